import ExtractionService
import Foundation
import Glibc
import TestSupport
import Testing
import TextDocument

@Suite("The pool of extractors")
struct ExtractorPoolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A program that stands in for the extractor.
    private func extractor(script: String) throws -> ExtractorConfiguration {
        let file = folder.url.appending(path: UUID().uuidString)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return ExtractorConfiguration(executable: file.path, workers: 1)
    }

    private func failure(of configuration: ExtractorConfiguration, wallSeconds: Int = 20) async throws
        -> ExtractionFailure?
    {
        var limits = ExtractionLimits()
        limits.wallSeconds = wallSeconds
        let request = ExtractionRequest(files: [Array("Jane Doe\n".utf8)], limits: limits)
        do {
            _ = try await withExtractorPool(configuration) { try await $0.extract(request) }
            return nil
        } catch let failure as ExtractionFailure {
            return failure
        }
    }

    @Test("reads documents, more of them than there are processes")
    func reads() async throws {
        let texts = try await withExtractorPool(BuiltProgram.extractors) { pool in
            try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<8 {
                    let request = ExtractionRequest(files: [Array("Document \(number)\n".utf8)])
                    group.addTask { try await pool.extract(request).text }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
        }
        #expect(texts == Set((0..<8).map { "Document \($0)" }))
    }

    @Test(
        "calls a process that dies or answers nonsense crashed",
        arguments: ["exit 1", "kill -SEGV $$", "printf 'this is no frame at all'", "printf '\\002'"]
    )
    func crashes(script: String) async throws {
        #expect(try await failure(of: try extractor(script: script)) == .crashed)
    }

    @Test("calls an extractor that is not there crashed")
    func missing() async throws {
        #expect(
            try await failure(of: ExtractorConfiguration(executable: "/nowhere/vitae-extract", workers: 1)) == .crashed
        )
    }

    @Test("ends a process that hangs when its time is up")
    func hangs() async throws {
        #expect(try await failure(of: try extractor(script: "exec /bin/sleep 600"), wallSeconds: 1) == .timedOut)
    }

    @Test("does not count it against a document that an idle process was dead before")
    func deadBefore() async throws {
        // A copy under a name of its own, so that only its processes are ended here.
        let program = folder.url.appending(path: "x-\(UInt32.random(in: 0..<100_000))")
        try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
        let configuration = ExtractorConfiguration(executable: program.path, workers: 2)
        let request = ExtractionRequest(files: [Array("Jane Doe\n".utf8)])
        let text = try await withExtractorPool(configuration) { pool in
            async let first = pool.extract(request)
            async let second = pool.extract(request)
            _ = try await (first, second)
            #expect(try Self.processes(named: program.lastPathComponent, endedWith: SIGKILL) > 0)
            return try await pool.extract(request).text
        }
        #expect(text == "Jane Doe")
    }

    /// Ends processes by name.
    ///
    /// - Returns: how many there were.
    private static func processes(named name: String, endedWith signal: Int32) throws -> Int {
        let entries = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
        let found = entries.filter { process in
            let command = FileManager.default.contents(atPath: "/proc/\(process)/comm").map {
                String(decoding: $0, as: UTF8.self)
            }
            return command?.trimmingCharacters(in: .whitespacesAndNewlines) == name
        }
        for process in found { kill(process, signal) }
        return found.count
    }
}
