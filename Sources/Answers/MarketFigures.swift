import Careers
import Foundation
import JobAlerts
import JobMatching
import Places

/// Figures about some open postings.
struct MarketFigures {
    /// What postings that say so pay, in one currency for one period.
    struct Pay: Hashable {
        /// How many postings say what they pay, in this currency for this period.
        let count: Int
        /// The range of the middle half of them; of all where there are few.
        let middle: Salary
        let isHalf: Bool
        /// What each pays, in order.
        let amounts: [Double]
    }

    let postings: [JobPosting]
    /// Whether there are more than were looked at.
    let isCut: Bool

    /// So few cannot be halved.
    private static let fewPay = 4

    init(_ postings: [JobPosting], limit: Int) {
        self.postings = postings
        isCut = postings.count >= limit
    }

    var count: Int { postings.count }

    /// "14 open postings", "more than 1,000 open postings", "1 open posting".
    var words: String {
        let number = count >= 1_000 ? "1,000" : "\(count)"
        return (isCut ? "more than \(number)" : number) + (count == 1 ? " open posting" : " open postings")
    }

    /// The skills that most of them ask for, with how many do.
    func skills(most: Int, without known: Set<String> = []) -> [(name: String, count: Int)] {
        Self.counted(postings.flatMap { Set($0.skills) }.filter { !known.contains($0.lowercased()) }, most: most)
    }

    /// The places that most of them name, with how many do.
    func places(most: Int) -> [(name: String, count: Int)] {
        let named = postings.filter { $0.workplace != .remote }
            .flatMap { Set($0.places.map(\.text).filter { !$0.isEmpty }) }
        return Self.counted(named, most: most)
    }

    /// The occupations that most of them are for, with how many are.
    func occupations(most: Int) -> [(name: String, count: Int)] {
        Self.counted(postings.compactMap { $0.occupations.first?.code }, most: most)
    }

    var remote: Int { postings.count { $0.workplace == .remote } }

    func count(asking skill: String) -> Int {
        postings.count { posting in posting.skills.contains { $0.caseInsensitiveCompare(skill) == .orderedSame } }
    }

    func count(of ranks: ClosedRange<Seniority>) -> Int { postings.count { ranks.contains($0.seniority) } }

    func count(near filter: CityFilter) -> Int { postings.count(where: filter.includes) }

    /// What most of those pay that say so; nil where none does.
    var pay: Pay? {
        struct Kind: Hashable {
            let currency: String
            let unit: String
        }
        var amounts: [Kind: [Double]] = [:]
        for salary in postings.compactMap(\.salary) {
            let stated = [salary.minimum, salary.maximum].compactMap(\.self)
            guard !stated.isEmpty, SalaryPhrase.line(salary) != nil else { continue }
            let kind = Kind(currency: salary.currency, unit: salary.unit)
            amounts[kind, default: []].append(stated.reduce(0, +) / Double(stated.count))
        }
        let most = amounts.max { first, second in
            (first.value.count, second.key.currency, second.key.unit)
                < (second.value.count, first.key.currency, first.key.unit)
        }
        guard let (kind, values) = most.map({ ($0.key, $0.value.sorted()) }), let first = values.first,
            let last = values.last
        else { return nil }
        let isHalf = values.count >= Self.fewPay
        let (low, high) = isHalf ? (values[values.count / 4], values[values.count * 3 / 4]) : (first, last)
        return Pay(
            count: values.count,
            middle: Salary(currency: kind.currency, minimum: low.rounded(), maximum: high.rounded(), unit: kind.unit),
            isHalf: isHalf,
            amounts: values
        )
    }

    private static func counted(_ names: [String], most: Int) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most).map { ($0.key, $0.value) }
    }
}
