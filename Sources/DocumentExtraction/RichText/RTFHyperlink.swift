/// The code of a field that links: `HYPERLINK "https://example.com" \o "hint"`.
enum RTFHyperlink {
    /// The address, or nil for another field or a place in the same document.
    static func address(in instruction: String) -> String? {
        var parts = parts(of: instruction)[...]
        guard parts.popFirst()?.uppercased() == "HYPERLINK" else { return nil }
        while let part = parts.popFirst() {
            switch part {
            case #"\l"#: return nil
            case #"\o"#, #"\t"#: parts = parts.dropFirst()
            case _ where part.hasPrefix(#"\"#): continue
            default: return part.isEmpty ? nil : part
            }
        }
        return nil
    }

    /// The words, those in quotation marks whole.
    private static func parts(of instruction: String) -> [String] {
        var parts: [String] = []
        var part: String?
        var isQuoted = false
        for character in instruction {
            if character == "\"" {
                isQuoted.toggle()
                part = part ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let part { parts.append(part) }
                part = nil
            } else {
                part = (part ?? "") + String(character)
            }
        }
        if let part { parts.append(part) }
        return parts
    }
}
