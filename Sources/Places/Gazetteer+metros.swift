import TextFolding

extension Gazetteer {
    /// The metropolitan area that a folded text names: one of the table, or a city with a word that says so.
    func metro(_ name: String) -> Place? {
        if let metro = metros[name] { return metro }
        // Whatever says so is a word of its own.
        guard name.contains(" ") else { return nil }
        var core = name
        for prefix in Self.beforeMetros where core.hasPrefix(prefix) { core.removeFirst(prefix.count) }
        for suffix in Self.behindMetros where core.hasSuffix(suffix) { core.removeLast(suffix.count) }
        guard core != name, var place = cities[core]?.first else { return nil }
        place.kind = .metro
        return place
    }

    private static let beforeMetros = [
        "greater ", "metro ", "grand ", "gran ", "grande ", "raum ", "grossraum ", "area metropolitana de ",
    ]
    private static let behindMetros = [" metropolitan area", " metro area", " metroplex", " area", " metro", " region"]

    /// The metropolitan area that a city is part of, as its core; a city outside any is its own.
    package func isSameMetro(_ first: Place, _ second: Place) -> Bool {
        guard first.countryCode == second.countryCode, let firstCity = first.city?.folded,
            let secondCity = second.city?.folded,
            let metrosOfFirst = metrosByMember[first.countryCode + firstCity],
            let metrosOfSecond = metrosByMember[second.countryCode + secondCity]
        else { return false }
        guard !metrosOfFirst.isDisjoint(with: metrosOfSecond) else { return false }
        guard let from = first.coordinate, let to = second.coordinate else { return true }
        return from.distance(to: to) < Self.widestMetro
    }

    /// Kilometres between two places of one metropolitan area at most; cities farther apart only share their names.
    private static let widestMetro = 200.0
}
