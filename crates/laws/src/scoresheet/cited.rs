//! What this module cites beside [`crate::topics`].

use adoube_rulebook::Topic;

pub(super) const RECORDING_LAG: Topic = Topic("recording-lag");
pub(super) const RECORDING_EXEMPT: Topic = Topic("recording-exempt");
pub(super) const RECORDING_EXEMPT_SUDDEN_DEATH: Topic = Topic("recording-exempt-sudden-death");
pub(super) const SCORESHEET_UPDATED_ONE: Topic = Topic("scoresheet-updated-one");
pub(super) const SCORESHEET_CONTENT: Topic = Topic("scoresheet-content");
pub(super) const SCORESHEET_LOAN: Topic = Topic("scoresheet-loan");
pub(super) const RECONSTRUCTION_WAIVED: Topic = Topic("reconstruction-waived");
pub(super) const RESULT_SIGNED: Topic = Topic("result-signed");
