import JobMatching
import Places
import TestSupport
import Testing

@Suite("The list a posting belongs to")
struct JobBucketsTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Knowledge.gazetteer()
    }

    /// A posting and the list it belongs to for somebody in Austin, Texas.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var places: [String]
        var workplace = JobPosting.Workplace.onSite
        var eligible: [String] = []
        var bucket: JobMatch.Bucket?
    }

    private static let cases = [
        Case(testDescription: "on-site, same city", places: ["Austin, TX"], bucket: .local),
        Case(testDescription: "on-site, near", places: ["Round Rock, TX"], bucket: .local),
        Case(testDescription: "on-site, far", places: ["Dallas, TX"], bucket: .national),
        Case(testDescription: "on-site, a city of the same name elsewhere", places: ["Austin, MN"], bucket: .national),
        Case(testDescription: "on-site, other country", places: ["London, UK"], bucket: nil),
        Case(testDescription: "on-site, anywhere in the country", places: ["United States"], bucket: .national),
        Case(testDescription: "hybrid, near", places: ["Austin, TX"], workplace: .hybrid, bucket: .local),
        Case(testDescription: "hybrid, far", places: ["Seattle, WA"], workplace: .hybrid, bucket: .national),
        Case(
            testDescription: "hybrid, other country",
            places: ["Toronto, ON, Canada"],
            workplace: .hybrid,
            bucket: nil
        ),
        Case(testDescription: "remote, own country", places: [], workplace: .remote, eligible: ["US"], bucket: .remote),
        Case(
            testDescription: "remote, one of several",
            places: [],
            workplace: .remote,
            eligible: ["CA", "US"],
            bucket: .remote
        ),
        Case(
            testDescription: "remote, other country only",
            places: [],
            workplace: .remote,
            eligible: ["CA"],
            bucket: nil
        ),
        Case(testDescription: "remote, worldwide", places: [], workplace: .remote, bucket: .remote),
        Case(testDescription: "remote, office near", places: ["Austin, TX"], workplace: .remote, bucket: .remote),
        Case(testDescription: "no place", places: [], bucket: nil),
        Case(testDescription: "a place nobody knows", places: ["Zorbleville"], bucket: nil),
        Case(
            testDescription: "several places, one near",
            places: ["London, UK", "Dallas, TX", "Round Rock, TX"],
            bucket: .local
        ),
        Case(testDescription: "several places, none near", places: ["London, UK", "Dallas, TX"], bucket: .national),
        Case(
            testDescription: "several places, none in the country",
            places: ["London, UK", "Paris, France"],
            bucket: nil
        ),
    ]

    private func posting(_ row: Case) -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Baker", company: "Globex")
        posting.workplace = row.workplace
        posting.eligibleCountries = row.eligible
        posting.places = row.places.map { PostingPlace(text: $0, place: gazetteer.resolve($0)) }
        return posting
    }

    private func onSite(_ places: String...) -> JobPosting {
        posting(Case(testDescription: "", places: places))
    }

    @Test("for somebody in Austin", arguments: cases)
    func austin(_ row: Case) throws {
        let austin = try #require(gazetteer.resolve("Austin, TX"))
        let result = JobBuckets(gazetteer: gazetteer).bucket(of: posting(row), place: austin, country: "US")
        #expect(result?.bucket == row.bucket)
        if result?.bucket == .remote { #expect(result?.distance == nil) }
    }

    @Test("somebody whose city is not known has no local jobs", arguments: cases)
    func countryOnly(_ row: Case) throws {
        let expected: JobMatch.Bucket? = row.bucket == .local ? .national : row.bucket
        let buckets = JobBuckets(gazetteer: gazetteer)
        #expect(buckets.bucket(of: posting(row), place: nil, country: "US")?.bucket == expected)
        let texas = Place(kind: .region, region: "TX", countryCode: "US")
        #expect(buckets.bucket(of: posting(row), place: texas, country: "US")?.bucket == expected)
    }

    @Test("somebody whose country is not known gets what is open to all", arguments: cases)
    func nowhere(_ row: Case) {
        let result = JobBuckets(gazetteer: gazetteer).bucket(of: posting(row), place: nil, country: nil)
        #expect(result?.bucket == (row.workplace == .remote && row.eligible.isEmpty ? .remote : nil))
    }

    @Test(
        "a job that is remote or on site is local near its places, and remote elsewhere",
        arguments: [
            ("Austin, TX", ["US"], JobMatch.Bucket.local), ("Seattle, WA", ["US"], .remote),
            ("Austin, TX", ["CA"], .local),
            ("Seattle, WA", ["CA"], .national),
        ]
    )
    func both(_ place: String, eligible: [String], bucket: JobMatch.Bucket) {
        var posting = onSite(place)
        posting.workplace = .remote
        posting.isOnSiteToo = true
        posting.eligibleCountries = eligible
        let austin = gazetteer.resolve("Austin, TX")
        #expect(JobBuckets(gazetteer: gazetteer).bucket(of: posting, place: austin, country: "US")?.bucket == bucket)
    }

    @Test("a job in the same metropolitan area is local, however far apart its cities are")
    func metro() throws {
        let buckets = JobBuckets(gazetteer: gazetteer, localDistance: 5)
        let person = try #require(gazetteer.resolve("San Francisco, CA"))
        #expect(buckets.bucket(of: onSite("San Jose, CA"), place: person, country: "US")?.bucket == .local)
        #expect(buckets.bucket(of: onSite("Sacramento, CA"), place: person, country: "US")?.bucket == .national)
    }

    @Test("somebody in a metropolitan area has local jobs in its core")
    func personInMetro() throws {
        let area = try #require(gazetteer.resolve("Greater Austin"))
        #expect(area.kind == .metro)
        let result = JobBuckets(gazetteer: gazetteer).bucket(of: onSite("Austin, TX"), place: area, country: "US")
        #expect(result?.bucket == .local)
    }

    @Test("what is near beyond the border is not local")
    func border() throws {
        let detroit = try #require(gazetteer.resolve("Detroit, MI"))
        let posting = onSite("Windsor, ON, Canada")
        #expect(posting.places.first?.place?.countryCode == "CA")
        #expect(JobBuckets(gazetteer: gazetteer).bucket(of: posting, place: detroit, country: "US") == nil)
    }

    @Test("the distance is that of the nearest place, and the limit decides what is local")
    func distance() throws {
        let austin = try #require(gazetteer.resolve("Austin, TX"))
        let posting = onSite("Seattle, WA", "Dallas, TX")
        let far = try #require(JobBuckets(gazetteer: gazetteer).bucket(of: posting, place: austin, country: "US"))
        let kilometres = try #require(far.distance)
        #expect((270...310).contains(kilometres))
        #expect(far.bucket == .national)
        let wide = JobBuckets(gazetteer: gazetteer, localDistance: kilometres)
        #expect(wide.bucket(of: posting, place: austin, country: "US")?.bucket == .local)
        let narrow = JobBuckets(gazetteer: gazetteer, localDistance: kilometres - 0.1)
        #expect(narrow.bucket(of: posting, place: austin, country: "US")?.bucket == .national)
    }
}
