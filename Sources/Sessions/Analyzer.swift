import BundledTables
package import Careers
package import Foundation
package import JobMatching
package import Places
import Resume
package import TextDocument

/// What is concluded from an analysis with the knowledge at hand: what to look for among postings, and the résumé in other
/// terms. The analysis itself is made where the document is read.
package struct Analyzer: Sendable {
    package let knowledge: CareerKnowledge
    package let gazetteer: Gazetteer

    package init(knowledge: CareerKnowledge, gazetteer: Gazetteer) {
        self.knowledge = knowledge
        self.gazetteer = gazetteer
    }

    /// The analyzer with the tables that ship with the program.
    ///
    /// - Parameter knowledge: of occupations and titles; nil for what ships with the program.
    /// - Returns: the analyzer.
    /// - Throws: an error that names the table when the resources are not beside the program.
    package static func bundled(knowledge: CareerKnowledge? = nil) throws -> Analyzer {
        Analyzer(knowledge: try knowledge ?? .bundled(), gazetteer: try .bundled())
    }

    /// What to look for among the postings.
    ///
    /// - Parameters:
    ///   - analysis: of the person's résumé.
    ///   - chosen: where to look from; nil for where the résumé says that the person is.
    ///   - defaultCountry: ISO 3166-1 code to assume where the résumé names neither a place nor an international number.
    /// - Returns: the query for candidates and ranking.
    package func query(for analysis: Analysis, from chosen: Place? = nil, defaultCountry: String?) -> MatchQuery {
        let basics = analysis.resume.basics
        let country = basics.phone.flatMap { gazetteer.country(ofPhone: $0.value) }
        let place = chosen ?? basics.location.flatMap { gazetteer.resolve($0.value.text, near: country) }
        return MatchQuery(
            profile: analysis.profile,
            resume: analysis.resume,
            place: place,
            country: country ?? defaultCountry,
            languages: analysis.resume.languages.map(\.language),
            knowledge: knowledge
        )
    }
}

extension CalendarDay {
    /// The day it is now, in UTC.
    package static func today(_ now: Date) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: now)
        return CalendarDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }
}
