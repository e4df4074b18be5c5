/// Sentences of a résumé that are about something in general, such as an article that was pasted to fill it.
///
/// One or two of them prove nothing: a project or an employer may be described so.
struct GeneralProse {
    private static let leastSentences = 3

    /// By group and statement: whether it tells nothing of the person.
    let flags: [[Bool]]

    /// - Parameters:
    ///   - groups: the statements of each entry and of the summary.
    ///   - lexicon: with the verbs with which statements open.
    ///   - names: numbers of the words of the person's name.
    init(_ groups: [[Statement]], lexicon: ScoringLexicon, names: Set<UInt64>) {
        var flags = groups.map { $0.map { $0.isGeneral(lexicon, names: names) } }
        let count = flags.reduce(0) { sum, group in sum + group.count { $0 } }
        guard count >= Self.leastSentences else {
            self.flags = groups.map { $0.map { _ in false } }
            return
        }
        for (index, group) in groups.enumerated() {
            guard let first = flags[index].firstIndex(of: true), let last = flags[index].lastIndex(of: true) else {
                continue
            }
            // What stands among such sentences belongs to them, and so do further full sentences beside them.
            for place in group.indices where group[place].continuesGeneral(lexicon) {
                let isAmong = place > first && place < last
                if isAmong || group[place].isFullSentence { flags[index][place] = true }
            }
        }
        self.flags = flags
    }
}

extension Statement {
    /// Whether it ends as a sentence does, and has the words of one.
    fileprivate var isFullSentence: Bool {
        wordCount >= 6 && text.utf8.last == UInt8(ascii: ".")
    }
}
