import JobMatching
import Testing

@testable import JobFeeds

@Suite("Where the work is done")
struct WorkplaceReaderTests {
    /// A location text, how people work, the countries that may apply, and the places that are left.
    private static let phrases: [(String, JobPosting.Workplace, String, String)] = [
        ("Remote", .remote, "", ""), ("REMOTE", .remote, "", ""), ("Remote - US", .remote, "US", "US"),
        ("Remote-US", .remote, "US", "US"), ("Remote – United States", .remote, "US", "United States"),
        ("US Remote", .remote, "US", "US"), ("United States (Remote)", .remote, "US", "United States"),
        ("Remote, Germany", .remote, "DE", "Germany"), ("Remote in the UK", .remote, "GB", "UK"),
        ("Remote: US, Canada and Mexico", .remote, "US CA MX", "US; CA; MX"), ("Remote (U.S.)", .remote, "US", "U.S."),
        ("Remote (US & Canada)", .remote, "US CA", "US; CA"), ("Remote US or Canada", .remote, "US CA", "US; Canada"),
        ("Remote (DACH)", .remote, "DE AT CH", ""), ("Remote - Benelux", .remote, "BE LU NL", ""),
        ("Nordics (remote)", .remote, "DK FI IS NO SE", ""), ("Remote, Baltics", .remote, "EE LT LV", ""),
        ("Remote - North America", .remote, "US CA MX", ""), ("Remote EST", .remote, "US CA", ""),
        ("Anywhere", .remote, "", ""), ("Worldwide", .remote, "", ""), ("Remote (Worldwide)", .remote, "", ""),
        ("Anywhere in the US", .remote, "US", "US"), ("Work from anywhere", .remote, "", ""),
        ("100% remote", .remote, "", ""), ("Fully remote", .remote, "", ""), ("Remote first", .remote, "", ""),
        ("Home office", .remote, "", ""), ("Homeoffice", .remote, "", ""), ("Work from home", .remote, "", ""),
        ("Home based, Ireland", .remote, "IE", "Ireland"), ("Télétravail", .remote, "", ""),
        ("Remoto, Brasil", .remote, "BR", "Brasil"), ("US only", .remote, "US", "US"), ("UK-only", .remote, "GB", "UK"),
        ("Berlin / Remote", .remote, "", "Berlin"), ("Remote or Berlin", .remote, "", "Berlin"),
        ("Berlin, Germany / Remote", .remote, "DE", "Berlin, Germany"),
        ("Austin, TX (Remote)", .remote, "US", "Austin, TX"), ("Remote - Austin, TX", .remote, "US", "Austin, TX"),
        ("San Francisco, CA; Remote", .remote, "", "San Francisco, CA"),
        ("Remote, CA, USA", .remote, "US", "CA, USA"), ("Remote - California", .remote, "US", "California"),
        ("Hybrid – London", .hybrid, "", "London"), ("London (Hybrid)", .hybrid, "", "London"),
        ("Hybrid", .hybrid, "", ""), ("Remote/Hybrid", .hybrid, "", ""), ("Hybrid Remote, Leeds", .hybrid, "", "Leeds"),
        ("Paris - hybride", .hybrid, "", "Paris"), ("50% remote", .hybrid, "", ""),
        ("Madrid, 2 days remote", .hybrid, "", "Madrid"), ("Remote - 2 days per week", .hybrid, "", ""),
        ("Partially remote", .hybrid, "", ""), ("Remote-friendly, Oslo", .hybrid, "", "Oslo"),
        ("Berlin", .onSite, "", "Berlin"), ("Austin, TX", .onSite, "", "Austin, TX"),
        ("London, On-site", .onSite, "", "London"), ("No remote", .onSite, "", ""),
        ("Köln (kein Home Office)", .onSite, "", "Köln"), ("Remote sites, Alaska", .onSite, "", "Remote sites, Alaska"),
        ("Germany", .onSite, "", "Germany"), ("EMEA", .onSite, "", ""), ("", .onSite, "", ""),
        ("Multiple locations", .onSite, "", ""), ("The Hague", .onSite, "", "The Hague"),
        ("Oxford; Cambridge", .onSite, "", "Oxford; Cambridge"), ("N/A", .onSite, "", ""),
    ]

    @Test("a location text says how, where and for whom", arguments: phrases)
    func location(_ text: String, workplace: JobPosting.Workplace, countries: String, places: String) {
        let reading = WorkplaceReader(WorkplaceReader.Statement(locations: [text]))
        #expect(reading.workplace == workplace)
        #expect(reading.eligibleCountries.joined(separator: " ") == countries)
        #expect(reading.places.map(\.text).joined(separator: "; ") == places)
    }

    @Test("there are at least sixty phrases")
    func size() {
        #expect(Self.phrases.count >= 60)
    }

    @Test(
        "a region stands for its countries",
        arguments: [
            ("Remote (EMEA)", "DE ZA AE", "US JP"), ("Remote - EU", "FR PL IE", "GB CH"),
            ("Remote Europe", "FR GB CH", "US TR"), ("LATAM only", "BR MX AR", "US ES"),
            ("Remote, APAC", "JP IN AU", "US DE"), ("Americas (Remote)", "US BR CA", "GB ES"),
            ("Remote - EU timezones", "FR PL", "GB US"),
        ]
    )
    func regions(_ text: String, inside: String, outside: String) {
        let reading = WorkplaceReader(WorkplaceReader.Statement(locations: [text]))
        #expect(reading.workplace == .remote)
        let codes = Set(reading.eligibleCountries)
        #expect(inside.split(separator: " ").allSatisfy { codes.contains(String($0)) })
        #expect(outside.split(separator: " ").allSatisfy { !codes.contains(String($0)) })
    }

    @Test(
        "time zones stand for the countries in them",
        arguments: [
            ("UTC-5 to UTC+1", "US GB DE BR", "FI IN JP"), ("Remote (UTC-8 - UTC-5)", "US CA MX", "BR GB"),
            ("GMT+1", "DE FR", "GB FI"), ("Remote, CET ± 1 hour", "GB DE FI", "US IN"),
            ("UTC+/-2", "GB DE GR", "US TR"), ("Remote: UTC+5:30", "IN LK", "PK NP"),
        ]
    )
    func zones(_ text: String, inside: String, outside: String) {
        let reading = WorkplaceReader(WorkplaceReader.Statement(locations: [text]))
        #expect(reading.workplace == .remote)
        #expect(reading.places.isEmpty)
        let codes = Set(reading.eligibleCountries)
        #expect(inside.split(separator: " ").allSatisfy { codes.contains(String($0)) })
        #expect(outside.split(separator: " ").allSatisfy { !codes.contains(String($0)) })
    }

    @Test(
        "a note in the title counts, the same word in the work's name does not",
        arguments: [
            ("Accountant (Remote)", JobPosting.Workplace.remote, ""), ("Accountant (Remote, US)", .remote, "US"),
            ("Accountant - Remote", .remote, ""), ("Accountant | Remote Germany", .remote, "DE"),
            ("Remote: Accountant", .remote, ""), ("[100% remote] Accountant", .remote, ""),
            ("Accountant (Hybrid)", .hybrid, ""), ("Remote Sensing Scientist", .onSite, ""),
            ("Engineer (Remote Monitoring)", .onSite, ""), ("Engineer - Remote Operations", .onSite, ""),
            ("Nurse, Home Visits", .onSite, ""), ("Hybrid Cloud Engineer", .onSite, ""),
            ("Accountant (no remote)", .onSite, ""),
        ]
    )
    func titles(_ title: String, workplace: JobPosting.Workplace, countries: String) {
        let reading = WorkplaceReader(WorkplaceReader.Statement(locations: ["Leeds"], title: title))
        #expect(reading.workplace == workplace)
        #expect(reading.eligibleCountries.joined(separator: " ") == countries)
    }

    @Test("what the feed states in a field of its own goes before the texts")
    func structured() {
        typealias Statement = WorkplaceReader.Statement
        #expect(WorkplaceReader(Statement(isRemote: true, locations: ["Berlin"])).workplace == .remote)
        #expect(WorkplaceReader(Statement(workplace: .onSite, locations: ["Remote"])).workplace == .onSite)
        // A flag is what boards fill in by default.
        #expect(WorkplaceReader(Statement(isRemote: false, locations: ["Remote"])).workplace == .remote)
        #expect(WorkplaceReader(Statement(isRemote: false, locations: ["Hybrid, Rome"])).workplace == .hybrid)
        #expect(WorkplaceReader(Statement(workplace: .hybrid, isRemote: true)).workplace == .hybrid)
        let stated = Statement(isRemote: true, locations: ["Remote - US"], eligibility: ["CA"], placeCountries: ["MX"])
        #expect(WorkplaceReader(stated).eligibleCountries == ["CA"])
        let placed = Statement(isRemote: true, placeCountries: ["PT", "PT"])
        #expect(WorkplaceReader(placed).eligibleCountries == ["PT"])
        let open = WorkplaceReader(Statement(isRemote: true, eligibility: ["Worldwide"], placeCountries: ["PT"]))
        #expect(open.eligibleCountries.isEmpty)
        #expect(open.reach?.isStated == true)
    }

    @Test("a country on site bounds nobody")
    func onSite() {
        let reading = WorkplaceReader(WorkplaceReader.Statement(locations: ["Germany"], eligibility: ["DE"]))
        #expect(reading.eligibleCountries.isEmpty)
    }
}

extension WorkplaceReaderTests {
    @Test(
        "a job that is remote or on site is both",
        arguments: [
            ("Barcelona / Remote", true), ("Remote or onsite", true), ("San Francisco Office / Remote, USA", true),
            ("Remote", false), ("Remote - Germany", false), ("Remote, UK / Remote, Ireland", false), ("Berlin", false),
        ]
    )
    func both(_ text: String, isOnSiteToo: Bool) {
        let reading = WorkplaceReader(.init(locations: [text]))
        #expect(reading.isOnSiteToo == isOnSiteToo)
        #expect((reading.workplace == .remote) == (text != "Berlin"))
    }

    @Test(
        "an office is named by its place",
        arguments: [
            ("San Francisco Office", "San Francisco"), ("Berlin HQ", "Berlin"), ("HQ: San Francisco", "San Francisco"),
            ("NYC Headquarters", "NYC"), ("Austin-Onsite", "Austin"), ("Office in Oslo", "Oslo"), ("Headquarters", ""),
        ]
    )
    func offices(_ text: String, place: String) {
        let reading = WorkplaceReader(.init(isRemote: true, locations: [text]))
        #expect(reading.places.map(\.text).joined(separator: "; ") == place)
        #expect(reading.workplace == .onSite)
    }
}
