import TextFolding
import Testing

@Suite("Folded texts")
struct FoldedTextTests {
    @Test(
        "are in small letters without diacritics",
        arguments: [
            ("plain", "plain"), ("Kraków", "krakow"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"), ("Œuvre", "oeuvre"),
            ("İzmir", "izmir"), ("O’Brien – Co.", "o'brien - co."), ("ΑΘΗΝΑ", "αθηνα"), ("МОСКВА É", "москва e"),
            ("e\u{301}cole", "ecole"), ("Ⱥ", "ⱥ"), ("10\u{A0}km", "10 km"), ("東京 Tower", "東京 tower"), ("", ""),
        ]
    )
    func folded(_ text: String, _ expected: String) {
        #expect(text.folded == expected)
        #expect(text[...].folded == expected)
    }

    @Test(
        "have words with the signs that belong to them",
        arguments: [
            ("Senior C++ / C# Developer", ["senior", "c++", "c#", "developer"]),
            (".NET, Node.js. And ASP.NET", [".net", "node.js", "and", "asp.net"]),
            ("O'Reilly’s “Guide” · 2nd • ed", ["oreillys", "guide", "2nd", "ed"]),
            ("+49 #1 ++", ["49", "1"]), ("don' t", ["don", "t"]), ("5 µm 3² ½", ["5", "µm", "3²", "½"]),
            ("Город, 東京", ["город", "東京"]), ("x.Net", ["x.net"]), ("", []), (" – · ", []),
        ]
    )
    func tokens(_ text: String, _ expected: [String]) {
        #expect(text.foldedTokens == expected)
        #expect(text[...].foldedTokens == expected)
        #expect(text.foldedKey == expected.joined(separator: " "))
        #expect(text[...].foldedKey == expected.joined(separator: " "))
    }

    @Test(
        "are the same within a longer text",
        arguments: ["Größe.NET", ".net", "a'b", "’s-Hertogenbosch", "C#"]
    )
    func slice(_ text: String) {
        let whole = "É" + text + "ß"
        let part = whole.dropFirst().dropLast()
        #expect(part.folded == text.folded)
        #expect(part.foldedTokens == text.foldedTokens)
    }
}

@Suite("Texts in parts")
struct TextPartsTests {
    @Test("are joined as they stand", arguments: [[], ["a"], ["", "b"], ["Zürich", "", "– 東京", "x"]])
    func joined(_ texts: [String]) {
        var expected = texts.first ?? ""
        for text in texts.dropFirst() { expected += ", " + text }
        #expect(texts.joined(separator: ", ") == expected)
        #expect(texts.map { $0[...] }.joined(separator: ", ") == expected)
        #expect(texts[...].joined(separator: ", ") == expected)
    }

    @Test(
        "are cut at scalars, empty parts left out",
        arguments: [
            ("a, b·c", ["a", " b", "c"]), (",,", []), ("", []), ("日本·", ["日本"]), ("ü", ["ü"]), ("x,", ["x"]),
            ("🙂,é", ["🙂", "é"]),
        ]
    )
    func atScalars(_ text: String, _ expected: [String]) {
        #expect(text[...].split { $0 == "," || $0 == "·" }.map(String.init) == expected)
        #expect(text[...].split(atScalars: { $0 == "," || $0 == "·" }).map(String.init) == expected)
    }

    @Test(
        "are cut at texts as often as is asked for",
        arguments: [
            ("a – b – c", Int.max, true, ["a", "b", "c"]), ("a – b – c", 1, true, ["a", "b – c"]),
            (" – a", .max, true, ["a"]), (" – a", .max, false, ["", "a"]), ("", .max, true, []),
            ("", .max, false, [""]),
        ]
    )
    func atTexts(_ text: String, _ most: Int, _ omitting: Bool, _ expected: [String]) {
        let parts = text.split(separator: " – ", maxSplits: most, omittingEmptySubsequences: omitting)
        #expect(parts.map(String.init) == expected)
    }

    @Test(
        "have so many letters and digits of ASCII",
        arguments: [("Staff Nurse (2)", 11), ("Größe", 3), ("", 0), (" – ", 0)]
    )
    func letters(_ text: String, _ count: Int) {
        #expect(count == 0 || text.hasMoreLetters(than: count - 1))
        #expect(!text.hasMoreLetters(than: count))
    }

    @Test(
        "know all places where a text stands, none over another, none within a character",
        arguments: [
            ("a, b, c", ", ", ["a", "b", "c"]), ("aaaa", "aa", ["", "", ""]), ("a", ", ", ["a"]), ("", "x", [""]),
            ("e\u{301}e é", "e", ["e\u{301}", " é"]), ("Köln. Essen. ", ". ", ["Köln", "Essen", ""]),
        ]
    )
    func ranges(_ text: String, _ wanted: String, _ between: [String]) {
        func parts(_ ranges: [Range<String.Index>]) -> [String] {
            let starts = [text.startIndex] + ranges.map(\.upperBound)
            return zip(starts, ranges.map(\.lowerBound) + [text.endIndex]).map { String(text[$0..<$1]) }
        }
        #expect(parts(text.ranges(of: wanted)) == between)
        #expect(parts(text[...].ranges(of: wanted)) == between)
    }

    @Test("are made of characters of others", arguments: ["São Paulo", "e\u{301}cole", "a\r\nb", "👩‍👧 x"])
    func characters(_ text: String) {
        let characters = Array(text)
        for end in characters.indices {
            let start = text.index(text.startIndex, offsetBy: end)
            #expect(String(characters[..<end]) + String(characters[end...]) == text)
            #expect(String(characters[end...]) == text[start...])
        }
    }

    @Test("know where a character stands first and last")
    func places() {
        for text in ["a b c", "ä b ç", "b", "", " ", "e\u{301} e"] {
            #expect(text.firstIndex(of: " ") == text.firstIndex { $0 == " " })
            #expect(text.lastIndex(of: " ") == text.lastIndex { $0 == " " })
            #expect(text.firstIndex(of: "e") == text.firstIndex { $0 == "e" })
            #expect(text.wordCount == text.split { $0 == " " }.count)
        }
    }
}
