import ExtractionService
import Foundation
import Glibc
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

        /// What a shell reports of a program that the filter on system calls ended.
        private static let endedByFilter = 128 + SIGSYS

        @Test(
            "ends a process that tries to break out",
            arguments: [
                "write", "proc_mem", "symlink", "unlink", "memfd", "socket", "unix_socket", "bind", "fork", "thread",
                "exec",
                "kill", "ptrace", "executable_memory", "io_uring", "more_memory", "limit_parent",
            ]
        )
        func attempts(name: String) async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("seccomp") == true else { return }
            let outcome = try outcome(of: name)
            #expect(outcome.status == Self.endedByFilter, "\(outcome)")
            #expect(outcome.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: "/tmp/vitae-attempt"))
        }

        @Test("lets no file be read that reading a document does not take")
        func reading() async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("landlock") == true else { return }
            #expect(try outcome(of: "open").output == "refused")
        }
    #endif
}
