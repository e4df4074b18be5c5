import Foundation
import TestSupport
import Testing

@Suite(
    "A folder that cannot be written",
    .enabled(if: ReadOnlyMount.isAvailable, "Needs unshare, and leave to mount in a name space of its own.")
)
struct ReadOnlyTests {
    @Test(
        "ends the start of a server with a sentence that says so",
        arguments: [("", "cannot be written: Read-only file system."), ("/vitae.sqlite", "The database is read-only")]
    )
    func server(part: String, sentence: String) throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        #expect(try RunningServer(data: data).stop() == 0)
        let serve = ["serve", "--port", "0", "--data", data.path]
        let outcome = try ReadOnlyMount.run("vitae", serve, readOnly: data.path + part)
        #expect(outcome.status == 3)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(sentence))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        // Nothing is the worse for it.
        #expect(try RunningServer(data: data).stop() == 0)
    }
}
