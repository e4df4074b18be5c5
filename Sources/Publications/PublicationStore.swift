package import Foundation

/// Keeps publications, a list for each account.
///
/// Every call is one transaction, but `importPublications`, which is one for some hundreds of them. No call sees, changes
/// or tells of the publications of another account.
package protocol PublicationStore: Sendable {
    /// A publication; nil where its owner has none with the identifier.
    func publication(_ id: UUID, of owner: UUID, now: Date) async throws -> Publication?

    /// Puts a publication into a list.
    ///
    /// - Parameters:
    ///   - content: what it says.
    ///   - id: chosen by an app, whose spelling is kept; where the owner has one with it, nothing is changed, and where
    ///     somebody else has, another is chosen. nil to choose one.
    ///   - owner: whose list.
    ///   - now: when.
    /// - Returns: the publication, and whether it is a new one.
    /// - Throws: what the store throws.
    func addPublication(
        _ content: PublicationContent,
        id: SpelledUUID?,
        of owner: UUID,
        now: Date
    ) async throws -> (publication: Publication, isNew: Bool)

    /// Changes a publication, in one piece: nobody else changes it meanwhile.
    ///
    /// - Parameters:
    ///   - id: of the publication.
    ///   - owner: whose list.
    ///   - now: when.
    ///   - change: makes the change; where it throws, nothing is changed.
    /// - Returns: the publication as it is now; nil where there is none.
    /// - Throws: what the change throws, and what the store throws.
    func changePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ change: @escaping @Sendable (Publication, inout PublicationContent) throws -> Void
    ) async throws -> Publication?

    /// Takes a publication out of its list. What it said is erased; that there was one is told for 90 days.
    ///
    /// - Parameters:
    ///   - id: of the publication.
    ///   - owner: whose list.
    ///   - now: when.
    ///   - check: looks at the publication before; where it throws, nothing is deleted.
    /// - Returns: whether there was one.
    /// - Throws: what the check throws, and what the store throws.
    func deletePublication(
        _ id: UUID,
        of owner: UUID,
        now: Date,
        _ check: @escaping @Sendable (Publication) throws -> Void
    ) async throws -> Bool

    /// A page of a list.
    ///
    /// - Parameters:
    ///   - query: what is looked for.
    ///   - owner: whose list.
    ///   - offset: publications on the pages before.
    ///   - limit: publications on a page.
    ///   - now: when.
    /// - Returns: the page.
    /// - Throws: what the store throws.
    func publications(
        _ query: PublicationQuery,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> PublicationPage

    /// What changed at a time or later, and what was deleted, the oldest change first.
    ///
    /// - Parameters:
    ///   - date: the time.
    ///   - owner: whose list.
    ///   - offset: changes on the pages before.
    ///   - limit: changes on a page.
    ///   - now: when; what was deleted 90 days before is not told any more.
    /// - Returns: the page, and how many changes there are on all.
    /// - Throws: what the store throws.
    func publicationChanges(
        since date: Date,
        of owner: UUID,
        from offset: Int,
        limit: Int,
        now: Date
    ) async throws -> (changes: [PublicationChange], total: Int)

    /// Some publications of a list in the order in which they came, for what reads all of them bit by bit.
    ///
    /// - Parameters:
    ///   - query: what is looked for; its order does not count.
    ///   - owner: whose list.
    ///   - mark: where the bit before ended; nil to begin.
    ///   - limit: publications of a bit.
    ///   - now: when.
    /// - Returns: the bit, and where it ends; nil for the end of the list.
    /// - Throws: what the store throws.
    func publications(
        _ query: PublicationQuery,
        of owner: UUID,
        after mark: Int64?,
        limit: Int,
        now: Date
    ) async throws -> (publications: [Publication], mark: Int64?)

    /// Adds publications that are not in the list yet. One that is, by its DOI or by its title and year, is skipped; what
    /// it knows and the list does not is added there.
    ///
    /// - Parameters:
    ///   - found: the publications, with the lines of a résumé that they were read from.
    ///   - owner: whose list.
    ///   - now: when.
    /// - Returns: those that are new, and how many were skipped.
    /// - Throws: what the store throws.
    func importPublications(
        _ found: [FoundPublication],
        of owner: UUID,
        now: Date
    ) async throws -> (imported: [Publication], skipped: Int)

    /// A list in numbers.
    ///
    /// - Parameters:
    ///   - owner: whose list.
    ///   - year: the one whose publications are counted.
    ///   - languages: how many languages are named.
    /// - Returns: the numbers.
    /// - Throws: what the store throws.
    func publicationFigures(of owner: UUID, year: Int, languages: Int) async throws -> PublicationFigures

    /// Erases the list of an account, and what is told of deleted ones.
    func erasePublications(of owner: UUID) async throws

    /// Forgets publications that were deleted 90 days ago.
    ///
    /// - Parameters:
    ///   - limit: how many at once.
    ///   - now: when.
    /// - Returns: how many were forgotten.
    /// - Throws: what the store throws.
    func forgetDeletedPublications(limit: Int, now: Date) async throws -> Int
}

/// A publication that was found somewhere, to be added to a list.
package struct FoundPublication: Hashable, Sendable {
    package var content: PublicationContent
    package var evidence: PublicationEvidence?

    package init(_ content: PublicationContent, evidence: PublicationEvidence? = nil) {
        self.content = content
        self.evidence = evidence
    }
}
