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
        private func outcome(of attempt: String, mode: String = "") throws -> BuiltProgram.Outcome {
            let program = BuiltProgram.path("vitae-extract")
            let command = "set -o pipefail; '\(program)' \(mode) --attempt \(attempt) | cat"
            return try BuiltProgram.run("/bin/bash", ["-c", command])
        }

        /// What a shell reports of a program that the filter on system calls ended.
        private static let endedByFilter = 128 + SIGSYS

        private static let escapes = [
            "write", "proc_mem", "symlink", "unlink", "memfd", "socket", "unix_socket", "bind", "fork", "exec", "kill",
            "ptrace", "executable_memory", "io_uring", "more_memory", "limit_parent",
        ]

        @Test("ends a process that tries to break out, photos or not", arguments: escapes, ["", "--photos"])
        func attempts(name: String, mode: String) async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("seccomp") == true else { return }
            let outcome = try outcome(of: name, mode: mode)
            #expect(outcome.status == Self.endedByFilter, "\(outcome)")
            #expect(outcome.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: "/tmp/vitae-attempt"))
        }

        @Test("lets no file be read that reading a document does not take", arguments: ["", "--photos"])
        func reading(mode: String) async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("landlock") == true else { return }
            #expect(try outcome(of: "open", mode: mode).output == "refused")
        }

        /// Ways out that a template has no use for; it forks, and what its forks may, it may.
        private static let templateEscapes = escapes.filter { !["fork", "more_memory"].contains($0) }

        @Test("holds the template too, which forks and does nothing else", arguments: templateEscapes)
        func template(name: String) async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("seccomp") == true else { return }
            let outcome = try outcome(of: name, mode: "--template")
            #expect(outcome.status == Self.endedByFilter, "\(outcome)")
            #expect(outcome.output.isEmpty)
        }

        @Test("lets the template read no file but what its forks may")
        func templateReading() async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("landlock") == true else { return }
            #expect(try outcome(of: "open", mode: "--template").output == "refused")
        }

        @Test("lets threads start only where photos are read")
        func threads() async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("seccomp") == true else { return }
            #expect(try outcome(of: "thread").status == Self.endedByFilter)
            let ofPhotos = try outcome(of: "thread", mode: "--photos")
            if await ExtractorPhotos.areReadable(by: BuiltProgram.extractors) {
                #expect(ofPhotos.output == "allowed")
            } else {
                #expect(ofPhotos.status == Self.endedByFilter)
            }
        }
    #endif
}
