/// How far an upload is.
public struct UploadProgress: Hashable, Sendable {
    /// Bytes of the document that were handed to the connection.
    public var sent: Int
    /// Bytes of the document.
    public var total: Int

    /// From 0 to 1.
    public var fraction: Double { total > 0 ? Double(sent) / Double(total) : 1 }

    /// Creates a measure of progress.
    public init(sent: Int, total: Int) {
        self.sent = sent
        self.total = total
    }
}
