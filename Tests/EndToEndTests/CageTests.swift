import ExtractionService
import Foundation
import TestSupport
import Testing

@Suite("The cage of the extractor")
struct CageTests {
    @Test("has all layers that the kernel offers, and tells which")
    func level() async throws {
        let level = try #require(await ExtractorCage.level(of: BuiltProgram.extractors))
        #expect(["seccomp, landlock", "seccomp", "landlock", "none"].contains(level))
    }

    // Release builds have no attempts in them.
    #if DEBUG
        /// Output through a pipe: the extractor may not make a file larger.
        private func outcome(of attempt: String) throws -> BuiltProgram.Outcome {
            let command = "set -o pipefail; '\(BuiltProgram.path("vitae-extract"))' --attempt \(attempt) | cat"
            return try BuiltProgram.run("/bin/bash", ["-c", command])
        }

        @Test(
            "lets no attempt to break out succeed",
            arguments: ["open", "write", "socket", "fork", "exec", "ptrace", "executable_memory"]
        )
        func attempts(name: String) async throws {
            // Neither layer alone keeps everything in; both together do.
            guard await ExtractorCage.level(of: BuiltProgram.extractors) == ExtractorCage.full else { return }
            let outcome = try outcome(of: name)
            #expect(outcome.output == "refused" || outcome.status != 0 && outcome.output.isEmpty, "\(outcome)")
            #expect(!outcome.output.contains("allowed"))
            #expect(!FileManager.default.fileExists(atPath: "/tmp/vitae-attempt"))
        }
    #endif
}
