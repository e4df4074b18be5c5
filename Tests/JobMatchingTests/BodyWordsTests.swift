import Testing

@testable import JobMatching

@Suite("Words of a posting's text")
struct BodyWordsTests {
    @Test(
        "letters beyond ASCII change nothing about the other words",
        arguments: [
            ("", []), (" ", []), ("é", ["e"]), ("  é a  b é  ", ["e", "a", "b", "e"]),
            ("Send us your résumé; we answer.", ["send", "us", "your", "resume", "we", "answer"]),
            ("a é\n\nb\tü .net c++", ["a", "e", "b", "u", ".net", "c++"]),
            ("Kraków .net Łódź node.js o’reilly – end", ["krakow", ".net", "lodz", "node.js", "oreilly", "end"]),
            ("line\r\nхлеб line\r\n", ["line", "хлеб", "line"]),
        ]
    )
    func words(_ text: String, words: [String]) {
        #expect(BodyWords.words(of: text) == words)
    }
}
