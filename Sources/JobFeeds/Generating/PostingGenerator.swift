package import Careers
package import Foundation
import JobMatching
package import Places

/// Makes postings up, of which the occupation, the country and the way of working are known: for measurements and
/// trials.
///
/// The same seed, day and number give the same posting on every machine, as long as the knowledge is the same.
package struct PostingGenerator: Sendable {
    private let knowledge: CareerKnowledge
    private let seed: UInt64
    /// When the day begins that postings are counted back from.
    private let today: Date
    private let occupations: WeightedList<GeneratedOccupation>
    private let countries: WeightedList<Country>

    /// A country with those of its cities that the gazetteer knows.
    private struct Country: Sendable {
        let facts: GeneratedCountry
        let cities: WeightedList<String>
    }

    /// - Parameters:
    ///   - knowledge: titles and skills of occupations.
    ///   - gazetteer: places.
    ///   - seed: another one gives other postings.
    ///   - today: the day on which the newest were posted.
    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer, seed: UInt64, today: Date) {
        self.knowledge = knowledge
        self.seed = seed
        self.today = Date(timeIntervalSince1970: (today.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
        occupations = WeightedList(GeneratedOccupation.all(knowledge))
        let countries = GeneratedCountry.all.map { facts in
            let known = facts.cities.filter { Self.isClear($0, in: facts.code, gazetteer: gazetteer) }
            let cities = known.enumerated().map { index, city in (element: city, weight: 1_000 / (index + 4)) }
            return (element: Country(facts: facts, cities: WeightedList(cities)), weight: facts.weight)
        }
        self.countries = WeightedList(countries.filter { !$0.element.cities.isEmpty })
    }

    /// The posting of a number; nil where there is no knowledge to make it of.
    ///
    /// - Parameter number: any number from 0; each has its posting, whatever was made before.
    /// - Returns: the posting and its truth.
    package func posting(_ number: Int) -> GeneratedPosting? {
        var random = SplitMix64(seed: seed)
        random = SplitMix64(seed: random.next() &+ UInt64(truncatingIfNeeded: number))
        guard let occupation = occupations.pick(&random), let country = countries.pick(&random),
            let title = random.pick(occupation.titles), let city = country.cities.pick(&random)
        else { return nil }
        var rank = random.happens(35) ? random.pick(GeneratedRank.allCases) : nil
        // "Lead" before some titles makes another occupation of them.
        if let form = rank?.applied(to: title),
            !GeneratedOccupation.isClear(form, code: occupation.code, knowledge: knowledge)
        {
            rank = nil
        }
        let company = GeneratedCompany.name(&random)
        let identifier = "GEN-\(seed)-\(number)-\(occupation.code)"
        var posting = JobPosting(
            source: "generated",
            identifier: identifier,
            title: rank?.applied(to: title) ?? title,
            company: company
        )
        posting.url = "https://jobs.example.com/generated/\(identifier.lowercased())"
        posting.places = [PostingPlace(text: city, place: nil)]
        setWorkplace(of: &posting, for: occupation, in: country.facts, &random)
        setDates(of: &posting, &random)
        posting.employmentType =
            random.happens(82) ? "FULL_TIME" : random.pick(["PART_TIME", "CONTRACTOR", "TEMPORARY"])
        posting.skills = random.sample(occupation.skills, random.number(in: 3...8))
        posting.salary = salary(of: occupation, rank: rank, in: country.facts, &random)
        posting.description = GeneratedText.body(of: posting, city: city, &random)
        return GeneratedPosting(posting: posting, occupation: occupation.code, country: country.facts.code)
    }

    /// Whether the import will take a text for a city of the country.
    private static func isClear(_ city: String, in country: String, gazetteer: Gazetteer) -> Bool {
        let places = LocationText(city).places
        guard places.count == 1, let read = places.first, let place = read.place ?? gazetteer.resolve(read.text) else {
            return false
        }
        return (place.kind == .city || place.kind == .metro) && place.countryCode == country
    }

    private func setWorkplace(
        of posting: inout JobPosting,
        for occupation: GeneratedOccupation,
        in country: GeneratedCountry,
        _ random: inout SplitMix64
    ) {
        let drawn = random.below(100)
        if drawn < occupation.group.remote {
            posting.workplace = .remote
            // One of eight remote jobs is open to the world.
            posting.eligibleCountries = random.below(8) == 0 ? [] : [country.code]
            if random.happens(20), !posting.eligibleCountries.isEmpty,
                let other = random.pick(GeneratedCountry.all), other.code != country.code
            {
                posting.eligibleCountries.append(other.code)
            }
        } else if drawn < occupation.group.remote + occupation.group.hybrid {
            posting.workplace = .hybrid
        }
    }

    /// Most postings are young; most end, a few have ended already.
    private func setDates(of posting: inout JobPosting, _ random: inout SplitMix64) {
        let days = min(random.below(90), random.below(90))
        let posted = today.addingTimeInterval(-Double(days) * 86_400 + Double(random.below(1_440)) * 60 - 86_400)
        posting.postedAt = posted
        if random.happens(80) {
            posting.expiresAt = posted.addingTimeInterval(Double(random.number(in: 45...120)) * 86_400)
        }
    }

    /// Two of three postings say what they pay.
    private func salary(
        of occupation: GeneratedOccupation,
        rank: GeneratedRank?,
        in country: GeneratedCountry,
        _ random: inout SplitMix64
    ) -> Salary? {
        guard random.happens(66) else { return nil }
        let zones = [62, 62, 78, 100, 150, 205]
        let zone = zones[min(max(occupation.jobZone, 0), zones.count - 1)]
        let year = country.pay * zone / 100 * (rank?.payPercent ?? 100) / 100 * random.number(in: 85...120) / 100
        let spread = random.number(in: 108...130)
        if occupation.group.isPaidHourly, country.currency != "INR" {
            let hour = max(5, year / 2_080)
            return Salary(
                currency: country.currency,
                minimum: Double(hour),
                maximum: Double(hour * spread / 100 + 1),
                unit: "HOUR"
            )
        }
        return Salary(
            currency: country.currency,
            minimum: Double(year / 500 * 500),
            maximum: Double(year * spread / 100 / 500 * 500),
            unit: "YEAR"
        )
    }
}
