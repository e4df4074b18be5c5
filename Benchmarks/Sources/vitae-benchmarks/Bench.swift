import Foundation

/// What all benchmarks are run with.
struct Bench {
    /// Folder of Vitae's release programs.
    let binaries: String
    /// Folder of Vitae's sample documents.
    let samples: String
    /// Folder of PDFs to measure with instead of the samples.
    let files: String?
    /// How often each side of a comparison is measured.
    let rounds: Int
    /// Postings of `jobs-scale` and `stores`.
    let jobs: Int
    /// Publications of the list of `publications`.
    let publications: Int

    var vitae: String { "\(binaries)/vitae" }
    var evaluate: String { "\(binaries)/vitae-evaluate" }
    var extractor: String { "\(binaries)/vitae-extract" }
    var sampleDocuments: String { "\(samples)/resumes" }
    var samplePostings: String { "\(samples)/jobs.ndjson" }

    /// Fails when a program is not there, before anything is measured.
    func checkPrograms() throws {
        for path in [vitae, extractor] where !FileManager.default.isExecutableFile(atPath: path) {
            throw BenchmarkFailure("\(path) is not there. Build it: swift build -c release")
        }
    }
}

/// Why something could not be measured, in words.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
