import TextFolding

/// Cuts title and employer apart where they stand in one fragment, and only what the other entries look like tells so:
///
///     Bookseller, The Reading Room, Leeds
///     Production Artist, Paper Moon, York      Seasonal Studio
struct NamesWithin {
    let fragmenter: HeaderFragmenter
    let layout: HeaderLayout

    /// Entries of one layout that show how the others are written.
    private static let leastEntries = 2
    private static let clearTitle = 0.5
    private static let clearEmployer = 0.6
    /// Of names with legal forms.
    private static let sure = 0.8
    /// Words from which on a text tells, and names nothing.
    private static let mostWords = 5
    /// Letters of what is left of a date.
    private static let leastLetters = 5

    /// Cuts what other entries, or the words, say is to be cut.
    func settle(_ contents: inout [HeaderFragmenter.Content]) {
        // What the words cut shows how the rest is written.
        for _ in 0..<2 { cut(&contents) }
    }

    private func cut(_ contents: inout [HeaderFragmenter.Content]) {
        let count = contents.filter(\.isCut).count
        let isUsual = count >= Self.leastEntries && count * 2 >= contents.count
        let isRule = count >= Self.leastEntries && count * 3 >= contents.count * 2
        for index in contents.indices where !contents[index].isCut {
            guard let first = contents[index].fragments.first else { continue }
            let rest = contents[index].fragments.dropFirst()
            if rest.isEmpty {
                guard isRule, !fragmenter.isTitle(first, of: layout), let parts = fragmenter.parts(of: first) else {
                    continue
                }
                fragmenter.take(parts, of: first, for: &contents[index])
            } else if let cut = fragmenter.cut(inside: first), isCut(cut, besides: Array(rest), isUsual: isUsual) {
                fragmenter.take(cut.parts, of: first, for: &contents[index])
            }
        }
    }

    /// Whether a cut is believed although the header has other fragments.
    private func isCut(_ cut: HeaderFragmenter.Cut, besides rest: [HeaderFragment], isUsual: Bool) -> Bool {
        guard let title = cut.parts.map(\.title).max(), title >= Self.clearTitle else { return false }
        guard rest.allSatisfy({ $0.employer < Self.clearEmployer || $0.text.wordCount > Self.mostWords }) else {
            return false
        }
        // Beside a fragment of the same line, the first one is but what stands before a sign.
        if isUsual {
            return rest.allSatisfy { $0.slot.line > cut.parts[0].slot.line || $0.employer <= EmployerNames.unknown }
        }
        return cut.parts.contains { part in
            part.employer >= Self.clearEmployer && part.title < Self.clearTitle
                && !fragmenter.units.mayBePart(fragmenter.units.employer(part.text))
                && (part.employer >= Self.sure || rest.allSatisfy(isWeak))
        }
    }

    /// Whether a fragment is no name: text that tells, a part of an organisation, what is left of a date, a small town.
    private func isWeak(_ fragment: HeaderFragment) -> Bool {
        let text = fragment.text
        return text.wordCount >= Self.mostWords || text.count < Self.leastLetters
            || fragmenter.units.isPart(text, title: fragment.title)
            || fragment.slot.line == 0 && fragmenter.places.mayBePlace(text)
    }
}
