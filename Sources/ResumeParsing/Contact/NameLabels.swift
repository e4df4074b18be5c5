import Resume
import TextFolding

/// The name of a person where labels say which it is: "Name: Jane Doe", "Vorname: Erika" over "Nachname: Muster".
enum NameLabels {
    private enum Part {
        case whole
        case given
        case family
    }

    /// By folded words. Some stand for the whole name, and for a part of it where the other part has a label of its own.
    private static let labels: [String: Part] = [
        "name": .whole, "full name": .whole, "nom": .whole, "nom complet": .whole, "nom et prenom": .whole,
        "nom prenom": .whole, "prenom et nom": .whole, "nom et prenoms": .whole, "nombre": .whole,
        "nombre completo": .whole, "nombre y apellidos": .whole, "nombres y apellidos": .whole,
        "apellidos y nombre": .whole, "nome": .whole, "nome completo": .whole, "nome e cognome": .whole,
        "cognome e nome": .whole, "nome e sobrenome": .whole, "naam": .whole, "volledige naam": .whole,
        "naam en voornaam": .whole, "imie i nazwisko": .whole, "nazwisko i imie": .whole,
        "vor und nachname": .whole, "vorname nachname": .whole, "name vorname": .whole, "vollstandiger name": .whole,
        "first name": .given, "given name": .given, "given names": .given, "forename": .given, "vorname": .given,
        "prenom": .given, "prenoms": .given, "nombres": .given, "voornaam": .given, "imie": .given,
        "last name": .family, "surname": .family, "family name": .family, "nachname": .family,
        "familienname": .family, "nom de famille": .family, "apellidos": .family, "apellido": .family,
        "cognome": .family, "sobrenome": .family, "apelido": .family, "apelidos": .family, "achternaam": .family,
        "nazwisko": .family,
    ]

    /// The name and the lines that it was read from.
    static func name(in lines: [DocumentLine]) -> (text: String, lines: [DocumentLine])? {
        var found: [Part: (text: String, line: DocumentLine)] = [:]
        for line in lines {
            for (part, text) in parts(of: line) where found[part] == nil { found[part] = (text, line) }
        }
        let whole = found[.whole]
        guard let given = found[.given] ?? (found[.family] == nil ? nil : whole),
            let family = found[.family] ?? (found[.given] == nil ? nil : whole)
        else { return whole.map { ($0.text, [$0.line]) } }
        let isOneLine = given.line.reference == family.line.reference
        let isInOrder = given.line.reference.line < family.line.reference.line
        let used = isOneLine ? [given.line] : isInOrder ? [given.line, family.line] : [family.line, given.line]
        return (given.text + " " + family.text, used)
    }

    /// What stands behind each label of a line, in its cell or in the next.
    private static func parts(of line: DocumentLine) -> [(Part, String)] {
        var result: [(Part, String)] = []
        for (index, cell) in line.cells.enumerated() {
            let label = cell.text.prefix { $0 != ":" }
            let behind = HeaderFragmenter.trimmed(String(cell.text.dropFirst(label.count)))
            guard let part = labels[Lexicon.key(String(label))] else { continue }
            if !behind.isEmpty {
                result.append((part, behind))
            } else if index + 1 < line.cells.count, !line.cells[index + 1].text.contains(":") {
                result.append((part, line.cells[index + 1].text))
            }
        }
        return result
    }
}
