/// A reason for or against a way to read the headers of a section, with a weight in natural logarithms.
///
/// All that the decoder weighs is named here, and nowhere else, so that each reason can be switched off and measured.
/// `docs/clues.md` is generated from the table below.
package enum HeaderClue: Int, CaseIterable, Sendable {
    // Which lines are headers.
    case stretch, stretchApart, dateInside, dateWithin, told, bullet, headedBullet, longLine, sentenceEnd,
        sentenceInside
    case lowercaseStart, plainWords, prominent, indented, continuation
    // How headers are built.
    case noTitle, noEmployer, distance, straying, anotherGrammar, mirrored, undated, undatedAmongDated,
        undatedAlone
    case undatedProminent
    // How a line is cut.
    case label, labelMismatch, connective, townAhead, placeAgain, nameAhead, bareCut, habitualBareCut, strayBareCut,
        titleGoesOn,
        titleNamesake, cutsTitle
    case tail, moreTitle, nameInTitle
    case apart, quarter, unbalanced, crossesCell, crossesStrong, crossesConnective, crossesComma
    case crossesDash, crossesTown, crossesSentence, crossesCapitals
    // What the headers of a section have in common.
    case sharedLook, sharedSize, sharedStart, sharedEnd, placeSlot
    // Titles.
    case titleHeadline, titleWords, titleKnown, titleLikely, titleUnknown, titleOfCompany, titleOfEmployer
    case titleOfPlace, titleSecond, titleLowercase, titleSentence, titleLong, titleNumbers, titleFamous
    // Employers.
    case employerForm, employerInnerForm, employerWord, employerOpening
    case employerFamous, employerOfPlace, employerPlainWords, employerLong, employerTitleWords, employerTitleEnd
    case employerUnit, employerHeadline, employerTerms, employerStreet, employerBracketed
    // Anything else.
    case placeWithRegion, placeKnown, placeUnknown, placeInLastCell, terms, unit, unitLikely, other, otherWord
}

extension HeaderClue {
    /// A clue in the table.
    package struct Entry: Sendable {
        package let clue: HeaderClue
        package let weight: Double
        package let meaning: String

        fileprivate init(_ clue: HeaderClue, _ weight: Double, _ meaning: String) {
            self.clue = clue
            self.weight = weight
            self.meaning = meaning
        }
    }

    /// The clues by what they speak about.
    package static let groups: [(title: String, entries: [Entry])] = [
        ("Which lines are headers", lines), ("How headers are built", headers), ("How a line is cut", cuts),
        ("What the headers of a section have in common", shared), ("Titles", titles), ("Employers", employers),
        ("Anything else", others),
    ]

    private static let lines: [Entry] = [
        Entry(.stretch, 2.5, "The line names a stretch of time."),
        Entry(.stretchApart, 3, "It stands at the edge of a line that is no item, in a header built like others."),
        Entry(.dateInside, -2, "The date stands in the midst of a text."),
        Entry(.dateWithin, -4, "The date tells of something within an entry."),
        Entry(.told, -8, "The document's structure says that the line tells."),
        Entry(.bullet, -4, "The line is an item of a list; less where dates are, too."),
        Entry(.headedBullet, -0.5, "The same where items stand beside all dates."),
        Entry(.longLine, -0.4, "Each word beyond twelve."),
        Entry(.sentenceEnd, -2.5, "The line ends like a sentence."),
        Entry(.sentenceInside, -2, "A sentence ends within the line."),
        Entry(.lowercaseStart, -2, "The line begins with a small letter."),
        Entry(.plainWords, -0.5, "Each word in small letters beyond two."),
        Entry(.prominent, 1.2, "The line is bold or large, and most are not."),
        Entry(.indented, -1, "The line stands further in than headers do."),
        Entry(.continuation, -2.5, "The line goes on with the text above, which was full."),
    ]

    private static let headers: [Entry] = [
        Entry(.noTitle, -3, "The header names no title."),
        Entry(.noEmployer, -2.2, "The header names no employer."),
        Entry(.distance, -0.35, "Each line between a name and the date."),
        Entry(.straying, -2.5, "The header is built unlike the others of its section."),
        Entry(.anotherGrammar, -2, "The section has headers built in one more way."),
        Entry(.mirrored, -3, "The header is built like others of its section, with title and employer exchanged."),
        Entry(.undated, -4, "The header has no date, and one other does."),
        Entry(.undatedAmongDated, -7, "The header has no date, and several others do."),
        Entry(.undatedAlone, -0.5, "The header has no date, like all others."),
        Entry(.undatedProminent, 2, "A header without a date is bold or large."),
    ]

    private static let cuts: [Entry] = [
        Entry(.label, 4, "A label in front says what the text is."),
        Entry(.labelMismatch, -6, "A label in front says that the text is something else."),
        Entry(.connective, 2, "\"at\", \"@\", \"bei\" between title and employer."),
        Entry(.townAhead, -3, "A place stands in front of an employer, parted by a comma."),
        Entry(.placeAgain, -2, "A place stands behind another, which is not in it: one of both may be an employer."),
        Entry(.nameAhead, -1, "An unknown name stands in front of an employer, parted by a comma or a dash."),
        Entry(.bareCut, -2, "Title and employer have no sign between them."),
        Entry(.habitualBareCut, -0.7, "The same where most headers of the section are cut so."),
        Entry(.strayBareCut, -4.5, "The same where few are."),
        Entry(.titleGoesOn, -0.8, "What is left for the employer then has a word that titles end with."),
        Entry(
            .titleNamesake,
            -1.5,
            "Each word in front of the employer that no title has: \"Clerk Opus\" before \"Logica\"."
        ),
        Entry(
            .cutsTitle,
            -3,
            "What is left for the employer has only words that titles have: \"Brand Marketing\" before \"Manager\"."
        ),
        Entry(.tail, -2, "The rest of the line tells about the entry."),
        Entry(.moreTitle, -0.4, "Another part belongs to a title that is complete: \"Director, Finance\"."),
        Entry(.nameInTitle, -1, "That part may be an employer or a place."),
        Entry(.apart, -1.3, "An employer's name goes on behind a dash or a bracket."),
        Entry(.quarter, 2.2, "An unknown name in front of a town: \"East Legon, Accra\"."),
        Entry(.unbalanced, -4, "A bracket is closed that was not opened."),
        Entry(.crossesCell, -4.5, "A text reaches over the edge of a column."),
        Entry(.crossesStrong, -2.5, "A text reaches over a sign that only parts: a stroke, a dot."),
        Entry(.crossesConnective, -3, "A text reaches over \"at\" or \"@\"."),
        Entry(.crossesComma, -0.2, "A text reaches over a comma."),
        Entry(.crossesDash, -0.6, "A text reaches over a dash."),
        Entry(.crossesTown, -1.5, "A text reaches over the space in front of a town."),
        Entry(.crossesSentence, -1.5, "A text reaches over the end of a sentence."),
        Entry(.crossesCapitals, -1.5, "A text goes on in capitals, or without."),
    ]

    private static let shared: [Entry] = [
        Entry(.sharedLook, 0.45, "Type and capitals that a label has in other headers."),
        Entry(.sharedSize, 0.45, "Size of type that it has there."),
        Entry(.sharedStart, 0.45, "Place from the line's beginning that it has there."),
        Entry(.sharedEnd, 0.45, "Place from the line's end that it has there."),
        Entry(.placeSlot, 2.2, "A text that may be a place stands where others have theirs."),
    ]

    private static let titles: [Entry] = [
        Entry(.titleHeadline, 4, "The person says so of themselves above the résumé."),
        Entry(.titleWords, 0.5, "Log-odds of the words in titles against running text, times the weight."),
        Entry(.titleKnown, 2, "A title of the occupation tables."),
        Entry(.titleLikely, 0.7, "Much like one of them."),
        Entry(.titleUnknown, -1, "Like none of them."),
        Entry(.titleOfCompany, -5, "A legal form at the end."),
        Entry(.titleOfEmployer, -1.5, "Words of employers."),
        Entry(.titleOfPlace, -2.5, "A known place."),
        Entry(.titleSecond, -0.5, "A second thing that somebody does, behind a stroke."),
        Entry(.titleLowercase, -1, "A small letter at the beginning."),
        Entry(.titleSentence, -2, "The end of a sentence."),
        Entry(.titleLong, -0.6, "Each word beyond seven."),
        Entry(.titleNumbers, -0.8, "Each number."),
        Entry(.titleFamous, -2, "A known employer."),
    ]

    private static let employers: [Entry] = [
        Entry(.employerForm, 4, "A legal form at the end, and nothing else it may be."),
        Entry(.employerInnerForm, 3.2, "A legal form within, or working for oneself."),
        Entry(.employerWord, 2.2, "A word at the end that employers are called by, or a legal form of two letters."),
        Entry(.employerOpening, 1.4, "A word within that employers are called by."),
        Entry(.employerFamous, 4, "A known employer."),
        Entry(.employerOfPlace, -3, "A known place."),
        Entry(.employerPlainWords, -0.6, "Each longer word in small letters."),
        Entry(.employerLong, -0.4, "Each word beyond six."),
        Entry(.employerTitleWords, -0.3, "Log-odds of the words in titles, times the weight, to two at most."),
        Entry(.employerTitleEnd, -1.5, "A word at the end that titles end with."),
        Entry(.employerUnit, -2, "A part of an organisation."),
        Entry(.employerHeadline, -2, "What the person is called above the résumé."),
        Entry(.employerTerms, -4, "Terms of employment, or a duration."),
        Entry(.employerStreet, -5, "A street with the number of a house."),
        Entry(.employerBracketed, -3, "Brackets around a name without a legal form: \"Manager (Electrical)\"."),
    ]

    private static let others: [Entry] = [
        Entry(.placeWithRegion, 3.5, "A known place with its region."),
        Entry(.placeKnown, 2.5, "A known place."),
        Entry(.placeUnknown, -2.2, "A short name that nothing is known about, as a place."),
        Entry(.placeInLastCell, -0.5, "The same alone in the last cell of a line."),
        Entry(.terms, 3, "Terms of employment, or a duration."),
        Entry(.unit, 1, "A part of an organisation."),
        Entry(.unitLikely, -1, "What may be a part of one."),
        Entry(.other, -1.2, "A text that is nothing of that."),
        Entry(.otherWord, -0.25, "Each of its words."),
    ]

    /// The table as a page.
    package static var page: String {
        var page = """
            # What headers are read by

            Generated by `vitae-evaluate clues --page`. Every piece of a header gets a score for each label, every header for
            each way in which headers are built, and the sum over a section decides. Weights are natural logarithms.
            `vitae-evaluate clues --tuned FOLDER… --fresh FOLDER…` switches each clue off and prints what it gains.

            """
        for (title, entries) in groups {
            page += "\n## \(title)\n\n| clue | weight | says |\n|---|---|---|\n"
            for entry in entries { page += "| `\(entry.clue)` | \(entry.weight) | \(entry.meaning) |\n" }
        }
        return page
    }
}

/// The weights of all clues.
package struct HeaderWeights: Sendable {
    private var values: [Double]

    /// Those of the table.
    package static let usual: HeaderWeights = {
        var weights = HeaderWeights(values: [Double](repeating: 0, count: HeaderClue.allCases.count))
        for entry in HeaderClue.groups.flatMap(\.entries) { weights[entry.clue] = entry.weight }
        return weights
    }()

    package subscript(clue: HeaderClue) -> Double {
        get { values[clue.rawValue] }
        set { values[clue.rawValue] = newValue }
    }

    /// The same with one clue switched off.
    package func without(_ clue: HeaderClue) -> HeaderWeights {
        var weights = self
        weights[clue] = 0
        return weights
    }
}
