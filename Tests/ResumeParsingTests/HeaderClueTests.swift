import Foundation
import Testing

@testable import ResumeParsing

@Suite("Clues that headers are read by")
struct HeaderClueTests {
    @Test("stand in the table once each")
    func table() {
        let listed = HeaderClue.groups.flatMap(\.entries).map(\.clue)
        #expect(listed.count == HeaderClue.allCases.count)
        #expect(Set(listed) == Set(HeaderClue.allCases))
    }

    @Test("have a page that is current")
    func page() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/clues.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == HeaderClue.page)
    }

    @Test("weigh nothing when they are switched off, and the others what they did")
    func without() {
        let weights = HeaderWeights.usual.without(.titleKnown)
        #expect(weights[.titleKnown] == 0)
        #expect(weights[.titleLikely] == HeaderWeights.usual[.titleLikely])
    }
}
