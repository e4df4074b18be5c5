import CheckedNumbers
package import TextFolding

/// The words that give a résumé its structure, in many languages.
///
/// A class of constants: it has so many parts that to copy it would cost more than to use it.
package final class Lexicon: Sendable {
    let headings: HeadingTable
    /// 1-12 by folded name.
    let months: [String: Int]
    /// Folded names among them that are longer than a month.
    let seasons: Set<String>
    /// Folded phrases for "until now".
    let present: Set<String>
    /// The first words of those.
    let presentOpenings: Set<String>
    /// Folded words for "from then on".
    let since: Set<String>
    /// The first words of those.
    let sinceOpenings: Set<String>
    /// Folded words and signs that dates and stretches of time can begin with, besides numbers.
    let dateOpenings: Set<String>
    /// Folded legal forms ("gmbh", "inc").
    let legalForms: Set<String>
    /// The last words of those.
    let legalFormEnds: Set<String>
    /// Folded words and phrases that names of employers contain.
    let employerWords: Set<String>
    /// The first words of those.
    let employerOpenings: Set<String>
    /// Level by folded name of a degree.
    let degrees: [String: String]
    /// The first words of those.
    let degreeOpenings: Set<String>
    /// Languages by folded name: the name to show.
    let languages: [String: String]
    /// What a label stands in front of, by the folded label.
    let labels: [String: ListLabel]
    /// Folded phrases that stand in place of references.
    let onRequest: [String]
    /// Folded names of organisations that certify and award.
    let issuers: Set<String>
    /// Folded words for how well a language is known.
    let fluency: Set<String>
    let networks: [Network]
    let profileScanner: ProfileScanner
    /// Shapes of postal codes by country: 9 for a digit, A for a letter.
    let postalShapes: [String: Set<String>]
    /// Folded words of streets.
    let streetWords: Set<String>
    /// Folded ends of names of streets.
    let streetEnds: [String]
    let nameAffixes: NameAffixes
    let nameLabels: NameLabels
    let skillLevels: SkillLevels
    let columnLabels: ColumnLabels
    let employmentWords: EmploymentWords
    let personalLabels: PersonalLabels
    let employmentTerms: EmploymentTerms
    let careerBreaks: CareerBreaks
    let schoolNames: SchoolNames
    let studyLabels: StudyLabels
    /// Folded words that fields of study are made of.
    let subjects: Set<String>
    /// Fields of study by their whole names, as folded words with a space between them.
    let fields: Set<String>
    /// First words of these.
    let fieldOpenings: Set<String>
    let titleWords: TitleWords
    let famousEmployers: FamousEmployers

    package init(
        headings: [UInt8],
        months: TableFile,
        present: TableFile,
        since: TableFile,
        companyForms: TableFile,
        degrees: TableFile,
        languages: TableFile,
        labels: TableFile,
        issuers: TableFile,
        fluency: TableFile,
        networks: TableFile,
        postalCodes: TableFile,
        streets: TableFile,
        nameAffixes: TableFile,
        nameLabels: TableFile,
        skillLevels: TableFile,
        columnLabels: TableFile,
        employmentWords: TableFile,
        personalLabels: TableFile,
        employment: TableFile,
        careerBreaks: TableFile,
        schools: TableFile,
        studyLabels: TableFile,
        subjects: TableFile,
        fields: TableFile,
        titleWords: TableFile,
        titleHeads: TableFile,
        famousEmployers: TableFile
    ) {
        self.titleWords = TitleWords(titleWords, heads: titleHeads)
        self.famousEmployers = FamousEmployers(famousEmployers)
        self.headings = HeadingTable(headings)
        var monthsByName: [String: Int] = [:]
        for row in months.rows {
            if let number = Int(digits: row[1]) { monthsByName[Self.key(row[0])] = number }
        }
        self.months = monthsByName
        seasons = Set(months.rows.filter { $0[2] == "season" }.map { Self.key($0[0]) })
        self.present = Self.keys(present)
        presentOpenings = Self.openings(self.present)
        self.since = Self.keys(since)
        sinceOpenings = Self.openings(self.since)
        dateOpenings = DateWords.openings(
            months: monthsByName.keys,
            present: presentOpenings,
            since: sinceOpenings
        )
        legalForms = Self.keys(companyForms, of: "form")
        legalFormEnds = Set(legalForms.compactMap { $0.split(separator: " ").last.map(String.init) })
        employerWords = Self.keys(companyForms, of: "word")
        employerOpenings = Self.openings(employerWords)
        self.degrees = Dictionary(
            degrees.rows.map { (Self.key($0[0]), $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        degreeOpenings = Self.openings(Set(self.degrees.keys))
        var names: [String: String] = [:]
        for row in languages.rows {
            for name in [row[0]] + row[1].listItems { names[Self.key(name)] = row[0] }
        }
        self.languages = names
        self.labels = Dictionary(
            labels.rows.compactMap { row in ListLabel(rawValue: row[0]).map { (Self.key(row[1]), $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        onRequest = labels.rows.filter { $0[0] == "on_request" }.map { Self.key($0[1]) }
        self.issuers = Self.keys(issuers)
        self.fluency = Self.keys(fluency)
        self.networks = networks.rows.map { Network(host: $0[0], name: $0[1], prefixes: $0[2].listItems) }
        profileScanner = ProfileScanner(networks: self.networks)
        postalShapes = Dictionary(
            postalCodes.rows.map { ($0[0], Set($0[1].listItems)) },
            uniquingKeysWith: { first, _ in first }
        )
        streetWords = Set(streets.rows.filter { $0[1] == "word" }.map { $0[0].folded })
        streetEnds = streets.rows.filter { $0[1] == "end" }.map { $0[0].folded }
        self.nameAffixes = NameAffixes(nameAffixes)
        self.nameLabels = NameLabels(nameLabels)
        self.skillLevels = SkillLevels(skillLevels)
        self.columnLabels = ColumnLabels(columnLabels)
        self.employmentWords = EmploymentWords(employmentWords)
        self.personalLabels = PersonalLabels(personalLabels)
        employmentTerms = EmploymentTerms(employment)
        self.careerBreaks = CareerBreaks(careerBreaks)
        schoolNames = SchoolNames(schools)
        self.studyLabels = StudyLabels(studyLabels)
        self.subjects = Self.keys(subjects)
        self.fields = Set(fields.rows.map { $0[0].foldedTokens.joined(separator: " ") })
        fieldOpenings = Self.openings(self.fields)
    }

    /// The keys of a table's first column, where the second names a kind only those of one.
    private static func keys(_ table: TableFile, of kind: String? = nil) -> Set<String> {
        Set(table.rows.lazy.filter { kind == nil || $0[1] == kind }.map { key($0[0]) })
    }

    private static func openings(_ phrases: Set<String>) -> Set<String> {
        Set(phrases.compactMap { $0.split(separator: " ").first.map(String.init) })
    }

    /// Whether a text stands in place of a position where somebody did not work.
    package func isCareerBreak(_ text: String) -> Bool { careerBreaks.isOne(text) }

    /// What a line is the heading of, when it is a known one, numbered or not ("2. Experience", "III Ausbildung"), whatever
    /// stands in brackets behind it.
    func heading(_ text: String) -> SectionKind? {
        // "WORK EXPERIENCE (8 YEARS IN GULF)"
        if text.hasSuffix(")"), let bracket = text.firstRange(of: " (") {
            return known(text) ?? known(String(text[..<bracket.lowerBound]))
        }
        if let kind = known(text) { return kind }
        // "Institutions attended with dates"
        let words = text.split(separator: " ")
        guard words.count > 2, let last = words.last, Self.datings.contains(last.folded),
            words[words.count - 2].folded == "with"
        else { return nil }
        return known(words.dropLast(2).joined(separator: " "))
    }

    /// What headings say to stand below them as well.
    private static let datings: Set<String> = ["date", "dates", "years"]

    private func known(_ text: String) -> SectionKind? {
        if let kind = whole(text) { return kind }
        let bare = HeadingNumber.removed(from: text)
        return bare.utf8.count == text.utf8.count ? nil : whole(bare)
    }

    private func whole(_ text: String) -> SectionKind? {
        headings.mayHold(text) ? headings[Self.headingKey(text)] : nil
    }

    /// The label in front of a colon, and the text behind it; nil where none that is known stands there.
    func label(of text: String) -> (kind: ListLabel, rest: String)? {
        guard let colon = text.firstIndex(of: ":"), let kind = labels[Self.key(String(text[..<colon]))] else {
            return nil
        }
        return (kind, String(text[text.index(after: colon)...].drop { $0 == " " }))
    }

    /// Folded words with single spaces between them.
    static func key(_ text: String) -> String {
        text.foldedKey
    }

    private static let spacedApostrophes = [" ' ", " ’ "]

    /// As `key`, with "&" read as "and".
    static func headingKey(_ text: String) -> String {
        var text = text.has(UInt8(ascii: "&")) ? text.split(separator: "&").joined(separator: " and ") : text
        // Spaced type: "WHERE I ' VE WORKED".
        for sign in spacedApostrophes where text.contains(sign) {
            text = text.split(separator: sign).joined(separator: "'")
        }
        return key(text)
    }

    /// Whether a folded word is one that streets are called by, or ends with one: "road", "hauptstrasse".
    func isStreetWord(_ word: String) -> Bool {
        streetWords.contains(word) || streetEnds.contains { word.hasSuffix($0) && word.count > $0.count }
    }
}
