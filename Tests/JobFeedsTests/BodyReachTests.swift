import JobMatching
import Places
import Testing

@testable import JobFeeds

@Suite("Who may take a remote job, as its text says")
struct BodyReachTests {
    /// A text, and the countries that it names for people.
    private static let sentences: [(text: String, countries: String)] = [
        ("This role can be done remotely within the United States.", "US"),
        ("We are fully distributed. You must be based in Canada or the U.S. to apply.", "CA US"),
        ("You may work from your home in any Australian state.", "AU"),
        ("This job may be done from any Canadian province.", "CA"),
        ("Open to residents of Ireland only.", "IE"), ("US-based candidates only.", "US"),
        ("You need the right to work in the UK.", "GB"), ("You have to live in California, and own a desk.", "US"),
        (
            "Work from anywhere in the EU.",
            "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"
        ),
        ("We cannot employ people outside New Zealand.", "NZ"),
        ("Du arbeitest zu 100 % aus dem Homeoffice innerhalb Deutschlands.", "DE"),
        ("Voraussetzung ist ein Wohnsitz in Deutschland, Österreich oder der Schweiz.", "DE AT CH"),
        ("Bewerber aus den Niederlanden sind willkommen.", "NL"),
        ("Poste en télétravail complet depuis la France métropolitaine.", "FR"),
        ("Vous êtes basé en Belgique ou au Luxembourg.", "BE LU"), ("Vous résidez aux Pays-Bas.", "NL"),
        ("Puedes trabajar en remoto desde cualquier lugar de España.", "ES"),
        ("Es imprescindible residir en México.", "MX"),
        ("Trabalhe de casa em qualquer estado do Brasil.", "BR"),
        ("É necessário residir em Portugal.", "PT"), ("Lavoro da remoto da tutta Italia.", "IT"),
        ("Devi essere residente in Svizzera.", "CH"), ("Je woont in Nederland of België.", "NL BE"),
        ("Volledig thuiswerken vanuit heel Nederland.", "NL"),
        ("Praca zdalna z dowolnego miejsca w Polsce.", "PL"),
        ("Zatrudniamy osoby, które mieszkają w Polsce: kandydaci z Polski.", "PL"),
    ]

    @Test("a sentence about where people live and work bounds", arguments: sentences)
    func countries(_ text: String, countries: String) {
        #expect(BodyReach(text).countries.joined(separator: " ") == countries)
        #expect(!BodyReach(text).isWorldwide)
    }

    @Test(
        "a country of customers, offices, laws or the company bounds nobody",
        arguments: [
            "You will work remotely with clients across the United States.",
            "We are a remote company based in Austria.",
            "We are headquartered in Denver and have offices in Germany.", "You know US tax law and work remotely.",
            "Our customers in Canada love our remote support.", "This remote role is not open to residents of Poland.",
            "Five years of remote experience in India are welcome.", "You work remotely in US time zones.",
            "Bread from France is what we bake.", "You will work with suppliers from Germany.",
            "Let us work from home in it.",
            "Unsere Kunden in Deutschland schätzen das Homeoffice.", "Nos clients en France aiment le télétravail.",
            "Nuestros clientes en España trabajan en remoto.", "Onze klanten in Nederland werken thuis.",
        ]
    )
    func others(_ text: String) {
        #expect(BodyReach(text).countries.isEmpty)
    }

    @Test(
        "the whole world is open where people may be there",
        arguments: [
            ("You may work from anywhere in the world.", true), ("This position is remote and open worldwide.", true),
            ("We hire from any country.", true), ("Arbeite von überall auf der Welt.", true),
            ("Travaillez depuis n'importe où dans le monde.", true), ("Desde cualquier lugar del mundo.", true),
            ("De qualquer lugar do mundo.", true), ("Da qualsiasi parte del mondo.", true),
            ("Waar ook ter wereld.", true), ("Z dowolnego miejsca na świecie.", true),
            ("Work from anywhere in the world for 30 days a year.", false), ("Our customers worldwide.", false),
            ("We are the leading remote company in the world.", false), ("Be the change in the world.", false),
        ]
    )
    func world(_ text: String, isOpen: Bool) {
        #expect(BodyReach(text).isWorldwide == isOpen)
    }

    // MARK: - What comes first

    private static func reach(body: String = "", home: String? = nil, places: [String] = []) -> [String] {
        let reading = WorkplaceReader(.init(isRemote: true, locations: ["Remote"], home: home, body: body))
        let resolved = places.map { PostingPlace(text: $0, place: Place(kind: .city, countryCode: $0)) }
        return reading.reach?.countries(of: resolved) ?? ["not remote"]
    }

    @Test("a place comes first, then the text, then the posting's own country; a wider text widens a place")
    func order() {
        let spanish = "You must live in Spain."
        #expect(Self.reach(body: spanish, home: "FR", places: ["US", "GB", "US"]) == ["US", "GB"])
        #expect(Self.reach(body: spanish, home: "FR") == ["ES"])
        #expect(Self.reach(home: "FR") == ["FR"])
        #expect(Self.reach().isEmpty)
        #expect(Self.reach(body: "Work from anywhere in the world.", home: "FR", places: ["US"]).isEmpty)
        #expect(Self.reach(body: "We hire in Spain and Portugal.", places: ["PT"]) == ["PT", "ES"])
        #expect(Self.reach(body: "We hire in Spain and Portugal.", places: ["US"]) == ["US"])
        let both = "Anywhere in the world. You must be eligible to work in Spain."
        #expect(Self.reach(body: both, places: ["ES"]) == ["ES"])
    }

    @Test("what a field, the location or the title states comes before all of them")
    func stated() {
        let open = WorkplaceReader(
            .init(isRemote: true, locations: ["Remote, Worldwide"], body: "You must live in Spain.")
        )
        #expect(open.eligibleCountries.isEmpty)
        let title = WorkplaceReader(.init(title: "Baker (Remote, US)", body: "You must live in Spain."))
        #expect(title.eligibleCountries == ["US"])
    }
}
