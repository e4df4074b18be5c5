import TextFolding

extension Gazetteer {
    /// Whether a text is a place and nothing else: every part of it is one.
    ///
    /// Towns that are small or share their names with words and people ("Most", "Sales") count only where what stands
    /// behind them says where they are ("Most, Czechia").
    ///
    /// - Parameters:
    ///   - text: what is asked about.
    ///   - rest: what stands behind it and is known to be a place; it may say where the text's place is.
    /// - Returns: false for everything that says more.
    package func isPlace(_ text: String, before rest: String = "") -> Bool {
        guard text.utf8.count <= Self.longest else { return false }
        let text = withCountryApart(text)
        let pieces = PlaceParts.pieces(of: text, isName: isTownName)
        guard !pieces.isEmpty, pieces.count <= Self.mostParts, pieces.allSatisfy({ $0.wordCount <= Self.mostWords })
        else { return false }
        var parts: [PlaceParts.Part] = []
        var hasCode = false
        for piece in pieces {
            if endsWithRegionCode(piece) { hasCode = true } else { parts += PlaceParts.parts(ofPiece: piece) }
        }
        let asked = parts.indices
        guard !asked.isEmpty || hasCode, asked.count <= Self.mostParts else { return false }
        if !rest.isEmpty { parts += PlaceParts.parts(of: rest, isName: isTownName) }
        return asked.allSatisfy { isPlace(at: $0, in: parts) }
    }

    private func isTownName(_ name: String) -> Bool { cities.contains(name) }

    /// "Sharjah-UAE" with the sign that usually stands in front of a country.
    private func withCountryApart(_ text: String) -> String {
        guard let dash = text.lastIndex(of: "-"), dash > text.startIndex, !isTownName(text.folded) else { return text }
        let behind = text[text.index(after: dash)...]
        guard behind.first?.isUppercase == true, countryCode(PlaceParts.Part(String(behind))) != nil else {
            return text
        }
        return text[..<dash] + ", " + behind
    }

    private static let mostParts = 4
    /// Words of one part, with its postal code.
    private static let mostWords = 8
    /// In bytes.
    private static let longest = 160

    private func isPlace(at index: Int, in parts: [PlaceParts.Part]) -> Bool {
        let part = parts[index]
        let name = part.folded
        if countryCode(part) != nil || metro(name) != nil || name == "remote" || name == "hybrid" { return true }
        let regions = regions(part)
        // Codes are places in capitals only: "in", "or" and "me" are words.
        if part.length > 3 || part.isCode, regions.contains(where: { !$0.needsTown }) { return true }
        if !regions.isEmpty, part.text.first?.isLowercase == false, isSupported(regions, at: index, in: parts) {
            return true
        }
        let isCapitalised = part.length > 1 && part.text.first?.isLowercase != true
        let cities = isCapitalised ? cities[name] ?? [] : []
        if standsAlone(name, cities) || part.hasPostalCode && !cities.isEmpty { return true }
        if !cities.isEmpty {
            let context = PlaceContext(parts[(index + 1)...], gazetteer: self, fallback: nil)
            if cities.contains(where: { context.fit($0) ?? .unknown > .unknown }) { return true }
        }
        return isCapitalised
            && (isCounty(name) && (index > 0 || parts.count > 1 || isKnownCounty(name)) || isTownWithCountry(part))
    }

    /// "Co. Laois": a county that is a town or a region by itself, or is named in the tables.
    private func isKnownCounty(_ name: String) -> Bool {
        guard let kind = Self.kindsOfCounties.first(where: name.hasPrefix) else { return false }
        let bare = String(name.dropFirst(kind.count))
        return !regions(PlaceParts.Part(bare)).isEmpty || cities.contains(bare)
    }

    /// Whether a town in front of a region is in it, or its country stands behind it.
    private func isSupported(_ regions: [Region], at index: Int, in parts: [PlaceParts.Part]) -> Bool {
        let behind = Set(parts[(index + 1)...].compactMap(countryCode))
        if regions.contains(where: { behind.contains($0.countryCode) }) { return true }
        guard index > 0 else { return false }
        let context = PlaceContext(parts[index...index], gazetteer: self, fallback: nil)
        return cities[parts[index - 1].folded]?.contains { context.fit($0) ?? .unknown >= .inCounty } == true
    }

    /// "DuPage County", "Landkreis Gifhorn": a second-level division, whichever it is.
    private func isCounty(_ name: String) -> Bool {
        name.hasSuffix(" county") || name.hasSuffix(" parish") || Self.kindsOfCounties.contains(where: name.hasPrefix)
    }

    private static let kindsOfCounties = [
        "landkreis ", "kreis ", "bezirk ", "powiat ", "county ", "co. ", "co ", "dist. ", "dist ",
    ]

    /// "Paris France"
    private func isTownWithCountry(_ part: PlaceParts.Part) -> Bool {
        guard Self.wordsOfTownWithCountry.contains(part.folded.wordCount) else { return false }
        var rest = part.folded[...]
        while let space = rest.firstIndex(of: " ") {
            rest = rest[rest.index(after: space)...]
            guard countries[String(rest)] != nil else { continue }
            return townWithCountry(part.text).map { countries[$0.rest.folded] != nil } ?? false
        }
        return false
    }

    /// "Narrandera NSW": a name too small to be known, and the code of a region in capitals behind it.
    private func endsWithRegionCode(_ piece: Substring) -> Bool {
        guard piece.utf8.last(where: { $0 != UInt8(ascii: " ") })?.isPlainCapital == true else { return false }
        let words = piece.split(separator: " ")
        guard (2...4).contains(words.count), let last = words.last, PlaceParts.isCode(last) else { return false }
        return regions[last.folded]?.contains { $0.code == last && !$0.needsTown } == true
            && words.dropLast().allSatisfy { $0.first?.isUppercase == true }
    }
}
