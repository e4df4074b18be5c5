#if DEBUG
    import Foundation
    import Glibc
#endif

/// Places where a test lets the server die, named in `VITAE_FAULT_AT`; in a release build nothing happens at them.
package enum FaultPoint: String, CaseIterable, Sendable {
    /// Everything of an upload is written, nothing committed.
    case beforeCommit = "before_commit"
    /// An upload is on disk, its sender has no answer.
    case afterCommitBeforeReply = "after_commit_before_reply"
    /// A worker has taken a document on.
    case afterClaim = "after_claim"
    /// The results are known, nothing of them is stored.
    case afterResultBeforeDone = "after_result_before_done"
    /// The write-ahead log is being brought into the database.
    case midCheckpoint = "mid_checkpoint"

    /// Dies at once, as in a power cut, when this is the place.
    package func reach() {
        #if DEBUG
            guard ProcessInfo.processInfo.environment["VITAE_FAULT_AT"] == rawValue else { return }
            kill(getpid(), SIGKILL)
        #endif
    }
}
