import Resume
import TextFolding

/// Finds the e-mail address of a person, also where it is broken over two lines or stands behind an icon.
struct EmailFinder {
    /// The longest half of an address, in characters.
    private static let longestHalf = 64
    /// Words of a line of contact details.
    private static let mostWords = 12

    func email(in lines: [DocumentLine]) -> Sourced<String>? {
        for (index, line) in lines.enumerated() {
            if index + 1 < lines.count, let whole = broken(line, lines[index + 1]) { return whole }
            if let email = email(in: line) { return Sourced(email, lines: [line.reference]) }
        }
        return nil
    }

    private func email(in line: DocumentLine) -> String? {
        if let written = ContactScanner.email(in: line.text) {
            // Recognition sets spaces into addresses: "jane. doe@example.com".
            return line.isRecognised ? ContactScanner.email(in: EmailSpelling.plain(line.text)) ?? written : written
        }
        let linked = line.links.first { $0.lowercased().hasPrefix("mailto:") }
        return linked.flatMap { ContactScanner.email(in: String($0.dropFirst(7).prefix { $0 != "?" })) } ?? mended(line)
    }

    /// "jane.doe (at) example.com", "jane.doe @ example.com": where the line is too short to be a sentence.
    private func mended(_ line: DocumentLine) -> String? {
        guard line.text.contains("."), line.wordCount <= Self.mostWords || line.text.has(UInt8(ascii: "@")) else {
            return line.wordCount <= Self.mostWords && line.text.folded.contains("dot")
                ? ContactScanner.email(in: EmailSpelling.plain(line.text)) : nil
        }
        return ContactScanner.email(in: EmailSpelling.plain(line.text))
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
}
