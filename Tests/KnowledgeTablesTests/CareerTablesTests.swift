import BundledTables
import Careers
import Foundation
import KnowledgeImport
import KnowledgePack
import TestSupport
import Testing
import TextFolding

@testable import KnowledgeTables

@Suite("Career tables")
struct CareerTablesTests {
    @Test("a pack that was taken apart and put together again is the same")
    func roundTrip() throws {
        let folder = Samples.folder.deletingLastPathComponent().appending(path: "Sources/Careers/Resources")
        let first = try CareerCompiler.pack(KnowledgeFolder(path: folder.path).careers())
        let second = try CareerCompiler.pack(CareerTables(KnowledgePack(bytes: first)))
        let isSame = first == second
        #expect(isSame)
    }

    @Test(
        "words of titles lose number, sex and what is behind the stem",
        arguments: [
            ("waitresses", "waiter"), ("policewoman", "policeman"), ("secretaries", "secretary"), ("boss", "boss"),
            ("engineers", "engineer"), ("apprentice", "apprentice"), ("salesperson", "salesman"), ("person", "person"),
        ]
    )
    func singular(_ word: String, expected: String) {
        #expect(TitleWords.singular(word) == expected)
    }

    @Test(
        "one stem for the work and who does it",
        arguments: [("programmer", "programming"), ("engineer", "engineering"), ("painter", "painting")]
    )
    func stem(_ first: String, second: String) {
        #expect(TitleWords.stem(first) == TitleWords.stem(second))
    }

    @Test(
        "titles are reduced to what names the work",
        arguments: [
            ("Sr. Software Engineers II", ["software", "engineer"]),
            ("Graduate Software Engineer", ["software", "engineer"]),
            ("Lab Tech", ["lab", "technician"]), ("Tech Lead", ["technical", "lead"]), ("Senior", ["senior"]),
        ]
    )
    func essence(_ title: String, words: [String]) throws {
        let vocabulary = try TitleVocabulary(KnowledgePack(path: CareerKnowledge.bundledPath))
        #expect(TitleWords.essence(of: title.foldedTokens, vocabulary) == words)
    }
}
