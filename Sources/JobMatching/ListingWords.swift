import TextFolding

/// The words that postings are searched by in lists: of their titles and companies, in small letters and without accents.
package enum ListingWords {
    /// What is longer is no word; in bytes.
    private static let longest = 60

    /// The words that lead to a posting; a name with points inside, such as Node.js, by its parts as well.
    ///
    /// - Parameters:
    ///   - title: of the posting.
    ///   - company: that offers it.
    /// - Returns: the words, each once.
    package static func indexed(title: String, company: String) -> [String] {
        var seen: Set<String> = []
        var words: [String] = []
        for token in title.foldedTokens + company.foldedTokens {
            let parts = token.split(separator: ".").map(String.init)
            for word in [token] + (parts.count > 1 ? parts : []) {
                guard let plain = plain(word), seen.insert(plain).inserted else { continue }
                words.append(plain)
            }
        }
        return words
    }

    /// The words that somebody searches for, each the beginning of a word.
    package static func searched(_ text: String) -> [String] {
        text.foldedTokens.compactMap(plain)
    }

    /// The words of a title that are counted: three letters or more, and none that titles of all kinds have.
    package static func counted(title: String) -> [String] {
        PostingTerms.words(ofTitle: title).filter { $0.count { $0.isLetter } > 2 }
    }

    /// A token of letters and digits only, with the signs of names such as C++ in letters; nil where nothing is left.
    private static func plain(_ token: String) -> String? {
        var word = ""
        for character in token {
            switch character {
            case "+": word += "plus"
            case "#": word += "sharp"
            default: if character.isLetter || character.isNumber { word.append(character) }
            }
        }
        return word.isEmpty || word.utf8.count > longest ? nil : word
    }
}
