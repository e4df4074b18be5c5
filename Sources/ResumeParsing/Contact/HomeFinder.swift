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
    ]

    /// - Parameters:
    ///   - head: the lines with contact details.
    ///   - phone: the number that was found in them.
    /// - Returns: the place, with street and postal code where they stand there.
    func location(in head: [DocumentLine], phone: String?) -> Sourced<Location>? {
        let head = Array(head.prefix(Self.headLines))
        let fields = head.map(ContactFields.of)
        return place(in: head, fields: fields).map { completed($0, in: head, fields: fields, phone: phone) }
    }

    /// The person's own place: a field that is a place and nothing else, else an address that holds one.
    private func place(in head: [DocumentLine], fields: [[String]]) -> Sourced<Location>? {
        let fields = head.indices.map { index in
            wrapped(fields[index].flatMap(withoutReach), at: index, in: head)
        }
        let alone = placeAlone(head, fields: fields)
        // A country alone may be the end of an address that was too long for its line.
        if let alone, alone.kind != .country { return alone.location }
        return address(head, fields: fields, isWithinCountry: alone != nil) ?? alone?.location
    }

    private func placeAlone(
        _ head: [DocumentLine],
        fields: [[String]]
    ) -> (location: Sourced<Location>, kind: Place.Kind)? {
        for (line, fields) in zip(head, fields) {
            for field in fields == [line.text] ? fields : fields + [line.text] {
                let text = withoutBareLabel(ContactFields.withoutLabel(field))
                // "Mobile" is a label more often than a town in Alabama.
                guard !text.isEmpty, !Self.contactWords.contains(Self.withoutNumbers(text).folded) else { continue }
                guard gazetteer.isPlace(text), let place = place(text) else { continue }
                // "AP" alone is not said by anybody who lives there.
                if place.kind == .region, text.count == 2 { continue }
                return (Sourced(location(text, place), lines: [line.reference]), place.kind)
            }
        }
        return nil
    }

    /// The place of an address; a region alone where no more than a country is known of the place.
    private func address(_ head: [DocumentLine], fields: [[String]], isWithinCountry: Bool) -> Sourced<Location>? {
        for (line, fields) in zip(head, fields) {
            for field in fields where field.hasNumber || ContactFields.hasLabel(field) || field.contains(",") {
                let text = ContactFields.withoutLabel(field)
                let number = ContactScanner.phone(in: text)
                guard !text.contains("@"), !text.contains("www."), !namesMonth(text),
                    !Self.contactWords.contains(Self.withoutNumbers(text).folded),
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
        return pieces.map { HeaderFragmenter.trimmed($0.joined(separator: " ")) }.filter { !$0.isEmpty }
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
            let words = part.split(separator: " ")
            return words.enumerated().filter { index, word in
                let isBehindNumber = index > 0 && words[index - 1].allSatisfy(\.isNumber) && words.count > index + 1
                return !word.hasNumber
                    && !(isBehindNumber && word.count == 2 && word == word.uppercased())
            }.map { String($0.element) }.joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: What they say

    /// "Torino (TO)": what stands in brackets behind a town is no place of its own.
    private func place(_ text: String) -> Place? {
        let whole = gazetteer.resolve(text)
        guard whole?.kind != .city, text.contains(")"), let open = text.firstIndex(of: "(") else { return whole }
        let bare = gazetteer.resolve(String(text[..<open]))
        return bare?.kind == .city ? bare : whole
    }

    private func location(_ address: String, _ place: Place) -> Location {
        // The town of an address, without street and postal code.
        let pieces = address.split(separator: ",")
        let parts = pieces.indices.compactMap { index -> String? in
            let name = Self.withoutNumbers(String(pieces[index]))
            let isPlace =
                gazetteer.isPlace(String(pieces[index]), before: pieces[(index + 1)...].joined(separator: ","))
                || gazetteer.isPlace(name, before: pieces[(index + 1)...].joined(separator: ","))
            return isPlace && !name.isEmpty ? name : nil
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
        var parts = location.text.split(separator: ",").map { HeaderFragmenter.trimmed(String($0)) }
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
