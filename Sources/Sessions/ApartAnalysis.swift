package import Resume
package import TextDocument

/// Analyses a document where a trap costs that document only: in a process of its own.
package protocol ApartAnalysis: Sendable {
    /// Everything the document says.
    ///
    /// - Parameters:
    ///   - document: its text.
    ///   - today: the day that open positions last until.
    /// - Returns: what was found; nil when the process did not survive it.
    /// - Throws: what starting a process throws.
    func analyse(_ document: TextDocument, today: PartialDate) async throws -> Analysis?
}
