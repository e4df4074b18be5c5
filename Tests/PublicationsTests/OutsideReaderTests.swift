import Foundation
import TestSupport
import Testing

@testable import Publications

/// Programs of others, which `make readers` installs, read what is written here.
@Suite("Readers of others")
struct OutsideReaderTests {
    private static let root = Samples.folder.deletingLastPathComponent()
    /// Where `make readers` puts the reader of RIS.
    private static let python = root.appending(path: ".build/readers/bin/python")

    /// Runs a program to its end.
    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("biber reads BibTeX without a complaint, and finds every entry with its names")
    func biber() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "list.bib")
        try PublicationWriter.file(of: Examples.publications, .bibtex).write(
            to: file,
            atomically: true,
            encoding: .utf8
        )
        let arguments = ["--tool", "--nolog", "--output-file=read.bib", "list.bib"]
        let (status, output) = try Self.run("biber", arguments, in: folder.url)
        try #require(status == 0, "biber is missing (make readers installs it) or failed: \(output)")
        #expect(!output.contains("WARN") && !output.contains("ERROR"), "\(output)")
        let text = try String(contentsOf: folder.url.appending(path: "read.bib"), encoding: .utf8)
        for publication in Examples.publications { #expect(text.contains("{\(publication.key),")) }
        for part in [
            "Özgür, Ş. and {Example Organization for Tone} and van der Berg, Ludwig and de la Cruz, Jr., María and others",
            "{Foo and Bar Consortium}", "Łódź, naïve café — “quoted”", "10.1000/ex_1(2)<3>", "45--67",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        // What biber writes is read here again.
        let read = try Examples.read(text)
        #expect(read.rejections.isEmpty)
        #expect(Set(read.entries.map(\.content.title)) == Set(Examples.contents.map(\.title)))
    }

    @Test("rispy reads RIS, and what it writes of that says the same")
    func rispy() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "list.ris")
        let program = """
            import rispy, sys
            with open(sys.argv[1], encoding="utf-8", newline="") as file: entries = rispy.load(file)
            assert len(entries) == int(sys.argv[3]), len(entries)
            assert all("unknown_tag" not in entry for entry in entries), entries
            assert entries[0]["authors"][1] == "Example Organization for Tone", entries[0]
            assert entries[0]["authors"][3] == "de la Cruz, María, Jr.", entries[0]
            with open(sys.argv[2], "w", encoding="utf-8") as file: rispy.dump(entries, file)
            """
        let publications = Examples.publications
        try PublicationWriter.file(of: publications, .ris).write(to: file, atomically: true, encoding: .utf8)
        let arguments = ["-c", program, "list.ris", "back.ris", String(publications.count)]
        let (status, output) = try Self.run(Self.python.path, arguments, in: folder.url)
        try #require(status == 0, "rispy is missing (make readers installs it) or failed: \(output)")
        let back = try Data(contentsOf: folder.url.appending(path: "back.ris"))
        let read = try PublicationFile(back, format: .ris)
        let written = try PublicationFile(Data(contentsOf: file))
        #expect(read.entries.map(\.content) == written.entries.map(\.content))
    }
}
