import TextFolding

extension Gazetteer {
    /// What stands in front of names of regions and says what they are.
    private static let kindsBefore = [
        "co. ", "co ", "county ", "county of ", "state of ", "province of ", "provincia di ", "provincia de ",
        "provincia del ", "provincia da ", "provincie ", "prov. ", "departement ", "departement de la ",
        "departement de l'", "departement du ", "departement des ", "departement de ", "dept. ", "departamento de ",
        "departamento del ", "estado de ", "estado do ", "estado da ", "distrito de ", "kanton ", "canton de ",
        "canton du ", "canton of ", "cantone ", "bundesland ", "land ", "wojewodztwo ", "woj. ",
        "region of ", "regione ", "region ", "comunidad de ", "emirate of ",
    ]
    /// What stands behind them.
    private static let kindsBehind = [
        " state", " province", " county", " region", " canton", " voivodeship", " oblast", " krai", " governorate",
        " prefecture", " department", " district", " division", " lan", " fylke", " kraj", " emirate", " provincia",
    ]

    private static let firstWords = Set(kindsBefore.compactMap { $0.split(separator: " ").first.map(String.init) })
    private static let lastWords = Set(kindsBehind.compactMap { $0.split(separator: " ").last.map(String.init) })

    /// Regions that a part of a location names; a code must be written as one.
    func regions(_ part: PlaceParts.Part) -> [Region] {
        // "Var" and "Lot" are names, "in" and "or" are words.
        let isName = part.length > 3 || part.length == 3 && part.text.first?.isUppercase == true
        guard isName || part.isCode || part.text.contains(".") else { return [] }
        let found = regions(named: part.folded)
        guard part.isCode else { return found }
        return found.filter { $0.code == part.text || $0.code.count != part.text.count }
    }

    /// Regions by folded name, with or without what says what kind of region they are.
    private func regions(named name: String) -> [Region] {
        if let regions = regions[name] { return regions }
        guard let space = name.firstIndex(of: " "), let last = name.lastIndex(of: " ") else { return [] }
        if Self.firstWords.contains(String(name[..<space])) {
            for kind in Self.kindsBefore where name.hasPrefix(kind) {
                if let regions = regions[String(name.dropFirst(kind.count))] { return regions }
            }
        }
        if Self.lastWords.contains(String(name[name.index(after: last)...])) {
            for kind in Self.kindsBehind where name.hasSuffix(kind) {
                if let regions = regions[String(name.dropLast(kind.count))] { return regions }
            }
        }
        return []
    }

    /// The country that a part of a location names, in words or by a code in capitals.
    func countryCode(_ part: PlaceParts.Part) -> String? {
        let isShort = part.text.utf8.count <= 3
        if let country = countries[part.folded], !isShort || part.isCode { return country }
        if let plain = Self.plainCountry(part.text), let country = countries[plain.folded] { return country }
        return part.length == 2 && part.isCode && countryNames[part.text] != nil ? part.text : nil
    }

    /// How the long names of states begin.
    private static let forms = ["Sultanate of ", "Kingdom of ", "State of ", "Republic of ", "Emirate of "]

    /// A country without the dots between its letters, or without its form: "U.A.E.", "Sultanate of Oman"; nil for others.
    private static func plainCountry(_ text: String) -> String? {
        if text.has(UInt8(ascii: ".")) {
            let letters = text.filter { $0 != "." }
            return PlaceParts.isCode(letters) ? letters : nil
        }
        return forms.first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
    }

    /// How many words a town and a country have together.
    static let wordsOfTownWithCountry = 2...5

    /// "Paris France", "Austin Texas": a town and its country or region with no sign between.
    func townWithCountry(_ text: String) -> (town: String, rest: String)? {
        let words = text.split(separator: " ")
        guard Self.wordsOfTownWithCountry.contains(words.count) else { return nil }
        for count in 1..<words.count {
            let town = words.prefix(count).joined(separator: " ")
            let rest = words.dropFirst(count).joined(separator: " ")
            guard rest.count > 3 || rest == "USA", let candidates = cities[town.folded] else { continue }
            let part = PlaceParts.Part(rest)
            let context = PlaceContext([part][...], gazetteer: self, fallback: nil)
            if candidates.contains(where: { context.fit($0) ?? .unknown >= .inCountry }) { return (town, rest) }
        }
        return nil
    }
}
