import Foundation

/// A large feed whose truth is known, made by `vitae jobs generate`, with a full-text index over all that it says.
struct KnownPostings {
    let count: Int
    let feed: String
    /// Nil where nobody asks it.
    let index: FullTextIndex?
    /// Bytes of all descriptions.
    private(set) var textBytes = 0
    /// What each posting is for and where, by number; texts are kept once.
    private var truths: [(occupation: String, countries: Set<String>)] = []
    /// People who would do the work of one of the postings, each of another occupation.
    private(set) var people: [KnownPerson] = []

    private static let personCount = 25

    /// Makes postings.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - folder: for the feed and the index.
    ///   - hasIndex: whether there is to be a full-text index.
    ///   - bench: tells where the program is.
    /// - Throws: when the program fails.
    init(count: Int, in folder: String, hasIndex: Bool = true, on bench: Bench) throws {
        self.count = count
        feed = "\(folder)/generated.ndjson"
        index = hasIndex ? try FullTextIndex(path: "\(folder)/fulltext.sqlite") : nil
        guard FileManager.default.createFile(atPath: feed, contents: nil) else {
            throw BenchmarkFailure("\(feed) cannot be written")
        }
        let file = try FileHandle(forWritingTo: URL(filePath: feed))
        let child = try ChildProcess(bench.vitae, ["jobs", "generate", "\(count)"], output: .pipe)
        var rest: [UInt8] = []
        while let piece = try child.read(), !piece.isEmpty {
            try file.write(contentsOf: Data(piece))
            rest += piece
            guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            for line in rest[..<end].split(separator: UInt8(ascii: "\n")) { try add(line) }
            rest.removeFirst(end + 1)
        }
        try file.close()
        guard try child.wait().isSuccess, truths.count == count else {
            throw BenchmarkFailure("vitae jobs generate made \(truths.count) of \(count) postings")
        }
        try index?.finish()
    }

    /// Whether a posting is for the person's occupation, and in their country: what lies abroad is none they can take.
    ///
    /// - Parameters:
    ///   - number: of the posting.
    ///   - person: who looks for work.
    /// - Returns: whether the posting is right.
    func isRight(_ number: Int, for person: KnownPerson) -> Bool {
        truths.indices.contains(number) && truths[number].occupation == person.occupation
            && !truths[number].countries.isDisjoint(with: person.countries)
    }

    private mutating func add(_ line: ArraySlice<UInt8>) throws {
        let posting = try JSONDecoder().decode(KnownPosting.self, from: Data(line))
        let number = truths.count
        textBytes += posting.description.utf8.count
        let skills = posting.skills?.joined(separator: ", ") ?? ""
        try index?.add("\(posting.title)\n\(posting.company)\n\(skills)\n\(posting.description)", number: number)
        truths.append((posting.occupationalCategory, posting.countries))
        // Evenly over the feed.
        let isNext = number >= people.count * count / Self.personCount
        let isNew = !people.contains { $0.occupation == posting.occupationalCategory }
        if isNext, isNew, people.count < Self.personCount, (posting.skills?.count ?? 0) >= 4 {
            people.append(KnownPerson(posting, number: people.count))
        }
    }
}
