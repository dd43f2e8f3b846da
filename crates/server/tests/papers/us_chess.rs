//! The rating report of US Chess.

use super::*;

#[tokio::test]
async fn the_rating_report_of_us_chess() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let page = "/desk/club/open/papers/us-report";
    let (status, text) = viewer.get(page).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        text.contains("the ID of the affiliate is missing"),
        "{text}"
    );
    let zip = format!("{page}/us-report.zip");
    let (status, ..) = viewer.bytes(&zip, None).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, name, bytes) = viewer.bytes(&format!("{zip}?force=yes"), None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(name, "attachment; filename=\"club-us-report.zip\"");
    let zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    assert_eq!(zip.len(), 3);
    let (status, _, bytes) = viewer
        .bytes(&format!("{page}/TDEXPORT.DBF?force=yes"), None)
        .await;
    assert_eq!((status, bytes[0]), (StatusCode::OK, 3));
    let (status, ..) = viewer
        .bytes(&format!("{page}/OTHER.DBF?force=yes"), None)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
