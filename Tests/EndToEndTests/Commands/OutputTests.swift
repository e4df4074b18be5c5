import Foundation
import TestSupport
import Testing

@Suite("What commands print")
struct OutputTests {
    /// Runs a program through a shell; gives what it printed and what each program of the line ended with.
    private static func shell(_ script: String, _ arguments: [String]) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run(
            "/bin/bash",
            ["-c", script, "bash"] + arguments,
            environment: ["PATH": BuiltProgram.folder.path + ":/usr/bin:/bin"]
        )
    }

    @Test("nobody who reads on is no failure: the program ends without a word", arguments: ["table", "csv", "ndjson"])
    func closedPipe(_ format: String) throws {
        let folder = try TemporaryFolder()
        let sample = try Data(Samples.bytes("resumes/truck-driver-au.txt"))
        for number in 0..<40 { try sample.write(to: folder.url.appending(path: "\(number).txt")) }
        let outcome = try Self.shell(
            #"vitae score "$1" --format "$2" | head -n 1 >/dev/null; echo "${PIPESTATUS[0]}""#,
            [folder.url.path, format]
        )
        #expect(outcome.output == "0\n")
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test("names of files cannot command the terminal", arguments: ["table", "csv", "ndjson", "json"])
    func fileNames(_ format: String) throws {
        let folder = try TemporaryFolder()
        let name = "\u{1B}[31mred\u{1B}]0;title\u{7}\u{202E}fdp.exe"
        for (file, sample) in [("\(name).txt", "resumes/truck-driver-au.txt"), ("\(name).pdf", "bad/truncated.pdf")] {
            try Data(Samples.bytes(sample)).write(to: folder.url.appending(path: file))
        }
        let outcome = try BuiltProgram.run("vitae", ["score", folder.url.path, "--format", format])
        #expect(outcome.status == 1)
        let missing = try BuiltProgram.run("vitae", ["extract", folder.url.appending(path: "\(name)-missing").path])
        for text in [outcome.output, outcome.errors, missing.output, missing.errors] {
            #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 }, "\(format)")
        }
        #expect(!(outcome.errors + missing.errors).unicodeScalars.contains("\u{202E}"))
        #expect(outcome.errors.contains("red") && missing.errors.contains("red"))
    }

    @Test(
        "a folder that is not there is named, and nothing is made",
        arguments: [
            ["jobs", "list"], ["jobs", "stats"], ["jobs", "expire"], ["jobs", "import", "-"], ["session", "list"],
            ["session", "erase", "00000000-0000-4000-8000-000000000000"], ["backup", "copy.sqlite"],
            ["user", "add", "mira@example.org"], ["user", "reset-password", "mira@example.org"],
        ]
    )
    func mistypedFolder(_ command: [String]) throws {
        let folder = try TemporaryFolder()
        let empty = folder.url.appending(path: "empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        for data in [folder.url.appending(path: "vitea"), empty] {
            let outcome = try BuiltProgram.run(
                "vitae",
                command + ["--data", data.path],
                input: Data("violet anchor 27\n".utf8)
            )
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains(data.path) && outcome.errors.contains("--data"), "\(outcome.errors)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["empty"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path).isEmpty)
    }

    @Test(
        "a server makes its folder, but no folder around it",
        arguments: [["serve", "--port", "0"], ["jobs", "import", "-", "--create"]]
    )
    func mistypedParent(_ command: [String]) throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "lib/vitae")
        let outcome = try BuiltProgram.run("vitae", command + ["--data", data.path])
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains(data.path) && outcome.errors.contains("--data"), "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("accuracy is measured also by a program that a shell found, and nothing read is a failure")
    func evaluation() throws {
        let folder = try TemporaryFolder()
        try Data(Samples.bytes("resumes/truck-driver-au.txt")).write(to: folder.url.appending(path: "a.txt"))
        let truth = try Data(Samples.bytes("expected/truck-driver-au.expected.json"))
        try truth.write(to: folder.url.appending(path: "a.truth.json"))
        let script = #"cd / && vitae-evaluate resumes "$1""#
        let read = try Self.shell(script, [folder.url.path])
        #expect(read.status == 0, "\(read.errors)")
        #expect(read.output.hasPrefix("1 documents\n"))
        try Data("\0\u{1}\u{2}".utf8).write(to: folder.url.appending(path: "a.txt"))
        let unread = try Self.shell(script, [folder.url.path])
        #expect(unread.status == 1 && unread.errors.contains("could be read"))
        let nothing = try Self.shell(script, ["/nonexistent"])
        #expect(nothing.status == 1 && !nothing.errors.isEmpty)
    }
}
