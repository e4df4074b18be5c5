import Foundation
import GRDB
import Glibc
import TestSupport
import Testing

@Suite("vitae publications")
struct PublicationCommandTests {
    private let folder: TemporaryFolder
    private let data: String

    private static let email = "robin@example.org"

    init() throws {
        folder = try TemporaryFolder()
        data = folder.url.appending(path: "data").path
        let jobs = Samples.folder.appending(path: "jobs.ndjson").path
        let database = try BuiltProgram.run("vitae", ["jobs", "import", jobs, "--create", "--data", data])
        try #require(database.status == 0, "\(database.errors)")
        let made = try BuiltProgram.run(
            "vitae",
            ["user", "add", Self.email, "--data", data],
            input: Data("violet 27\n".utf8)
        )
        try #require(made.status == 0, "\(made.errors)")
    }

    private func run(_ arguments: [String], input: Data? = nil) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run(
            "vitae",
            ["publications"] + arguments + ["--account", Self.email, "--data", data],
            input: input
        )
    }

    /// Entries of BibTeX, of some 600 bytes each.
    private static func entries(_ numbers: Range<Int>) -> Data {
        Data(
            numbers.map { number in
                """
                @article{entry\(number),
                  title = {Tone \(number)}, author = {Doe, Jane and Özgür, Ş.}, year = \(2000 + number % 20),
                  doi = {10.1000/\(number)}, abstract = {\(String(repeating: "words ", count: 70))}
                }

                """
            }.joined().utf8
        )
    }

    private func count() throws -> Int {
        let database = try DatabaseQueue(path: "\(data)/vitae.sqlite")
        return try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM publication") ?? 0 }
    }

    /// Waits until so many publications are kept.
    private func wait(for least: Int) async throws {
        for _ in 0..<600 {
            if try count() >= least { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        Issue.record("\(try count()) of \(least) publications after a minute")
    }

    @Test(
        "imports what can be read, names the rest with its lines, and exports it",
        arguments: ["bib", "ris", "json", "csv"]
    )
    func exchange(_ ending: String) throws {
        let file = folder.url.appending(path: "list.bib")
        let text = Self.entries(0..<3) + Data("@misc{x, title = {Broken\n".utf8) + Self.entries(2..<4)
        try text.write(to: file)
        let first = try run(["import", file.path])
        #expect(first.status == 1 && first.output == "4 imported, 1 skipped, 1 rejected\n")
        #expect(first.errors == "\(file.path), line 13: A brace or a quotation mark is not closed.\n")
        let again = try run(["import", "-"], input: Self.entries(0..<4))
        #expect(again.status == 0 && again.output == "0 imported, 4 skipped, 0 rejected\n" && again.errors.isEmpty)
        let copy = folder.url.appending(path: "copy.\(ending)")
        let format = ending == "json" ? ["--format", "csl-json"] : []
        #expect(try run(["export", copy.path] + format).status == 0)
        let written = try String(contentsOf: copy, encoding: .utf8)
        #expect((0..<4).allSatisfy { written.contains("Tone \($0)") } && written.contains("Özgür"))
        #expect(
            try run(["export", "-"] + ["--format", format.last ?? ["bib": "bibtex"][ending] ?? ending]).output
                == written
        )
        let back = try run(["import", copy.path])
        if ending == "csv" {
            #expect(
                back.status == 1 && back.errors == "vitae: \(copy.path): The file is not BibTeX, RIS or CSL-JSON.\n"
            )
        } else {
            #expect(back.status == 0 && back.output == "0 imported, 4 skipped, 0 rejected\n")
        }
    }

    @Test("says why nothing is done", arguments: [(" ", "There is nothing in the file."), ("{}", "0 imported")])
    func refusals(_ text: String, sentence: String) throws {
        let outcome = try run(["import", "-"], input: Data(text.utf8))
        #expect(outcome.status == 1 && (outcome.errors + outcome.output).contains(sentence))
        #expect(try run(["import", folder.url.appending(path: "none").path]).errors.contains("there is no such file"))
        #expect(try run(["export", folder.url.appending(path: "list.pdf").path]).status == 2)
    }

    @Test("says how far it is, keeps that when it is killed, and goes on from there")
    func killed() async throws {
        let errors = folder.url.appending(path: "errors")
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(filePath: BuiltProgram.path("vitae"))
        process.arguments = ["publications", "import", "-", "--account", Self.email, "--data", data]
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        // What was read is imported before the rest of the file is there.
        try pipe.fileHandleForWriting.write(contentsOf: Self.entries(0..<1_000))
        try await wait(for: 500)
        try await Task.sleep(for: .seconds(2))
        try pipe.fileHandleForWriting.write(contentsOf: Self.entries(1_000..<2_000))
        try await wait(for: 1_500)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let kept = try count()
        #expect(kept < 2_000)
        let told = try String(contentsOf: errors, encoding: .utf8)
        let progress = try #require(told.firstMatch(of: /So far (\d+) imported, 0 skipped, 0 rejected\./))
        #expect(try #require(Int(progress.1)) <= kept)
        let again = try run(["import", "-"], input: Self.entries(0..<2_000))
        #expect(again.status == 0 && again.output == "\(2_000 - kept) imported, \(kept) skipped, 0 rejected\n")
        #expect(try count() == 2_000)
    }
}
