import Careers
import Places
import TextFolding

/// A piece of an entry's header, and what speaks for its being a title, an employer, or a place.
struct HeaderFragment: Sendable {
    let text: String
    /// Line of the header and number within it: where in the layout it stands.
    let line: Int
    let isBold: Bool
    let isItalic: Bool
    /// 0-1.
    let title: Double
    /// 0-1.
    let employer: Double
}

/// Cuts header lines into fragments.
struct HeaderFragmenter {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    private static let separators = [" | ", "|", " • ", " · ", " — ", " – ", " - ", " @ ", " at ", " bei ", " chez ", " presso ", " ~ ", "\t"]
    /// Words that stand for working for oneself.
    private static let ownBusiness: Set<String> = [
        "self employed", "self-employed", "freelance", "freelancer", "independent", "selbstandig", "freiberuflich",
        "autonomo", "autonoma", "independant", "libero professionista", "zelfstandig", "various clients", "own business",
        "independent contractor", "selfemployed",
    ]
    /// Words that end the name of a part of an organisation.
    private static let units: Set<String> = ["department", "dept", "division", "team", "abteilung", "departamento", "unit"]

    /// What a header says, without its dates.
    struct Content {
        var fragments: [HeaderFragment] = []
        var place: String?
    }

    func content(of header: [HeaderLine]) -> Content {
        var content = Content()
        for (number, line) in header.enumerated() {
            for cell in line.cells {
                for piece in pieces(of: cell.text) {
                    let (text, place) = withoutPlace(piece)
                    if let place { content.place = content.place ?? place }
                    guard text.contains(where: \.isLetter) else { continue }
                    content.fragments.append(fragment(text, line: number, isBold: cell.isBold, isItalic: cell.isItalic))
                }
            }
        }
        if content.fragments.count == 1, let only = content.fragments.first, let parts = splitAtComma(only) {
            content.fragments = parts
        }
        return content
    }

    private func fragment(_ text: String, line: Int, isBold: Bool, isItalic: Bool) -> HeaderFragment {
        HeaderFragment(
            text: text,
            line: line,
            isBold: isBold,
            isItalic: isItalic,
            title: knowledge.titleLikelihood(text),
            employer: employerLikelihood(text)
        )
    }

    private func pieces(of text: String) -> [String] {
        var pieces = [text]
        for separator in Self.separators {
            pieces = pieces.flatMap { $0.split(separator: separator).map(String.init) }
        }
        return pieces.map(Self.trimmed).filter { !$0.isEmpty }
    }

    /// Cuts places off the end: "Aireholme General Hospital, Leeds", "Acme (Berlin)", "Houston, TX".
    private func withoutPlace(_ text: String) -> (text: String, place: String?) {
        if gazetteer.isPlace(text), employerLikelihood(text) < 0.5 { return ("", text) }
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
            let inside = text[text.index(after: open)...].dropLast()
            if gazetteer.isPlace(String(inside)) { return (Self.trimmed(String(text[..<open])), String(inside)) }
        }
        var parts = text.split(separator: ",").map { Self.trimmed(String($0)) }
        var place: [String] = []
        while parts.count > 1, let last = parts.last, gazetteer.isPlace(last), !isLegalForm(last) {
            place.insert(last, at: 0)
            parts.removeLast()
        }
        guard !place.isEmpty else { return (text, nil) }
        return (parts.joined(separator: ", "), place.joined(separator: ", "))
    }

    /// "Sous Chef, Restaurante La Acequia": title and employer on one line.
    private func splitAtComma(_ fragment: HeaderFragment) -> [HeaderFragment]? {
        let parts = fragment.text.split(separator: ",").map { Self.trimmed(String($0)) }
        guard parts.count > 1 else { return nil }
        var best: (parts: [HeaderFragment], score: Double)?
        for cut in 1..<parts.count where !isLegalForm(parts[cut]) {
            let texts = [parts[..<cut].joined(separator: ", "), parts[cut...].joined(separator: ", ")]
            let pair = texts.map { self.fragment($0, line: fragment.line, isBold: fragment.isBold, isItalic: fragment.isItalic) }
            let score = max(
                pair[0].title - pair[0].employer + pair[1].employer - pair[1].title,
                pair[1].title - pair[1].employer + pair[0].employer - pair[0].title
            )
            if score > best?.score ?? 0.1 { best = (pair, score) }
        }
        return best?.parts
    }

    private func isLegalForm(_ text: String) -> Bool {
        lexicon.legalForms.contains(Lexicon.key(text)) || lexicon.legalForms.contains(text.folded)
            || lexicon.legalForms.contains(text.folded.filter { $0 != "." })
    }

    /// How much a text looks like the name of an employer, 0-1.
    func employerLikelihood(_ text: String) -> Double {
        let tokens = text.foldedTokens
        guard let last = tokens.last else { return 0 }
        if Self.ownBusiness.contains(tokens.joined(separator: " ")) { return 0.95 }
        for length in 1...3 where tokens.count > length {
            if lexicon.legalForms.contains(tokens.suffix(length).joined(separator: " ")) { return 1 }
        }
        if text.split(separator: " ").contains(where: { isLegalForm(String($0.filter { $0 != "," && $0 != "(" && $0 != ")" })) && $0.count > 2 }) {
            return 0.9
        }
        if lexicon.employerWords.contains(last) { return 0.7 }
        for start in tokens.indices {
            for length in 1...3 where start + length <= tokens.count {
                if lexicon.employerWords.contains(tokens[start..<(start + length)].joined(separator: " ")) { return 0.6 }
            }
        }
        if text.contains(" & ") { return 0.5 }
        return text.first?.isUppercase == true ? 0.3 : 0.15
    }

    /// Whether a text names working for oneself.
    func isOwnBusiness(_ text: String) -> Bool {
        let tokens = text.foldedTokens
        return Self.ownBusiness.contains { phrase in
            tokens.joined(separator: " ").contains(phrase)
        }
    }

    /// A title without the part of the organisation behind it.
    func withoutUnit(_ title: String) -> String {
        let parts = title.split(separator: ",").map { Self.trimmed(String($0)) }
        guard parts.count > 1, let last = parts.last?.foldedTokens.last, Self.units.contains(last) else { return title }
        return parts.dropLast().joined(separator: ", ")
    }

    static func trimmed(_ text: String) -> String {
        String(text.drop { " ,;:|·•–—-".contains($0) }.trimmingSuffix { " ,;:|·•–—-".contains($0) })
    }
}
