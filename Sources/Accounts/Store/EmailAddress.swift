import Foundation

/// An e-mail address in the form in which addresses are compared: trimmed, composed, lower case.
package struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
    /// The longest address that fits into the path of an SMTP command (RFC 5321 §4.5.3.1.3, less the brackets).
    package static let maximumBytes = 254

    package let text: String

    /// Takes what a person typed; nil for what cannot be an address.
    ///
    /// Whether mail arrives there is not looked at: the check keeps slips and control characters out, no more.
    package init?(_ typed: String) {
        guard typed.utf8.count <= 4 * Self.maximumBytes else { return nil }
        let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        let text = trimmed.precomposedStringWithCanonicalMapping.lowercased()
        guard text.utf8.count <= Self.maximumBytes, text.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64, Self.isDomain(parts[1]) else {
            return nil
        }
        self.text = text
    }

    /// Takes an address that went through the check when it was stored.
    package init(stored text: String) {
        self.text = text
    }

    package var description: String { text }

    private static func isDomain(_ domain: Substring) -> Bool {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2 else { return false }
        return labels.allSatisfy { label in
            guard (1...63).contains(label.utf8.count), label.first != "-", label.last != "-" else { return false }
            return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }

    /// Spaces, control characters and the invisible ones that reorder text never belong to an address; the brackets,
    /// quotes and separators of mail headers would let one field become two.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate,
            .unassigned:
            false
        default:
            !"\"(),:;<>[\\]".unicodeScalars.contains(scalar)
        }
    }
}
