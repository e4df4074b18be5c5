import Foundation
import JobFeeds
import JobMatching
import Testing

@Suite("Writing a posting as a line")
struct PostingLineTests {
    private static func read(_ line: String) throws -> JobPosting {
        try PostingLineDecoder(source: "feed").posting(from: Data(line.utf8))
    }

    @Test("what is read back is what was written")
    func roundTrip() throws {
        var posting = JobPosting(source: "feed", identifier: "a\"1\\", title: "Bäcker 🥐", company: "Sonnenkorn\tGmbH")
        posting.url = "https://jobs.example.com/1?a=b&c=d"
        posting.description = "Brot.\n\nUnd \"Brötchen\"."
        posting.employmentType = "FULL_TIME"
        posting.salary = Salary(currency: "EUR", minimum: 14.5, maximum: 16, unit: "HOUR")
        posting.postedAt = Date(timeIntervalSince1970: 1_793_707_200)
        posting.expiresAt = Date(timeIntervalSince1970: 1_793_807_200)
        posting.skills = ["Backen", "C++"]
        let line = PostingLine(posting, occupation: "51-3011").text
        #expect(!line.contains("\n"))
        #expect(line.contains(#""occupationalCategory":"51-3011""#))
        let read = try Self.read(line)
        #expect(read.identifier == posting.identifier)
        #expect(read.title == posting.title)
        #expect(read.url == posting.url)
        #expect(read.description == posting.description)
        #expect(read.employmentType == posting.employmentType)
        #expect(read.salary == posting.salary)
        #expect(read.postedAt == posting.postedAt)
        #expect(read.expiresAt == posting.expiresAt)
        #expect(read.skills == posting.skills)
    }

    @Test("control characters are escaped", arguments: ["\u{0}", "\u{1}", "\u{1F}", "\r", "\u{8}"])
    func controls(_ character: String) throws {
        let posting = JobPosting(source: "feed", identifier: "1", title: "Ba\(character)ker", company: "")
        let line = PostingLine(posting).text
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["title"] as? String
                == posting.title
        )
    }

    @Test(
        "says who may apply from where, also when everybody may",
        arguments: [[], ["US"], ["CA", "DE", "IN"]] as [[String]]
    )
    func eligibility(_ countries: [String]) throws {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Baker", company: "")
        posting.workplace = .remote
        posting.places = [PostingPlace(text: "London, United Kingdom", place: nil)]
        posting.eligibleCountries = countries
        let read = try Self.read(PostingLine(posting).text)
        #expect(read.workplace == .remote)
        #expect(read.eligibleCountries == countries)
    }

    @Test("says how people work", arguments: [JobPosting.Workplace.onSite, .hybrid, .remote])
    func workplace(_ workplace: JobPosting.Workplace) throws {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Baker", company: "")
        posting.workplace = workplace
        #expect(try Self.read(PostingLine(posting).text).workplace == workplace)
    }
}
