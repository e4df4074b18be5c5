import Foundation
import JobMatching
import Testing

@testable import JobFeeds

@Suite("How well it is told where the work is done")
struct WorkplaceAccuracyTests {
    /// What the import makes of a case.
    private static func reading(_ example: WorkplaceCase) throws -> JobPosting {
        var fields: [String: Any] = [
            "identifier": "1", "title": example.title, "location": example.location, "description": example.body,
        ]
        switch example.flag {
        case "": break
        case "true": fields["remote"] = true
        case "false": fields["remote"] = false
        default: fields["remote"] = example.flag
        }
        let line = try JSONSerialization.data(withJSONObject: fields)
        return try PostingLineDecoder(source: "feed").posting(from: line)
    }

    @Test(
        "of the postings called so, and of those that are, at least 95 of a hundred are right",
        arguments: [JobPosting.Workplace.remote, .hybrid, .onSite]
    )
    func accuracy(_ workplace: JobPosting.Workplace) throws {
        var right = 0
        var called = 0
        var wrong: [String] = []
        for example in WorkplaceCase.all {
            let found = try Self.reading(example).workplace
            if found == workplace { called += 1 }
            if found == workplace, example.workplace == workplace { right += 1 }
            if (found == workplace) != (example.workplace == workplace) { wrong.append("\(example): \(found)") }
        }
        let labelled = WorkplaceCase.all.count { $0.workplace == workplace }
        #expect(Double(right) / Double(called) >= 0.95, "precision; wrong: \(wrong)")
        #expect(Double(right) / Double(labelled) >= 0.95, "recall; wrong: \(wrong)")
    }

    @Test("who may apply is told of at least 95 of a hundred remote postings that say it")
    func eligibility() throws {
        let stated = WorkplaceCase.all.filter { !$0.countries.isEmpty }
        let wrong = try stated.filter { example in
            let countries = Set(try Self.reading(example).eligibleCountries)
            return !countries.isSuperset(of: example.countries)
        }
        #expect(Double(wrong.count) <= 0.05 * Double(stated.count), "\(wrong)")
    }

    @Test("there are enough cases of each kind to tell")
    func size() {
        #expect(WorkplaceCase.all.count >= 300)
        for workplace in [JobPosting.Workplace.remote, .hybrid, .onSite] {
            #expect(WorkplaceCase.all.count { $0.workplace == workplace } >= 60)
        }
    }
}
