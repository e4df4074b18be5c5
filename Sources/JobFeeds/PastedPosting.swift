import Foundation
package import JobMatching
package import Places
import TextFolding

/// A posting that somebody pasted as plain text.
package enum PastedPosting {
    /// Lines in which a title, a company or a place stands, if at all.
    private static let headLines = 12
    private static let longestHeadLine = 120

    private static let titleLabels = ["job title", "title", "position", "role"]
    private static let companyLabels = ["company", "employer", "organisation", "organization"]
    private static let placeLabels = ["location", "place", "place of work", "workplace"]
    private static let payLabels = ["salary", "pay", "compensation", "salary range", "pay range"]

    /// The posting, without what is computed from it.
    ///
    /// - Parameters:
    ///   - text: what was pasted.
    ///   - titleLikelihood: how much a line looks like a job title, 0 to 1.
    ///   - gazetteer: knows places.
    /// - Returns: the posting; nil where no line can be a title.
    package static func read(
        _ text: String,
        titleLikelihood: (String) -> Double,
        gazetteer: Gazetteer
    ) -> JobPosting? {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let head = lines.prefix(headLines).filter { $0.count <= longestHeadLine }
        var draft = PostingDraft()
        draft.title = labelled(titleLabels, in: lines) ?? head.first { titleLikelihood($0) >= 0.8 }
        guard draft.title != nil else { return nil }
        draft.company = labelled(companyLabels, in: lines)
        draft.locations = (labelled(placeLabels, in: lines) ?? head.first { gazetteer.isPlace($0) }).map { [$0] } ?? []
        draft.identifier = draft.stableIdentifier
        draft.body = text
        draft.salary = (labelled(payLabels, in: lines).map { [$0] } ?? lines).lazy.compactMap(pay).first
        guard let read = try? draft.posting(source: "-") else { return nil }
        return read.posting
    }

    /// The pay that a text states, be it beside other numbers; nil where it states none.
    package static func pay(in text: String) -> Salary? {
        // Bounded: who sends a thousand digits does not mean pay.
        let amount = #"[0-9][0-9.,']{0,14}(?: [0-9]{3}){0,3}k?"#
        let sign = #"(?:[A-Z]{0,2}[$€£¥₹]|\b(?:USD|EUR|GBP|CAD|AUD|CHF|SEK|NOK|DKK|PLN|INR|JPY|SGD)\b)"#
        let range = "\(amount)(?:\\s?(?:-|–|to)\\s?\(sign)?\\s?\(amount))?"
        let unit = #"(?:\s?(?:an|a|per|/)\s?[a-z]+)?"#
        for pattern in ["\(sign)\\s?\(range)\(unit)", "\(range)\\s?\(sign)\(unit)"] {
            guard let expression = try? Regex(pattern).ignoresCase(), let match = text.firstMatch(of: expression),
                let pay = SalaryText.read(String(text[match.range]))
            else { continue }
            return Salary(currency: pay.currency, minimum: pay.minimum, maximum: pay.maximum, unit: pay.unit)
        }
        return nil
    }

    /// What stands behind a label: "Location: Austin, TX".
    private static func labelled(_ labels: [String], in lines: [String]) -> String? {
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), labels.contains(line[..<colon].lowercased()) else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            if !value.isEmpty { return value }
        }
        return nil
    }
}
