import Foundation

/// What a publication says, apart from whose it is.
package struct PublicationContent: Hashable, Sendable {
    package var title: String { didSet { title = Self.clean(title) } }
    /// The authors as they were written in one text.
    package private(set) var author = ""
    /// The same authors, one by one.
    package private(set) var contributors: [Contributor] = []
    /// 0-9999.
    package var year: Int?
    package var kind: PublicationKind?
    private var texts: [PublicationField: String] = [:]

    /// Years that are written with at most four digits.
    package static let years = 0...9_999

    /// A publication of nobody yet.
    package init(title: String) {
        self.title = Self.clean(title)
    }

    /// A text; what has nothing but spaces in it is none.
    package subscript(field: PublicationField) -> String? {
        get { texts[field] }
        set {
            let text = newValue.map(Self.clean) ?? ""
            texts[field] = text.isEmpty ? nil : text
        }
    }

    /// The names of the authors, without a mark that there are more.
    package var authors: [String] { contributors.filter { $0.kind != .others }.map(\.name) }

    /// The keywords, one by one.
    package var keywords: [String] { self[.keywords].map(KeywordList.split) ?? [] }

    /// Takes authors that are written in one text. The same text again changes nothing.
    package mutating func setAuthor(_ text: String) {
        let text = Self.clean(text)
        guard text != author else { return }
        author = text
        contributors = ContributorList.split(text)
    }

    /// Takes authors one by one. The same names again change nothing, so that a mark for others stays.
    package mutating func setAuthors(_ names: [String]) {
        let names = names.map(Self.clean).filter { !$0.isEmpty }
        guard names != authors else { return }
        setContributors(names.map { Contributor(named: $0) })
    }

    /// Takes authors whose kinds are known.
    package mutating func setContributors(_ contributors: [Contributor]) {
        self.contributors = contributors
        author = ContributorList.text(contributors)
    }

    /// Takes authors as they were stored, text and list.
    package mutating func restore(author: String, contributors: [Contributor]) {
        self.author = author
        self.contributors = contributors
    }

    /// Takes keywords one by one.
    package mutating func setKeywords(_ words: [String]) {
        let words = words.map(Self.clean).filter { !$0.isEmpty }
        guard words != keywords else { return }
        self[.keywords] = KeywordList.text(words)
    }

    /// Adds what another description of the same publication knows and this one does not.
    ///
    /// - Returns: whether anything was added.
    package mutating func fill(from other: PublicationContent) -> Bool {
        let before = self
        if contributors.isEmpty, !other.contributors.isEmpty {
            restore(author: other.author, contributors: other.contributors)
        }
        year = year ?? other.year
        kind = kind ?? other.kind
        for field in PublicationField.allCases { self[field] = self[field] ?? other[field] }
        return self != before
    }

    /// A text without spaces around it, and without the character that ends texts in databases.
    private static func clean(_ text: String) -> String {
        // Foundation copies what needs no trimming, too, which is nearly every text.
        let text = isTrimmed(text) ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.utf8.contains(0) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 }))
    }

    /// Whether a text begins and ends with visible characters of ASCII, or is empty.
    private static func isTrimmed(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return true }
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        return visible.contains(first) && visible.contains(last)
    }
}
