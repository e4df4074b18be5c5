import Glibc
import KnowledgePack

/// What is known of each occupation beside its name, read when it is asked for.
final class OccupationLists: Sendable {
    private let titles: PackLists
    private let skills: PackLists
    private let related: PackLists
    private let licences: PackLists
    private let rankTitles: PackLists
    private let rankLevels: PackLists
    private let rankCountries: PackLists
    /// Skills in lower case, each with a number.
    private let traits: PackIndex
    private let traitLists: PackLists
    /// How many occupations ask for each.
    private let asking: [Int]
    /// How many occupations there are.
    private let count: Int
    private let strings: PackStrings

    init(_ pack: KnowledgePack, count: Int) throws(KnowledgePackError) {
        strings = pack.strings
        let texts = 0..<strings.count
        titles = try pack.lists(.occupationTitles, count: count, in: texts)
        skills = try pack.lists(.occupationSkills, count: count, in: texts)
        related = try pack.lists(.occupationRelated, count: count, in: texts)
        licences = try pack.lists(.occupationLicences, count: count, in: texts)
        rankTitles = try pack.lists(.rankTitles, count: count, in: texts)
        rankLevels = try pack.lists(.rankTitleLevels, count: count, in: 0..<9)
        rankCountries = try pack.lists(.rankTitleCountries, count: count, in: texts)
        for number in 0..<count
        where rankTitles.length(of: number) != rankLevels.length(of: number)
            || rankTitles.length(of: number) != rankCountries.length(of: number)
        {
            throw .damaged("rank titles")
        }
        traits = try pack.index(.traits)
        traitLists = try pack.lists(.occupationTraits, count: count, in: 0..<traits.count)
        var asking = [Int](repeating: 0, count: traits.count)
        for number in 0..<count {
            for place in traitLists.range(of: number) { asking[traitLists.value(at: place)] += 1 }
        }
        self.asking = asking
        self.count = count
    }

    /// Occupations that a skill may be asked for by, to tell them from others.
    private static let mostAsking = 40

    /// Whether few enough occupations ask for a skill that it speaks for them.
    func isTelling(_ skill: String) -> Bool {
        traits[skill.lowercased()].map { asking[$0] <= Self.mostAsking } ?? true
    }

    /// How much a skill tells of an occupation that asks for it: the logarithm of how few do.
    func rarity(of skill: String) -> Double {
        let known = traits[skill.lowercased()].map { asking[$0] } ?? 1
        return log(Double(max(count, 1)) / Double(max(known, 1)))
    }

    func titles(of number: Int) -> [String] { titles[number].map { strings[$0] } }
    func skills(of number: Int) -> [String] { skills[number].map { strings[$0] } }
    func related(of number: Int) -> [String] { related[number].map { strings[$0] } }
    func licences(of number: Int) -> [String] { licences[number].map { strings[$0] } }

    /// What people of a rank are called: in the country, else in general; nil where nothing is known.
    func title(of number: Int, at level: Int, in country: String?) -> String? {
        var general: String?
        for (place, other) in rankLevels[number].enumerated() where other == level {
            let title = strings[rankTitles[number][place]]
            let countries = strings[rankCountries[number][place]]
            if countries.isEmpty {
                general = title
            } else if let country, countries.split(separator: " ").contains(where: { $0 == country }) {
                return title
            }
        }
        return general
    }

    /// What people of each rank are called anywhere, lower ranks first.
    func ranks(of number: Int) -> [(level: Int, title: String)] {
        zip(rankLevels[number], rankTitles[number]).map { ($0, strings[$1]) }.filter { $0.1 != "-" }
            .sorted { $0.0 < $1.0 }
    }

    /// Which of the skills that occupations ask for are shown, by their numbers; empty where none is.
    func traits(_ skills: Set<String>) -> [Bool] {
        let numbers = skills.compactMap { traits[$0] }
        guard !numbers.isEmpty else { return [] }
        var shown = [Bool](repeating: false, count: traits.count)
        for number in numbers { shown[number] = true }
        return shown
    }

    /// How many of an occupation's skills are shown.
    func overlap(of number: Int, with shown: [Bool]) -> Int {
        guard !shown.isEmpty else { return 0 }
        return traitLists.range(of: number).reduce(0) { $0 + (shown[traitLists.value(at: $1)] ? 1 : 0) }
    }
}
