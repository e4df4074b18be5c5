import Careers
import Places
import Resume
import TextFolding

/// Reads positions from the lines of a section.
struct WorkParser {
    private let divider: EntryDivider
    private let fragmenter: HeaderFragmenter
    private let joiner: HighlightJoiner
    private let breaks: CareerBreaks

    init(lexicon: Lexicon, knowledge: CareerKnowledge, gazetteer: Gazetteer, scanner: DateScanner) {
        fragmenter = HeaderFragmenter(lexicon: lexicon, knowledge: knowledge, gazetteer: gazetteer)
        divider = EntryDivider(
            scanner: scanner,
            knowledge: knowledge,
            labels: lexicon.columnLabels,
            isPlace: fragmenter.places.isPlace,
            employers: fragmenter.employers
        )
        joiner = HighlightJoiner()
        breaks = lexicon.careerBreaks
    }

    /// What is less like a title than this is none when nothing else speaks for it.
    private static let leastTitle = 0.4

    /// How much the other entries of a layout can weigh against the words of one.
    private static let strongestLayout = 3.0

    /// How much headers count that only begin in the same way.
    private static let shareOfOpenings = 0.5

    /// How much of what the first two fragments of others say goes for any two in their order.
    private static let shareOfOrder = 0.9

    /// An entry on its way: what its header says, and which fragment is what.
    private struct Draft {
        let block: EntryBlock
        var content: HeaderFragmenter.Content
        var title: Int?
        var employer: Int?

        /// What of the layout tells title and employer apart: how many fragments on which lines, and which line says when.
        var shape: Shape { Shape(lines: content.fragments.map(\.slot.line), dated: datedLine) }
        /// The same of the first two fragments, which title and employer are in most layouts.
        var opening: Shape { Shape(lines: content.fragments.prefix(2).map(\.slot.line), dated: datedLine) }

        private var datedLine: Int? { block.header.firstIndex { $0.dates != nil } }
    }

    private struct Shape: Hashable {
        let lines: [Int]
        let dated: Int?
    }

    func entries(from lines: [DocumentLine]) -> [WorkEntry] {
        let blocks = divider.blocks(of: lines)
        fragmenter.places.learnTowns(blocks.map(\.header))
        let layout = HeaderLayout(blocks.map(\.header), isPlace: fragmenter.places.isPlace)
        var contents = blocks.map { fragmenter.content(of: $0.header, layout: layout) }
        NamesWithin(fragmenter: fragmenter, layout: layout).settle(&contents)
        var drafts = zip(blocks, contents).map { Draft(block: $0, content: $1) }
        moveUnknownPlaces(&drafts)
        assign(&drafts)
        drafts.removeAll(where: isCareerBreak)
        var entries = drafts.map(entry)
        cutUnknownPlaces(&entries)
        shareEmployers(&entries, drafts: drafts)
        return entries.map(Placeholders.removed).filter { $0.position != nil || $0.name != nil }
    }

    // MARK: Title or employer

    /// How much better it is for the first of two fragments to be the title than the second.
    private static func preference(_ first: HeaderFragment, _ second: HeaderFragment) -> Double {
        (first.title - first.employer) - (second.title - second.employer)
    }

    /// Decides for each entry by its words, and where they leave doubt by what the entries of the same layout say together.
    private func assign(_ drafts: inout [Draft]) {
        var votes: [Shape: (sum: Double, count: Double)] = [:]
        for draft in drafts where draft.content.fragments.count >= 2 {
            let fragments = draft.content.fragments
            for shape in Set([draft.shape, draft.opening]) {
                let previous = votes[shape] ?? (0, 0)
                votes[shape] = (previous.sum + Self.preference(fragments[0], fragments[1]), previous.count + 1)
            }
        }
        for index in drafts.indices {
            let fragments = drafts[index].content.fragments
            switch fragments.count {
            case 0: break
            case 1:
                if fragments[0].title >= fragments[0].employer, fragments[0].title >= Self.leastTitle {
                    drafts[index].title = 0
                } else {
                    drafts[index].employer = 0
                }
            default:
                var vote = votes[drafts[index].shape] ?? (0, 1)
                // What no other entry looks like has its names in the order of those that begin in the same way.
                let isAlone = vote.count < 2
                if isAlone { vote = votes[drafts[index].opening] ?? vote }
                // What one entry leaves open, several of the same layout decide together.
                let share = isAlone && vote.count >= 2 ? Self.shareOfOpenings : 1
                let strength = min(0.8 * vote.count, Self.strongestLayout) * share
                let layout = strength * vote.sum / vote.count
                let (title, employer) = pair(fragments, layout: layout, isOrder: isAlone && vote.count >= 2)
                drafts[index].title = title
                drafts[index].employer = employer
            }
        }
    }

    /// - Parameters:
    ///   - fragments: what a header names.
    ///   - layout: how much other entries say for the first being the title, and the second the employer.
    ///   - isOrder: whether they say so of any two fragments in that order.
    /// - Returns: which is the title, and which the employer.
    private func pair(_ fragments: [HeaderFragment], layout: Double, isOrder: Bool) -> (title: Int?, employer: Int?) {
        var best: (title: Int, employer: Int, score: Double)?
        for title in fragments.indices.prefix(4) {
            for employer in fragments.indices.prefix(4) where employer != title {
                var score = Self.preference(fragments[title], fragments[employer])
                // The first two fragments are what is usually wanted; later ones are places and departments.
                score -= 0.15 * Double(title + employer - 1)
                // The first two are what others say it of; further ones are meant by the order alone.
                let share = employer + title == 1 ? 1 : isOrder ? Self.shareOfOrder : 0
                score += (title < employer ? layout : -layout) * share
                if score > best?.score ?? -.infinity { best = (title, employer, score) }
            }
        }
        guard let best else { return (nil, nil) }
        return (best.title, best.employer)
    }

    // MARK: Entries

    /// Whether the header says why somebody did not work then, and names no employer.
    private func isCareerBreak(_ draft: Draft) -> Bool {
        guard let first = draft.content.fragments.first, breaks.isOne(first.text) else { return false }
        return draft.content.fragments.dropFirst().allSatisfy { $0.employer <= EmployerNames.unknown }
    }

    private func entry(_ draft: Draft) -> WorkEntry {
        var entry = WorkEntry()
        let fragments = draft.content.fragments
        entry.position = draft.title.map { fragmenter.units.title(fragments[$0].text) }
        entry.name = draft.employer.map { fragmenter.units.employer(fragments[$0].text) }
        entry.location = draft.content.place
        if !draft.content.terms.isEmpty { entry.terms = draft.content.terms.joined(separator: ", ") }
        if let dates = draft.block.span {
            entry.startDate = dates.start
            entry.endDate = dates.end
            entry.isCurrent = dates.isCurrent
        }
        entry.highlights = joiner.highlights(from: draft.block.body)
        entry.lines = draft.block.header.map(\.line.reference)
        return entry
    }

    /// Where in the layout other entries name a place, an unknown word is one, too small for any gazetteer; unless most
    /// name an employer there, as one may be called like a town.
    private func moveUnknownPlaces(_ drafts: inout [Draft]) {
        let slots = Set(drafts.filter { $0.content.fragments.count > 1 }.flatMap(\.content.placeSlots)).filter { slot in
            let pairs = drafts.count { $0.content.fragments.count == 2 && $0.content.fragments[1].slot == slot }
            return slot.line > 0 || pairs <= drafts.count { $0.content.placeSlots.contains(slot) }
        }
        for index in drafts.indices where drafts[index].content.place == nil {
            let fragments = drafts[index].content.fragments
            guard fragments.count > 1,
                let place = fragments.firstIndex(where: {
                    slots.contains($0.slot) && isPlace($0, among: fragments)
                })
            else { continue }
            drafts[index].content.place = fragments[place].text
            drafts[index].content.fragments.remove(at: place)
        }
    }

    /// Whether a fragment where others name places is one: an unknown word, or a town's name beside a title and an employer.
    private func isPlace(_ fragment: HeaderFragment, among fragments: [HeaderFragment]) -> Bool {
        if fragmenter.places.mayBePlace(fragment.text) { return true }
        let others = fragments.filter { $0.slot != fragment.slot }
        return others.count >= 2 && others.contains { $0.title >= Self.leastTitle }
            && fragmenter.places.isTown(fragment.text)
    }

    /// Where other entries name a place behind the employer, what stands there is one even if no gazetteer knows it.
    private func cutUnknownPlaces(_ entries: inout [WorkEntry]) {
        guard entries.contains(where: { $0.location != nil }) || namePlaces(entries) else { return }
        for index in entries.indices {
            let location = entries[index].location
            // A region alone has its town in front of it.
            guard let (name, place) = entries[index].name.flatMap(fragmenter.places.withoutUnknownPlace),
                location.map(fragmenter.places.isWide) != false
            else { continue }
            entries[index].name = name
            entries[index].location = [place, location].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// Whether all employers end with something that may be a place, and some different ones with the same, or all with
    /// towns.
    private func namePlaces(_ entries: [WorkEntry]) -> Bool {
        let names = Set(entries.compactMap(\.name))
        let cut = names.compactMap(fragmenter.places.withoutUnknownPlace)
        if names.count >= 2, cut.count == names.count, cut.allSatisfy({ fragmenter.places.isTown($0.place) }) {
            return true
        }
        return names.count >= 3 && cut.count * 4 >= names.count * 3 && Set(cut.map(\.place)).count < cut.count
    }

    /// One employer over several roles: a line of its own above them, or named with the first only.
    private func shareEmployers(_ entries: inout [WorkEntry], drafts: [Draft]) {
        var employer: (name: String, location: String?)?
        var banners: Set<Int> = []
        for index in entries.indices {
            if let name = entries[index].name {
                employer = (name, entries[index].location)
                let isBanner =
                    entries[index].position == nil && entries[index].highlights.isEmpty && index + 1 < entries.count
                    && entries[index + 1].name == nil && entries[index + 1].position != nil
                if isBanner { banners.insert(index) }
            } else if let position = entries[index].position, let employer,
                !fragmenter.employers.isOwnBusiness(position),
                drafts[index].content.fragments.count == 1
            {
                entries[index].name = employer.name
                entries[index].location = entries[index].location ?? employer.location
            }
        }
        entries = entries.enumerated().filter { !banners.contains($0.offset) }.map(\.element)
    }
}
