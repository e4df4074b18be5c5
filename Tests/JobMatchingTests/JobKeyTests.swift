import JobMatching
import Places
import TestSupport
import Testing

@Suite("Postings of one job")
struct JobKeyTests {
    private static func key(_ change: (inout JobPosting) -> Void = { _ in }) throws -> Int64? {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Sales Engineer", company: "Globex Corp.")
        posting.skills = ["Salesforce", "SQL"]
        posting.employmentType = "FULL_TIME"
        change(&posting)
        return JobKey(gazetteer: try Knowledge.gazetteer()).value(of: posting)
    }

    @Test(
        "have one number, whatever town is behind the title, and in whatever source they are",
        arguments: [
            "Sales Engineer - Portland, OR", "Sales Engineer (Berlin)", "Sales Engineer | Austin", "sales engineer",
            "Sales Engineer, Chicago",
        ]
    )
    func same(_ title: String) throws {
        let key = try Self.key {
            $0.title = title
            $0.source = "other"
            $0.identifier = "2"
            $0.company = "GLOBEX"
            $0.skills = ["SQL", "Salesforce"]
            $0.places = [PostingPlace(text: "Berlin", place: nil)]
            $0.description = "In Berlin."
        }
        #expect(try key == Self.key())
    }

    @Test("other titles, companies, skills, kinds of employment and remote work are other jobs")
    func others() throws {
        let keys = try [
            Self.key(), Self.key { $0.title = "Sales Engineer - Platform" }, Self.key { $0.company = "Initech" },
            Self.key { $0.skills = ["SQL"] }, Self.key { $0.employmentType = "PART_TIME" },
            Self.key { $0.workplace = .remote }, Self.key { $0.title = "Sales Engineer II" },
        ]
        #expect(Set(keys).count == keys.count)
        #expect(try Self.key { $0.company = "" } == nil)
        #expect(try Self.key { $0.company = "The Co" } != nil)
    }
}
