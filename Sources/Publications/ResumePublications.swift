package import Foundation
package import Resume

/// Publications of a résumé as those of a list, and back.
package enum ResumePublications {
    /// The publications that a résumé names.
    ///
    /// - Parameters:
    ///   - resume: what the document says.
    ///   - session: what read it.
    /// - Returns: its publications with their lines, in the order of the document.
    package static func found(in resume: Resume, session: UUID) -> [FoundPublication] {
        resume.publications.map { entry in
            var content = PublicationContent(title: entry.title)
            content.setContributors((entry.citation?.authors ?? []).map { Contributor(named: $0) })
            content.year = entry.date?.year
            content[.venue] = entry.citation?.venue ?? entry.issuer
            content[.publisher] = entry.citation?.venue == nil ? nil : publisher(entry)
            content[.doi] = entry.citation?.doi
            content[.url] = entry.url
            content[.abstract] = entry.summary
            return FoundPublication(content, evidence: PublicationEvidence(session: session, lines: entry.lines))
        }
    }

    /// The publication as an entry of a résumé; its lines only where it was read from that very session.
    package static func entry(_ publication: Publication, session: UUID) -> TitledEntry {
        let content = publication.content
        return TitledEntry(
            title: content.title,
            issuer: content[.publisher] ?? content[.venue],
            date: content.year.flatMap { resumeYears.contains($0) ? PartialDate(year: $0) : nil },
            url: content[.url],
            summary: content[.abstract],
            citation: Citation(authors: content.authors, venue: content[.venue], doi: content[.doi]),
            lines: publication.evidence?.session == session ? publication.evidence?.lines ?? [] : []
        )
    }

    /// JSON Resume has no dates in other years.
    private static let resumeYears = 1_000...2_999

    /// Who published it, where that is not the beginning of the venue.
    private static func publisher(_ entry: TitledEntry) -> String? {
        guard let issuer = entry.issuer, let venue = entry.citation?.venue, !venue.contains(issuer) else { return nil }
        return issuer
    }
}
