import Careers
import Resume
import TextFolding

/// Puts positions together from lines each of which says a part of one, in whatever way and order:
///
///     Blue Harbour Shipyard            Worked as a Fitter
///     Period: 2019 to 2023             Blue Harbour Shipyard, Hull
///     Worked as Fitter                 2019 to 2023
///
/// All ways to cut the lines into positions are weighed: the one that leaves the fewest positions without a title, an employer
/// or dates is taken, and among those that leave as few the one in which all positions open alike.
struct PositionAssembly {
    let knowledge: CareerKnowledge
    let employers: EmployerNames

    typealias Item = PositionParts.Item

    /// Lines that say something of one position.
    private static let mostParts = 7
    /// Of title, employer and dates, what a position must have.
    private static let leastFields = 2
    /// What a position costs, so that halves of one are no two.
    private static let costOfPosition = 1.2
    /// What it costs when something is told between two lines that name a position.
    private static let costOfGap = 0.9
    /// What it costs to pass over a line that says something of a position.
    private static let costOfStated = 1.0
    private static let costOfName = 0.3
    private static let costOfUnknown = 0.05
    private static let worthOfUnknown = 0.45
    private static let worthOfLast = 0.3
    private static let worthOfNow = 0.5
    /// Words of a name below what else is said of a position, and letters of those that have a capital in it.
    private static let mostNameWords = 5
    private static let leastLetters = 4
    private static let worthOfOpening = 0.1

    /// A position on its way.
    private struct Draft {
        var position = StatedPosition()
        var score = -PositionAssembly.costOfPosition
    }

    /// The positions of a section.
    ///
    /// - Parameter items: what its lines say.
    /// - Returns: the positions in their order; empty where none is stated.
    func positions(of items: [Item]) -> [StatedPosition] {
        var parts: [PositionPart] = []
        // What is told behind each part.
        var told: [[DocumentLine]] = []
        for item in items {
            switch item {
            case .part(let part):
                parts.append(part)
                told.append([])
            case .told(let line): if !told.isEmpty { told[told.count - 1].append(line) }
            }
        }
        guard parts.contains(where: { $0.source == .label || $0.source == .sentence }) else { return [] }
        let openings: [PositionField?] = [nil] + PositionField.allCases
        let best = openings.map { cut(parts, told: told, opening: $0) }.max { $0.score < $1.score }
        return best?.positions ?? []
    }

    /// The best way to cut parts into positions that open with some field.
    private func cut(
        _ parts: [PositionPart],
        told: [[DocumentLine]],
        opening: PositionField?
    ) -> (score: Double, positions: [StatedPosition]) {
        // By the number of parts that are used up: the best score, where its last piece begins, and what that is.
        var best: [(score: Double, start: Int, position: StatedPosition?)] = [(0, 0, nil)]
        for end in 1...parts.count {
            let last = parts[end - 1]
            var choice = (
                score: best[end - 1].score - costOfPassing(last), start: end - 1, position: StatedPosition?.none
            )
            for start in stride(from: end - 1, through: max(end - Self.mostParts, 0), by: -1) {
                guard let draft = draft(parts[start..<end], told: told[start..<(end - 1)]) else { continue }
                let isAlike = opening != nil && parts[start].opening == opening
                let score = best[start].score + draft.score + (isAlike ? Self.worthOfOpening : 0)
                if score > choice.score { choice = (score, start, draft.position) }
            }
            best.append(choice)
        }
        var positions: [StatedPosition] = []
        var body: [DocumentLine] = []
        var end = parts.count
        while end > 0 {
            let (_, start, position) = best[end]
            body = told[end - 1] + body
            if var position {
                position.body += body
                positions.append(position)
                body = []
            } else {
                body = parts[start].lines + body
            }
            end = start
        }
        return (best[parts.count].score, positions.reversed())
    }

    private func costOfPassing(_ part: PositionPart) -> Double {
        switch part.source {
        case .label, .sentence: Self.costOfStated
        case .dates: Self.costOfStated
        case .names: part.dates != nil ? Self.costOfStated : part.unknown != nil ? Self.costOfUnknown : Self.costOfName
        }
    }

    /// One position of some parts; nil where they say something twice.
    private func draft(_ parts: ArraySlice<PositionPart>, told: ArraySlice<[DocumentLine]>) -> Draft? {
        var draft = Draft()
        for (part, between) in zip(parts, told) where !between.isEmpty {
            draft.score -= Self.costOfGap
            draft.position.body += between
            if part.source == .names, part.dates == nil { return nil }
        }
        for part in parts {
            guard take(part, into: &draft) else { return nil }
            draft.position.lines += part.lines
        }
        guard
            draft.position.title != nil || draft.position.employer != nil
                || parts.contains(where: { $0.unknown != nil })
        else { return nil }
        for (index, part) in zip(parts.indices, parts) {
            if let name = part.unknown { takeUnknown(name, at: index, of: parts, into: &draft) }
        }
        guard draft.position.title != nil || draft.position.employer != nil else { return nil }
        if draft.position.employer != nil, draft.position.employerCertainty == nil {
            draft.position.employerCertainty = StatedPosition.unlabelled
        } else if draft.position.employer != nil {
            draft.score += 1
        }
        let position = draft.position
        let said = [position.title != nil, position.employer != nil, position.dates != nil || position.isCurrent]
        guard said.count(where: \.self) >= Self.leastFields else { return nil }
        if let title = position.title {
            draft.score += knowledge.titleLikelihood(title) >= PositionParts.clearTitle ? 1 : 0.8
        }
        if position.dates != nil { draft.score += 1 } else if position.isCurrent { draft.score += Self.worthOfNow }
        return draft
    }

    /// Adds what a part says for certain.
    ///
    /// - Returns: whether nothing else says the same.
    private func take(_ part: PositionPart, into draft: inout Draft) -> Bool {
        if let title = part.title {
            guard draft.position.title == nil else { return false }
            draft.position.title = title
            draft.position.titleCertainty = part.titleCertainty
        }
        if let employer = part.employer {
            guard draft.position.employer == nil else { return false }
            draft.position.employer = employer
            draft.position.employerCertainty = part.employerCertainty
        }
        if let dates = part.dates {
            if var known = draft.position.dates {
                // "From: 2012" and "To: 2014" behind labels of their own.
                guard part.source == .label, known.end == nil, !known.isCurrent, dates.start == nil else {
                    return false
                }
                known.end = dates.end
                known.isCurrent = dates.isCurrent
                draft.position.dates = known
            } else {
                draft.position.dates = dates
            }
        }
        draft.position.isCurrent = draft.position.isCurrent || part.isNow
        draft.position.place = draft.position.place ?? part.place
        return true
    }

    /// Takes a name of which nothing is known for what is missing, where the lines around it make it likely: above what else
    /// is said of the position, or between it.
    private func takeUnknown(
        _ name: String,
        at index: Int,
        of parts: ArraySlice<PositionPart>,
        into draft: inout Draft
    ) {
        let isFirst = index == parts.startIndex && parts.count > 1
        let isBetween = index > parts.startIndex && index + 1 < parts.endIndex
        let hasDates = parts[index].dates != nil
        let isLast = index > parts.startIndex && draft.position.employer == nil && Self.isProper(name)
        guard isFirst || isBetween || hasDates || isLast else {
            draft.score -= Self.costOfUnknown
            return
        }
        if draft.position.employer == nil {
            draft.position.employer = name
            draft.position.employerCertainty = nil
        } else if draft.position.title == nil {
            draft.position.title = name
            draft.position.titleCertainty = StatedPosition.unlabelled
            draft.score += Self.worthOfUnknown - 0.8
            return
        } else {
            draft.score -= Self.costOfUnknown
            return
        }
        draft.score += isLast ? Self.worthOfLast : Self.worthOfUnknown
    }

    /// Whether all words but short ones have capitals, as those of names have.
    static func isProper(_ name: String) -> Bool {
        let words = name.split(separator: " ")
        return words.count <= mostNameWords
            && words.allSatisfy { $0.first?.isUppercase == true || $0.count < leastLetters }
    }
}
