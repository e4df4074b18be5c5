import BundledTables
import Careers
import Foundation
import KnowledgePack
import TestSupport
import Testing
import TextFolding

@Suite("Packs of career knowledge")
struct CareerPackTests {
    private func bytes() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: CareerKnowledge.bundledPath)))
    }

    @Test("cut off or changed, are refused")
    func damaged() throws {
        let bytes = try bytes()
        let random = SeededGenerator(seed: 7)
        var generator = random
        for _ in 0..<12 {
            var damaged = bytes
            damaged[Int.random(in: 32..<bytes.count, using: &generator)] ^= 0x10
            let flipped = damaged
            #expect(throws: KnowledgePackError.self) { try CareerKnowledge(KnowledgePack(bytes: flipped)) }
            let length = Int.random(in: 0..<bytes.count, using: &generator)
            #expect(throws: KnowledgePackError.self) {
                try CareerKnowledge(KnowledgePack(bytes: Array(bytes.prefix(length))))
            }
        }
    }

    @Test("of places are no knowledge of careers")
    func other() throws {
        var writer = PackWriter()
        writer.add(.cityNames, index: ["springfield"])
        let bytes = writer.bytes()
        #expect(throws: KnowledgePackError.missing("rankPhrases")) { try CareerKnowledge(KnowledgePack(bytes: bytes)) }
    }

    @Test("are taken from the option, else the environment, else the program")
    func installed() throws {
        let missing = "/nowhere/at/all.knowledge"
        #expect(throws: KnowledgePackError.unreadable(path: missing, code: 2)) {
            try CareerKnowledge.installed(path: nil, environment: [CareerKnowledge.variable: missing])
        }
        #expect(throws: KnowledgePackError.unreadable(path: missing, code: 2)) {
            try CareerKnowledge.installed(path: missing, environment: [:])
        }
        let path = CareerKnowledge.bundledPath
        for (option, environment) in [(path, [CareerKnowledge.variable: missing]), (nil, [:])] {
            let knowledge = try CareerKnowledge.installed(path: option, environment: environment)
            #expect(knowledge.occupations[code: "15-1252"]?.title == "Software Engineer")
        }
    }
}
