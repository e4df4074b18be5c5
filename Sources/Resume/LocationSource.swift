/// Where the place of a person was read.
package enum LocationSource: String, Codable, Hashable, Sendable {
    /// The document says that the person lives there.
    case stated
    /// It is where the current position is, or the latest one; the document names no home.
    case currentJob = "current_job"
}
