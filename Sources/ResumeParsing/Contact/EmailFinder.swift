import Resume
import TextFolding

/// Finds the e-mail address of a person, also where it is broken over two lines or stands behind an icon.
struct EmailFinder {
    /// The longest half of an address, in characters.
    private static let longestHalf = 64

    func email(in lines: [DocumentLine]) -> Sourced<String>? {
        for (index, line) in lines.enumerated() {
            if index + 1 < lines.count, let whole = broken(line, lines[index + 1]) { return whole }
            if let email = email(in: line) { return Sourced(email, lines: [line.reference]) }
        }
        return nil
    }

    private func email(in line: DocumentLine) -> String? {
        if let written = ContactScanner.email(in: line.text) {
            return line.isRecognised ? ContactScanner.email(in: Self.withoutGaps(line.text)) ?? written : written
        }
        if line.isRecognised, line.text.has(UInt8(ascii: "@")),
            let mended = ContactScanner.email(in: Self.withoutGaps(line.text))
        {
            return mended
        }
        let linked = line.links.first { $0.lowercased().hasPrefix("mailto:") }
        return linked.flatMap { ContactScanner.email(in: String($0.dropFirst(7).prefix { $0 != "?" })) }
    }

    /// "jane.doe@" over "example.com", "jane.longname" over "@example.com", "jane.doe@example" over ".com".
    private func broken(_ line: DocumentLine, _ next: DocumentLine) -> Sourced<String>? {
        let sign = UInt8(ascii: "@")
        guard line.text.has(sign) || next.text.has(sign) else { return nil }
        guard next.block == line.block, !next.isBullet, abs(next.fontSize - line.fontSize) < 0.6,
            let first = line.text.split(separator: " ").last, let second = next.text.split(separator: " ").first,
            first.count <= Self.longestHalf, second.count <= Self.longestHalf,
            second.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "@._-".contains($0)) })
        else { return nil }
        let isBrokenBehind =
            first.contains("@") && !second.contains("@")
            && (first.hasSuffix("@") || first.hasSuffix("-") || first.hasSuffix(".") || second.hasPrefix(".")
                || ContactScanner.email(in: String(first)) == nil && second.contains("."))
        let isBrokenBefore = second.hasPrefix("@") && !first.contains("@") && second.contains(".")
        guard isBrokenBehind || isBrokenBefore else { return nil }
        // A hyphen at the end of a line was put there, unless the name of the host has one.
        let email = ContactScanner.email(in: String(first) + second)
        return email.map { Sourced($0, lines: [line.reference, next.reference]) }
    }

    /// Recognition sets spaces into addresses: "jane @example.com", "jane. doe@example.com".
    private static func withoutGaps(_ text: String) -> String {
        var words: [String] = []
        for word in text.split(separator: " ").map(String.init) {
            if let last = words.last,
                word.hasPrefix("@") || last.hasSuffix("@") || last.hasSuffix(".") && word.contains("@")
            {
                words[words.count - 1] = last + word
            } else {
                words.append(word)
            }
        }
        return words.joined(separator: " ")
    }
}
