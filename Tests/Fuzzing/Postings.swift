import Careers
import Foundation
@testable import JobFeeds
import JobMatching
import Places
import Resume

/// Feeds with pay, dates and places that no employer writes: read, ranked and explained.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, min(count, 1_024))
    let shape = input.pick(HostileFeed.Format.allCases)
    let feed = HostileFeed.feed(shape, &input)
    guard let rows = try? FeedReader(format: shape.name, source: "feed").rows(of: feed) else { return 0 }
    let knowledge = Knowledge.loaded
    let features = PostingFeatures(knowledge: knowledge.careers, gazetteer: knowledge.gazetteer)
    var postings: [JobPosting] = []
    for row in rows {
        guard let posting = row.posting else { continue }
        var whole = features.computed(for: posting)
        if let reach = row.reach { whole.eligibleCountries = reach.countries(of: whole.places) }
        whole.fingerprint = PostingFingerprint(whole).number
        postings.append(whole)
    }
    // Enough of them that pay is compared.
    postings += postings.prefix(6)
    let ranker = JobRanker(buckets: JobBuckets(gazetteer: knowledge.gazetteer))
    let explainer = JobExplainer(knowledge: knowledge.careers)
    for match in ranker.matches(postings, for: Person.query, now: Knowledge.now) {
        expect((0...100).contains(match.score), "a score of \(match.score)")
        expect(match.distance.map { (0...20_100).contains($0) } ?? true, "a distance that the globe has not")
        let explanation = explainer.explanation(
            of: match,
            posting: nil,
            resume: Person.resume,
            profile: Person.profile,
            now: Knowledge.now
        )
        expect(!explanation.summary.isEmpty, "nothing to say")
    }
    return 0
}

/// Somebody whom many postings fit.
private enum Person {
    static let resume = {
        var resume = Resume()
        var entry = WorkEntry()
        entry.position = "Accountant"
        entry.name = "Acme Ltd"
        entry.startDate = PartialDate(year: 2019, month: 3)
        entry.isCurrent = true
        resume.work = [entry]
        resume.skills = [SkillGroup(name: nil, keywords: [Sourced("Excel, SAP, Python, C++", lines: [])])]
        resume.likelihood = 1
        return resume
    }()
    static let profile = Knowledge.loaded.profiler.profile(of: resume, today: Knowledge.today)
    static let query = MatchQuery(
        profile: profile,
        place: Knowledge.loaded.gazetteer.resolve("Austin, TX"),
        country: "US",
        knowledge: Knowledge.loaded.careers
    )
}

extension HostileFeed.Format {
    fileprivate var name: FeedFormat {
        switch self {
        case .ownLines: .ndjson
        case .table: .csv
        case .jsonLD: .jsonLD
        case .greenhouse: .greenhouse
        case .lever: .lever
        case .indeed: .indeedXML
        }
    }
}
