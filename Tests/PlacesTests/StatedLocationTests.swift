import Places
import TestSupport
import Testing

@Suite("Locations as people state them")
struct StatedLocationTests {
    struct Sample: CustomTestStringConvertible {
        let text: String
        let city: String?
        let country: String

        init(_ text: String, _ city: String?, _ country: String) {
            self.text = text
            self.city = city
            self.country = country
        }

        var testDescription: String { text }
    }

    private func check(_ sample: Sample) throws {
        let gazetteer = try Knowledge.gazetteer()
        let place = try #require(gazetteer.resolve(sample.text))
        #expect(place.countryCode == sample.country)
        #expect(gazetteer.isSameCity(sample.city ?? "", place))
    }

    static let labelled = [
        Sample("Location: Denver, Colorado", "Denver", "US"),
        Sample("Address: Home: Karachi, Pakistan", "Karachi", "PK"),
        Sample("Wohnort: Bremen", "Bremen", "DE"),
        Sample("Lieu : Lyon, France", "Lyon", "FR"),
        Sample("based in Lisbon", "Lisbon", "PT"),
        Sample("Currently in Stockholm, Sweden", "Stockholm", "SE"),
        Sample("Near Munich, Germany", "Munich", "DE"),
        Sample("Anywhere in India (WFH)", nil, "IN"),
        Sample("Hong Kong SAR", "Hong Kong", "HK"),
        Sample("London Borough of Hackney", "Hackney", "GB"),
    ]

    @Test("lose labels, lead-ins and kinds of towns", arguments: labelled)
    func labels(_ sample: Sample) throws { try check(sample) }

    static let several = [
        Sample("Austin, TX or Denver, CO", "Austin", "US"),
        Sample("Portland, OR or Portland, ME", "Portland", "US"),
        Sample("Berlin or Hamburg", "Berlin", "DE"),
        Sample("based in Madrid o Barcelona", "Madrid", "ES"),
        Sample("Singapore and Kuala Lumpur", "Singapore", "SG"),
        Sample("Dublin or Cork, Ireland", "Dublin", "IE"),
        Sample("Trinidad and Tobago", nil, "TT"),
        Sample("based in Trinidad and Tobago", nil, "TT"),
        Sample("Newfoundland and Labrador", nil, "CA"),
        Sample("Brighton and Hove", "Brighton", "GB"),
        Sample("Valladolid, Castilla y León", "Valladolid", "ES"),
    ]

    @Test("name the first of several places, and whole names with \"and\" in them", arguments: several)
    func alternatives(_ sample: Sample) throws { try check(sample) }

    static let unsigned = [
        Sample("chicago illinois usa", "Chicago", "US"),
        Sample("richmond hill, ny", "Richmond Hill", "US"),
        Sample("portland, or", "Portland", "US"),
        Sample("Houston Tx", "Houston", "US"),
        Sample("Wallan Vic", "Wallan", "AU"),
        Sample("Melbourne Vic Australia", "Melbourne", "AU"),
        Sample("Toronto Ont", "Toronto", "CA"),
        Sample("New Delhi-110001", "New Delhi", "IN"),
        Sample("São Paulo-SP", "São Paulo", "BR"),
        Sample("2200 København N", "Copenhagen", "DK"),
        Sample("Frankfurt/Oder", "Frankfurt (Oder)", "DE"),
        Sample("Champaign-Urbana, IL", "Champaign", "US"),
    ]

    @Test("are read where signs are missing or strange", arguments: unsigned)
    func signs(_ sample: Sample) throws { try check(sample) }

    static let scripts = [
        Sample("Москва", "Moscow", "RU"),
        Sample("Київ, Україна", "Kyiv", "UA"),
        Sample("София, България", "Sofia", "BG"),
        Sample("Αθήνα", "Athens", "GR"),
        Sample("القاهرة، مصر", "Cairo", "EG"),
        Sample("東京都", "Tokyo", "JP"),
        Sample("千葉県千葉市", "Chiba", "JP"),
        Sample("大阪府大阪市", "Osaka", "JP"),
        Sample("北京市海淀区", "Beijing", "CN"),
        Sample("서울특별시", "Seoul", "KR"),
        Sample("मुंबई", "Mumbai", "IN"),
        Sample("中国", nil, "CN"),
    ]

    @Test("are read in the scripts of their countries", arguments: scripts)
    func script(_ sample: Sample) throws { try check(sample) }

    @Test(
        "name nothing where they are labels or other words",
        arguments: [
            "Jan 2018 - Mar 2020", "Street:", "Home:", "Location: ", "Reading, cooking", "Marketing and Sales",
            "Python, SQL, Java", "Remote",
        ]
    )
    func nothing(_ text: String) throws {
        #expect(try Knowledge.gazetteer().resolve(text) == nil)
    }

    @Test("do not make places of texts that say more", arguments: ["based in Lisbon", "Berlin or Hamburg", "Banglore"])
    func isPlace(_ text: String) throws {
        #expect(try !Knowledge.gazetteer().isPlace(text))
    }

    @Test(
        "are what is left of the names of offices and of words for how people work",
        arguments: [
            ("San Francisco Office", "San Francisco", "CA"), ("HQ: San Francisco", "San Francisco", "CA"),
            ("Salt Lake City Office (or Remote)", "Salt Lake City", "UT"), ("Austin-Onsite", "Austin", "TX"),
            ("Seattle Headquarters", "Seattle", "WA"), ("Remote-Texas", nil, "TX"),
        ] as [(String, String?, String)]
    )
    func offices(_ text: String, city: String?, region: String) throws {
        let place = try #require(try Knowledge.gazetteer().resolve(text))
        #expect(place.city == city)
        #expect(place.region == region)
        #expect(place.countryCode == "US")
    }
}
