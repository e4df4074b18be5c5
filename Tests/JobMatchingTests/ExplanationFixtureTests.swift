import Careers
import Foundation
import JobMatching
import Places
import Resume
import Testing
import TestSupport

/// Two people, and a job.
enum ExplanationFixture {
    static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private static func line(_ number: Int, _ text: String) -> LineReference {
        LineReference(page: 1, line: number, text: text)
    }

    private static func sourced(_ number: Int, _ text: String) -> Sourced<String> {
        Sourced(text, lines: [line(number, text)])
    }

    /// An accountant since 2018.
    static func accountant() -> Resume {
        var resume = Resume()
        resume.likelihood = 1
        resume.basics.name = sourced(1, "Mara Quillfeather")
        resume.basics.location = Sourced(
            Location(text: "Round Rock, TX", city: "Round Rock", region: "TX", countryCode: "US"),
            lines: [line(2, "Round Rock, TX")]
        )
        var position = WorkEntry()
        position.position = "Staff Accountant"
        position.name = "Globex Corporation"
        position.startDate = PartialDate(year: 2018, month: 1)
        position.isCurrent = true
        position.lines = [line(5, "Staff Accountant, Globex Corporation, January 2018 - Present")]
        position.highlights = [
            sourced(7, "Closed the month in SAP within four days"), sourced(8, "Kept the vendor ledger in Excel"),
        ]
        resume.work = [position]
        let list = line(12, "Skills: Excel, SAP, US GAAP")
        resume.skills = [
            SkillGroup(name: nil, keywords: ["Excel", "SAP", "US GAAP"].map { Sourced($0, lines: [list]) })
        ]
        return resume
    }

    /// A nurse since 2015, with her registration.
    static func nurse() -> Resume {
        var resume = Resume()
        resume.likelihood = 1
        resume.basics.name = sourced(1, "Odile Fennimore")
        var position = WorkEntry()
        position.position = "Registered Nurse"
        position.name = "Larkspur Hospital"
        position.startDate = PartialDate(year: 2015, month: 5)
        position.isCurrent = true
        position.lines = [line(4, "Registered Nurse, Larkspur Hospital, May 2015 - Present")]
        position.highlights = [sourced(6, "Wound care on a ward of thirty beds")]
        resume.work = [position]
        resume.certificates = [TitledEntry(title: "RN, State Board", lines: [line(20, "RN, State Board")])]
        return resume
    }

    static func profile(of resume: Resume) throws -> CareerProfile {
        CareerProfiler(try Knowledge.careers()).profile(of: resume, today: PartialDate(year: 2026, month: 9))
    }

    /// A job for the accountant, straight from the search.
    static func match() throws -> JobMatch {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Senior Accountant", company: "Initech")
        posting.description = "We look for somebody who closes the books."
        posting.places = [PostingPlace(text: "Austin, TX", place: nil)]
        posting.skills = ["Microsoft Excel", "SAP", "Power BI"]
        posting.seniority = .senior
        posting.occupations = [OccupationVote(code: "13-2011", weight: 1, similarity: 1)]
        posting.salary = Salary(currency: "USD", minimum: 80_000, maximum: 95_000, unit: "YEAR")
        posting.postedAt = now.addingTimeInterval(-3.2 * 86_400)
        return JobMatch(
            posting: posting,
            bucket: .local,
            category: .direct,
            score: 80,
            distance: 12.3,
            role: "Senior Accountant",
            matchingSkills: ["Microsoft Excel", "SAP"]
        )
    }

    /// What a session keeps of a job.
    static func snapshot(of match: JobMatch) -> JobMatch {
        var posting = JobPosting(
            source: match.posting.source,
            identifier: match.posting.identifier,
            title: match.posting.title,
            company: match.posting.company
        )
        posting.workplace = match.posting.workplace
        posting.places = match.posting.places.map { PostingPlace(text: $0.text, place: nil) }
        posting.eligibleCountries = match.posting.eligibleCountries
        posting.postedAt = match.posting.postedAt
        var match = match
        match.posting = posting
        return match
    }

    static func explanation(
        of match: JobMatch,
        posting: JobPosting? = nil,
        for resume: Resume = accountant(),
        home: String? = nil
    ) throws -> JobExplanation {
        JobExplainer(knowledge: try Knowledge.careers()).explanation(
            of: match,
            posting: posting,
            resume: resume,
            profile: try profile(of: resume),
            home: home,
            now: now
        )
    }

    static func snippet(_ role: String, for resume: Resume = accountant()) throws -> RoleSnippet {
        RoleExplainer(knowledge: try Knowledge.careers()).snippet(
            for: role,
            resume: resume,
            profile: try profile(of: resume)
        )
    }
}
