import Places
import TestSupport
import Testing

@Suite("Texts that are places")
struct GazetteerPlaceTests {
    @Test(
        "are places and nothing else",
        arguments: [
            "Austin", "Austin, TX", "Berlin, Germany", "Remote", "Toronto, ON, Canada", "Greater Boston", "Texas",
            "Houston, TX, US", "Leeds (UK)", "Sharjah-U.A.E", "Muscat-Oman", "Abu Dhabi, U.A.E.",
            "Sohar, Sultanate of Oman",
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
        "are small or share their names with words, and what stands behind them says that they are places",
        arguments: [
            "Kilrush, Co. Clare", "Most, Czechia", "Sassuolo (MO)", "Vitoria-Gasteiz, Álava", "Police, Poland",
            "4810 Gmunden", "Wolfville, Nova Scotia", "Naperville, DuPage County, IL", "Orange, CA",
        ]
    )
    func small(_ text: String) throws {
        #expect(try Knowledge.gazetteer().isPlace(text))
    }

    @Test(
        "are small or share their names with words, and say nothing alone",
        arguments: ["Kilrush", "Most", "Police", "Sales", "Manager", "Perry", "Álava", "PC", "VR", "THAÍS DE SÁ"]
    )
    func ordinary(_ text: String) throws {
        #expect(try !Knowledge.gazetteer().isPlace(text))
    }

    @Test("are small, before what is known to be a place")
    func beforePlace() throws {
        let gazetteer = try Knowledge.gazetteer()
        #expect(gazetteer.isPlace("Kilrush", before: "Co. Clare"))
        #expect(!gazetteer.isPlace("Kilrush", before: "Texas"))
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
