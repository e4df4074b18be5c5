import Careers
import Resume
import TextFolding

/// Parts a position that says what it became: "Field Officer promoted as Unit Manager (April 2016)" are two.
struct Promotions {
    let words: EmploymentWords
    let knowledge: CareerKnowledge
    let scanner: DateScanner

    /// From such a likelihood on, words are a title.
    private static let clearTitle = 0.55
    /// Lines in which an employer is told of.
    private static let mostOfEmployer = 2
    /// Words between a title and what became of it, and between that and the day.
    private static let joints: Set<String> = [
        "&", "and", "further", "in", "later", "on", "since", "subsequently", "then", "w.e.f", "wef", "from",
    ]

    /// The positions, those with promotions as several, the newer ones first.
    func parted(_ entries: [WorkEntry]) -> [WorkEntry] { entries.flatMap(parted) }

    private func parted(_ entry: WorkEntry) -> [WorkEntry] {
        guard let position = entry.position, words.mayPromote(position) else { return [entry] }
        let parts = position.split(separator: " ")
        let keys = parts.map { $0.folded.trimmingSuffix { ",.;:-–".contains($0) }.description }
        guard
            let place = keys.indices.dropFirst().first(where: { words.kind(at: $0, in: keys)?.kind == .promoted }),
            let count = words.kind(at: place, in: keys)?.count
        else { return [entry] }
        let earlier = Self.title(parts[..<place])
        var rest = parts[(place + count)...].joined(separator: " ")
        let date = scanner.firstMatch(in: rest)
        if let date { rest = String(rest.prefix(date.characters.lowerBound)) }
        let later = Self.title(rest.split(separator: " ")[...])
        guard [earlier, later].allSatisfy({ knowledge.titleLikelihood($0) >= Self.clearTitle }) else { return [entry] }
        let day = date.flatMap { $0.range.start ?? $0.range.end }
        var (before, after) = (entry, entry)
        (before.position, after.position) = (earlier, later)
        (before.endDate, before.isCurrent, before.highlights) = (day, false, [])
        after.startDate = day
        return [after, before]
    }

    private static func title(_ words: ArraySlice<Substring>) -> String {
        var words = words
        func isJoint(_ word: Substring) -> Bool {
            let key = word.folded.filter { $0.isLetter || $0 == "&" || $0 == "." }.trimmingSuffix { $0 == "." }
            return key.isEmpty || joints.contains(String(key))
        }
        while let last = words.last, isJoint(last) { words.removeLast() }
        while let first = words.first, isJoint(first) { words.removeFirst() }
        return Signs.trimmed(words.joined(separator: " "))
    }

    /// Positions, those that stand below an employer of whom no position is told with its name:
    ///
    ///     Since 2018 with Kestrel Group, Dubai
    ///     2018 – 2020   Sales Supervisor
    ///
    /// What is told of the employer itself is told in front of the first of them.
    static func handedDown(_ work: [WorkEntry]) -> [WorkEntry] {
        var result: [WorkEntry] = []
        var employer: WorkEntry?
        for (index, entry) in work.enumerated() {
            if entry.position == nil, entry.name != nil, entry.highlights.count <= mostOfEmployer,
                let next = work.dropFirst(index + 1).first, next.name == nil, next.position != nil,
                next.isWithinTime(of: entry)
            {
                employer = entry
                continue
            }
            guard let above = employer, entry.name == nil, entry.position != nil, entry.isWithinTime(of: above) else {
                employer = nil
                result.append(entry)
                continue
            }
            var held = entry
            held.name = above.name
            held.nameCertainty = above.nameCertainty
            held.location = held.location ?? above.location
            if result.last?.name != above.name, held.summary == nil {
                held.summary = ([above.summary].compactMap(\.self) + above.highlights.map(\.value))
                    .joined(separator: " ")
                if held.summary?.isEmpty == true { held.summary = nil }
            }
            result.append(held)
        }
        return result
    }
}
