import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    /// A folder with good and bad files, one of them twice.
    private func mixedFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = [
            ("a.pdf", "resumes/student-us.pdf"), ("b.txt", "resumes/truck-driver-au.txt"),
            ("c.pdf", "bad/truncated.pdf"),
            ("d.bin", "bad/noise.bin"), ("nested/e.pdf", "resumes/student-us.pdf"), ("f.pdf", "bad/empty.pdf"),
        ]
        for (name, sample) in files {
            let file = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(try Samples.bytes(sample)).write(to: file)
        }
        return folder
    }

    @Test("scores a folder: one line a file in order, failures named, duplicates marked")
    func scoresFolder() throws {
        let folder = try mixedFolder()
        let outcome = try BuiltProgram.run("vitae", ["score", folder.url.path, "--format", "ndjson"])
        #expect(outcome.status == 1)
        let results = try outcome.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let names = results.compactMap { ($0["file"] as? String)?.split(separator: "/").last.map(String.init) }
        #expect(names == ["a.pdf", "b.txt", "c.pdf", "d.bin", "f.pdf", "e.pdf"])
        let codes = results.map { $0["error_code"] as? String }
        #expect(codes == [nil, nil, "damaged", "unsupported_type", "empty", nil])
        #expect((results[5]["duplicate_of"] as? String)?.hasSuffix("a.pdf") == true)
        #expect(results[5]["resume_score"] as? Int == results[0]["resume_score"] as? Int)
        #expect(results[1]["current_role_title"] as? String == "HC Truck Driver")
        #expect(outcome.errors.contains("3 of 6 could not be read"))
    }

    @Test("reads the files that links lead to, alone, in a folder, and in a folder that is a link itself")
    func links() throws {
        let folder = try TemporaryFolder()
        let real = folder.url.appending(path: "real")
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
        try Data(try Samples.bytes("resumes/truck-driver-au.txt")).write(to: real.appending(path: "a.txt"))
        let link = real.appending(path: "b.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real.appending(path: "a.txt"))
        let linked = folder.url.appending(path: "linked")
        try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: real)
        for (path, files) in [(link.path, 1), (real.path, 2), (linked.path, 2)] {
            let outcome = try BuiltProgram.run("vitae", ["score", path, "--format", "ndjson"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.split(separator: "\n").count == files, "\(path)")
        }
    }

    @Test("gives the same rows whatever the format and however many extractors")
    func formats() throws {
        let folder = try mixedFolder()
        func rows(_ format: String, workers: String) throws -> BuiltProgram.Outcome {
            try BuiltProgram.run("vitae", ["score", folder.url.path, "--format", format, "--workers", workers])
        }
        let csv = try rows("csv", workers: "1").output.split(separator: "\r\n")
        #expect(csv.count == 7)
        #expect(csv.first?.hasPrefix("file,status,error_code") == true)
        let json = try JSONSerialization.jsonObject(with: Data(try rows("json", workers: "4").output.utf8)) as? [Any]
        #expect(json?.count == 6)
        let table = try rows("table", workers: "2").output.split(separator: "\n")
        #expect(table.count == 7)
    }

    @Test("prints JSON Resume, and reads standard input")
    func parses() throws {
        let outcome = try BuiltProgram.run(
            "vitae",
            ["parse", "-"],
            input: Data(try Samples.bytes("resumes/lawyer-us.pdf"))
        )
        #expect(outcome.status == 0)
        let resume = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let basics = resume["basics"] as? [String: Any]
        #expect(basics?["name"] as? String == "Marguerite A. Lindqvist")
        #expect((resume["work"] as? [Any])?.count == 4)
    }

    @Test("prints text in reading order")
    func extracts() throws {
        let path = Samples.folder.appending(path: "resumes/nurse-uk.pdf").path
        let outcome = try BuiltProgram.run("vitae", ["extract", path])
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let skills = try #require(lines.firstIndex(of: "Skills"))
        #expect(lines[skills + 1] == "Wound care")
        let layout = try BuiltProgram.run("vitae", ["extract", path, "--layout"])
        #expect(layout.output.contains("\"text_layer\""))
    }

    private static let invocations: [([String], Int32)] = [
        (["score", "/nowhere/at/all"], 2), (["score"], 2), (["nonsense"], 2), (["parse", "/nowhere.pdf"], 1),
        (["score", "--format", "xml", "x"], 2), (["--help"], 0), (["--version"], 0),
        (["poll", "AAAAAAAAAAAAAAAAAAAAAAAA", "--server", "http://127.0.0.1:9"], 1),
    ]

    @Test("tells wrong usage from failures", arguments: invocations)
    func exitCodes(arguments: [String], status: Int32) throws {
        let outcome = try BuiltProgram.run("vitae", arguments)
        #expect(outcome.status == status, "\(outcome.errors)")
        if status != 0 { #expect(!outcome.errors.isEmpty) }
    }

    @Test("refuses a file that is too large without reading it, and goes on with the others")
    func tooLarge() throws {
        let folder = try TemporaryFolder()
        let large = folder.url.appending(path: "large.txt")
        #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
        try FileHandle(forWritingTo: large).truncate(atOffset: 3 << 30)
        let good = Samples.folder.appending(path: "resumes/truck-driver-au.txt").path
        let outcome = try BuiltProgram.run("vitae", ["score", large.path, good, "/nowhere.pdf", "--format", "ndjson"])
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.contains("\"too_large\"") == true)
        #expect(lines.dropFirst().first?.contains("\"ok\"") == true)
        #expect(lines.last?.contains("\"unreadable\"") == true)
    }

    @Test("says so when the result cannot be written")
    func fullDisk() throws {
        let path = Samples.folder.appending(path: "resumes/truck-driver-au.txt").path
        let command = "'\(BuiltProgram.path("vitae"))' score '\(path)' > /dev/full"
        let outcome = try BuiltProgram.run("/bin/sh", ["-c", command])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("cannot be written"))
    }

    @Test("imports postings, names the broken lines, and replaces on the second run")
    func importsJobs() throws {
        let folder = try TemporaryFolder()
        let broken = Samples.folder.appending(path: "jobs-broken.ndjson").path
        let first = try BuiltProgram.run("vitae", ["jobs", "import", broken, "--create", "--data", folder.url.path])
        #expect(first.status == 1)
        #expect(first.errors.contains("line 3: not JSON"))
        #expect(first.errors.contains("line 5: title is missing"))
        #expect(first.output.contains(" 0 replaced"))
        let second = try BuiltProgram.run("vitae", ["jobs", "import", broken, "--data", folder.url.path])
        #expect(second.output.hasPrefix("0 added"))
    }

    @Test("the doctor finds everything")
    func doctor() throws {
        let outcome = try BuiltProgram.run("vitae", ["doctor"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("MISSING"))
    }
}
