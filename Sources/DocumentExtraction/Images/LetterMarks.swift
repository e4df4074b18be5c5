/// The marks on letters of European languages.
enum LetterMarks {
    private static let plain: [Character: Character] = {
        let groups: [(Character, String)] = [
            ("a", "àáâãäåąă"), ("c", "çćč"), ("d", "ďđð"), ("e", "èéêëęě"), ("g", "ğ"), ("i", "ìíîïı"), ("l", "łľ"),
            ("n", "ñńň"),
            ("o", "òóôõöøő"), ("r", "řŕ"), ("s", "śšşș"), ("t", "ťţ"), ("u", "ùúûüůű"), ("y", "ýÿ"), ("z", "źżž"),
        ]
        var plain: [Character: Character] = [:]
        for (letter, marked) in groups {
            for character in marked { plain[character] = letter }
        }
        return plain
    }()

    /// Small letters without what stands on, below or across them.
    ///
    /// - Parameter text: in small letters.
    /// - Returns: the text with the letters that the marks were on.
    static func drop(from text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { plain[$0] ?? $0 })
    }
}
