import TextFolding

/// The fields that lines with contact details are made of.
enum ContactFields {
    /// Signs that part them.
    private static let separators = ["|", "•", "·", "●", "♦", "◆", " / ", " – ", " — ", ";", "*", "  "]
    private static let labels: Set<String> = [
        "address", "location", "adresse", "anschrift", "wohnort", "based in", "city", "residence", "lives in", "ort",
        "direccion", "indirizzo", "endereco", "adres", "domicile", "home", "place", "ville", "woonplaats", "plaats",
        "residenza", "domicilio", "citta", "luogo", "ciudad", "localidad", "residencia", "lugar de residencia",
        "cidade",
        "localidade", "morada", "miejscowosc", "miasto", "miejsce zamieszkania", "zamieszkanie", "standort", "stadt",
        "lieu", "lieu de residence", "home address", "current location",
    ]

    /// The parts of a line: its cells, cut at the signs that part fields, and at icons.
    static func of(_ line: DocumentLine) -> [String] {
        line.cells.flatMap { cell -> [String] in
            var fields = [cell.text]
            for separator in separators where cell.text.contains(separator) {
                fields = fields.flatMap { $0.split(separator: separator).map(String.init) }
            }
            if !cell.text.isPlain {
                fields = fields.flatMap { $0.split(whereSeparator: HeaderFragmenter.isPicture).map(String.init) }
            }
            return fields.flatMap(splitAtLabels).map(trimmed)
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
