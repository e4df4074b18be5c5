import ExtractionService
import Foundation
import Glibc
import Logging
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

    private func failure(in pool: ExtractorPool, text: String = "Jane Doe\n") async -> ExtractionFailure? {
        do throws(ExtractionFailure) {
            _ = try await pool.extract(ExtractionRequest(files: [Array(text.utf8)]))
            return nil
        } catch {
            return error
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

    @Test(
        "tells by the end of a process what became of the document",
        arguments: [
            ("exit 0", ExtractionFailure.crashed, "protocol_error"), ("kill -KILL $$", .tooLarge, "out_of_memory"),
            ("kill -SYS $$", .crashed, "violation"), ("kill -XCPU $$", .timedOut, "timed_out"),
            ("kill -ABRT $$", .crashed, "crashed"),
            ("echo 'Out of memory' >&2; kill -ABRT $$", .tooLarge, "out_of_memory"),
            ("echo 'std::bad_alloc' >&2; kill -TRAP $$", .tooLarge, "out_of_memory"),
            ("echo 'Out of memory' >&2; kill -SEGV $$", .crashed, "crashed"), ("kill -TERM $$", .crashed, "crashed"),
        ]
    )
    func verdicts(script: String, failure expected: ExtractionFailure, verdict: String) async throws {
        let configuration = try extractor(script: script)
        await withExtractorPool(configuration) { pool in
            #expect(await failure(in: pool) == expected)
            #expect(pool.deaths.keys.sorted() == [verdict])
        }
    }

    @Test("survives that a process ends while a large document is written to it")
    func brokenPipe() async throws {
        let large = String(repeating: " ", count: 8 * 1024 * 1024)
        let configuration = try extractor(script: "read -r x; exit 0")
        let outcome = await withExtractorPool(configuration) { pool in await failure(in: pool, text: large) }
        #expect(outcome == .crashed)
    }

    @Test("ends with a process what it has started, and leaves neither zombies nor descriptors")
    func hygiene() async throws {
        let configuration = try extractor(script: "(while true; do /bin/sleep 1; done) & exit 1")
        let name = String(URL(filePath: configuration.executable).lastPathComponent.prefix(15))
        let before = try Self.descriptors()
        let deaths = await withExtractorPool(configuration) { pool in
            for _ in 0..<50 { #expect(await failure(in: pool) == .crashed) }
            return pool.deaths
        }
        #expect(deaths == ["protocol_error": 100])
        #expect(try Self.zombies(named: name) == 0)
        // The kernel ends processes in its own time.
        let end = ContinuousClock.now + .seconds(2)
        while try Self.running(named: name) > 0, ContinuousClock.now < end { await Task.yield() }
        #expect(try Self.running(named: name) == 0)
        // Other tests open some at the same time, for a while: what counts is that there is not one for each process.
        let patience = ContinuousClock.now + .seconds(30)
        while try Self.descriptors() >= before + 50, ContinuousClock.now < patience {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try Self.descriptors() < before + 50)
    }

    @Test("logs a death once, without a word of the document")
    func logs() async throws {
        let recorder = LogRecorder()
        let logger = Logger(label: "test") { _ in recorder }
        let configuration = try extractor(script: "echo Canary >&2; kill -SYS $$")
        let outcome = await withExtractorPool(configuration, logger: logger) { pool in
            await failure(in: pool, text: "Canary\n")
        }
        #expect(outcome == .crashed)
        #expect(recorder.lines.count == 2)
        #expect(
            recorder.lines.allSatisfy { $0.hasPrefix("error") && $0.contains("violation") && !$0.contains("Canary") }
        )
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

    /// Open descriptors of this process.
    private static func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    /// Ends processes by name.
    ///
    /// - Returns: how many there were.
    private static func processes(named name: String, endedWith signal: Int32) throws -> Int {
        let found = try processes(named: name)
        for process in found { kill(process.number, signal) }
        return found.count
    }

    /// Children of this process that have ended and that nobody has asked about.
    private static func zombies(named name: String) throws -> Int {
        try processes(named: name).count { $0.state == "Z" && $0.parent == getpid() }
    }

    private static func running(named name: String) throws -> Int {
        try processes(named: name).count { $0.state != "Z" }
    }

    /// From `/proc/N/stat`: number, name in brackets, state, number of the parent.
    private static func processes(named name: String) throws -> [(number: pid_t, state: Substring, parent: pid_t)] {
        let entries = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
        return entries.compactMap { number in
            guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/stat") else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("(\(name))"), let rest = text.split(separator: ") ").last else { return nil }
            let fields = rest.split(separator: " ")
            return (number, fields[0], pid_t(fields[1]) ?? 0)
        }
    }
}
