import Resume
import TextDocument

extension DocumentEditor {
    /// What an employer writes, with figures and verbs that must not count.
    static let posting = [
        "We are looking for a team leader to join our growing company.",
        "Develop and maintain services that handle 10 million requests a day",
        "Led a group of 8 people and cut costs by 15 % through automation",
        "Manage budgets of up to $2 million and improve results by 20 %",
        "A degree in business or a related field",
        "You will work with 12 offices in Europe",
        "We offer a competitive salary and 30 days of holiday",
    ]

    /// Puts statements of the same look behind a line.
    mutating func insert(_ texts: [String], behind line: LineReference?) {
        guard let line, let index = document.pages.firstIndex(where: { $0.number == line.page }),
            document.pages[index].lines.indices.contains(line.line - 1),
            let first = document.pages[index].lines[line.line - 1].words.first
        else { return }
        let like = document.pages[index].lines[line.line - 1]
        var top = first.box.top
        let added = texts.map { text in
            var copy = like
            copy.words = Self.words("• " + text, like: first)
            top += 14
            return Self.moved(copy, to: top)
        }
        for below in document.pages[index].lines.indices.dropFirst(line.line) {
            let lower = document.pages[index].lines[below]
            document.pages[index].lines[below] = Self.moved(
                lower,
                to: (lower.box?.top ?? 0) + 14 * Double(texts.count)
            )
        }
        document.pages[index].lines.insert(contentsOf: added, at: line.line)
    }

    static func words(_ text: String, like word: TextWord) -> [TextWord] {
        var left = word.box.left
        return text.split(separator: " ").map { part in
            var copy = word
            copy.text = String(part)
            copy.box.left = left
            copy.box.right = left + 5 * Double(part.count)
            left = copy.box.right + 3
            return copy
        }
    }

    static func misspelt(_ word: TextWord) -> TextWord {
        var word = word
        var letters = Array(word.text)
        let middle = letters.count / 2
        if letters[middle] != letters[middle - 1] {
            letters.swapAt(middle, middle - 1)
        } else {
            letters.remove(at: middle)
        }
        word.text = String(letters)
        return word
    }

    /// "Mar 2021" becomes "03/2021".
    static func inNumbers(_ words: [TextWord]) -> [TextWord] {
        var result: [TextWord] = []
        for word in words {
            let letters = result.last?.text.lowercased().filter(\.isLetter) ?? ""
            if word.text.prefix(4).allSatisfy(\.isNumber), word.text.count >= 4, letters.count >= 3,
                let month = months.firstIndex(of: String(letters.prefix(3))),
                letters.count == 3 || fullMonths.contains(letters)
            {
                var joined = word
                joined.text = (month < 9 ? "0" : "") + "\(month + 1)/" + word.text
                result[result.count - 1] = joined
            } else {
                result.append(word)
            }
        }
        return result
    }
}
