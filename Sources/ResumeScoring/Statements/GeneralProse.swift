/// Sentences of a résumé that are about something in general, such as an article that was pasted to fill it.
///
/// One or two of them prove nothing, nor do more that stand apart: a project or an employer may be described so.
struct GeneralProse {
    private static let leastSentences = 3

    /// By group and statement: whether it tells nothing of the person.
    let flags: [[Bool]]

    /// - Parameters:
    ///   - groups: the statements of each entry and of the summary.
    ///   - lexicon: with the verbs with which statements open.
    ///   - names: numbers of the words of the person's name.
    init(_ groups: [[Statement]], lexicon: ScoringLexicon, names: Set<UInt64>) {
        let general = groups.map { $0.map { $0.isGeneral(lexicon, names: names) } }
        flags = zip(groups, general).map { group, general in
            var flags = [Bool](repeating: false, count: group.count)
            // Sentences in a row of which none opens with a deed or speaks of a person.
            var start = 0
            for place in 0...group.count {
                let goesOn =
                    place < group.count && group[place].continuesGeneral(lexicon) && !group[place].isOfPerson(names)
                guard !goesOn else { continue }
                let row = start..<place
                let count = row.count { general[$0] }
                if count >= Self.leastSentences, count * 2 >= row.count {
                    let first = row.first { general[$0] } ?? start
                    let last = row.last { general[$0] } ?? start
                    // What stands among them belongs to them, and so do further full sentences beside them.
                    for index in row where (first...last).contains(index) || group[index].isFullSentence {
                        flags[index] = true
                    }
                }
                start = place + 1
            }
            return flags
        }
    }
}

extension Statement {
    /// Whether it ends as a sentence does, and has the words of one.
    fileprivate var isFullSentence: Bool {
        wordCount >= 6 && text.utf8.last == UInt8(ascii: ".")
    }
}
