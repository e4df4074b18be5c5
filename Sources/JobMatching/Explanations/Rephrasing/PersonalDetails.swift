package import Resume
import TextFolding

/// Tells statements that name a person, or say how to reach one, from those that somebody else may see.
package struct PersonalDetails: Hashable, Sendable {
    /// Words that stand for the person wherever they appear.
    private let words: Set<String>
    /// The name as a whole, for names of which each word is an ordinary one as well.
    private let name: [String]

    private static let shortestWord = 3
    private static let shortestNumber = 7
    private static let addressSigns = ["@", "://", "www.", ".com/", "linkedin.com", "github.com"]

    /// - Parameter resume: whose person is not to be named.
    package init(of resume: Resume) {
        let basics = resume.basics
        name = Self.words(of: basics.name?.value ?? "")
        let users =
            basics.profiles.compactMap(\.value.username) + [basics.email?.value, basics.url?.value].compactMap(\.self)
        words = Set(
            (name + users.flatMap(Self.words(of:))).filter { word in
                word.count >= Self.shortestWord && !OrdinaryWords.contain(word) && !Self.domains.contains(word)
            }
        )
    }

    /// Whether a statement names the person, an address or a number.
    func appear(in statement: String) -> Bool {
        let lower = statement.lowercased()
        if Self.addressSigns.contains(where: { lower.contains($0) }) || Self.hasLongNumber(statement) { return true }
        let tokens = Self.words(of: statement)
        return tokens.contains(where: words.contains) || tokens.has(name)
    }

    /// Letters and digits, parted by whatever else there is.
    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(\.folded)
    }

    /// Parts of many people's addresses, which name nobody and may be skills.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "www", "http", "https", "mail", "email", "github", "gitlab", "linkedin",
        "gmail", "outlook", "hotmail", "yahoo", "icloud", "proton", "protonmail", "example",
    ]

    /// Whether digits follow each other as in a number to call, with nothing but its usual signs between them.
    private static func hasLongNumber(_ text: String) -> Bool {
        var digits = 0
        for character in text {
            if character.isNumber {
                digits += 1
                if digits >= shortestNumber { return true }
            } else if !" .-–()/+\u{A0}".contains(character) {
                digits = 0
            }
        }
        return false
    }
}
