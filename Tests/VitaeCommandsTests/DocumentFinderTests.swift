import Foundation
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("Finding documents")
struct DocumentFinderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "b.pdf", "a.txt", "C.docx", ".hidden.pdf", "sub/d.pdf", "sub/.git/e.pdf", ".cache/f.pdf", "sub/deep/g.pdf",
        ] {
            let url = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(name.utf8).write(to: url)
        }
        let empty = folder.url.appending(path: "empty.pdf")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    }

    private var path: String { folder.url.path }

    @Test("lists the files of a folder by name, with all folders in it, without hidden ones", arguments: ["", "/"])
    func order(_ end: String) throws {
        let found = try DocumentFinder.documents(at: [path + end])
        #expect(found == ["C.docx", "a.txt", "b.pdf", "sub/d.pdf", "sub/deep/g.pdf"].map { "\(path)/\($0)" })
    }

    @Test("keeps paths in the order they are given, standard input among them")
    func given() throws {
        let paths = ["\(path)/b.pdf", "-", "\(path)/a.txt", "\(path)/b.pdf"]
        #expect(try DocumentFinder.documents(at: paths) == paths)
    }

    @Test("takes a hidden file that is named")
    func namedHidden() throws {
        #expect(try DocumentFinder.documents(at: ["\(path)/.hidden.pdf"]) == ["\(path)/.hidden.pdf"])
    }

    @Test("an empty folder holds nothing")
    func empty() throws {
        #expect(try DocumentFinder.documents(at: ["\(path)/empty.pdf"]).isEmpty)
    }

    @Test("keeps a path at which there is nothing among others, and calls nothing at all wrong usage")
    func missing() throws {
        let mixed = ["\(path)/a.txt", "\(path)/missing.pdf"]
        #expect(try DocumentFinder.documents(at: mixed) == mixed)
        let failure = try #require(throws: CommandFailure.self) {
            try DocumentFinder.documents(at: ["\(path)/missing.pdf"])
        }
        #expect(failure.message.contains("missing.pdf"))
        #expect(failure.exitCode == 2)
    }
}
