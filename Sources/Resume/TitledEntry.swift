/// A certificate, publication or award: a title with a date, who gave it, and what it says.
package struct TitledEntry: Codable, Hashable, Sendable {
    package var title: String
    package var issuer: String?
    package var date: PartialDate?
    package var url: String?
    package var summary: String?
    /// What only publications have.
    package var citation: Citation?
    package var lines: [LineReference]

    package init(
        title: String,
        issuer: String? = nil,
        date: PartialDate? = nil,
        url: String? = nil,
        summary: String? = nil,
        citation: Citation? = nil,
        lines: [LineReference]
    ) {
        self.title = title
        self.issuer = issuer
        self.date = date
        self.url = url
        self.summary = summary
        self.citation = citation
        self.lines = lines
    }
}

/// Who wrote a publication and where it appeared.
package struct Citation: Codable, Hashable, Sendable {
    /// In the order of the document, as written; "et al." is none.
    package var authors: [String]
    /// Journal, conference or publisher, with volume and pages as written.
    package var venue: String?
    /// Without the address of a resolver in front.
    package var doi: String?

    package init(authors: [String] = [], venue: String? = nil, doi: String? = nil) {
        self.authors = authors
        self.venue = venue
        self.doi = doi
    }
}
