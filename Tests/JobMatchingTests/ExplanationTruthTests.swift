import Careers
import Foundation
import Resume
import TestSupport
import Testing

@testable import JobMatching

/// Holds what explanations say against the posting and the résumé.
///
/// The postings are invented. Where `VITAE_POSTINGS_DIR` names a folder, those of its `*.ndjson` files count as well: an object
/// a line with `title`, and `description` or `descriptionPlain`.
@Suite("Explanations name nothing that is not there")
struct ExplanationTruthTests {
    private static let count = 2_000

    private static let titles = [
        "Accountant", "Senior Accountant", "Registered Nurse", "Night Nurse", "Backend Engineer", "Head Chef",
        "Teams Lead",
        "Office Manager", "Access Control Technician", "Financial Analyst", "Barista", "Warehouse Supervisor",
    ]
    private static let sentences = [
        "You will close the month in SAP and Excel.",
        "Experience with Microsoft Teams, Outlook and SharePoint is a plus.",
        "Access to our offices in three cities.", "You act as a partner to sales teams.",
        "We offer dental, vision and a 401(k) plan.", "We are an equal opportunity employer.",
        "Requirements: US GAAP, month-end close, internal controls.", "Wound care and triage on a busy ward.",
        "Python, Go or Java; we go fast.", "Safe driving record required.",
        "Strong communication and budgeting skills.",
        "Our customer-facing people love what they do.", "Power BI or Tableau for reporting.",
        "About us\nGlobex makes software for accounting and payroll.", "Nice to have\n- Kubernetes\n- Terraform\n- AWS",
        "Rest assured that every project counts.", "Must hold a CPA or be ready to sit for one.",
    ]
    private static let places = ["Austin, TX", "Berlin", "Leeds, UK", "Remote", "Toronto, ON"]

    private static func invented() -> [JobPosting] {
        var generator = SeededGenerator(seed: 20_261_122)
        return (0..<count).map { number in
            var posting = JobPosting(
                source: "invented",
                identifier: "\(number)",
                title: titles.randomElement(using: &generator) ?? "",
                company: "Company \(number % 17)"
            )
            let told = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
                sentences.randomElement(using: &generator)
            }
            posting.description = told.joined(separator: "\n\n")
            posting.places = [PostingPlace(text: places.randomElement(using: &generator) ?? "", place: nil)]
            if Bool.random(using: &generator) {
                let least = Double(Int.random(in: 30...90, using: &generator) * 1_000)
                posting.salary = Salary(currency: "EUR", minimum: least, maximum: least + 9_000, unit: "YEAR")
            }
            return posting
        }
    }

    private struct Outside: Decodable {
        var title: String?
        var description: String?
        var descriptionPlain: String?
        var company: String?
        var board: String?
        var location: String?
    }

    private static func outside() throws -> [JobPosting] {
        guard let folder = ProcessInfo.processInfo.environment["VITAE_POSTINGS_DIR"] else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
            $0.hasSuffix(".ndjson")
        }
        return try names.flatMap { name in
            try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").enumerated().map {
                let entry = try JSONDecoder().decode(Outside.self, from: Data($1.utf8))
                var posting = JobPosting(
                    source: name,
                    identifier: "\($0)",
                    title: entry.title ?? "",
                    company: entry.company ?? entry.board ?? ""
                )
                posting.description = entry.description ?? entry.descriptionPlain ?? ""
                posting.places = [PostingPlace(text: entry.location ?? "", place: nil)]
                return posting
            }
        }
    }

    private static func match(_ posting: JobPosting) -> JobMatch {
        JobMatch(
            posting: posting,
            bucket: .national,
            category: .direct,
            score: 60,
            distance: nil,
            role: posting.title,
            matchingSkills: []
        )
    }

    private static func lines(of resume: Resume) -> Set<LineReference> {
        var lines = Set(resume.work.flatMap { $0.lines + $0.highlights.flatMap(\.lines) })
        lines.formUnion(resume.skills.flatMap(\.keywords).flatMap(\.lines))
        lines.formUnion(resume.certificates.flatMap(\.lines))
        lines.formUnion(resume.basics.location?.lines ?? [])
        return lines.union(resume.basics.name?.lines ?? [])
    }

    /// What stands between curly quotation marks, without dots where it was cut.
    private static func quotations(in text: String) -> [String] {
        text.split(separator: "“").dropFirst().compactMap { part in
            part.split(separator: "”").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "… ")) }
        }
    }

    /// Numbers of three digits or more.
    private static func numbers(in text: String) -> Set<String> {
        Set(text.replacing(",", with: "").split { !$0.isNumber }.map(String.init).filter { $0.count > 2 })
    }

    @Test("whatever the posting says, and whoever reads it")
    func truth() throws {
        let knowledge = try Knowledge.careers()
        let explainer = JobExplainer(knowledge: knowledge)
        let people = try [ExplanationFixture.accountant(), ExplanationFixture.nurse()].map { resume in
            (resume: resume, profile: try ExplanationFixture.profile(of: resume), lines: Self.lines(of: resume))
        }
        for (number, posting) in (Self.invented() + (try Self.outside())).enumerated() {
            let text = posting.title + "\n" + posting.description
            for named in PostingSkills(of: posting, knowledge: knowledge).named {
                #expect(text.contains(named.words), "\(named) in \(posting.id)")
            }
            let person = people[number % people.count]
            let passages = ResumePassages(person.resume)
            let skills = SkillComparison(of: posting, in: passages, profile: person.profile, knowledge: knowledge)
            let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for name in skills.missing + skills.shown.map(\.name) {
                #expect(flat.contains(name), "\(name) in \(posting.id)")
            }
            for line in skills.shown.compactMap(\.line) { #expect(person.lines.contains(line), "\(line)") }
            let said = person.lines.map { $0.text.lowercased() }
            for name in skills.missing {
                #expect(!said.contains { $0.contains(" \(name.lowercased()) ") }, "\(name) in \(posting.id)")
            }
            let explanation = explainer.explanation(
                of: Self.match(posting),
                posting: posting,
                resume: person.resume,
                profile: person.profile,
                now: ExplanationFixture.now
            )
            for said in explanation.bullets + [explanation.summary] {
                Self.holds(said, of: person.lines)
            }
            for bullet in explanation.bullets {
                for quotation in Self.quotations(in: bullet) {
                    let known = person.lines.contains { $0.text.contains(quotation) } || text.contains(quotation)
                    #expect(known, "“\(quotation)” in \(bullet)")
                }
                guard bullet.contains(" pays ") else { continue }
                let pay = [posting.salary?.minimum, posting.salary?.maximum].compactMap { $0.map { String(Int($0)) } }
                let other = Self.numbers(in: posting.places.map(\.text).joined(separator: " "))
                #expect(Self.numbers(in: bullet).isSubset(of: other.union(pay)), "\(bullet)")
            }
        }
    }

    private static let roles =
        titles + ["Chief Financial Officer", "Pastry Chef", "Xqzvw Blorgh", "Data Engineer", "Intern", ""]

    @Test("of a role, everything said of the person stands in the résumé, and so does what it was read from")
    func roles() throws {
        let knowledge = try Knowledge.careers()
        let explainer = RoleExplainer(knowledge: knowledge)
        for resume in [ExplanationFixture.accountant(), ExplanationFixture.nurse()] {
            let profile = try ExplanationFixture.profile(of: resume)
            let lines = Self.lines(of: resume)
            for role in Self.roles + profile.targetRoles.map(\.title) {
                let snippet = explainer.snippet(for: role, resume: resume, profile: profile)
                for said in snippet.bullets + [snippet.summary] { Self.holds(said, of: lines) }
                for bullet in snippet.bullets where bullet.contains("was read from your") {
                    let origin = bullet.split(separator: "position as ").last.map(String.init) ?? ""
                    let title = resume.work.first?.position ?? "-"
                    #expect(origin.hasPrefix("\(title) at \(resume.work.first?.name ?? "-")"), "\(bullet)")
                }
                for name in Self.named(in: snippet.bullets, behind: "not named in the résumé: ") {
                    #expect(!lines.contains { $0.text.lowercased().contains(name.lowercased()) }, "\(name)")
                }
            }
        }
    }

    /// The names that a statement lists behind some words.
    private static func named(in bullets: [String], behind words: String) -> [String] {
        bullets.compactMap { bullet in
            bullet.range(of: words).map { bullet[$0.upperBound...].prefix { $0 != "." } }
        }.flatMap { $0.replacing(" and ", with: ", ").split(separator: ", ").map(String.init) }
            .filter { !$0.contains(" more") }
    }

    /// Holds the places in the résumé that a statement names against its lines: there they are, with the words quoted.
    private static func holds(_ said: String, of lines: Set<LineReference>) {
        for match in said.matches(of: /(?:“([^”]*)”, )?page (\d+), line (\d+)/) {
            let line = lines.first { "\($0.page)" == match.2 && "\($0.line)" == match.3 }
            #expect(line != nil, "\(said)")
            guard let words = match.1, let line else { continue }
            let quoted = words.trimmingCharacters(in: CharacterSet(charactersIn: "… "))
            #expect(line.text.contains(quoted), "\(said)")
        }
    }
}
