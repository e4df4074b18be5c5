package import Careers
package import Places
package import Resume
package import TextDocument
import TextFolding

/// Reads a résumé from laid-out text.
///
/// A pure function: the same document always gives the same résumé, to the byte.
package struct ResumeParser: Sendable {
    private let lexicon: Lexicon
    private let knowledge: CareerKnowledge
    private let gazetteer: Gazetteer
    private let weights: HeaderWeights

    /// - Parameters:
    ///   - lexicon: the words that give a résumé its structure.
    ///   - knowledge: of careers.
    ///   - gazetteer: of places.
    ///   - weights: of what headers are read by.
    package init(
        lexicon: Lexicon,
        knowledge: CareerKnowledge,
        gazetteer: Gazetteer,
        weights: HeaderWeights = .usual
    ) {
        self.lexicon = lexicon
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        self.weights = weights
    }

    /// What the document says; what it does not say is nil or empty.
    package func parse(_ document: TextDocument) -> Resume {
        let scanner = DateScanner(lexicon)
        let lines = WrappedLines(scanner: scanner, labels: lexicon.columnLabels).join(lines(of: document))
        let (divided, personal) = withoutPersonalForms(SectionSplitter(lexicon, lines: lines).sections())
        let whole = withStatedHistory(divided, scanner: scanner)
        var resume = Resume()
        let contact = ContactParser(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        resume.basics = contact.basics(from: whole, personal: personal, allLines: lines)
        let sections = whole.map(RunningHeads(name: resume.basics.name).cut)
        resume.basics.name = resume.basics.name.map { contact.printed($0, in: lines) }
        for section in withWholeHistories(sections, scanner: scanner) where !section.lines.isEmpty {
            read(section, scanner: scanner, into: &resume)
        }
        let known = Set(resume.languages.map(\.language))
        let spoken = LanguagesParser(lexicon: lexicon).languages(from: personal.values(.language))
        resume.languages += spoken.filter { !known.contains($0.language) }
        if resume.interestEntries.isEmpty {
            resume.interestEntries = InterestsParser(scanner: scanner).interests(from: personal.values(.interest))
        }
        resume.work = Self.withoutEchoes(Self.whole(withoutGroups(resume.work, sections: sections)))
        if resume.work.isEmpty, !haveHistory(sections, scanner: scanner) {
            let work = workWithoutHeading(
                in: Self.withoutUnknownHeadings(sections),
                basics: resume.basics,
                scanner: scanner
            )
            // One dated line alone may be an invoice; who sends a résumé says how to be reached.
            if work.count > 1 || resume.basics.email != nil || resume.basics.phone != nil { resume.work = work }
        }
        addCurrentPosition(to: &resume, from: sections, scanner: scanner)
        let promotions = Promotions(words: lexicon.employmentWords, knowledge: knowledge, scanner: scanner)
        resume.work = Promotions.handedDown(promotions.parted(resume.work))
        moveStudies(in: &resume, lines: lines, scanner: scanner)
        if resume.education.isEmpty, !sections.contains(where: { $0.kind == .education || $0.kind == .courses }) {
            resume.education = studiesWithoutHeading(
                in: Self.withoutUnknownHeadings(sections),
                work: resume.work,
                scanner: scanner
            )
        }
        resume.education = StudyLists(lexicon: lexicon).joined(resume.education)
        resume.likelihood = ResumeLikelihood(resume: resume, sections: sections, lines: lines).value
        if resume.basics.location == nil, let location = locationOfWork(resume.work) {
            resume.basics.location = location
            resume.basics.locationSource = .currentJob
            resume.basics.locationCertainty = Certainty(
                Self.certaintyOfWorkplace,
                alternatives: resume.basics.locationCertainty?.alternatives ?? []
            )
        }
        return resume
    }

    /// The sections of a document with the number of their lines, for looking at.
    package func outline(_ document: TextDocument) -> [(kind: String, lines: Int, first: String)] {
        let lines = WrappedLines(scanner: DateScanner(lexicon), labels: lexicon.columnLabels).join(lines(of: document))
        return SectionSplitter(lexicon, lines: lines).sections().map {
            ("\($0.kind)", $0.lines.count, $0.heading?.text ?? $0.lines.first?.text ?? "")
        }
    }

    /// The lines of the document, those that were lost put back.
    private func lines(of document: TextDocument) -> [DocumentLine] {
        let names = NameReader(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        let head = FlattenedHead(reader: names, knowledge: knowledge, gazetteer: gazetteer)
        let lines = PageAddresses.cut(from: DocumentLines.lines(of: document))
        return FlattenedText(lexicon: lexicon, head: head).divided(lines)
    }

    /// Adds the position that a summary says is held now, where none of those that were read is.
    private func addCurrentPosition(to resume: inout Resume, from sections: [Section], scanner: DateScanner) {
        guard !resume.work.contains(where: \.isOpen) else { return }
        let stated = stated(scanner)
        let told = sections.filter { Self.telling.contains($0.kind) }.flatMap { stated.entries(from: $0.lines) }
        let known = Set(resume.work.compactMap { $0.name?.folded })
        guard let current = told.first(where: { $0.isCurrent && $0.position != nil && $0.name != nil }),
            current.name.map({ known.contains($0.folded) }) == false
        else { return }
        resume.work.insert(current, at: 0)
    }

    /// Reads as studies what stands among positions and names a degree and a school: a heading between them may say
    /// "Tickets" and be unknown.
    private func moveStudies(in resume: inout Resume, lines: [DocumentLine], scanner: DateScanner) {
        let parser = EducationParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        resume.work = resume.work.filter { entry in
            guard let position = entry.position, entry.name.map(isSchool) == true, entry.highlights.count <= 1,
                isDegree(position)
            else { return true }
            let studies = parser.entries(from: lines.filter { entry.lines.contains($0.reference) })
            guard studies.count == 1, studies[0].studyType != nil, studies[0].institution != nil else { return true }
            resume.education += studies
            return false
        }
    }

    /// "Bachelor of Sport Science", but neither "Associate Professor" nor "Master Baker".
    private func isDegree(_ text: String) -> Bool {
        guard let degree = EducationPiece.degree(in: text, lexicon: lexicon), degree.lowerBound == 0 else {
            return false
        }
        let tokens = text.foldedTokens
        return degree.count > 1 || degree.upperBound < tokens.count && tokens[degree.upperBound] == "of"
    }

    /// Sections that may say in a sentence what somebody does now.
    private static let telling: Set<SectionKind> = [.header, .summary, .other]

    /// How sure it is that somebody lives where they work.
    private static let certaintyOfWorkplace = 0.6

    /// Sections in which a form of personal details may stand, under a heading of its own or none.
    private static let personal: Set<SectionKind> = [
        .header, .contact, .personal, .summary, .work, .education, .languages, .interests, .references, .other,
        .memberships,
    ]

    /// The sections without fields of personal details, and what these say.
    private func withoutPersonalForms(_ sections: [Section]) -> ([Section], PersonalForm.Parts) {
        let form = PersonalForm(labels: lexicon.personalLabels)
        var personal = PersonalForm.Parts()
        let rest = sections.map { section -> Section in
            guard Self.personal.contains(section.kind) else { return section }
            let parts = form.parts(
                of: section.lines,
                isForm: section.kind == .personal,
                isHead: section.kind == .header || section.kind == .contact
            )
            personal.values += parts.values
            var section = section
            section.lines = parts.rest
            return section
        }
        return (rest, personal)
    }

    private func read(_ section: Section, scanner: DateScanner, into resume: inout Resume) {
        let work = workParser(scanner, headline: resume.basics.label?.value)
        let stated = stated(scanner)
        let titled = TitledEntriesParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        switch kind(of: section, scanner: scanner) {
        case .work, .military: resume.work += stated.entries(from: section.lines, otherwise: work.entriesAsPrinted)
        case .volunteer: resume.volunteer += stated.entries(from: section.lines, otherwise: work.entriesAsPrinted)
        case .education, .courses:
            let parser = EducationParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
            SchoolingReader(parser: parser, certificates: titled, lexicon: lexicon).read(section, into: &resume)
        case .skills:
            let (groups, sentences) = SkillsParser(levels: lexicon.skillLevels).read(section.lines)
            resume.skills += groups
            if !sentences.isEmpty { resume.passages = (resume.passages ?? []) + sentences }
        case .languages: resume.languages += LanguagesParser(lexicon: lexicon).languages(from: section.lines)
        case .certificates:
            let languages = LanguagesParser(lexicon: lexicon)
            let parser = EducationParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
            let schooling = SchoolingReader(parser: parser, certificates: titled, lexicon: lexicon)
            let lines = schooling.withoutDegrees(section, into: &resume)
            resume.languages += languages.languages(from: lines.filter(languages.isList))
            resume.certificates += titled.entries(from: lines.filter { !languages.isList($0) })
        case .awards:
            resume.awards += titled.entries(from: section.lines)
        case .publications: resume.publications += PublicationsParser(scanner: scanner).entries(from: section.lines)
        case .projects:
            resume.projects += ProjectsParser(lexicon: lexicon, scanner: scanner).projects(from: section.lines)
        case .interests: resume.interestEntries += InterestsParser(scanner: scanner).interests(from: section.lines)
        case .references:
            resume.references += ListItems.lines(section.lines)
            resume.referees += RefereesParser(lexicon: lexicon).referees(from: section.lines)
        case .summary where resume.basics.summary == nil:
            let text = section.lines.dropFirst().reduce(section.lines[0].text) { HighlightJoiner.join($0, $1.text) }
            resume.basics.summary = Sourced(text, lines: section.lines.map(\.reference))
        case .summary, .memberships, .other: resume.passages = (resume.passages ?? []) + ListItems.lines(section.lines)
        case .duties:
            let lines = ListItems.lines(section.lines)
            resume.passages = (resume.passages ?? []) + lines
            resume.duties = (resume.duties ?? []) + lines
        case .header, .contact, .personal: break
        }
    }

    /// Positions that a section must hold before its heading is a word within the history above it.
    private static let leastPositions = 2

    private func least(_ section: Section) -> Int { section.kind == .duties ? 1 : Self.leastPositions }

    /// The sections, with histories put together that a line was taken to divide which only looks like a heading: what
    /// stands below is a list of positions as well.
    private func withWholeHistories(_ sections: [Section], scanner: DateScanner) -> [Section] {
        var result: [Section] = []
        for section in sections {
            if let last = result.last, last.kind == .work, section.kind == .work,
                isWithinEntry(section, below: last, scanner: scanner)
            {
                result[result.count - 1].lines += section.lines
                continue
            }
            guard let last = result.last, last.kind == .work, mayBeHistory(section),
                section.lines.count(where: { scanner.firstMatch(in: $0.text)?.isRange == true }) >= least(section)
            else {
                result.append(section)
                continue
            }
            let work = workParser(scanner)
            let positions = work.entries(from: section.lines).count { entry in
                entry.startDate != nil && (entry.name != nil || entry.endDate != nil || entry.isCurrent)
                    && entry.position.map { knowledge.titleLikelihood($0) >= Self.clearTitle } == true
                    && (section.kind != .education || entry.name.map(isSchool) != true)
            }
            if positions >= least(section) {
                result[result.count - 1].lines += (section.heading.map { [$0] } ?? []) + section.lines
            } else {
                result.append(section)
            }
        }
        return result
    }

    /// "Growth path:" under an employer with dates and nothing else.
    private func isWithinEntry(_ section: Section, below other: Section, scanner: DateScanner) -> Bool {
        guard section.heading?.text.hasSuffix(":") == true, other.lines.count == 1, let line = other.lines.last else {
            return false
        }
        return scanner.firstMatch(in: line.text) != nil
    }

    private func isSchool(_ name: String) -> Bool { EducationPiece.isSchool(name, lexicon: lexicon) }

    private func mayBeHistory(_ section: Section) -> Bool {
        switch section.kind {
        case .education:
            section.lines.allSatisfy { EducationPiece.degree(in: $0.text, lexicon: lexicon) == nil }
        case .skills, .courses, .other, .awards, .summary, .languages, .interests, .certificates, .memberships,
            .contact, .duties,
            .personal:
            true
        case .header, .work, .volunteer, .projects, .publications, .references, .military: false
        }
    }

    private func workParser(_ scanner: DateScanner, headline: String? = nil) -> WorkParser {
        WorkParser(
            lexicon: lexicon,
            knowledge: knowledge,
            gazetteer: gazetteer,
            scanner: scanner,
            headline: headline,
            weights: weights
        )
    }

    private func stated(_ scanner: DateScanner) -> StatedEntries {
        StatedEntries(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer, scanner: scanner)
    }

    /// The positions, with those put together that a list names with dates, and that are told about elsewhere without.
    private static func whole(_ work: [WorkEntry]) -> [WorkEntry] {
        var result: [WorkEntry] = []
        for entry in work {
            let index = result.firstIndex { other in
                guard (other.startDate == nil) != (entry.startDate == nil),
                    other.endDate == nil || entry.endDate == nil,
                    let position = entry.position?.folded, let name = entry.name?.folded
                else { return false }
                let listed = entry.startDate == nil ? other : entry
                return listed.highlights.isEmpty && other.position?.folded == position && other.name?.folded == name
            }
            guard let index else {
                result.append(entry)
                continue
            }
            var (listed, told) = (result[index], entry)
            if listed.startDate == nil { swap(&listed, &told) }
            listed.highlights = told.highlights
            listed.location = listed.location ?? told.location
            listed.lines += told.lines.filter { !listed.lines.contains($0) }
            result[index] = listed
        }
        return result
    }

    /// The positions without what a sentence left of an employer's name alone, and without heads that stand above
    /// themselves once more.
    private static func withoutEchoes(_ work: [WorkEntry]) -> [WorkEntry] {
        let work = work.enumerated().filter { index, entry in
            guard entry.highlights.isEmpty, entry.summary == nil else { return true }
            if entry.position == nil, entry.startDate == nil, entry.endDate == nil { return false }
            guard let next = work.dropFirst(index + 1).first, entry.position != nil else { return true }
            let isEcho =
                entry.position == next.position && entry.name == next.name && entry.startDate == next.startDate
                && entry.endDate == next.endDate && entry.isCurrent == next.isCurrent
            return !isEcho
        }.map(\.element)
        return merged(work)
    }

    /// Each position once: of a history that stands twice only what is told in neither copy before is new.
    private static func merged(_ work: [WorkEntry]) -> [WorkEntry] {
        var result: [WorkEntry] = []
        var told: Set<String> = []
        for entry in work {
            let place = result.firstIndex { other in
                entry.position != nil && entry.startDate != nil && entry.position == other.position
                    && entry.name == other.name && entry.startDate == other.startDate
                    && entry.endDate == other.endDate && entry.isCurrent == other.isCurrent
            }
            if let place {
                result[place].lines += entry.lines
                result[place].highlights += entry.highlights.filter { !told.contains($0.value) }
                result[place].summary = result[place].summary ?? entry.summary
            } else {
                result.append(entry)
            }
            told.formUnion(entry.highlights.map(\.value))
        }
        return result
    }

    /// A functional résumé groups what somebody did by skills ("Teaching"), and names the positions in another section.
    private func withoutGroups(_ work: [WorkEntry], sections: [Section]) -> [WorkEntry] {
        func isBare(_ entry: WorkEntry) -> Bool {
            entry.name == nil && entry.startDate == nil && entry.endDate == nil
        }
        guard work.contains(where: isBare), work.contains(where: { $0.startDate != nil }) else { return work }
        let named = Set(work.filter { !isBare($0) }.compactMap(\.lines.first))
        let groups = sections.filter { !$0.lines.contains { named.contains($0.reference) } }
        let grouped = Set(groups.flatMap { $0.lines.map(\.reference) })
        return work.filter { !isBare($0) || $0.lines.first.map(grouped.contains) != true }
    }

    /// "Career Summary" may stand over a profile and over a list of positions, "Highlights" over a list of skills.
    private func kind(of section: Section, scanner: DateScanner) -> SectionKind {
        guard section.kind == .summary else { return section.kind }
        let dated = section.lines.filter { !$0.isBullet && scanner.firstMatch(in: $0.text)?.isRange == true }
        if dated.count >= 2 || stated(scanner).areForm(section.lines) { return .work }
        return Self.isList(section.lines) ? .skills : .summary
    }

    /// Items that make a list.
    private static let leastItems = 4
    /// Words of an item of a list of skills, most of which have fewer.
    private static let mostItemWords = 8
    private static let usualItemWords = 5

    /// Whether lines are a list of short items, in one column or more: no sentences, and nothing that was measured.
    private static func isList(_ lines: [DocumentLine]) -> Bool {
        guard lines.allSatisfy({ $0.isBullet || $0.cells.count > 1 || $0.wordCount <= mostItemWords }) else {
            return false
        }
        let items = lines.flatMap(\.cells).map(\.text)
        return items.count >= leastItems
            && items.allSatisfy { $0.wordCount <= mostItemWords && !Sentences.ends($0) && !$0.hasNumber }
            && items.count { $0.wordCount <= usualItemWords } * 4 >= items.count * 3
    }

    /// A résumé without a heading over schools: what names a degree and a school is a study.
    private func studiesWithoutHeading(
        in sections: [Section],
        work: [WorkEntry],
        scanner: DateScanner
    ) -> [EducationEntry] {
        let studies = StudiesWithoutHeading(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        return sections.filter { [.header, .contact, .other, .summary].contains($0.kind) }
            .flatMap { studies.entries(in: $0.lines, besides: work) }
    }

    /// Lines of a section without a position that does not stand for all the work there is: "Stages" may hold one visit.
    private static let mostLinesOfNone = 2
    /// What looks as much like a title as this is one, wherever it stands.
    private static let clearTitle = 0.55
    private static let clearOdds = 3.0

    private func haveHistory(_ sections: [Section], scanner: DateScanner) -> Bool {
        sections.contains { section in
            kind(of: section, scanner: scanner) == .work
                && (section.lines.count > Self.mostLinesOfNone
                    || !stated(scanner).entries(from: section.lines).isEmpty)
        }
    }

    /// Sections in which positions may be told or labelled where no heading names them, and that stay whole.
    private static let unheaded: Set<SectionKind> = [.header, .contact, .summary]

    /// The sections, those of positions that are told or labelled under another heading cut off, where no heading names
    /// employment.
    private func withStatedHistory(_ sections: [Section], scanner: DateScanner) -> [Section] {
        guard !haveHistory(sections, scanner: scanner) else { return sections }
        let stated = stated(scanner)
        return sections.flatMap { section -> [Section] in
            guard !Self.unheaded.contains(section.kind), section.kind != .work,
                var start = stated.start(in: section.lines)
            else { return [section] }
            // A school above a form is none of its positions.
            while section.kind == .education, start + 1 < section.lines.count,
                lexicon.columnLabels.field(section.lines[start]) == nil,
                namesSchool(section.lines[start].text, scanner: scanner)
            {
                start += 1
            }
            var before = section
            before.lines = Array(section.lines[..<start])
            return [before, Section(kind: .work, heading: nil, lines: Array(section.lines[start...]))]
        }
    }

    /// Whether a text is the name of a school, be it with dates behind it.
    private func namesSchool(_ text: String, scanner: DateScanner) -> Bool {
        let date = scanner.firstMatch(in: text)?.characters.lowerBound ?? text.count
        return EducationPiece.isSchool(String(text.prefix(date)), lexicon: lexicon)
    }

    /// Sections that stand at the top, or under a heading that says nothing known.
    private static let nameless: Set<SectionKind> = [.header, .contact, .personal, .other]

    /// A document in which no heading says anything known has none: what is set like headings are the titles of its
    /// entries, and belongs to them.
    private static func withoutUnknownHeadings(_ sections: [Section]) -> [Section] {
        guard sections.count(where: { $0.kind == .other }) >= 2,
            sections.allSatisfy({ nameless.contains($0.kind) || $0.lines.isEmpty })
        else { return sections }
        let lines = sections.flatMap { ($0.heading.map { [$0] } ?? []) + $0.lines }
        return [Section(kind: .header, heading: nil, lines: lines)]
    }

    /// A résumé without headings: positions are entries that name a title and have dates.
    private func workWithoutHeading(in sections: [Section], basics: Basics, scanner: DateScanner) -> [WorkEntry] {
        let stated = stated(scanner)
        let told = sections.filter { Self.unheaded.contains($0.kind) }.flatMap { stated.entries(from: $0.lines) }
        let listed = listedWork(in: sections, basics: basics, scanner: scanner)
        // A sentence among what a list of positions tells is none of them.
        let named = listed.count { $0.position != nil && $0.name != nil && $0.startDate != nil }
        return told.isEmpty || told.count == 1 && named > 1 ? listed : told
    }

    /// Positions that stand in a list under no heading.
    private func listedWork(in sections: [Section], basics: Basics, scanner: DateScanner) -> [WorkEntry] {
        let hasStudies = sections.contains { $0.kind == .education && !$0.lines.isEmpty }
        let studies = EducationParser(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        let groups = sections.filter { [.header, .contact, .other, .summary].contains($0.kind) }.map { section in
            let work = workParser(scanner)
            return work.entries(from: afterHead(section.lines, basics: basics, scanner: scanner)).filter { entry in
                guard entry.startDate != nil || entry.endDate != nil, let position = entry.position else {
                    return false
                }
                let isStudy = entry.lines.contains { line in
                    let names = studies.names(in: line.text)
                    return names.school && names.degree
                }
                if isStudy { return false }
                // "Master of Architecture, Upper Lakes University" is a study; where those have a section of their own, a
                // "Master Mason" is none.
                return hasStudies || EducationPiece.degree(in: position, lexicon: lexicon)?.lowerBound != 0
            }
        }
        func isClear(_ entry: WorkEntry) -> Bool {
            guard let position = entry.position else { return false }
            return knowledge.titleLikelihood(position) >= Self.clearTitle
                || entry.name != nil
                    && lexicon.titleWords.logOdds(TitleWords.words(of: position)) >= Self.clearOdds
        }
        let clear = groups.joined().count(where: isClear)
        return groups.flatMap { entries in
            // Between positions that are known to be some, one of an unknown name is a position, too.
            let isHistory = clear >= 2 || entries.count >= 2 && entries.contains(where: isClear)
            return entries.filter { entry in
                if isClear(entry) { return true }
                return isHistory && entry.name != nil && entry.startDate != nil
                    && (entry.endDate != nil && entry.endDate != entry.startDate || entry.isCurrent)
            }
        }
    }

    /// The lines behind the last one that says how the person is reached.
    private func afterHead(_ lines: [DocumentLine], basics: Basics, scanner: DateScanner) -> [DocumentLine] {
        func isDates(_ line: DocumentLine) -> Bool {
            scanner.firstMatch(in: line.text).map { $0.characters.count + 2 >= line.text.count } == true
        }
        let first = lines.firstIndex { scanner.firstMatch(in: $0.text)?.isRange == true } ?? lines.endIndex
        func saysContact(_ line: DocumentLine) -> Bool {
            line.text.contains("@") || line.text.filter(\.isNumber).count >= 7
        }
        let label = (basics.label?.lines ?? []).filter { label in
            // What stands behind the address, right above an employer with dates, is the title of a position.
            if first < lines.endIndex, first > 0, lines[first - 1].reference == label {
                return !lines[..<(first - 1)].contains(where: saysContact)
            }
            // What stands above an employer and dates, a line each, is the title of a position.
            return first == lines.endIndex || first < 2 || lines[first - 2].reference != label || !isDates(lines[first])
        }
        let named = Set((basics.name?.lines ?? []) + label)
        let head = lines[..<first].lastIndex { line in
            saysContact(line) || named.contains(line.reference)
        }
        return head.map { Array(lines[($0 + 1)...]) } ?? lines
    }

    /// Without an address of the person: the place of the position they hold.
    private func locationOfWork(_ work: [WorkEntry]) -> Sourced<Location>? {
        guard let entry = work.first(where: \.isCurrent) ?? work.first, let text = entry.location,
            let place = gazetteer.resolve(text)
        else { return nil }
        let location = Location(text: text, city: place.city, region: place.region, countryCode: place.countryCode)
        return Sourced(location, lines: entry.lines)
    }
}
