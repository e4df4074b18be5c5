import Places
import TestSupport
import Testing

@Suite("Names of places")
struct GazetteerTests {
    struct Sample: CustomTestStringConvertible {
        let text: String
        let kind: Place.Kind
        let city: String?
        let region: String?
        let country: String

        init(_ text: String, _ kind: Place.Kind, _ city: String?, _ region: String?, _ country: String) {
            self.text = text
            self.kind = kind
            self.city = city
            self.region = region
            self.country = country
        }

        var testDescription: String { text }
    }

    static let cities = [
        Sample("Austin, TX", .city, "Austin", "TX", "US"),
        Sample("Austin TX", .city, "Austin", "TX", "US"),
        Sample("Austin, Texas", .city, "Austin", "TX", "US"),
        Sample("Austin, TX 78701", .city, "Austin", "TX", "US"),
        Sample("NYC", .city, "New York City", "NY", "US"),
        Sample("New York, NY", .city, "New York City", "NY", "US"),
        Sample("St. Louis, MO", .city, "St. Louis", "MO", "US"),
        Sample("Saint Louis, MO", .city, "St. Louis", "MO", "US"),
        Sample("Bengaluru", .city, "Bengaluru", "Karnataka", "IN"),
        Sample("Bangalore", .city, "Bengaluru", "Karnataka", "IN"),
        Sample("München", .city, "Munich", "Bavaria", "DE"),
        Sample("Muenchen", .city, "Munich", "Bavaria", "DE"),
        Sample("MUNICH", .city, "Munich", "Bavaria", "DE"),
        Sample("10115 Berlin", .city, "Berlin", "Berlin", "DE"),
        Sample("Berlin, Germany", .city, "Berlin", "Berlin", "DE"),
        Sample("Berlin, Deutschland", .city, "Berlin", "Berlin", "DE"),
        Sample("Den Haag", .city, "The Hague", "South Holland", "NL"),
        Sample("Warszawa", .city, "Warsaw", "Mazowieckie", "PL"),
        Sample("KRAKOW, Poland", .city, "Kraków", "Małopolskie", "PL"),
        Sample("Toronto, ON, Canada", .city, "Toronto", "ON", "CA"),
        Sample("Sydney NSW 2000", .city, "Sydney", "NSW", "AU"),
        Sample("CDMX", .city, "Mexico City", "Ciudad de México", "MX"),
    ]

    static let namesakes = [
        Sample("Paris", .city, "Paris", "Île-de-France", "FR"),
        Sample("Paris, TX", .city, "Paris", "TX", "US"),
        Sample("London", .city, "London", "England", "GB"),
        Sample("London, Ontario", .city, "London", "ON", "CA"),
        Sample("London, ON", .city, "London", "ON", "CA"),
        Sample("Cambridge", .city, "Cambridge", "England", "GB"),
        Sample("Cambridge, MA", .city, "Cambridge", "MA", "US"),
        Sample("Cambridge, UK", .city, "Cambridge", "England", "GB"),
        Sample("Portland, OR", .city, "Portland", "OR", "US"),
        Sample("Portland, ME", .city, "Portland", "ME", "US"),
        Sample("Vancouver, WA", .city, "Vancouver", "WA", "US"),
        Sample("Vancouver, BC", .city, "Vancouver", "BC", "CA"),
        Sample("Birmingham, AL", .city, "Birmingham", "AL", "US"),
        Sample("Birmingham, UK", .city, "Birmingham", "England", "GB"),
        Sample("Hyderabad, India", .city, "Hyderabad", "Telangana", "IN"),
        Sample("Hyderabad, Pakistan", .city, "Hyderabad", "Sindh", "PK"),
        Sample("Dublin, OH", .city, "Dublin", "OH", "US"),
        Sample("Dublin, Ireland", .city, "Dublin", "Leinster", "IE"),
    ]

    static let areas = [
        Sample("Greater Boston", .metro, "Boston", "MA", "US"),
        Sample("Greater Boston Area", .metro, "Boston", "MA", "US"),
        Sample("SF Bay Area", .metro, "San Francisco", "CA", "US"),
        Sample("Dallas-Fort Worth", .metro, "Dallas", "TX", "US"),
        Sample("TX", .region, nil, "TX", "US"),
        Sample("Texas", .region, nil, "TX", "US"),
        Sample("IN", .region, nil, "IN", "US"),
        Sample("CA", .region, nil, "CA", "US"),
        Sample("Bayern", .region, nil, "BY", "DE"),
        Sample("Germany", .country, nil, nil, "DE"),
        Sample("India", .country, nil, nil, "IN"),
        Sample("USA", .country, nil, nil, "US"),
        Sample("UK", .country, nil, nil, "GB"),
    ]

    private func check(_ sample: Sample) throws {
        let place = try #require(try Knowledge.gazetteer().resolve(sample.text))
        #expect(place.kind == sample.kind)
        #expect(place.city == sample.city)
        #expect(place.region == sample.region)
        #expect(place.countryCode == sample.country)
    }

    @Test("resolve to cities", arguments: cities)
    func city(_ sample: Sample) throws { try check(sample) }

    @Test("that several cities have are told apart by what follows", arguments: namesakes)
    func namesake(_ sample: Sample) throws { try check(sample) }

    @Test("resolve to areas, regions and countries", arguments: areas)
    func area(_ sample: Sample) throws { try check(sample) }

    @Test(
        "that nobody knows are nil",
        arguments: ["", "  ,  ", "Qwertz", "Wonderland Heights", "Project lead", "in", "or", "me", "2019", "|"]
    )
    func unknown(_ text: String) throws {
        #expect(try Knowledge.gazetteer().resolve(text) == nil)
    }

    @Test(
        "are at least regions where only a postal code is known",
        arguments: [
            ("Kleinstadtl 80331, Germany", "BY"), ("Nowheresville 78701, USA", "TX"),
            ("Petitville 69003, France", "ARA"),
        ]
    )
    func postalCodes(_ text: String, region: String) throws {
        let place = try Knowledge.gazetteer().resolve(text)
        #expect(place?.kind == .region)
        #expect(place?.region == region)
    }

    @Test("do not move to a country that what follows excludes")
    func contradiction() throws {
        #expect(try Knowledge.gazetteer().resolve("Paris, Germany")?.countryCode == "DE")
        #expect(try Knowledge.gazetteer().resolve("Berlin, TX")?.countryCode == "US")
    }

    @Test("prefer the country that is near", arguments: [("US", Place.Kind.region), ("GE", Place.Kind.country)])
    func near(country: String, kind: Place.Kind) throws {
        let place = try #require(try Knowledge.gazetteer().resolve("Georgia", near: country))
        #expect(place.countryCode == country)
        #expect(place.kind == kind)
    }
}
