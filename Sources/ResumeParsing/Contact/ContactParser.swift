import Careers
import Places
import Resume
import TextFolding

/// Reads who the person is and how to reach them from the head of a résumé.
struct ContactParser {
    let lexicon: Lexicon
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    /// Labels of one's own number, and of one's own pages.
    private static let phoneLabels = ["mobile:", "cell:", "cell phone:", "mob:", "handy:"]
    private static let pageLabels = ["portfolio:", "website:", "linkedin:", "github:"]

    /// How sure it is that a permanent address is a home.
    private static let certaintyOfPermanent = 0.45

    func basics(from sections: [Section], personal: PersonalForm.Parts, allLines: [DocumentLine]) -> Basics {
        var basics = Basics()
        let head = sections.filter { [.header, .contact, .personal].contains($0.kind) }.flatMap(\.lines)
        let home = HomeFinder(lexicon: lexicon, gazetteer: gazetteer)
        // Contact details stand in the head, or in the foot; a number in the text is not one. Those of referees are theirs.
        let ofReferees = Set(sections.filter { $0.kind == .references }.flatMap(\.lines).map(\.reference))
        let allLines = ofReferees.isEmpty ? allLines : allLines.filter { !ofReferees.contains($0.reference) }
        basics.email = EmailFinder().email(in: head) ?? EmailFinder().email(in: allLines)
        let besideEmail = basics.email.map { lines(beside: $0, in: allLines, distance: 3) } ?? []
        for line in head + allLines.prefix(12) + allLines.suffix(6) + besideEmail where basics.phone == nil {
            if let phone = phone(in: line, home: home) { basics.phone = Sourced(phone, lines: [line.reference]) }
        }
        // A label says that a number in the midst of the text is the person's, as one of pages does.
        for line in allLines where basics.phone == nil {
            if let rest = line.text.behindLabel(of: Self.phoneLabels), !line.text.isOfOthers,
                let phone = ContactScanner.phone(in: String(rest))
            {
                basics.phone = Sourced(phone, lines: [line.reference])
            }
        }
        let labelled = allLines.filter {
            $0.text.contains("http") && $0.text.behindLabel(of: Self.pageLabels)?.contains("http") == true
        }
        readPages(in: head + allLines.suffix(4) + labelled, into: &basics)
        let finder = NameFinder(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        let header = sections.filter { $0.kind == .header }.flatMap(\.lines)
        let name = finder.name(
            in: header.isEmpty ? head + allLines : head + Self.largest(of: allLines, besides: head),
            labelled: personal.values(.name),
            contact: NameFinder.Contact(email: basics.email?.value, hasPhone: basics.phone != nil),
            document: allLines
        )
        basics.name = name.name
        basics.nameCertainty = name.certainty
        let isBelow = basics.name.map { name in !header.contains { $0.reference == name.lines.first } } ?? false
        basics.label = label(in: isBelow ? allLines : header, name: basics.name)
        let rest = head.compactMap { withoutName($0, name: basics.name) }
        let phone = basics.phone?.value
        var found = home.location(inAddress: personal.values(.address)) ?? home.location(in: rest, phone: phone)
        if found?.isWide == true, let town = home.location(in: rest, phone: phone), !town.isWide { found = town }
        // At the foot of a page it stands beside the address, too.
        if found == nil, let email = basics.email {
            let form = PersonalForm(labels: lexicon.personalLabels)
            let foot = form.parts(of: lines(beside: email, in: allLines, distance: 1), isForm: false).rest
            found = home.location(in: foot, phone: phone)
        }
        if let found {
            basics.location = found.location
            basics.locationSource = .stated
            basics.locationCertainty = Certainty(found.confidence)
        } else if let family = home.location(inAddress: personal.values(.permanent)) {
            // Somebody who names no other address may live there, and often lives where the work is.
            basics.locationCertainty = Certainty(
                Self.certaintyOfPermanent,
                alternatives: [family.location.value.text]
            )
        }
        return basics
    }

    /// A name as it is printed, with the degrees around it.
    func printed(_ name: Sourced<String>, in lines: [DocumentLine]) -> Sourced<String> {
        let texts = lines.filter { name.lines.contains($0.reference) }.map(\.text)
        let printed = lexicon.nameAffixes.printed(name.value, in: texts.joined(separator: " "))
        return Sourced(printed, lines: name.lines)
    }

    /// How much larger than most the type of a page is that only a name, or a title of the document, is set in.
    private static let largeType = 1.3

    /// Lines of the first page in its largest type: behind a navigation or a list of contacts the name is as large as ever.
    private static func largest(of lines: [DocumentLine], besides head: [DocumentLine]) -> [DocumentLine] {
        guard let page = lines.first?.page else { return [] }
        let first = lines.filter { $0.page == page }
        let sizes = first.map(\.fontSize).sorted()
        guard let most = sizes.last, most > largeType * sizes[sizes.count / 2],
            !head.contains(where: { $0.page == page && $0.fontSize > 0.95 * most })
        else { return [] }
        return first.filter { $0.fontSize > 0.95 * most }
    }

    /// A line without the name of the person; nil where nothing else is on it.
    private func withoutName(_ line: DocumentLine, name: Sourced<String>?) -> DocumentLine? {
        guard let name, name.lines.contains(line.reference) else { return line }
        return line.with(
            cells: line.cells.compactMap { cell in
                guard let range = cell.text.firstRange(of: name.value) else {
                    return name.lines.count > 1 || line.cells.count == 1 ? nil : cell
                }
                let rest = cell.text[range.upperBound...].drop { !$0.isLetter && !$0.isNumber && $0 != "+" }
                // "Jane Doe, MD" does not live in Maryland.
                let isAffix = rest.split { " ,".contains($0) }.allSatisfy { word in
                    word.filter(\.isLetter).count <= 3 || lexicon.nameAffixes.isPostNominal(String(word))
                }
                return isAffix ? nil : cell.dropping(cell.text.count - rest.count)
            }
        )
    }

    /// Contact details stand together, in whatever section they were taken for.
    private func lines(beside email: Sourced<String>, in lines: [DocumentLine], distance: Int) -> [DocumentLine] {
        guard let index = lines.firstIndex(where: { $0.reference == email.lines.first }) else { return [] }
        return Array(lines[max(0, index - distance)..<min(lines.count, index + distance + 1)]).filter {
            $0.wordCount <= 12
        }
    }

    /// Pages in networks are profiles; the first other page is the person's own.
    private func readPages(in lines: [DocumentLine], into basics: inout Basics) {
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            for profile in lexicon.profileScanner.profiles(in: line, next: next, email: basics.email) {
                let isWebsite = profile.network == ProfileScanner.website
                if isWebsite, basics.url == nil || basics.url?.value == profile.url, let url = profile.url {
                    basics.url = basics.url ?? Sourced(url, lines: [line.reference])
                } else if !basics.profiles.contains(where: { known in
                    known.value.url == profile.url || known.value.network == profile.network && !isWebsite
                }) {
                    basics.profiles.append(Sourced(profile, lines: [line.reference]))
                }
            }
        }
    }

    private func phone(in line: DocumentLine, home: HomeFinder) -> String? {
        guard ContactScanner.mayHavePhone(line.text) else { return linkedPhone(line) }
        // "+49 (0) 30 / 23125 123": a stroke parts fields elsewhere.
        for cell in line.cells {
            if let phone = ContactScanner.phone(in: cell.text), let stroke = phone.firstRange(of: " / "),
                phone[..<stroke.lowerBound].filter(\.isNumber).count < 7
            {
                return phone
            }
        }
        for field in ContactFields.of(line) {
            if let phone = ContactScanner.phone(in: field), !home.isPostalCode(phone, in: field) { return phone }
        }
        let phone = ContactScanner.phone(in: line.text)
        return phone.flatMap { home.isPostalCode($0, in: line.text) ? nil : $0 } ?? linkedPhone(line)
    }

    /// The number behind an icon.
    private func linkedPhone(_ line: DocumentLine) -> String? {
        line.links.first { $0.hasPrefix("tel:") }.flatMap { ContactScanner.phone(in: String($0.dropFirst(4))) }
    }

    /// The line that says what the person does, under the name.
    private func label(in header: [DocumentLine], name: Sourced<String>?) -> Sourced<String>? {
        let nameLine = name?.lines.first
        let following = nameLine == nil ? header[...] : header.drop { $0.reference != nameLine }.dropFirst()
        for line in following.prefix(3) where !isOfForm(line) {
            for field in headlines(in: line).map(withoutLabelOfTitle)
            where field.wordCount <= 8 && !field.contains("@") && field.hasMoreLetters(than: 1) {
                guard ContactScanner.phone(in: field) == nil, !endsWithPlace(field), !isLabel(field) else {
                    continue
                }
                if knowledge.titleLikelihood(field) >= 0.55 { return Sourced(field, lines: [line.reference]) }
            }
        }
        return nil
    }

    /// "Nationality ¦ Indian": a field of a form, whose value is no headline.
    private func isOfForm(_ line: DocumentLine) -> Bool {
        line.cells.count > 1 && lexicon.personalLabels.table.kind(line.cells[0].text) != nil
    }

    /// "Rail Vihar, Indirapuram, Ghaziabad (U.P.)": an address.
    private func endsWithPlace(_ field: String) -> Bool {
        if gazetteer.isPlace(field) { return true }
        guard let comma = field.ranges(of: ", ").last else { return false }
        return gazetteer.isPlace(String(field[comma.upperBound...]))
    }

    private static let slash = " / "
    /// Letters of the code of a country.
    private static let lettersOfCode = 3

    /// What may be a headline in a line: "Media / Advertising Coordinator" is one, and "Chef / Berlin" are two fields.
    private func headlines(in line: DocumentLine) -> [String] {
        let fields = ContactFields.of(line).map(Signs.trimmed)
        let whole = Signs.trimmed(line.text)
        guard fields.count > 1, fields.joined(separator: Self.slash) == whole,
            fields.allSatisfy({ field in
                !field.contains("@") && !field.contains(where: \.isNumber) && field.hasMoreLetters(than: 1)
                    // "QA" is a country, too.
                    && !(field.hasMoreLetters(than: Self.lettersOfCode) && gazetteer.isPlace(field)) && !isLabel(field)
            })
        else { return fields }
        return [whole] + fields
    }

    /// "Trade: Electrician"
    private func withoutLabelOfTitle(_ field: String) -> String {
        guard let colon = field.firstIndex(of: ":"),
            lexicon.columnLabels.isTitle(Lexicon.key(Signs.trimmed(String(field[..<colon]))))
        else { return field }
        return Signs.trimmed(String(field[field.index(after: colon)...]))
    }

    /// "Mobile No", "Nationality": words that say what stands beside them, and no headline.
    private func isLabel(_ field: String) -> Bool {
        let label = String(field.prefix { $0 != ":" }.trimmingSuffix { $0.isNumber || " .#".contains($0) })
        return lexicon.personalLabels.table.kind(label) != nil || lexicon.heading(field) != nil
            || lexicon.columnLabels.kind(field) != nil
    }
}

extension String {
    /// What stands behind the first of some labels, in lower case with their colon, that the text has as words.
    fileprivate func behindLabel(of labels: [String]) -> Substring? {
        guard has(UInt8(ascii: ":")) else { return nil }
        let lower = lowercased()
        guard lower.utf8.count == utf8.count else { return nil }
        for label in labels {
            guard let found = lower.firstRange(of: label),
                found.lowerBound == lower.startIndex || !lower[lower.index(before: found.lowerBound)].isLetter
            else { continue }
            return self[
                utf8.index(startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: found.upperBound))...
            ]
        }
        return nil
    }

    /// Words for others whose numbers résumés give.
    private static let others: Set<String> = ["manager", "reference", "referee", "supervisor"]

    /// Whether a text speaks of somebody else whom one may call.
    fileprivate var isOfOthers: Bool { !Self.others.isDisjoint(with: foldedTokens) }
}
