import Foundation

/// Many postings made from a few: each with an identifier and a text of its own, so that none is a duplicate.
enum GeneratedPostings {
    /// Writes a feed.
    ///
    /// - Parameters:
    ///   - count: postings wanted.
    ///   - path: file to write.
    ///   - samples: a feed with a JSON object a line.
    /// - Throws: when the samples cannot be read.
    static func write(_ count: Int, to path: String, from samples: String) throws {
        let lines = try String(contentsOfFile: samples, encoding: .utf8).split(separator: "\n")
        let originals = try lines.compactMap { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        }
        guard !originals.isEmpty else { throw BenchmarkFailure("There is no posting in \(samples)") }
        var feed = Data()
        for index in 0..<count {
            var posting = originals[index % originals.count]
            posting["identifier"] = "B-\(index)"
            posting["url"] = "https://jobs.example.com/b-\(index)"
            posting["description"] = "\(posting["description"] as? String ?? "") Reference \(index)."
            posting["company"] = "\(posting["company"] as? String ?? "Company") \(index / originals.count)"
            feed += try JSONSerialization.data(withJSONObject: posting) + Data("\n".utf8)
        }
        try feed.write(to: URL(filePath: path))
    }
}
