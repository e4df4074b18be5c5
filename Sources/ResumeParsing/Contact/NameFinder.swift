import Careers
import Places
import Resume
import TextFolding

/// Finds the name of the person: large, near the top, made of words that names are made of.
struct NameFinder {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    private static let documentWords: Set<String> = [
        "resume", "cv", "curriculum vitae", "lebenslauf", "curriculum", "vitae", "page", "curriculo", "hoja de vida",
        "zyciorys", "personal details", "contact", "cv resume", "europass",
    ]
    private static let longestName = 80
    /// Lines of a page that its head may take.
    private static let headLines = 20
    /// Share of the largest type on the page from which on a line may be the name wherever it stands.
    private static let largeName = 0.9
    private static let labels: Set<String> = [
        "name", "full name", "nom", "nom complet", "nombre", "nombre y apellidos", "nome", "naam", "imie i nazwisko",
        "vor- und nachname",
    ]
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "do", "la", "le", "el", "al", "bin",
        "ibn", "bint", "binti", "abu", "ben", "bat", "ul", "ur", "vande", "vander", "am", "auf", "till", "tot", "op",
        "dem", "y", "e", "zu", "zur", "ter", "ten", "af", "av", "o", "st",
    ]
    private static let suffixes: Set<String> = [
        "phd", "ph.d", "md", "mba", "cpa", "rn", "bsn", "msn", "pmp", "esq", "pe", "dds", "jd", "msc", "bsc",
        "ma", "ba", "ing", "dipl", "cfa", "m.d", "b.sc", "m.sc", "m.a", "b.a", "llm", "llb", "acca", "lpn", "mph",
        "dnp", "np", "faan", "crna", "lcsw",
        "pharmd", "edd", "shrm-cp", "shrm-scp", "sphr", "phr", "aia", "cissp", "cma", "cfp", "mrcp", "frcs", "ceng",
        "fca", "aca", "mcipd", "cscp", "ccrn", "aprn", "fnp-bc", "fnp", "pe", "p.eng", "csm", "cfe", "cia", "cisa",
        "lmsw", "lmft", "lpc", "otr/l", "pt", "dpt", "rd", "rdn", "ldn", "emt", "emt-p", "dvm", "od", "do", "mfa",
        "msw", "mpa", "mpp", "meng", "beng", "btech", "mtech", "bcom", "mcom", "ret", "b.eng", "m.eng", "dipl.-ing",
        "m.b.a", "r.n", "c.p.a", "ll.m", "ll.b", "d.phil", "dphil", "mrics", "riba", "sia", "itil", "prince2",
    ]

    /// The best candidate among the lines of the head.
    func name(in lines: [DocumentLine], email: String?) -> Sourced<String>? {
        for line in lines
        where line.cells.count >= 2 && Self.labels.contains(line.cells[0].text.folded.filter { $0 != ":" }) {
            if let name = candidate(line.cells[1].text) { return Sourced(name, lines: [line.reference]) }
        }
        let largest = lines.map(\.fontSize).max() ?? 0
        var best: (name: String, line: DocumentLine, score: Double)?
        // Behind a sidebar the name comes late, and is as large as ever.
        let head = lines.enumerated().filter { index, line in
            index < Self.headLines || line.page == lines[0].page && line.fontSize > Self.largeName * largest
        }
        for (index, line) in head {
            for cell in line.cells.prefix(2) {
                guard let name = candidate(cell.text), !(cell.text.contains(",") && gazetteer.isPlace(cell.text)) else {
                    continue
                }
                var score = largest > 0 ? 3 * line.fontSize / largest : 0
                score += max(0, 1.5 - 0.25 * Double(index))
                if matches(name, email: email) { score += 1.5 }
                score -= 2 * knowledge.titleLikelihood(name)
                if gazetteer.isPlace(name) { score -= 2 }
                // One word alone is more often a skill than a name.
                if !name.contains(" ") { score -= 1 }
                if score > best?.score ?? 1 { best = (name, line, score) }
            }
        }
        guard let best else { return nil }
        return joined(best, in: lines)
    }

    /// A name may stand on two or three lines of one size; a hyphen at the end of one belongs to the name.
    private func joined(_ best: (name: String, line: DocumentLine, score: Double), in lines: [DocumentLine]) -> Sourced<
        String
    > {
        guard let index = lines.firstIndex(where: { $0.reference == best.line.reference }), best.line.cells.count == 1
        else {
            return Sourced(best.name, lines: [best.line.reference])
        }
        var first = index
        var last = index
        let sizes = lines.map(\.fontSize).sorted()
        let isLarge = best.line.fontSize >= 16 || best.line.fontSize > 1.25 * sizes[sizes.count / 2]
        while isLarge, first > 0, continuesName(lines[first - 1], of: best.line) { first -= 1 }
        while isLarge, last + 1 < lines.count, continuesName(lines[last + 1], of: best.line) { last += 1 }
        guard first < last, last - first < 3 else { return Sourced(best.name, lines: [best.line.reference]) }
        let parts = lines[first...last]
        let text = parts.map(\.text).reduce("") { $0.isEmpty || $0.hasSuffix("-") ? $0 + $1 : $0 + " " + $1 }
        guard let name = candidate(text) else { return Sourced(best.name, lines: [best.line.reference]) }
        return Sourced(name, lines: parts.map(\.reference))
    }

    /// Whether a line is another part of the name: as large, short, and beside nothing.
    private func continuesName(_ line: DocumentLine, of name: DocumentLine) -> Bool {
        abs(line.fontSize - name.fontSize) < 0.3 && line.block == name.block && line.cells.count == 1
            && line.wordCount <= 2 && name.wordCount <= 2 && candidate("X " + line.text) != nil
            && abs(line.top - name.top) < 4.5 * name.fontSize
            && !(gazetteer.isPlace(line.text) && line.text.contains(","))
            && knowledge.titleLikelihood(line.text) < 0.9
    }

    /// The text as a name, without degrees behind it; nil when it cannot be one.
    private func candidate(_ text: String) -> String? {
        var text = text
        for label in ["Name:", "NAME:", "name:", "Nom:", "Nombre:", "Nome:", "Naam:"] where text.hasPrefix(label) {
            text = String(text.dropFirst(label.count))
        }
        var words = text.split { $0 == " " || $0 == "," }.map(String.init)
        // "Resume of Jane Doe", "Jane Doe – Curriculum Vitae"
        if words.count > 3, Self.documentWords.contains(words[0].folded), words[1].lowercased() == "of" {
            words.removeFirst(2)
        }
        words.removeAll { Self.documentWords.contains($0.folded) || ["-", "–", "—", "|"].contains($0) }
        while let last = words.last, words.count > 2,
            Self.suffixes.contains(last.folded.filter { $0 != "." }) || Self.suffixes.contains(last.folded)
        {
            words.removeLast()
        }
        guard (1...6).contains(words.count), (3...Self.longestName).contains(words.joined().count) else { return nil }
        let name = words.joined(separator: " ")
        let isEmployer = words.dropFirst().contains { lexicon.legalForms.contains($0.folded.filter { $0 != "." }) }
        guard !isEmployer else { return nil }
        guard lexicon.headings[Lexicon.headingKey(name)] == nil, !Self.documentWords.contains(name.folded) else {
            return nil
        }
        for word in words {
            guard let first = word.first, first.isLetter || first == "(" || first == "\"" || first == "“",
                word.allSatisfy({ $0.isLetter || ".'’-()\"“”".contains($0) })
            else { return nil }
            let hasCase = first.isUppercase || first.isLowercase
            guard
                !hasCase || first.isUppercase || Self.particles.contains(word.lowercased())
                    || words.count > 1 && word.contains("'")
            else { return nil }
        }
        return name
    }

    /// Whether the address is made of the name.
    private func matches(_ name: String, email: String?) -> Bool {
        guard let local = email?.split(separator: "@").first?.lowercased().filter(\.isLetter) else { return false }
        return name.folded.split { $0 == " " || $0 == "-" }.contains { $0.count >= 3 && local.contains($0) }
    }
}
