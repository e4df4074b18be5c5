import Foundation

/// A folder of PDFs that have their text with them, no two with the same bytes.
struct TextPDFCorpus {
    let folder: String
    let paths: [String]
    let pageCount: Int

    /// With fewer words a page may be a scan, which costs a hundred times as much.
    private static let fewWords = 12

    /// Copies PDFs until there are as many as asked for.
    ///
    /// - Parameters:
    ///   - count: documents wanted.
    ///   - folder: where they go; it is empty.
    ///   - source: a folder with documents; what is no PDF or holds a scanned page is left out.
    /// - Throws: when there is no PDF with text.
    init(count: Int, in folder: String, from source: String) throws {
        let originals = try Self.textPDFs(in: source, atMost: count)
        guard !originals.isEmpty else { throw BenchmarkFailure("There is no PDF with text in \(source)") }
        var paths: [String] = []
        var pageCount = 0
        for index in 0..<count {
            let original = originals[index % originals.count]
            let path = "\(folder)/document-\(1_000_000 + index).pdf"
            // A comment behind the end makes other bytes of the same document.
            try (original.bytes + Data("\n% copy \(index)\n".utf8)).write(to: URL(filePath: path))
            paths.append(path)
            pageCount += original.pageCount
        }
        self.folder = folder
        self.paths = paths
        self.pageCount = pageCount
    }

    /// PDFs with text, by path.
    static func textPDFs(in folder: String, atMost count: Int) throws -> [(bytes: Data, pageCount: Int)] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var documents: [(bytes: Data, pageCount: Int)] = []
        for name in names.sorted() where name.lowercased().hasSuffix(".pdf") && documents.count < count {
            let path = "\(folder)/\(name)"
            let words = try PopplerText.wordCounts(of: path)
            guard let least = words.min(), least >= fewWords else { continue }
            documents.append((try Data(contentsOf: URL(filePath: path)), words.count))
        }
        return documents
    }
}
