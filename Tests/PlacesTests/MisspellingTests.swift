import Places
import TestSupport
import Testing

@Suite("Names that are wrong by a letter")
struct MisspellingTests {
    @Test(
        "mean large towns that a region, a country or their size makes clear",
        arguments: [
            ("Tuscon, AZ", "Tucson", "US"), ("Philadelpia, PA", "Philadelphia", "US"),
            ("Pittsburg, PA", "Pittsburgh", "US"), ("Johanesburg, South Africa", "Johannesburg", "ZA"),
            ("Banglore", "Bengaluru", "IN"), ("Frankfrut am Main", "Frankfurt am Main", "DE"),
            ("SanFrancisco, CA", "San Francisco", "US"),
        ]
    )
    func towns(_ text: String, city: String, country: String) throws {
        let place = try #require(try Knowledge.gazetteer().resolve(text))
        #expect(place.city == city)
        #expect(place.countryCode == country)
    }

    @Test("mean regions and countries", arguments: [("Massachusets", "MA", "US"), ("Germnay", nil, "DE")])
    func regions(_ text: String, region: String?, country: String) throws {
        let place = try #require(try Knowledge.gazetteer().resolve(text))
        #expect(place.city == nil)
        #expect(place.region == region)
        #expect(place.countryCode == country)
    }

    @Test("say where a town is that several places have the name of")
    func context() throws {
        #expect(try Knowledge.gazetteer().resolve("Cambridge, Massachusets")?.region == "MA")
    }

    @Test(
        "mean nothing where they are short, stand alone and are small, or are wrong by more",
        arguments: ["Parix", "Tuscon", "Bnaglroe", "Qwertzuiop, Germany"]
    )
    func others(_ text: String) throws {
        #expect(try Knowledge.gazetteer().resolve(text)?.city == nil)
    }
}
