import Foundation

@testable import Publications

/// Invented publications with whatever makes formats stumble.
enum Examples {
    static let owner = UUID(uuidString: "11111111-2222-3333-4444-555555555555") ?? UUID()
    static let start = Date(timeIntervalSince1970: 1_790_000_000)

    static var contents: [PublicationContent] {
        var article = PublicationContent(title: "Tone & Syntax_in 50% of {Northern} Languages: $1 #2 ~ ^ \\ end")
        article.setContributors([
            Contributor(name: "Özgür, Ş.", kind: .person),
            Contributor(name: "Example Organization for Tone", kind: .group),
            Contributor(name: "van der Berg, Ludwig", kind: .person),
            Contributor(name: "de la Cruz, Jr., María", kind: .person), Contributor(name: "et al.", kind: .others),
        ])
        article.year = 2024
        article.kind = .article
        article[.venue] = "Journal of Examples & Samples"
        article[.volume] = "12"
        article[.issue] = "3"
        article[.pages] = "45-67"
        article[.doi] = "10.1000/ex_1(2)<3>"
        article[.url] = "https://example.com/a_b?c=d%20e&f=~g#h"
        article[.issn] = "1234-5678"
        article[.keywords] = "tone, syntax"
        article[.abstract] = "First line. Second \"line\" — with 音."
        article[.languagePublished] = "English"
        var book = PublicationContent(title: "An unpaired { brace, and = signs")
        book.setContributors([Contributor(name: "Foo and Bar Consortium", kind: .group)])
        book.year = 1999
        book.kind = .book
        book[.isbn] = "978-3-16-148410-0"
        book[.publisher] = "Example Press, Inc."
        book[.place] = "Wien"
        book[.edition] = "2"
        book[.editor] = "Doe, Jane; Roe, R."
        var paper = PublicationContent(title: "Łódź, naïve café — “quoted”")
        paper.setContributors([Contributor(name: "Ludwig Beispiel", kind: .person)])
        paper.kind = .paper
        paper.year = 2001
        paper[.venue] = "Proceedings of the Example Conference"
        var bare = PublicationContent(title: "Only a title")
        bare[.note] = "in press"
        return [article, book, paper, bare]
    }

    static var publications: [Publication] {
        contents.enumerated().map { index, content in publication(content, index) }
    }

    static func publication(_ content: PublicationContent, _ number: Int = 0) -> Publication {
        Publication(
            id: SpelledUUID(UUID()),
            owner: owner,
            content: content,
            key: CitationKey.base(of: content) + CitationKey.suffix(number),
            revision: 1,
            createdAt: start,
            updatedAt: start
        )
    }

    static func read(_ text: String, _ format: PublicationFormat? = nil) throws -> PublicationFile {
        try PublicationFile(Data(text.utf8), format: format)
    }
}
