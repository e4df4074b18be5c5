import TextFolding

/// Finds addresses, numbers and pages of a person in a line.
enum ContactScanner {
    /// RFC 3696, erratum 1690.
    private static let longestAddress = 254

    /// The first e-mail address.
    static func email(in text: String) -> String? {
        guard text.has(UInt8(ascii: "@")) else { return nil }
        for word in text[...].split(atScalars: isBetweenAddresses) {
            var word = word
            word = withoutLabel(word)
            while let last = word.last, ".:/".contains(last) { word = word.dropLast() }
            let parts = word.split(separator: "@", omittingEmptySubsequences: false)
            guard word.count <= longestAddress, parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
                !parts[1].hasPrefix("."),
                word.allSatisfy({ $0.isLetter || $0.isNumber || "@._%+-'".contains($0) })
            else { continue }
            return String(word)
        }
        return nil
    }

    /// Words that stand in front of addresses with no space between.
    private static let labels = ["e-mailid", "e-mail", "emailid", "email", "mailid", "mailto", "mail", "id", "e"]

    /// "Email:x@y.org", "ID:x@y.org", "E-mail-x@y.org": a word without the label in front of its address.
    private static func withoutLabel(_ word: Substring) -> Substring {
        guard let at = word.firstIndex(of: "@") else { return word }
        var word = word
        if let colon = word[..<at].lastIndex(where: { ":=".contains($0) }) {
            word = word[word.index(after: colon)...].drop { "-–".contains($0) }
        }
        let small = word.lowercased()
        for label in labels where small.hasPrefix(label) {
            let rest = word.dropFirst(label.count)
            guard label.count > 2, let sign = rest.first, "-–—".contains(sign) else { continue }
            return rest.drop { "-–—".contains($0) }
        }
        return word.drop { "-–—".contains($0) }
    }

    private static func isBetweenAddresses(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "|", ",", ";", "<", ">", "(", ")", "[", "]", "•", "·", "/": true
        default: scalar.isWhitespace
        }
    }

    /// The first phone number: 7 to 15 digits with the signs that numbers are written with, not a date.
    static func phone(in text: String) -> String? {
        guard mayHavePhone(text) else { return nil }
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            guard isPhoneStart(characters, index) else {
                index += 1
                continue
            }
            var end = index
            while end < characters.count, isPhoneSign(characters[end]) { end += 1 }
            let run = trimmed(characters[index..<end])
            guard !isDates(run) else {
                index = end + 1
                continue
            }
            let candidate = firstNumber(run)
            if isPhone(candidate) {
                let start = text.utf8.index(text.startIndex, offsetBy: bytes(of: characters[..<index]))
                let behind = text.utf8.index(start, offsetBy: bytes(of: candidate))
                if !isNumberOfSomething(text[..<start]) {
                    return String(text[start..<behind]) + fromExtension(text[behind...])
                }
            }
            index = end + 1
        }
        return nil
    }

    /// "2015-2019 2019-2021": years, with days and months of two digits at most beside them.
    private static func isDates(_ characters: ArraySlice<Character>) -> Bool {
        guard characters.first?.isNumber == true else { return false }
        let groups = characters.split { !$0.isNumber }
        // "07/15 - 10/16": months and years of two digits.
        let slashes = characters.count { $0 == "/" }
        if groups.count == 4, slashes == 2, groups.allSatisfy({ $0.count <= 2 }) { return true }
        let years = groups.count { $0.count == 4 && ($0.starts(with: "19") || $0.starts(with: "20")) }
        return years >= 2 && groups.allSatisfy { $0.count <= 2 || $0.count == 4 }
            && years == groups.count { $0.count == 4 }
    }

    /// How many bytes characters take in UTF-8.
    private static func bytes(of characters: ArraySlice<Character>) -> Int {
        characters.reduce(0) { $0 + $1.utf8.count }
    }

    /// Whether there are as many digits as a number has.
    static func mayHavePhone(_ text: String) -> Bool {
        var digits = 0
        for byte in text.utf8 where byte.isPlainDigit { digits += 1 }
        return digits >= 7
    }

    /// Words in front of numbers that nobody answers.
    private static let numbers: Set<String> = [
        "id", "passport", "license", "licence", "ssn", "pesel", "cpf", "cnpj", "dni", "nie", "nif", "nip", "npi",
        "iban",
        "matrikel", "matrikelnummer", "personnummer", "steuernummer", "registration", "zip", "plz", "cap", "cep", "reg",
        "crm", "oab", "pin", "isbn", "issn", "orcid", "patent", "siret", "siren", "bar", "registered", "certificate",
    ]
    private static let numberWords: Set<String> = ["no", "nr", "number", "nummer", "num", "n", "numero", "#"]

    private static let faxes: Set<String> = ["fax", "telefax", "faks"]
    private static let phones: Set<String> = [
        "tel", "phone", "telephone", "telefon", "telefono", "telefone", "telefoon",
    ]

    private static func isNumberOfSomething(_ before: Substring) -> Bool {
        guard !before.isEmpty, before.last(where: { $0 != " " }) != "," else { return false }
        var tokens = before.suffix(40).foldedTokens
        if let last = tokens.last, numberWords.contains(last) { tokens.removeLast() }
        // A machine answers there, unless it shares its number: "Tel./Fax: …".
        if let last = tokens.last, faxes.contains(last) {
            return tokens.dropLast().last.map { !phones.contains($0) } ?? true
        }
        return tokens.last.map { numbers.contains($0) } ?? false
    }

    /// " ext. 12", " x12" behind a number, as written.
    private static func fromExtension(_ text: Substring) -> String {
        let rest = text.drop { " ,".contains($0) }
        guard rest.first?.isLetter == true else { return "" }
        let spaces = text[..<rest.startIndex]
        for word in ["ext.", "ext", "extension", "x", "Ext.", "Ext", "EXT", "Durchwahl", "poste", "int.", "wew."]
        where rest.hasPrefix(word) {
            let behindWord = rest.dropFirst(word.count)
            let gap = behindWord.prefix { " :".contains($0) }
            let digits = behindWord.dropFirst(gap.count).prefix { $0.isASCII && $0.isNumber }
            guard (1...6).contains(digits.count) else { continue }
            return String(spaces) + word + gap + digits
        }
        return ""
    }

    private static func isPhoneStart(_ characters: [Character], _ index: Int) -> Bool {
        let character = characters[index]
        guard character == "+" || character == "(" || character.isASCII && character.isNumber else { return false }
        // Not inside a word or an address.
        guard index > 0 else { return true }
        let before = characters[index - 1]
        return !(before.isLetter || before.isNumber || "./@_=-".contains(before))
    }

    private static func isPhoneSign(_ character: Character) -> Bool {
        character.isASCII && character.isNumber || "+()-–./ \u{A0}".contains(character)
    }

    private static func trimmed(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
        var slice = characters
        while let last = slice.last, !(last.isNumber) { slice = slice.dropLast() }
        return slice
    }

    /// Digits of a number with its area, at least.
    private static let leastWhole = 10

    /// "9876500134/9876500135", "+91 98765 00134 98765 00135": the first of several numbers.
    private static func firstNumber(_ candidate: ArraySlice<Character>) -> ArraySlice<Character> {
        func digits(_ characters: ArraySlice<Character>) -> Int { characters.count { $0.isNumber } }
        for index in candidate.indices where candidate[index] == "/" {
            let first = trimmed(candidate[..<index])
            if digits(first) >= leastWhole, isPhone(first) { return first }
        }
        guard digits(candidate) > 15 else { return candidate }
        for index in candidate.indices where " \u{A0}-.".contains(candidate[index]) {
            let first = trimmed(candidate[..<index])
            if digits(first) >= leastWhole, isPhone(first) { return first }
        }
        return candidate
    }

    private static func isPhone(_ candidate: ArraySlice<Character>) -> Bool {
        // Its digits are ASCII.
        let bytes = candidate.map(\.firstByte)
        let digits = bytes.count(where: \.isPlainDigit)
        guard (7...15).contains(digits) else { return false }
        // "2016 - 2019", "01/2016 - 03/2018": years, not numbers.
        let groups = bytes.split { !$0.isPlainDigit }
        // A United States postal code: "78701-1234".
        if groups.count == 2, groups[0].count == 5, groups[1].count == 4, bytes.contains(UInt8(ascii: "-")) {
            return false
        }
        let years = groups.count { $0.count == 4 && ($0.starts(with: "19".utf8) || $0.starts(with: "20".utf8)) }
        if candidate.first != "+", years == 2 || groups.count <= 3 && years == 1 && digits <= 8 {
            return false
        }
        return groups.count <= 7
    }
}
