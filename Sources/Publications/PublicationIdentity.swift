import Foundation
import TextFolding

/// What tells that two descriptions are of one publication: the same DOI, or the same title and year.
package struct PublicationIdentity: Hashable, Sendable {
    /// The DOI in lower case; nil where none is known.
    package let doi: String?
    /// The letters and digits of the title, folded, and the year.
    package let titleAndYear: String

    package init(_ content: PublicationContent) {
        doi = content[.doi].flatMap(Self.doi)
        titleAndYear = Self.words(content.title) + "|" + (content.year.map(String.init) ?? "")
    }

    /// A DOI as they are compared: in lower case, without the resolver in front; nil for what is none.
    package static func doi(_ text: String) -> String? {
        guard let start = text.range(of: "10.") else { return nil }
        let doi = text[start.lowerBound...].lowercased()
        return doi.contains("/") ? doi : nil
    }

    /// Folded letters and digits, words apart.
    private static func words(_ title: String) -> String {
        title.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init).joined(separator: " ")
    }
}
