package import JobMatching
import TextFolding

/// What copies of one posting in several sources have in common.
///
/// The first 64 bits of nothing secret: FNV-1a over the folded title, company (without its legal form), the first place up
/// to its first comma (sources differ in how they write region and country), and the first 500 letters and digits of the body.
package struct PostingFingerprint: Hashable, Sendable {
    package let value: UInt64

    private static let letters = 500
    private static let legalForms: Set<String> = [
        "ag", "bv", "co", "corp", "corporation", "gmbh", "inc", "incorporated", "limited", "llc", "llp", "ltd", "nv",
        "oy", "plc", "sa", "sarl", "se", "spa", "srl", "the",
    ]

    /// - Parameter posting: the posting; its source, identifier and dates do not count.
    package init(_ posting: JobPosting) {
        var hash = StableHash()
        let company = posting.company.foldedTokens.filter { !Self.legalForms.contains($0) }
        let place = posting.places.first?.text.split(separator: ",").first.map(String.init) ?? ""
        for part in [posting.title.foldedTokens, company, place.foldedTokens] {
            for token in part { hash.add(token) }
            hash.add("\u{1F}")
        }
        Self.addText(posting.description, to: &hash)
        value = hash.value
    }

    /// Sixteen hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The value as a database keeps it.
    package var number: Int64 { Int64(bitPattern: value) }

    /// Adds the first letters and digits of a text, word by word: most words are ASCII, and need no folding.
    private static func addText(_ text: String, to hash: inout StableHash) {
        var left = letters
        var word: [UInt8] = []
        var isASCII = true
        func end() {
            let folded = isASCII ? word : Array(String(decoding: word, as: UTF8.self).folded.utf8)
            for byte in folded where left > 0 {
                guard byte.isPlainLetter || byte.isPlainDigit || byte >= 0x80 else { continue }
                hash.add(byte.isPlainCapital ? byte | 0x20 : byte)
                left -= 1
            }
            word.removeAll(keepingCapacity: true)
            isASCII = true
        }
        for byte in text.utf8 {
            if byte.isPlainSpace {
                end()
                if left == 0 { return }
            } else {
                word.append(byte)
                isASCII = isASCII && byte < 0x80
            }
        }
        end()
    }
}
