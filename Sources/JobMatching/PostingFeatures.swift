package import Careers
import Foundation
package import Places
import TextFolding

/// Computes what matching needs to know of a posting.
package struct PostingFeatures: Sendable {
    private let knowledge: CareerKnowledge
    private let titles = TextMemory<TitleFeatures>()
    private let places: PostingPlaces
    private let jobs: JobKey

    /// What a title tells.
    private struct TitleFeatures: Sendable {
        let occupations: [OccupationVote]
        let seniority: Seniority
    }

    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer) {
        self.knowledge = knowledge
        places = PostingPlaces(gazetteer)
        jobs = JobKey(gazetteer: gazetteer)
    }

    /// The posting with occupation, seniority, skills, places and the number of its job filled in; skills it already names are kept.
    package func computed(for posting: JobPosting) -> JobPosting {
        var posting = posting
        let title = titles.value(for: posting.title) { text in
            let named = Self.withoutNotes(text)
            let title = knowledge.title(named)
            let occupations = Array(knowledge.occupations(named: named).prefix(3))
            let ladder = occupations.first.flatMap { knowledge.occupations[code: $0.code] }
            let rank = ladder?.rank(called: text) ?? title.seniority ?? .regular
            return TitleFeatures(occupations: occupations, seniority: rank)
        }
        posting.seniority = title.seniority
        let named = posting.skills.map { knowledge.skills.skill(named: $0)?.name ?? $0 }
        let described = PostingSkills(of: posting, knowledge: knowledge).names
        var seen: Set<String> = []
        posting.skills = (named + described).filter { seen.insert($0.lowercased()).inserted }
        // "Account Executive": a title of several works is told by what is asked for.
        posting.occupations = knowledge.weighed(title.occupations, bySkills: posting.skills)
        posting.words = DistinctiveWords.of(posting, knowledge: knowledge)
        posting.places = places.resolved(for: posting)
        posting.job = jobs.value(of: posting)
        return posting
    }

    /// A title without what adverts add: "(m/f/d)", "(Remote)", "| Remote US", "- Night Shift".
    private static func withoutNotes(_ title: String) -> String {
        var title = title
        while title.has(UInt8(ascii: "(")), let open = title.firstIndex(of: "("),
            let close = title[open...].firstIndex(of: ")")
        {
            title.removeSubrange(open...close)
        }
        for separator in [" | ", " – ", " - ", " — "] {
            if title.contains(separator), let range = title.firstRange(of: separator),
                range.lowerBound > title.startIndex
            {
                title = String(title[..<range.lowerBound])
            }
        }
        return title.trimmingCharacters(in: .whitespaces)
    }
}
