import Careers
import Places
import Resume
import TextFolding

/// Reads who the person is and how to reach them from the head of a résumé.
struct ContactParser {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    /// Signs that part the fields of a contact line.
    private static let separators = ["|", "•", "·", "●", "♦", "◆", "/ ", " – ", " — ", ";", "*", "  "]
    private static let labels = [
        "address", "location", "adresse", "anschrift", "wohnort", "based in", "city", "residence", "lives in", "ort",
        "direccion", "indirizzo", "endereco", "adres", "domicile", "home", "place",
    ]

    private static let contactWords: Set<String> = [
        "mobile", "phone", "email", "e-mail", "tel", "telephone", "contact", "web", "nationality", "date", "name",
        "home",
        "movil", "correo", "portable", "remote", "hybrid", "of",
    ]

    func basics(from sections: [Section], allLines: [DocumentLine]) -> Basics {
        var basics = Basics()
        let head = sections.filter { [.header, .contact, .personal].contains($0.kind) }.flatMap(\.lines)
        // Contact details stand in the head, or in the foot; a number in the text is not one.
        for line in head + allLines {
            if basics.email == nil, let email = email(in: line) {
                basics.email = Sourced(email, lines: [line.reference])
            }
        }
        for line in head + allLines.prefix(12) + allLines.suffix(6) where basics.phone == nil {
            if let phone = phone(in: line) { basics.phone = Sourced(phone, lines: [line.reference]) }
        }
        for line in head + allLines.suffix(4) {
            for profile in ContactScanner.profiles(in: line)
            where !basics.profiles.contains(where: { $0.value.url == profile.url }) {
                basics.profiles.append(Sourced(profile, lines: [line.reference]))
            }
        }
        let finder = NameFinder(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        let header = sections.filter { $0.kind == .header }.flatMap(\.lines)
        basics.name = finder.name(in: header.isEmpty ? head + allLines.prefix(15) : head, email: basics.email?.value)
        basics.label = label(in: header, name: basics.name)
        let nameLines = basics.name?.lines ?? []
        basics.location = location(in: head.filter { !nameLines.contains($0.reference) })
        return basics
    }

    private func email(in line: DocumentLine) -> String? {
        if let written = ContactScanner.email(in: line.text) {
            return line.isRecognised ? ContactScanner.email(in: Self.withoutGaps(line.text)) ?? written : written
        }
        if line.isRecognised, let mended = ContactScanner.email(in: Self.withoutGaps(line.text)) { return mended }
        let linked = line.links.first { $0.lowercased().hasPrefix("mailto:") }
        return linked.flatMap { ContactScanner.email(in: String($0.dropFirst(7).prefix { $0 != "?" })) }
    }

    /// Recognition sets spaces into addresses: "jane @example.com", "jane. doe@example.com".
    private static func withoutGaps(_ text: String) -> String {
        var words: [String] = []
        for word in text.split(separator: " ").map(String.init) {
            if let last = words.last,
                word.hasPrefix("@") || last.hasSuffix("@") || last.hasSuffix(".") && word.contains("@")
            {
                words[words.count - 1] = last + word
            } else {
                words.append(word)
            }
        }
        return words.joined(separator: " ")
    }

    private func phone(in line: DocumentLine) -> String? {
        for field in fields(of: line) {
            if let phone = ContactScanner.phone(in: field) { return phone }
        }
        return ContactScanner.phone(in: line.text)
    }

    /// The line that says what the person does, under the name.
    private func label(in header: [DocumentLine], name: Sourced<String>?) -> Sourced<String>? {
        guard let nameLine = name?.lines.first else { return nil }
        let following = header.drop { $0.reference != nameLine }.dropFirst().prefix(3)
        for line in following {
            for field in fields(of: line) where field.split(separator: " ").count <= 8 && !field.contains("@") {
                guard ContactScanner.phone(in: field) == nil, !gazetteer.isPlace(field) else { continue }
                if knowledge.titleLikelihood(field) >= 0.55 { return Sourced(field, lines: [line.reference]) }
            }
        }
        return nil
    }

    /// The person's own place: a field that is a place and nothing else, else an address that holds one.
    private func location(in head: [DocumentLine]) -> Sourced<Location>? {
        for (index, line) in head.prefix(25).enumerated() {
            for field in wrapped(fields(of: line), next: index + 1 < head.count ? head[index + 1] : nil) + [line.text] {
                let text = withoutLabel(field)
                // "Mobile" is a label more often than a town in Alabama.
                guard !text.isEmpty, !Self.contactWords.contains(text.folded) else { continue }
                if gazetteer.isPlace(text), let place = gazetteer.resolve(text) {
                    return Sourced(location(text, place), lines: [line.reference])
                }
            }
        }
        for line in head.prefix(25) {
            for field in fields(of: line)
            where field.contains(where: \.isNumber) || hasLabel(field) || field.contains(",") {
                let text = withoutLabel(field)
                guard !text.contains("@"), !text.contains("www."), ContactScanner.phone(in: text) == nil,
                    text.split(separator: " ").count <= 12, let place = gazetteer.resolve(text),
                    place.kind == .city || hasLabel(field)
                else { continue }
                return Sourced(location(text, place), lines: [line.reference])
            }
        }
        return nil
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
        let postal = address.split { " ,".contains($0) }.first { word in
            word.count >= 4 && word.count <= 7 && word.allSatisfy(\.isNumber)
        }
        // The town of an address, without street and postal code.
        let parts = address.split(separator: ",").map { part in
            part.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
        }.filter { gazetteer.isPlace($0) }
        let isStreetAddress = address.contains(where: \.isNumber) && !parts.isEmpty
        let text = isStreetAddress ? parts.joined(separator: ", ") : address
        return Location(
            text: text,
            city: place.city,
            region: place.region,
            countryCode: place.countryCode,
            postalCode: postal.map { String($0) }
        )
    }

    /// The parts of a line: its cells, cut at the signs that part fields.
    private func fields(of line: DocumentLine) -> [String] {
        line.cells.flatMap { cell -> [String] in
            var fields = [cell.text]
            for separator in Self.separators {
                fields = fields.flatMap { $0.split(separator: separator).map(String.init) }
            }
            fields = fields.flatMap(Self.splitAtLabels)
            return fields.map(Self.trimmed)
        }.filter { !$0.isEmpty }
    }

    /// "Trondheim, Norway, E: …, T: …": a comma parts fields where a label follows.
    private static func splitAtLabels(_ text: String) -> [String] {
        let parts = text.split(separator: ", ")
        var fields: [String] = []
        for part in parts {
            let label = part.prefix { $0 != ":" }
            let isLabel =
                label.count < part.count && label.split(separator: " ").count <= 2
                && label.allSatisfy { $0.isLetter || "- .".contains($0) }
            if isLabel || fields.isEmpty || part.contains("@") {
                fields.append(String(part))
            } else {
                fields[fields.count - 1] += ", " + part
            }
        }
        return fields
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0 == " " }
        return String(start.trimmingSuffix { $0 == " " || $0 == "," })
    }

    private func hasLabel(_ field: String) -> Bool {
        withoutLabel(field) != field
    }

    private func withoutLabel(_ field: String) -> String {
        guard let colon = field.firstIndex(of: ":") else { return field }
        let label = field[..<colon].folded
        guard Self.labels.contains(label) else { return field }
        return String(field[field.index(after: colon)...].drop { $0 == " " })
    }
}

extension BidirectionalCollection {
    /// The collection without the elements at its end that meet a condition.
    func trimmingSuffix(while condition: (Element) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
        return self[startIndex..<end]
    }
}
