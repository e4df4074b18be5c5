/// What a person does with a job.
public enum JobInteraction: String, CaseIterable, Hashable, Sendable {
    /// Looked at it.
    case view
    /// Keeps it.
    case star
    /// Keeps it no longer.
    case unstar
    /// Applied for it.
    case apply
}
