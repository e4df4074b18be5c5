import TextDocument

extension DocumentEditor {
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
