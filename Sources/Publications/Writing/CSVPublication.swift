import Foundation
import SafeText

/// A publication as a row of a table.
enum CSVPublication {
    private static let names = ["id", "key", "title", "author", "year", "kind"]

    static let header =
        CSV.row(
            names + PublicationField.allCases.map(\.rawValue) + ["created_at", "updated_at"]
        ) + "\r\n"

    static func row(of publication: Publication) -> String {
        let content = publication.content
        let cells =
            [
                publication.spelledID.text, publication.key, content.title, content.author,
                content.year.map(String.init) ?? "", content.kind?.rawValue ?? "",
            ] + PublicationField.allCases.map { content[$0] ?? "" } + [
                WireTime.text(publication.createdAt), WireTime.text(publication.updatedAt),
            ]
        return CSV.row(cells) + "\r\n"
    }
}
