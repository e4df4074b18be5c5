import ArgumentParser
import Foundation

/// The files that say what is ranked and what is right, as TREC has them.
enum RankingFiles {
    /// Lines of an identifier, a tab and a title.
    ///
    /// - Parameter path: the file.
    /// - Returns: the pairs in the order of the file.
    /// - Throws: an error that names the file when it cannot be read or has another form.
    static func titles(_ path: String) throws -> [(id: String, title: String)] {
        try lines(path).map { line in
            let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard cells.count == 2, !cells[0].isEmpty else {
                throw ValidationError("\(path): “\(line)” is not an identifier, a tab and a title.")
            }
            return (String(cells[0]), cells[1].trimmingCharacters(in: .whitespaces))
        }
    }

    /// Relevant documents by query: lines of query, 0, document and relevance.
    ///
    /// - Parameter path: the file.
    /// - Returns: the documents whose relevance is above 0.
    /// - Throws: an error that names the file when it cannot be read or has another form.
    static func judgements(_ path: String) throws -> [String: Set<String>] {
        var relevant: [String: Set<String>] = [:]
        for line in try lines(path) {
            let cells = line.split { $0 == " " || $0 == "\t" }
            guard cells.count == 4, let relevance = Int(cells[3]) else {
                throw ValidationError("\(path): “\(line)” is not a query, 0, a document and a relevance.")
            }
            if relevance > 0 { relevant[String(cells[0]), default: []].insert(String(cells[2])) }
        }
        return relevant
    }

    /// A line of a run: query, Q0, document, rank from 1, score, and the name of the run.
    static func runLine(query: String, document: String, rank: Int, score: Double) -> String {
        "\(query) Q0 \(document) \(rank) \(String(format: "%.6f", score)) vitae"
    }

    /// The lines of a file that are not empty.
    static func lines(_ path: String) throws -> [Substring] {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw ValidationError("\(path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self).split { $0.isNewline }
            .filter { $0.contains { !$0.isWhitespace } }
    }
}
