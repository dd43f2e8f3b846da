//! Papers for programs.

use super::*;

#[tokio::test]
async fn programs_get_papers_as_data_and_as_files() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let base = "/api/v1/events/club/sections/open/papers";
    let listed: serde_json::Value = serde_json::from_str(&viewer.page(base).await).unwrap();
    let papers = listed["papers"].as_array().unwrap();
    let standings = papers
        .iter()
        .find(|one| one["paper"] == "standings")
        .unwrap();
    assert_eq!(standings["of_a_round"], true);
    let files = standings["files"].as_array().unwrap();
    assert!(
        files.contains(&format!("{base}/standings.pdf").into()),
        "{listed}"
    );
    let report = papers.iter().find(|one| one["paper"] == "report").unwrap();
    assert_eq!(report["draft"], true);
    let shown: serde_json::Value =
        serde_json::from_str(&viewer.page(&format!("{base}/standings")).await).unwrap();
    assert_eq!(shown["paper"], "standings");
    let table = viewer.page(&format!("{base}/standings.csv?round=1")).await;
    assert!(table.contains("Adams"), "{table}");
    for name in ["nothing", "standings.doc", "standings?round=9"] {
        let (status, _) = viewer.get(&format!("{base}/{name}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{name}");
    }
}
