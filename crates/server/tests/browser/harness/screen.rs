//! What the visitor looks with, and pictures of it.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::visitor::Visitor;

/// The sheets of a printed page, from points of 1/72 inch.
const SHEETS: &str = "const text = atob(arguments[0]);
    const boxes = [...text.matchAll(/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]/g)];
    const millimetres = (points) => Math.round(points * 25.4 / 72);
    return {
      bytes: [...text].map((letter) => letter.charCodeAt(0)),
      sheets: boxes.map(([, width, height]) => [width, height].map(millimetres)),
    };";

/// The size of a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Screen {
    /// 1280 × 800.
    Laptop,
    /// 390 × 844.
    Phone,
    /// 360 × 740: the narrowest that pages must fit.
    Narrow,
}

impl Screen {
    fn size(self) -> (u32, u32) {
        match self {
            Screen::Laptop => (1280, 800),
            Screen::Phone => (390, 844),
            Screen::Narrow => (360, 740),
        }
    }
}

/// Which colours the visitor prefers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

impl Visitor {
    /// Takes another screen.
    pub(crate) async fn look_with(&self, screen: Screen, scheme: Scheme) {
        let (width, height) = screen.size();
        let mobile = !matches!(screen, Screen::Laptop);
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await;
        // Without motion, so that a colour is what it will be.
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await;
    }

    /// A picture of the page on a laptop.
    pub(crate) async fn picture(&self, name: &str) {
        self.picture_with(name, Screen::Laptop, Scheme::Light).await;
    }

    /// Pictures on a laptop and a phone, light and dark.
    pub(crate) async fn pictures(&self, name: &str) {
        self.picture(name).await;
        self.picture_with(&format!("{name}-dark"), Screen::Laptop, Scheme::Dark)
            .await;
        self.picture_with(&format!("{name}-phone"), Screen::Phone, Scheme::Light)
            .await;
        self.picture_with(&format!("{name}-phone-dark"), Screen::Phone, Scheme::Dark)
            .await;
        self.look_with(Screen::Laptop, Scheme::Light).await;
    }

    /// Prints the page beside the pictures; the sheets of paper it takes, by width and height in
    /// millimetres.
    pub(crate) async fn printed(&self, name: &str) -> Vec<[u32; 2]> {
        let how = json!({ "preferCSSPageSize": true, "printBackground": true });
        let answer = self.devtools("Page.printToPDF", how).await;
        let sizes = self.script(SHEETS, vec![answer["data"].clone()]).await;
        let bytes: Vec<u8> = serde_json::from_value(sizes["bytes"].clone()).unwrap();
        let folder = pictures_folder();
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.pdf")), bytes).unwrap();
        serde_json::from_value(sizes["sheets"].clone()).expect("sizes of sheets")
    }

    async fn picture_with(&self, name: &str, screen: Screen, scheme: Scheme) {
        self.look_with(screen, scheme).await;
        let picture = self.client.screenshot().await.unwrap();
        let folder = pictures_folder();
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }
}

/// Where the pictures go.
pub(crate) fn pictures_folder() -> PathBuf {
    let named = std::env::var_os("ADOUBE_SCREENSHOTS").map(PathBuf::from);
    named.unwrap_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots"))
}
