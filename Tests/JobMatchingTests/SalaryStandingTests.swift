import Testing

@testable import JobMatching

@Suite("What a job pays beside others")
struct SalaryStandingTests {
    private static func posting(_ salary: Salary?) throws -> JobPosting {
        var posting = try RankingFixture.posting("1")
        posting.salary = salary
        return posting
    }

    private static func year(_ amount: Double, _ currency: String = "USD") -> Salary {
        Salary(currency: currency, minimum: amount, maximum: nil, unit: "YEAR")
    }

    private static func share(of salary: Salary?, among others: [Salary?]) throws -> Double? {
        try SalaryStanding(others.map(posting)).share(of: try posting(salary))
    }

    private static let others = [40_000.0, 50_000, 60_000, 70_000, 80_000].map { year($0) }

    @Test(
        "is the share of the others that pay less",
        arguments: [(40_000.0, 0.1), (60_000, 0.5), (65_000, 0.6), (90_000, 1)]
    )
    func share(_ amount: Double, share: Double) throws {
        let found = try #require(try Self.share(of: Self.year(amount), among: Self.others))
        #expect(abs(found - share) < 1e-9)
    }

    @Test("units are compared by the year, ranges by their middle")
    func units() throws {
        let hourly = Salary(currency: "USD", minimum: 20, maximum: 30, unit: "HOUR")
        let yearly = Self.year(52_000)
        let shares = try [hourly, yearly].map { try Self.share(of: $0, among: Self.others) }
        #expect(shares[0] == shares[1])
    }

    @Test("is not known without pay, in another currency, in an unknown unit, or among few")
    func unknown() throws {
        #expect(try Self.share(of: nil, among: Self.others) == nil)
        #expect(try Self.share(of: Self.year(60_000, "EUR"), among: Self.others) == nil)
        let odd = Salary(currency: "USD", minimum: 60_000, maximum: nil, unit: "SHIFT")
        #expect(try Self.share(of: odd, among: Self.others) == nil)
        #expect(try Self.share(of: Self.year(60_000), among: Array(Self.others.prefix(4))) == nil)
    }

    @Test("of two jobs that are alike, the one that pays more goes first, and no score passes a hundred")
    func ranking() throws {
        var postings = try (0..<6).map { number in
            var posting = try RankingFixture.posting("\(number)", company: "Company \(number)", age: 0)
            posting.salary = Self.year(50_000 + 10_000 * Double(number))
            return posting
        }
        postings.append(try RankingFixture.posting("unstated", company: "Company", age: 0))
        let matches = try RankingFixture.matches(postings)
        #expect(matches.first?.posting.identifier == "5")
        #expect(matches.last?.posting.identifier == "0")
        #expect(matches.allSatisfy { $0.score <= 100 })
    }
}
