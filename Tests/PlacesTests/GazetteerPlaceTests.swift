import Places
import TestSupport
import Testing

@Suite("Texts that are places")
struct GazetteerPlaceTests {
    @Test(
        "are places and nothing else",
        arguments: [
            "Austin", "Austin, TX", "Berlin, Germany", "Remote", "Toronto, ON, Canada", "Greater Boston", "Texas",
            "Houston, TX, US", "Leeds (UK)",
        ]
    )
    func places(_ text: String) throws {
        #expect(try Knowledge.gazetteer().isPlace(text))
    }

    @Test(
        "are not places when they say anything else",
        arguments: [
            "", "Staff Nurse", "Acme Ltd, Berlin", "Project lead in Berlin", "in", "or", "me", "2019",
            "Berlin, Paris, London, Rome, Madrid",
        ]
    )
    func others(_ text: String) throws {
        #expect(try !Knowledge.gazetteer().isPlace(text))
    }

    @Test(
        "share a metropolitan area",
        arguments: [("Oakland, CA", "Palo Alto, CA"), ("San Jose, CA", "San Francisco, CA")]
    )
    func sameMetro(first: String, second: String) throws {
        let gazetteer = try Knowledge.gazetteer()
        let places = (try #require(gazetteer.resolve(first)), try #require(gazetteer.resolve(second)))
        #expect(gazetteer.isSameMetro(places.0, places.1))
        #expect(gazetteer.isSameMetro(places.1, places.0))
    }

    @Test("do not share one", arguments: [("Oakland, CA", "Austin, TX"), ("Paris", "Berlin"), ("Texas", "Austin, TX")])
    func otherMetro(first: String, second: String) throws {
        let gazetteer = try Knowledge.gazetteer()
        let places = (try #require(gazetteer.resolve(first)), try #require(gazetteer.resolve(second)))
        #expect(!gazetteer.isSameMetro(places.0, places.1))
    }
}
