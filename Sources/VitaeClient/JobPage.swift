/// A part of a list of jobs.
public struct JobPage: Hashable, Sendable {
    /// Jobs before it.
    public var offset: Int
    /// Jobs in it at most.
    public var limit: Int

    /// Creates a page.
    public init(offset: Int = 0, limit: Int) {
        self.offset = offset
        self.limit = limit
    }
}
