import TextFolding

/// The fields that lines with contact details are made of.
enum ContactFields {
    /// Signs that part them.
    private static let separators = ["|", "•", "·", "●", "♦", "◆", " / ", " – ", " — ", " ~ ", ";", "*", "  "]
    private static let labels: Set<String> = [
        "address", "location", "adresse", "anschrift", "wohnort", "based in", "city", "residence", "lives in", "ort",
        "direccion", "indirizzo", "endereco", "adres", "domicile", "home", "place", "ville", "woonplaats", "plaats",
        "residenza", "domicilio", "citta", "luogo", "ciudad", "localidad", "residencia", "lugar de residencia",
        "cidade",
        "localidade", "morada", "miejscowosc", "miasto", "miejsce zamieszkania", "zamieszkanie", "standort", "stadt",
        "lieu", "lieu de residence", "home address", "current location",
    ]

    /// Words in front of a number or an address that say what it is.
    private static let contactLabels: Set<String> = [
        "mobile", "phone", "email", "e-mail", "mail", "tel", "telephone", "contact", "web", "movil", "correo",
        "portable",
        "cell", "fax", "mobil", "handy", "telefon", "telefono", "telefone", "telefoon", "natel", "whatsapp", "m", "e",
        "t",
        "p", "or", "and", "call", "write", "no", "nos", "number", "id", "mob", "ph", "address", "residence", "res",
    ]
    /// Bytes of the longest field that is looked through for addresses and numbers: each is looked for in what the one
    /// before left, which would take too long in a line of thousands.
    private static let longestField = 400
    /// Digits of a number that is no postal code.
    private static let leastDigits = 9

    /// The parts of a line: its cells, cut at the signs that part fields, and at icons.
    static func of(_ line: DocumentLine) -> [String] {
        line.cells.flatMap { cell -> [String] in
            var fields = [cell.text]
            for separator in separators where cell.text.contains(separator) {
                fields = fields.flatMap { $0.split(separator: separator).map(String.init) }
            }
            if !cell.text.isPlain {
                fields = fields.flatMap { $0.split(whereSeparator: Signs.isPicture).map(String.init) }
            }
            return fields.flatMap(splitAtLabels).flatMap(splitAtHyphens).flatMap(splitAtContacts).map(trimmed)
        }.filter { !$0.isEmpty }
    }

    /// "Trondheim, Norway, E: …, T: …": a comma parts fields where a label follows.
    private static func splitAtLabels(_ text: String) -> [String] {
        let parts = text.split(separator: ", ")
        var fields: [String] = []
        for part in parts {
            let label = part.firstIndex(of: ":").map { part[..<$0] }
            let isLabel =
                label.map { $0.wordCount <= 2 && $0.allSatisfy { $0.isLetter || "- .".contains($0) } } == true
            if isLabel || fields.isEmpty || part.prefix(while: { $0 != " " }).contains("@") {
                fields.append(String(part))
            } else {
                fields[fields.count - 1] += ", " + part
            }
        }
        return fields
    }

    /// "Nagpur, Maharashtra - Email me on …", but not "Curitiba - PR": a hyphen parts fields where one of both says how
    /// to reach somebody.
    private static func splitAtHyphens(_ text: String) -> [String] {
        guard text.contains(" - ") else { return [text] }
        var fields: [String] = []
        var isOpen = false
        for part in text.split(separator: " - ").map(String.init) {
            let isContact = saysHowToReach(part)
            if isOpen, !isContact, let last = fields.popLast() {
                fields.append(last + " - " + part)
            } else {
                fields.append(part)
            }
            isOpen = !isContact
        }
        return fields
    }

    private static func saysHowToReach(_ text: String) -> Bool {
        guard let first = text.split(separator: " ").first else { return false }
        return text.contains("@") || contactLabels.contains(Lexicon.key(String(first)))
            || text.split(separator: " ").contains { WebAddresses.isAddress($0) }
            || ContactScanner.phone(in: text).map { $0.filter(\.isNumber).count >= leastDigits } == true
    }

    /// "jane@example.org +1 512 555 0134 Austin, TX": an address and a number are fields of their own, with the labels in
    /// front of them.
    private static func splitAtContacts(_ text: String) -> [String] {
        guard text.utf8.count <= longestField else { return [text] }
        let number = ContactScanner.phone(in: text).flatMap { $0.filter(\.isNumber).count >= leastDigits ? $0 : nil }
        for contact in [ContactScanner.email(in: text), number].compactMap(\.self) {
            guard let range = text.firstRange(of: contact) else { continue }
            let before = text[..<range.lowerBound].trimmingSuffix { " ,:".contains($0) }
            let after = text[range.upperBound...].drop { " ,".contains($0) }
            let isLabel = before.split(separator: " ").allSatisfy { contactLabels.contains(Lexicon.key(String($0))) }
            if !isLabel,
                before.split(separator: " ").last.map({ contactLabels.contains(Lexicon.key(String($0))) }) != true
            {
                return splitAtContacts(String(before)) + splitAtContacts(String(text[range.lowerBound...]))
            }
            if after.contains(where: \.isLetter) {
                return [String(text[..<range.upperBound])] + splitAtContacts(String(after))
            }
        }
        return [text]
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.trimmingSuffix { " ,/".contains($0) })
    }

    /// Whether a word says that a place follows.
    static func isLabel(_ word: String) -> Bool { labels.contains(Lexicon.key(word)) }

    /// Whether a field begins with a word that says that a place follows.
    static func hasLabel(_ field: String) -> Bool { withoutLabel(field) != field }

    /// A field without such a word.
    static func withoutLabel(_ field: String) -> String {
        guard let colon = field.firstIndex(of: ":"), isLabel(String(field[..<colon])) else {
            return field
        }
        return String(field[field.index(after: colon)...].drop { $0 == " " })
    }
}
