import Foundation

/// One run of `vitae jobs match`, which searches several times for one résumé.
struct MatchRun {
    /// Milliseconds of each search but the first.
    let times: [Double]
    /// The occupations that the best postings truly are for.
    let occupations: [String]

    private struct Line: Decodable {
        let id: String
    }

    /// Searches.
    ///
    /// - Parameters:
    ///   - resume: a document.
    ///   - data: the folder of the database.
    ///   - searches: how often.
    ///   - limit: how many postings.
    ///   - log: a file of this run alone.
    ///   - bench: tells where the program is.
    /// - Throws: when the program fails or prints no times.
    init(_ resume: String, data: String, searches: Int, limit: Int, log: String, on bench: Bench) throws {
        let child = try ChildProcess(
            bench.vitae,
            [
                "jobs", "match", resume, "--data", data, "--repeat", "\(searches + 1)", "--limit", "\(limit)",
                "--format", "ndjson",
            ],
            output: .pipe,
            log: log
        )
        let lines = try child.readToEnd().split(separator: UInt8(ascii: "\n"))
        let isSuccess = try child.wait().isSuccess
        let words = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        let printed = words.split(separator: "\n").first { $0.hasPrefix("searches took ") }
        times = (printed ?? "").split(separator: " ").compactMap { Double($0) }
        guard isSuccess, times.count == searches else { throw BenchmarkFailure("vitae jobs match: \(words)") }
        occupations = try lines.map { line in
            let id = try JSONDecoder().decode(Line.self, from: Data(line)).id
            return KnownPosting.occupation(ofIdentifier: String(id.drop { $0 != ":" }.dropFirst()))
        }
    }
}
