package import Careers
import Foundation
import JobAlerts
package import JobMatching
package import Places

/// Answers questions about work from what is known of it and from open postings.
package struct AdviceWriter: Sendable {
    /// Postings that figures are of at most.
    package static let mostPostings = 1_000

    private let knowledge: CareerKnowledge
    private let gazetteer: Gazetteer
    private let localDistance: Double

    private static let shownSkills = 5
    private static let shownPlaces = 3
    private static let shownRoles = 3

    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer, localDistance: Double) {
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        self.localDistance = localDistance
    }

    /// The answer to a message.
    ///
    /// - Parameters:
    ///   - reading: what the message names.
    ///   - postings: open ones for its role, else those that ask for the first of its skills, the newest first; empty where
    ///     it names neither.
    ///   - isTitle: whether the message is a title, and no question.
    /// - Returns: the answer.
    package func answer(to reading: MessageReading, postings: [JobPosting], isTitle: Bool = false) -> Answer {
        guard !reading.isEmpty else { return .nothingRecognised }
        let figures = MarketFigures(postings, limit: Self.mostPostings)
        if let role = reading.role { return answer(role, reading, figures, isTitle: isTitle) }
        if let skill = reading.skills.first { return answer(skill, reading, figures) }
        let topics = reading.topics.map(\.advice)
        let ask = "Name a job title or a skill, and figures from open postings are given for it."
        if let first = topics.first {
            return Answer(Self.summary([first]), (topics.dropFirst() + [ask]).map { String($0) })
        }
        let named = reading.place?.text ?? reading.pay.flatMap(SalaryPhrase.line) ?? "That"
        return Answer("\(named) was recognised, but no work to go with it.", [ask])
    }

    // MARK: Roles

    private func answer(
        _ role: MessageReading.Role,
        _ reading: MessageReading,
        _ figures: MarketFigures,
        isTitle: Bool
    ) -> Answer {
        let name = Self.plural(role.title)
        let years = reading.years.map { " with \($0) \($0 == 1 ? "year" : "years")" } ?? ""
        let asked = figures.skills(most: Self.shownSkills)
        let list = Self.list(asked)
        let first = isTitle ? "This reads like a job title: \(role.title). " : ""
        let field = role.occupation.title
        // A title that is the name of its occupation need not be told twice.
        let note = field.caseInsensitiveCompare(role.title) == .orderedSame ? "" : " (\(field))"
        guard figures.count > 0 else {
            let typical = Array(role.occupation.skills.prefix(Self.shownSkills))
            let known = typical.isEmpty ? nil : "Typical skills of \(field): \(EnglishList.text(typical))."
            return Answer(
                Self.summary(["\(first)No posting that is open here is for \(name)\(note) at the moment."]),
                [known].compactMap(\.self) + next(role)
                    + topics(reading, asked: typical, from: "Typical for the work are")
            )
        }
        let asking = asked.isEmpty ? "say nothing of the skills that they ask for" : "ask most often for \(list)"
        let summary = Self.summary([
            "\(first)For \(name)\(years), \(figures.words) here\(note) \(asking).",
            "\(first)For \(name)\(years), \(figures.words) here \(asking).",
            "\(first)\(figures.words.capitalised) here are for \(field).",
        ])
        let statements =
            skills(reading, figures) + place(reading, figures) + pay(reading, figures) + spread(figures)
            + level(reading, figures) + next(role) + topics(reading, asked: asked.map(\.name), from: Self.askedLead)
        return Answer(summary, statements)
    }

    private func answer(_ skill: String, _ reading: MessageReading, _ figures: MarketFigures) -> Answer {
        guard figures.count > 0 else {
            return Answer(
                "No posting that is open here asks for \(skill) at the moment.",
                topics(reading, asked: [], from: "")
                    + ["Name a job title, and what postings for it ask for is told."]
            )
        }
        let verb = figures.count == 1 ? "asks" : "ask"
        let beside = figures.skills(most: Self.shownSkills, without: [skill.lowercased()])
        let rest = beside.isEmpty ? "" : ", most often together with \(Self.list(beside))"
        let work = figures.occupations(most: Self.shownRoles).compactMap { code, count in
            knowledge.occupations[code: code].map { ($0.title, count) }
        }
        let kinds = work.isEmpty ? [] : ["Most of them are for \(Self.list(work.map { (name: $0.0, count: $0.1) }))."]
        return Answer(
            Self.summary([
                "\(figures.words.capitalised) here \(verb) for \(skill)\(rest).",
                "\(figures.words.capitalised) here \(verb) for \(skill).",
            ]),
            kinds + skills(reading, figures, but: skill) + place(reading, figures) + pay(reading, figures)
                + spread(figures) + level(reading, figures)
                + topics(reading, asked: [skill] + beside.map(\.name), from: Self.askedLead)
        )
    }

    // MARK: Statements

    private func skills(_ reading: MessageReading, _ figures: MarketFigures, but known: String? = nil) -> [String] {
        let counts = reading.skills.filter { $0 != known }.map { (name: $0, count: figures.count(asking: $0)) }
        guard !counts.isEmpty else { return [] }
        return ["Of these, so many ask for what you name: \(Self.list(counts))."]
    }

    private func place(_ reading: MessageReading, _ figures: MarketFigures) -> [String] {
        guard let place = reading.place else { return [] }
        let filter = CityFilter([place.text], gazetteer: gazetteer, localDistance: localDistance)
        let count = figures.count(near: filter)
        return [
            "\(Self.number(count)) of them \(count == 1 ? "is" : "are") near \(place.text) or can be done from there."
        ]
    }

    private func pay(_ reading: MessageReading, _ figures: MarketFigures) -> [String] {
        guard let pay = figures.pay, let range = SalaryPhrase.line(pay.middle) else {
            return reading.topics.contains(.salary) || reading.pay != nil ? ["None of them says what it pays."] : []
        }
        let subject = pay.count == 1 ? "One of them says what it pays" : "\(pay.count) of them say what they pay"
        let half = pay.isHalf ? "half of these pay \(range)" : range
        var sentences = ["\(subject): \(half)."]
        if let own = reading.pay, own.currency == pay.middle.currency, own.unit == pay.middle.unit,
            let amount = own.maximum ?? own.minimum, let named = SalaryPhrase.line(own)
        {
            let less = pay.amounts.count { $0 < amount }
            sentences.append("\(named) is more than \(less) of the \(pay.count) pay.")
        }
        return [sentences.joined(separator: " ")]
    }

    private func spread(_ figures: MarketFigures) -> [String] {
        let places = figures.places(most: Self.shownPlaces)
        var parts: [String] = []
        if !places.isEmpty { parts.append("Places that most of them name: \(Self.list(places)).") }
        if figures.remote > 0 { parts.append("\(figures.remote) can be done remotely.") }
        return parts.isEmpty ? [] : [parts.joined(separator: " ")]
    }

    /// Years from which on people are taken for senior, and below which for juniors.
    private static let seniorYears = 5
    private static let juniorYears = 2

    private func level(_ reading: MessageReading, _ figures: MarketFigures) -> [String] {
        guard let years = reading.years ?? (reading.topics.contains(.firstJob) ? 0 : nil) else { return [] }
        let (ranks, name): (ClosedRange<Seniority>, String) =
            switch years {
            case ..<Self.juniorYears: (.trainee ... .junior, "for a trainee or a junior")
            case Self.seniorYears...: (.senior ... .lead, "for a senior or a lead")
            default: (.regular ... .regular, "for neither a junior nor a senior")
            }
        let count = figures.count(of: ranks)
        return ["By their titles, \(Self.number(count).lowercased()) of them \(count == 1 ? "is" : "are") \(name)."]
    }

    private func next(_ role: MessageReading.Role) -> [String] {
        let own = role.occupation
        let moves = own.related.compactMap { knowledge.occupations[code: $0]?.title }.prefix(Self.shownRoles)
        guard !moves.isEmpty else { return [] }
        return ["From \(own.title), people move to \(EnglishList.text(Array(moves), conjunction: "or"))."]
    }

    private func topics(_ reading: MessageReading, asked: [String], from lead: String) -> [String] {
        reading.topics.map { topic in
            guard topic == .interview || topic == .letter || topic == .change, !asked.isEmpty else {
                return topic.advice
            }
            return "\(topic.advice) \(lead) \(EnglishList.text(Array(asked.prefix(Self.shownRoles))))."
        }
    }

    /// What stands in front of the skills that a topic is about.
    private static let askedLead = "Open postings here ask above all for"

    // MARK: Words

    /// "Python (5), SQL (3) and Docker (2)".
    private static func list(_ counts: [(name: String, count: Int)]) -> String {
        EnglishList.text(counts.map { "\($0.name) (\($0.count))" })
    }

    private static func number(_ count: Int) -> String { count == 0 ? "None" : "\(count)" }

    /// The first text that is no longer than a summary may be.
    static func summary(_ texts: [String]) -> String {
        if let text = texts.first(where: { $0.count <= JobExplanation.longestSummary }) { return text }
        return String((texts.last ?? "").prefix(JobExplanation.longestSummary - 1)) + "…"
    }

    /// "iOS Developers"; titles that end otherwise stay as they are.
    private static func plural(_ title: String) -> String {
        guard let last = title.last, last.isLetter, last != "s" else { return title }
        if title.hasSuffix("ch") || title.hasSuffix("sh") { return title + "es" }
        let isConsonant = title.dropLast().last.map { !"aeiou".contains($0.lowercased()) } ?? false
        return last == "y" && isConsonant ? title.dropLast() + "ies" : title + "s"
    }
}

extension String {
    /// The text as the beginning of a sentence.
    var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
