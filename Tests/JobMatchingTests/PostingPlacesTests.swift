import JobMatching
import Places
import Testing
import TestSupport

@Suite("The places of postings")
struct PostingPlacesTests {
    private static func place(_ text: String, _ change: (inout JobPosting) -> Void = { _ in }) throws -> Place? {
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        var posting = JobPosting(source: "feed", identifier: "1", title: "Accountant", company: "Fundera")
        posting.places = [PostingPlace(text: text, place: nil)]
        change(&posting)
        return features.computed(for: posting).places.first?.place
    }

    @Test(
        "pay, customs and the other places tell which town of a name is meant",
        arguments: ["Santa Clara", "San Mateo"]
    )
    func namesakes(_ town: String) throws {
        let pay = try Self.place(town) { $0.salary = Salary(currency: "USD", minimum: 1, maximum: nil, unit: "YEAR") }
        let custom = try Self.place(town) { $0.description = "We offer a 401(k)." }
        let other = try Self.place(town) { $0.places.append(PostingPlace(text: "Austin, TX", place: nil)) }
        for place in [pay, custom, other] {
            #expect(place?.city == town)
            #expect(place?.region == "CA")
            #expect(place?.countryCode == "US")
        }
    }

    @Test("a metropolis elsewhere is meant all the same")
    func metropolis() throws {
        let paris = try Self.place("Paris") {
            $0.salary = Salary(currency: "USD", minimum: 1, maximum: nil, unit: "YEAR")
        }
        #expect(paris?.countryCode == "FR")
    }

    @Test(
        "what a company calls its offices",
        arguments: [("Neo Toronto", "CA"), ("Fundera New York", "US"), ("Fundera Minsk", "BY")]
    )
    func named(_ text: String, country: String) throws {
        let place = try Self.place(text)
        #expect(place?.kind == .city)
        #expect(place?.countryCode == country)
    }

    @Test("words in front of a small town are no company's", arguments: ["Lawn Bowling", "Remote"])
    func unknown(_ text: String) throws {
        #expect(try Self.place(text)?.kind != .city)
    }
}
