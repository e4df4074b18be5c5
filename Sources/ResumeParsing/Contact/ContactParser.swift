import Careers
import Places
import Resume
import TextFolding

/// Reads who the person is and how to reach them from the head of a résumé.
struct ContactParser {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    private static let labels: Set<String> = [
        "address", "location", "adresse", "anschrift", "wohnort", "based in", "city", "residence", "lives in", "ort",
        "direccion", "indirizzo", "endereco", "adres", "domicile", "home", "place", "ville", "woonplaats", "plaats",
        "residenza", "domicilio", "citta", "luogo", "ciudad", "localidad", "residencia", "lugar de residencia",
        "cidade",
        "localidade", "morada", "miejscowosc", "miasto", "miejsce zamieszkania", "zamieszkanie", "standort", "stadt",
        "lieu", "lieu de residence", "home address", "current location",
    ]

    private static let contactWords: Set<String> = [
        "mobile", "phone", "email", "e-mail", "tel", "telephone", "contact", "web", "nationality", "date", "name",
        "home",
        "movil", "correo", "portable", "remote", "hybrid", "of", "cell", "fax", "born", "mobil", "handy",
    ]

    func basics(from sections: [Section], allLines: [DocumentLine]) -> Basics {
        var basics = Basics()
        let head = sections.filter { [.header, .contact, .personal].contains($0.kind) }.flatMap(\.lines)
        // Contact details stand in the head, or in the foot; a number in the text is not one.
        basics.email = EmailFinder().email(in: head) ?? EmailFinder().email(in: allLines)
        let besideEmail = basics.email.map { lines(beside: $0, in: allLines) } ?? []
        for line in head + allLines.prefix(12) + allLines.suffix(6) + besideEmail where basics.phone == nil {
            if let phone = phone(in: line) { basics.phone = Sourced(phone, lines: [line.reference]) }
        }
        readPages(in: head + allLines.suffix(4), into: &basics)
        let finder = NameFinder(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        let header = sections.filter { $0.kind == .header }.flatMap(\.lines)
        basics.name = finder.name(in: header.isEmpty ? head + allLines : head, email: basics.email?.value)
        basics.label = label(in: header, name: basics.name)
        let rest = head.compactMap { withoutName($0, name: basics.name) }
        basics.location = location(in: rest).map { completed($0, in: rest, phone: basics.phone?.value) }
        return basics
    }

    /// A line without the name of the person; nil where nothing else is on it.
    private func withoutName(_ line: DocumentLine, name: Sourced<String>?) -> DocumentLine? {
        guard let name, name.lines.contains(line.reference) else { return line }
        return line.with(
            cells: line.cells.compactMap { cell in
                guard let range = cell.text.firstRange(of: name.value) else {
                    return name.lines.count > 1 || line.cells.count == 1 ? nil : cell
                }
                let rest = cell.text[range.upperBound...].drop { !$0.isLetter && !$0.isNumber && $0 != "+" }
                // "Jane Doe, MD" does not live in Maryland.
                let isAffix = rest.split { " ,".contains($0) }.allSatisfy { word in
                    word.filter(\.isLetter).count <= 3 || lexicon.nameAffixes.isPostNominal(String(word))
                }
                return isAffix ? nil : cell.dropping(cell.text.count - rest.count)
            }
        )
    }

    /// Contact details stand together, in whatever section they were taken for.
    private func lines(beside email: Sourced<String>, in lines: [DocumentLine]) -> [DocumentLine] {
        guard let index = lines.firstIndex(where: { $0.reference == email.lines.first }) else { return [] }
        return Array(lines[max(0, index - 3)..<min(lines.count, index + 4)]).filter { $0.wordCount <= 12 }
    }

    /// Pages in networks are profiles; the first other page is the person's own.
    private func readPages(in lines: [DocumentLine], into basics: inout Basics) {
        let scanner = ProfileScanner(networks: lexicon.networks)
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            for profile in scanner.profiles(in: line, next: next, email: basics.email) {
                let isWebsite = profile.network == ProfileScanner.website
                if isWebsite, basics.url == nil || basics.url?.value == profile.url, let url = profile.url {
                    basics.url = basics.url ?? Sourced(url, lines: [line.reference])
                } else if !basics.profiles.contains(where: { known in
                    known.value.url == profile.url || known.value.network == profile.network && !isWebsite
                }) {
                    basics.profiles.append(Sourced(profile, lines: [line.reference]))
                }
            }
        }
    }

    /// The location with street and postal code, from its line and the one before.
    private func completed(_ found: Sourced<Location>, in head: [DocumentLine], phone: String?) -> Sourced<Location> {
        guard let index = head.firstIndex(where: { $0.reference == found.lines.first }) else { return found }
        func field(_ line: DocumentLine, holding wanted: String?) -> String? {
            let all = ContactFields.of(line).filter { !$0.contains("@") && (phone.map($0.contains) != true) }
            guard let wanted else { return all.last }
            return all.first { withoutLabel($0).contains(wanted) } ?? all.first { $0.folded.contains(wanted.folded) }
        }
        let line = head[index]
        let wanted = found.value.city.map { city in line.text.contains(city) ? city : found.value.text }
        guard let address = field(line, holding: wanted) else { return found }
        let siblings = ContactFields.of(line)
        let position = siblings.firstIndex(of: address) ?? 0
        let before = position > 0 ? siblings[position - 1] : index > 0 ? field(head[index - 1], holding: nil) : nil
        let reader = AddressReader(lexicon: lexicon, gazetteer: gazetteer)
        let location = reader.completed(found.value, from: withoutLabel(address), before: before.map(withoutLabel))
        return Sourced(location, lines: found.lines)
    }

    private func phone(in line: DocumentLine) -> String? {
        // "+49 (0) 30 / 23125 123": a stroke parts fields elsewhere.
        for cell in line.cells {
            if let phone = ContactScanner.phone(in: cell.text), let stroke = phone.firstRange(of: " / "),
                phone[..<stroke.lowerBound].filter(\.isNumber).count < 7
            {
                return phone
            }
        }
        for field in ContactFields.of(line) {
            if let phone = ContactScanner.phone(in: field), !isPostalCode(phone, in: field) { return phone }
        }
        let phone = ContactScanner.phone(in: line.text)
        return phone.flatMap { isPostalCode($0, in: line.text) ? nil : $0 } ?? linkedPhone(line)
    }

    /// "São Paulo, 01310-100": few digits in the shape of a postal code beside a town.
    private func isPostalCode(_ number: String, in field: String) -> Bool {
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

    /// The number behind an icon.
    private func linkedPhone(_ line: DocumentLine) -> String? {
        line.links.first { $0.hasPrefix("tel:") }.flatMap { ContactScanner.phone(in: String($0.dropFirst(4))) }
    }

    /// The line that says what the person does, under the name.
    private func label(in header: [DocumentLine], name: Sourced<String>?) -> Sourced<String>? {
        let nameLine = name?.lines.first
        let following = nameLine == nil ? header[...] : header.drop { $0.reference != nameLine }.dropFirst()
        for line in following.prefix(3) {
            for field in ContactFields.of(line) where field.wordCount <= 8 && !field.contains("@") {
                guard ContactScanner.phone(in: field) == nil, !gazetteer.isPlace(field) else { continue }
                if knowledge.titleLikelihood(field) >= 0.55 { return Sourced(field, lines: [line.reference]) }
            }
        }
        return nil
    }

    /// The person's own place: a field that is a place and nothing else, else an address that holds one.
    private func location(in head: [DocumentLine]) -> Sourced<Location>? {
        for (index, line) in head.prefix(25).enumerated() {
            for field in wrapped(ContactFields.of(line), next: index + 1 < head.count ? head[index + 1] : nil) + [
                line.text
            ] {
                let text = withoutLabel(field)
                // "Mobile" is a label more often than a town in Alabama.
                guard !text.isEmpty, !Self.contactWords.contains(Self.withoutNumbers(text).folded) else { continue }
                if gazetteer.isPlace(text), let place = place(text) {
                    return Sourced(location(text, place), lines: [line.reference])
                }
            }
        }
        for line in head.prefix(25) {
            for field in ContactFields.of(line)
            where field.hasNumber || hasLabel(field) || field.contains(",") {
                let text = withoutLabel(field)
                let number = ContactScanner.phone(in: text)
                guard !text.contains("@"), !text.contains("www."),
                    !Self.contactWords.contains(Self.withoutNumbers(text).folded),
                    number.map({ isPostalCode($0, in: text) }) != false,
                    text.wordCount <= 12
                else { continue }
                let whole = place(text)
                let bare = whole?.kind == .city ? whole : gazetteer.resolve(Self.withoutNumbers(text)) ?? whole
                guard let place = bare, place.kind == .city || hasLabel(field) else { continue }
                return Sourced(location(text, place), lines: [line.reference])
            }
        }
        return nil
    }

    /// "Torino (TO)": what stands in brackets behind a town is no place of its own.
    private func place(_ text: String) -> Place? {
        let whole = gazetteer.resolve(text)
        guard whole?.kind != .city, text.contains(")"), let open = text.firstIndex(of: "(") else { return whole }
        let bare = gazetteer.resolve(String(text[..<open]))
        return bare?.kind == .city ? bare : whole
    }

    /// The last field may go on in the next line: "Fayetteville, North" and "Carolina".
    private func wrapped(_ fields: [String], next: DocumentLine?) -> [String] {
        guard let last = fields.last, let next, next.wordCount <= 3,
            !next.text.contains(where: { $0 == "@" || $0.isNumber })
        else { return fields }
        let joined = last + " " + next.text
        return gazetteer.isPlace(withoutLabel(joined)) ? fields.dropLast() + [joined] : fields
    }

    private func location(_ address: String, _ place: Place) -> Location {
        // The town of an address, without street and postal code.
        let pieces = address.split(separator: ",")
        let parts = pieces.indices.compactMap { index -> String? in
            let name = pieces[index].split(separator: " ").filter { !$0.contains(where: \.isNumber) }
                .joined(separator: " ")
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

    private func hasLabel(_ field: String) -> Bool {
        withoutLabel(field) != field
    }

    private func withoutLabel(_ field: String) -> String {
        guard let colon = field.firstIndex(of: ":") else { return field }
        guard Self.labels.contains(Lexicon.key(String(field[..<colon]))) else { return field }
        return String(field[field.index(after: colon)...].drop { $0 == " " })
    }
}
