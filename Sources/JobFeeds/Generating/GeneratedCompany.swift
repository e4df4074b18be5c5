/// Names of companies that do not exist.
enum GeneratedCompany {
    private static let first = [
        "Amberquill", "Brackenfold", "Candlewisp", "Dapplemoor", "Eldergrove", "Fennimore", "Gossamer", "Hollowbrook",
        "Inkwater", "Junipark", "Kestrelby", "Larkhaven", "Mossbridge", "Nettlecombe", "Oakumvale", "Pebblewick",
        "Quarrystone", "Rushmeadow", "Saltmarsh", "Thistledown", "Umberfield", "Vellumgate", "Willowmere", "Yarrowtree",
    ]
    private static let middle = [
        "", "", "", "Blue", "Bright", "Copper", "East", "First", "Green", "North", "River", "Silver", "South", "Stone",
        "West",
    ]
    private static let last = [
        "Analytics", "Associates", "Care", "Collective", "Engineering", "Foods", "Foundry", "Group", "Holdings",
        "Hospital", "Industries", "Labs", "Logistics", "Partners", "Retail", "Schools", "Services", "Software",
        "Solutions", "Supply", "Systems", "Works",
    ]

    static func name(_ random: inout SplitMix64) -> String {
        [random.pick(first), random.pick(middle), random.pick(last)].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
