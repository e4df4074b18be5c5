import Foundation
import TestSupport
import Testing
import TextFolding

@Suite("Titles in the tables")
struct AmbiguousTitleTests {
    private struct Entry {
        let code: String
        let title: String
        let isMarked: Bool
    }

    private let entries: [Entry]

    init() throws {
        let folder = Samples.folder.deletingLastPathComponent()
            .appending(path: "Sources/Careers/Resources/Occupations")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
        var entries: [Entry] = []
        for name in names.sorted() {
            let file = TableFile([UInt8](try Data(contentsOf: folder.appending(path: name))), columns: 7)
            for row in file.rows {
                for title in row[3].listItems {
                    let isMarked = title.hasSuffix("*")
                    entries.append(
                        Entry(
                            code: row[0],
                            title: (isMarked ? String(title.dropLast()) : title),
                            isMarked: isMarked
                        )
                    )
                }
            }
        }
        self.entries = entries
    }

    @Test("a title is marked wherever it stands under more than one code, and nowhere else")
    func marks() {
        #expect(entries.count > 20_000)
        var codes: [String: Set<String>] = [:]
        for entry in entries { codes[entry.title.foldedTokens.joined(separator: " "), default: []].insert(entry.code) }
        for entry in entries {
            let owners = codes[entry.title.foldedTokens.joined(separator: " ")] ?? []
            #expect(entry.isMarked == (owners.count > 1), "\(entry.title) (\(entry.code)): \(owners.sorted())")
        }
    }

    @Test("an occupation names a title once, written without blanks around it")
    func repeated() {
        let byCode = Dictionary(grouping: entries, by: \.code)
        for (code, entries) in byCode {
            let titles = entries.map(\.title)
            let repeated = Dictionary(grouping: titles, by: \.self).filter { $0.value.count > 1 }.keys
            #expect(repeated.isEmpty, "\(code): \(repeated.sorted())")
            #expect(titles.allSatisfy { $0.first?.isWhitespace == false && $0.last?.isWhitespace == false }, "\(code)")
        }
    }
}
