import Places
import Resume
import TextFolding

/// Finds where the person lives among the lines that say how to reach them.
struct HomeFinder {
    let lexicon: Lexicon
    let gazetteer: Gazetteer

    /// Lines that contact details may take.
    private static let headLines = 25

    /// Words of contact details that are names of places as well.
    private static let contactWords: Set<String> = [
        "mobile", "phone", "email", "e-mail", "tel", "telephone", "contact", "web", "nationality", "date", "name",
        "home",
        "movil", "correo", "portable", "remote", "hybrid", "of", "cell", "fax", "born", "mobil", "handy",
        // Values of personal details, of which one is the capital of the Maldives.
        "male", "female", "single", "married", "unmarried",
    ]

    /// A home, and how sure it is that it is one.
    struct Home {
        var location: Sourced<Location>
        let confidence: Double
        /// Whether no more than a country is known of it.
        let isWide: Bool
    }

    /// How sure a place is that stands alone, one of an address, one behind a label, and a country alone.
    private static let certaintyOfPlace = 0.9
    private static let certaintyOfAddress = 0.8
    private static let certaintyOfLabel = 0.95
    private static let certaintyOfCountry = 0.6

    /// - Parameters:
    ///   - head: the lines with contact details.
    ///   - phone: the number that was found in them.
    /// - Returns: the place, with street and postal code where they stand there.
    func location(in head: [DocumentLine], phone: String?) -> Home? {
        let head = Array(head.prefix(Self.headLines))
        let fields = head.map(ContactFields.of)
        guard let home = place(in: head, fields: fields) else { return townAtEnd(of: head) }
        if home.isWide, let town = townAtEnd(of: head) { return town }
        let location = completed(home.location, in: head, fields: fields, phone: phone)
        return Home(location: location, confidence: home.confidence, isWide: home.isWide)
    }

    /// The home that stands behind a label of addresses, be it spread over lines.
    func location(inAddress lines: [DocumentLine]) -> Home? {
        guard !lines.isEmpty, let found = town(in: lines.map(\.text).joined(separator: ", ")) else { return nil }
        return Home(
            location: Sourced(found.location, lines: lines.map(\.reference)),
            confidence: Self.certaintyOfLabel,
            isWide: found.isWide
        )
    }

    /// The town that an address ends with whose lines are of no form that is known: "15/2 Mill Street, Gorakhpur-273001".
    private func townAtEnd(of head: [DocumentLine]) -> Home? {
        for line in head {
            for field in ContactFields.of(line) where field.contains(",") && looksLikeAddress(field) {
                let text = ContactFields.withoutLabel(field)
                guard !text.contains("@"), !text.contains("www."), !isLabel(text), !namesMonth(text),
                    ContactScanner.phone(in: text).map({ isPostalCode($0, in: text) }) != false,
                    let found = town(in: text), !found.isWide
                else { continue }
                return Home(
                    location: Sourced(found.location, lines: [line.reference]),
                    confidence: Self.certaintyOfAddress,
                    isWide: false
                )
            }
        }
        return nil
    }

    /// Words of an address on one line.
    private static let mostAddressWords = 14
    /// Share of the words of an address that have capitals or figures, in percent.
    private static let leastCapitals = 70

    /// Whether a text has a number or a word of streets, and the capitals of names.
    private func looksLikeAddress(_ text: String) -> Bool {
        let words = text.split { " ,".contains($0) }
        guard words.count <= Self.mostAddressWords, text.hasLetter else { return false }
        let named = words.count { $0.first?.isLowercase != true }
        return named * 100 >= Self.leastCapitals * words.count
            && (text.hasNumber || text.foldedTokens.contains(where: lexicon.streetWords.contains))
    }

    /// The last town of an address, with what stands behind it; a region or a country where it names no town.
    private func town(in address: String) -> (location: Location, isWide: Bool)? {
        let plain = Self.withPlainCode(address)
        let parts = plain.split { ",|;".contains($0) }.map { part in
            Signs.trimmed(String(Self.withoutNumbers(String(part)).trimmingSuffix { ". ".contains($0) }))
        }.filter { !$0.isEmpty }
        var wide: (location: Location, isWide: Bool)?
        for index in parts.indices.reversed().prefix(Self.mostParts)
        where !Self.contactWords.contains(parts[index].folded) {
            let rest = parts[(index + 1)...].joined(separator: ", ")
            guard gazetteer.isPlace(parts[index], before: rest), !isLabel(parts[index]) else { continue }
            let text = parts[index...].filter { $0 == parts[index] || gazetteer.isPlace($0) }.joined(separator: ", ")
            guard let place = gazetteer.resolve(text) ?? gazetteer.resolve(parts[index]) else { continue }
            var location = Location(text: text, city: place.city, region: place.region, countryCode: place.countryCode)
            if place.kind == .city {
                let reader = AddressReader(lexicon: lexicon, gazetteer: gazetteer)
                location = reader.completed(location, from: plain, before: nil)
                return (location, false)
            }
            wide = wide ?? (location, true)
        }
        return wide
    }

    /// Parts at the end of an address that may name its town.
    private static let mostParts = 4

    /// "Pune-411038.", "Pin: 411 038": an address with its postal code in words of its own.
    private static func withPlainCode(_ text: String) -> String {
        var plain = ""
        var isBehindSign = false
        for character in text {
            // "Baden-Baden" stays whole.
            if isBehindSign { plain += character.isNumber || character == " " ? " - " : "-" }
            isBehindSign = "-–:".contains(character) && plain.last.map { $0.isLetter || $0 == " " } == true
            if !isBehindSign { plain.append(character) }
        }
        let words = plain.split(separator: " ").filter { !pins.contains(Lexicon.key(String($0))) }
        return String(words.joined(separator: " ").split(separator: " - ").joined(separator: " "))
    }

    private static let pins: Set<String> = ["pin", "pincode", "zip", "code", "dist", "distt", "district", "tal", "po"]

    /// The person's own place: a field that is a place and nothing else, else an address that holds one.
    private func place(in head: [DocumentLine], fields: [[String]]) -> Home? {
        let fields = head.indices.map { index in
            wrapped(fields[index].flatMap(withoutReach), at: index, in: head)
        }
        let alone = placeAlone(head, fields: fields)
        // A country alone may be the end of an address that was too long for its line.
        if let alone, alone.kind != .country {
            return Home(location: alone.location, confidence: Self.certaintyOfPlace, isWide: false)
        }
        if let address = address(head, fields: fields, isWithinCountry: alone != nil) {
            return Home(location: address, confidence: Self.certaintyOfAddress, isWide: false)
        }
        return alone.map { Home(location: $0.location, confidence: Self.certaintyOfCountry, isWide: true) }
    }

    private func placeAlone(
        _ head: [DocumentLine],
        fields: [[String]]
    ) -> (location: Sourced<Location>, kind: Place.Kind)? {
        for (line, fields) in zip(head, fields) {
            for field in fields == [line.text] ? fields : fields + [line.text] {
                let text = withoutBareLabel(ContactFields.withoutLabel(field))
                // "Mobile" is a label more often than a town in Alabama.
                guard !text.isEmpty, !Self.contactWords.contains(Self.withoutNumbers(text).folded), !isLabel(text)
                else {
                    continue
                }
                // "LIM SIEW KHENG (LYNN)" is cut at the bracket.
                guard !text.contains(")") || text.contains("("), gazetteer.isPlace(text), let place = place(text) else {
                    continue
                }
                // "AP" alone is not said by anybody who lives there, and "AM" is not in Armenia.
                let letters = text.filter(\.isLetter)
                if letters.count == 2, !Self.shortCountries.contains(letters) { continue }
                if isTitle(Self.withoutCode(text)) { continue }
                return (Sourced(location(text, place), lines: [line.reference]), place.kind)
            }
        }
        return nil
    }

    /// "BUSINESS DEVELOPMENT CONSULTANT MAR" without what is the code of a region as well.
    private static func withoutCode(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last, last.count <= mostOfCode, !text.contains(",") else { return text }
        return words.dropLast().joined(separator: " ")
    }

    private static let mostOfCode = 3
    /// Countries that people call by two letters.
    private static let shortCountries: Set<String> = ["UK", "US", "NZ"]

    /// "E-mail ID" is no place in Idaho.
    private func isLabel(_ text: String) -> Bool { lexicon.personalLabels.table.kind(text) != nil }

    /// The place of an address; a region alone where no more than a country is known of the place.
    private func address(_ head: [DocumentLine], fields: [[String]], isWithinCountry: Bool) -> Sourced<Location>? {
        for (line, fields) in zip(head, fields) {
            for field in fields where field.hasNumber || ContactFields.hasLabel(field) || field.contains(",") {
                let text = ContactFields.withoutLabel(field)
                let number = ContactScanner.phone(in: text)
                guard !text.contains("@"), !text.contains("www."), !namesMonth(text),
                    !Self.contactWords.contains(Self.withoutNumbers(text).folded), !isLabel(text),
                    number.map({ isPostalCode($0, in: text) }) != false,
                    text.wordCount <= 12
                else { continue }
                let whole = place(text)
                let bare = whole?.kind == .city ? whole : gazetteer.resolve(Self.withoutNumbers(text)) ?? whole
                guard let place = bare,
                    place.kind == .city || ContactFields.hasLabel(field) || isWithinCountry && place.kind == .region
                else { continue }
                return Sourced(location(text, place), lines: [line.reference])
            }
        }
        return nil
    }

    /// "3 March 2024": a day, although there is a town of that name.
    private func namesMonth(_ text: String) -> Bool {
        guard text.hasNumber else { return false }
        let words = text.split(separator: " ")
        return zip(words, words.dropFirst()).contains { word, year in
            year.count == 4 && ["19", "20"].contains(year.prefix(2)) && year.allSatisfy(\.isNumber)
                && lexicon.months[word.folded] != nil
        }
    }

    // MARK: Fields

    /// A field cut where an address or a number stands at which somebody is reached: "Leeds, UK 0113 496 0712".
    private func withoutReach(_ field: String) -> [String] {
        var text = field
        if let phone = ContactScanner.phone(in: field), !isPostalCode(phone, in: field),
            let range = text.firstRange(of: phone)
        {
            text.replaceSubrange(range, with: "|")
        }
        guard text != field || text.contains("@") || text.contains("/") || text.contains("www.") else { return [field] }
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        let pieces = words.split { $0 == "|" || $0.contains("@") || $0.contains("www.") || WebAddresses.isAddress($0) }
        return pieces.map { Signs.trimmed($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    }

    /// "Address Dublin, Ireland": a label without a sign behind it.
    private func withoutBareLabel(_ field: String) -> String {
        let words = field.split(separator: " ", maxSplits: 1)
        guard words.count == 2, ContactFields.isLabel(String(words[0])), gazetteer.isPlace(String(words[1])) else {
            return field
        }
        return String(words[1])
    }

    /// The last field may go on in the next line: "Fayetteville, North" and "Carolina", "Brooklyn, NY," and "USA 11235".
    private func wrapped(_ fields: [String], at index: Int, in head: [DocumentLine]) -> [String] {
        guard index + 1 < head.count, let last = fields.last else { return fields }
        let next = head[index + 1]
        guard next.wordCount <= 3, next.text.hasLetter, !next.text.contains("@") else { return fields }
        if head[index].text.hasSuffix(","), ContactScanner.phone(in: next.text) == nil, gazetteer.isPlace(next.text) {
            return fields.dropLast() + [last + ", " + next.text]
        }
        let joined = last + " " + next.text
        guard !next.text.hasNumber, gazetteer.isPlace(ContactFields.withoutLabel(joined)) else { return fields }
        return fields.dropLast() + [joined]
    }

    /// "São Paulo, 01310-100": few digits in the shape of a postal code beside a town.
    func isPostalCode(_ number: String, in field: String) -> Bool {
        guard number.filter(\.isNumber).count <= 8, number.first?.isNumber == true,
            let place = gazetteer.resolve(Self.withoutNumbers(field)), place.kind == .city
        else { return false }
        let shape = String(number.map { $0.isNumber ? "9" : $0 })
        return lexicon.postalShapes[place.countryCode]?.contains(shape) == true
    }

    /// An address without its numbers and what belongs to them: "9, 3511 AB Utrecht" to "Utrecht".
    private static func withoutNumbers(_ text: String) -> String {
        text.split(separator: ",").map { part in
            let words = part.split(separator: " ").map(withoutCode).filter { !$0.isEmpty }
            return words.enumerated().filter { index, word in
                let isBehindNumber = index > 0 && words[index - 1].allSatisfy(\.isNumber) && words.count > index + 1
                return !word.hasNumber
                    && !(isBehindNumber && word.count == 2 && word == word.uppercased())
            }.map { String($0.element) }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// "Telangana-755139", and the dash of "Mysore - 582466": a word without the postal code behind it.
    private static func withoutCode(_ word: Substring) -> Substring {
        let name = word.trimmingSuffix { $0.isNumber }.trimmingSuffix { "-–—:".contains($0) }
        let digits = word.count - name.count
        return name.isEmpty && word.hasNumber || digits > 0 && digits <= leastCode && word.hasNumber ? word : name
    }

    /// Digits of the shortest postal code with the sign in front.
    private static let leastCode = 4

    // MARK: What they say

    /// "Torino (TO)": what stands in brackets behind a town is no place of its own.
    private func place(_ text: String) -> Place? {
        let whole = gazetteer.resolve(text)
        guard whole?.kind != .city, text.contains(")"), let open = text.firstIndex(of: "(") else { return whole }
        let bare = gazetteer.resolve(String(text[..<open]))
        return bare?.kind == .city ? bare : whole
    }

    /// The word behind which the number of a box at a post office stands.
    private static let box = "box"

    /// From such log-odds on, words are those of a title.
    private static let clearTitle = 2.0

    /// "Freelance Graphic Designer, Bristol": what somebody is, in front of where.
    private func isTitle(_ text: String) -> Bool {
        let words = TitleWords.words(of: text)
        guard let last = words.last, words.count > 1, lexicon.titleWords.isEnding(last) else { return false }
        return lexicon.titleWords.logOdds(words) > Self.clearTitle
    }

    private func location(_ address: String, _ place: Place) -> Location {
        // The town of an address, without street and postal code.
        let pieces = address.split(separator: ",").drop { isTitle(String($0)) }
        let address = String(pieces.joined(separator: ",").drop { $0 == " " })
        let parts = pieces.indices.compactMap { index -> String? in
            let name = Self.withoutNumbers(String(pieces[index]))
            let isPlace =
                gazetteer.isPlace(String(pieces[index]), before: pieces[(index + 1)...].joined(separator: ","))
                || gazetteer.isPlace(name, before: pieces[(index + 1)...].joined(separator: ","))
            return isPlace && !name.isEmpty && name.foldedTokens.last != Self.box ? name : nil
        }
        let isStreetAddress = address.hasNumber && !parts.isEmpty
        let text = isStreetAddress ? parts.joined(separator: ", ") : address
        return Location(
            text: text,
            city: place.city,
            region: place.region,
            countryCode: place.countryCode
        )
    }

    /// The location with street and postal code, from its line and the one before.
    private func completed(
        _ found: Sourced<Location>,
        in head: [DocumentLine],
        fields: [[String]],
        phone: String?
    ) -> Sourced<Location> {
        guard let index = head.firstIndex(where: { $0.reference == found.lines.first }) else { return found }
        func field(at index: Int, holding wanted: String?) -> String? {
            let all = fields[index].filter { !$0.contains("@") && (phone.map($0.contains) != true) }
            guard let wanted else { return all.last }
            return all.first { ContactFields.withoutLabel($0).contains(wanted) }
                ?? all.first { $0.folded.contains(wanted.folded) }
        }
        let wanted = found.value.city.map { city in head[index].text.contains(city) ? city : found.value.text }
        guard let address = field(at: index, holding: wanted) else { return found }
        let siblings = fields[index]
        let position = siblings.firstIndex(of: address) ?? 0
        let before = position > 0 ? siblings[position - 1] : index > 0 ? field(at: index - 1, holding: nil) : nil
        let reader = AddressReader(lexicon: lexicon, gazetteer: gazetteer)
        let location = reader.completed(
            found.value,
            from: ContactFields.withoutLabel(address),
            before: before.map(ContactFields.withoutLabel)
        )
        return Sourced(withoutStreet(location), lines: found.lines)
    }

    /// A place without the parts in front of its town that are streets: "Park Road" of "12 Park Road".
    private func withoutStreet(_ location: Location) -> Location {
        let town = location.city?.folded
        var parts = location.text.split(separator: ",").map { Signs.trimmed(String($0)) }
        while parts.count > 1, let first = parts.first, town?.hasPrefix(first.folded) != true,
            isStreet(first, of: location)
        {
            parts.removeFirst()
        }
        var location = location
        location.text = parts.joined(separator: ", ")
        return location
    }

    private func isStreet(_ part: String, of location: Location) -> Bool {
        if location.street?.contains(part) == true { return true }
        let words = part.foldedTokens
        return words.count > 1 && words.contains(where: lexicon.streetWords.contains) && !gazetteer.isPlace(part)
    }
}
