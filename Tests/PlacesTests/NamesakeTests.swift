import Places
import TestSupport
import Testing

@Suite("Names that several places have")
struct NamesakeTests {
    private func read(_ text: String) throws -> [String?] {
        let place = try #require(try Knowledge.gazetteer().resolve(text))
        return [place.city, place.region, place.countryCode]
    }

    @Test(
        "say where a town behind them is",
        arguments: [
            ("New Zealand, Hastings", "Hastings", "NZ"), ("IE, Waterford", "Waterford", "IE"),
            ("TX, Austin", "Austin", "US"), ("Mexico, Guadalajara", "Guadalajara", "MX"),
            ("Albania, Tirana", "Tirana", "AL"), ("Ontario, London", "London", "CA"),
        ]
    )
    func countryFirst(_ text: String, city: String, country: String) throws {
        let place = try read(text)
        #expect(place[0] == city)
        #expect(place[2] == country)
    }

    @Test(
        "mean countries and regions rather than small towns elsewhere",
        arguments: [
            ("Jalisco, México", "MX"), ("Nowhereville, Albania", "AL"), ("JBLM, WA", "US"), ("Andalucía", "ES"),
            ("Essex", "GB"),
        ]
    )
    func regions(_ text: String, country: String) throws {
        let place = try read(text)
        #expect(place[0] == nil)
        #expect(place[2] == country)
    }

    @Test(
        "mean towns where a region says so",
        arguments: [("Mexico, MO", "Mexico"), ("Lebanon, NH", "Lebanon"), ("Peru, IN", "Peru")]
    )
    func towns(_ text: String, city: String) throws {
        let place = try read(text)
        #expect(place[0] == city)
        #expect(place[2] == "US")
    }

    @Test(
        "mean the city behind a quarter of it",
        arguments: [
            ("Whitefield, Bengaluru, KA", "Bengaluru"), ("Itaim Bibi, São Paulo", "São Paulo"),
            ("Canary Wharf, London", "London"), ("La Défense, Paris", "Paris"),
            ("Polanco, Ciudad de México", "Mexico City"),
        ]
    )
    func quarters(_ text: String, city: String) throws {
        #expect(try read(text)[0] == city)
    }

    @Test(
        "mean the region behind a town that is no quarter",
        arguments: [
            ("Brooklyn, New York", "Brooklyn"), ("Osasco, São Paulo", "Osasco"), ("New Delhi, Delhi", "New Delhi"),
            ("Sant Cugat del Vallès, Barcelona", "Sant Cugat del Vallès"),
        ]
    )
    func suburbs(_ text: String, city: String) throws {
        let gazetteer = try Knowledge.gazetteer()
        #expect(gazetteer.isSameCity(city, gazetteer.resolve(text)))
    }

    @Test("towns of one name are told where nothing says which is meant")
    func told() throws {
        let gazetteer = try Knowledge.gazetteer()
        let place = try #require(gazetteer.resolve("Springfield"))
        let others = gazetteer.namesakes(of: place, in: "Springfield")
        #expect(others.count > 2)
        for other in others {
            #expect(other.fullName != place.fullName)
            #expect(gazetteer.resolve(other.fullName)?.region == other.region)
        }
        let stated = try #require(gazetteer.resolve("Springfield, IL"))
        #expect(gazetteer.namesakes(of: stated, in: "Springfield, IL").isEmpty)
    }
}
