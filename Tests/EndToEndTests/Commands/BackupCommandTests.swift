import Foundation
import TestSupport
import Testing

@Suite("vitae backup")
struct BackupCommandTests {
    private static func backUp(_ data: URL, to file: URL) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run("vitae", ["backup", file.path, "--data", data.path])
    }

    @Test("copies what a running server has stored; with the keys, another server goes on from there")
    func running() async throws {
        let folder = try TemporaryFolder()
        let gated = try GatedServer(closed: ["searching"])
        let upload = try await gated.client.uploaded("resumes/truck-driver-au.txt")
        try await gated.wait(for: "searching", of: upload.token)
        let data = folder.url.appending(path: "restored")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
        let outcome = try Self.backUp(gated.server.data, to: data.appending(path: "vitae.sqlite"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        // The server is none the worse for it.
        try gated.open("searching")
        try await gated.wait(for: "completed", of: upload.token)
        let names = try FileManager.default.contentsOfDirectory(atPath: gated.server.data.path)
        for name in names where name.hasSuffix(".key") {
            try FileManager.default.copyItem(
                at: gated.server.data.appending(path: name),
                to: data.appending(path: name)
            )
        }
        #expect(gated.server.stop() == 0)
        // In the copy the document was at work: it is read again.
        let restored = try RunningServer(data: data)
        let session = try await APIClient(address: restored.address).finished(upload.token)
        #expect(session.object["status"] as? String == "completed")
        #expect(restored.stop() == 0)
        #expect(try StoredSessions(data: data).contradictions() == [])
    }

    @Test("never writes over a file, and names what is in the way")
    func refused() throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        #expect(try RunningServer(data: data).stop() == 0)
        let file = folder.url.appending(path: "mine.txt")
        try Data("mine".utf8).write(to: file)
        let cases = [
            (file, "not overwritten"), (data.appending(path: "vitae.sqlite"), "not overwritten"),
            (folder.url.appending(path: "nowhere/copy"), "its folder must exist"), (folder.url, "not"),
        ]
        for (target, sentence) in cases {
            let outcome = try Self.backUp(data, to: target)
            #expect(outcome.status == 1, "\(target.path)")
            #expect(outcome.errors.contains(target.path) && outcome.errors.contains(sentence), "\(outcome.errors)")
        }
        #expect(try Data(contentsOf: file) == Data("mine".utf8))
        #expect(try StoredSessions(data: data).contradictions() == [])
    }

    @Test(
        "leaves no file in a folder that cannot be written",
        .enabled(if: ReadOnlyMount.isAvailable, "Needs unshare.")
    )
    func readOnly() throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        #expect(try RunningServer(data: data).stop() == 0)
        let target = folder.url.appending(path: "target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        let arguments = ["backup", target.appending(path: "copy").path, "--data", data.path]
        let outcome = try ReadOnlyMount.run("vitae", arguments, readOnly: target.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("its folder must exist and be one that you may write to"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
    }

    @Test("makes no database where there is none")
    func none() throws {
        let folder = try TemporaryFolder()
        let outcome = try Self.backUp(folder.url.appending(path: "data"), to: folder.url.appending(path: "copy"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("There is no database in"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "copy").path))
    }
}
