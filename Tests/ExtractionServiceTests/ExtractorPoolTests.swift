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

    /// Why a document was not read that has nothing wrong with it.
    private func trouble(in pool: ExtractorPool, text: String = "Jane Doe\n") async -> ExtractorTrouble? {
        do throws(ReadingFailure) {
            _ = try await pool.analyse(ExtractionRequest(files: [Array(text.utf8)]))
            return nil
        } catch .extractor(let trouble) {
            return trouble
        } catch {
            return nil
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
        "is ill when the extractor ends before it is ready, and says so",
        arguments: ["exit 1", "kill -SEGV $$", "printf 'this is no report at all' >&0", "kill -XFSZ $$"]
    )
    func doesNotStart(script: String) async throws {
        await withExtractorPool(try extractor(script: script)) { pool in
            #expect(await trouble(in: pool) == .doesNotStart)
            #expect(pool.trouble == .doesNotStart)
            #expect(await pool.recheckedTrouble() == .doesNotStart)
            #expect(Set(pool.deaths.keys) == ["not_started"])
        }
    }

    @Test("is ill when there is no extractor, and well again when there is one")
    func missing() async throws {
        let program = folder.url.appending(path: "vitae-extract")
        let configuration = ExtractorConfiguration(executable: program.path, workers: 1)
        try await withExtractorPool(configuration) { pool in
            #expect(await trouble(in: pool) == .doesNotStart)
            try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
            #expect(await pool.recheckedTrouble() == nil)
            #expect(pool.trouble == nil)
            #expect(try await pool.extract(ExtractionRequest(files: [Array("Jane Doe\n".utf8)])).text == "Jane Doe")
        }
    }

    @Test("is ill, and blames no document, when tables cannot be read")
    func tables() async throws {
        var configuration = BuiltProgram.analysers
        configuration.knowledge = "/nowhere/Careers.knowledge"
        await withExtractorPool(configuration) { pool in
            #expect(await trouble(in: pool) == .doesNotStart)
        }
    }

    @Test("tells it once that the extractor is ill, and once that it is well, without a word of a document")
    func logs() async throws {
        let recorder = LogRecorder()
        let logger = Logger(label: "test") { _ in recorder }
        let program = folder.url.appending(path: "vitae-extract")
        let configuration = ExtractorConfiguration(executable: program.path, workers: 1)
        try await withExtractorPool(configuration, logger: logger) { pool in
            for _ in 0..<3 { #expect(await trouble(in: pool, text: "Canary\n") == .doesNotStart) }
            try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
            #expect(await pool.recheckedTrouble() == nil)
        }
        #expect(recorder.lines.count { $0.contains("extractor ill") } == 1)
        #expect(recorder.lines.count { $0.contains("extractor well again") } == 1)
        #expect(recorder.lines.allSatisfy { !$0.contains("Canary") })
    }

    @Test("leaves neither processes nor zombies nor descriptors", .timeLimit(.minutes(2)))
    func hygiene() async throws {
        let program = folder.url.appending(path: "x-\(UInt32.random(in: 0..<100_000))")
        try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
        var configuration = ExtractorConfiguration(executable: program.path, workers: 2)
        configuration.environment = ["VITAE_MISBEHAVE": "1"]
        let before = try Self.descriptors()
        await withExtractorPool(configuration) { pool in
            for _ in 0..<25 { #expect(await failure(in: pool, text: "vitae-misbehave: exit_zero\n") == .crashed) }
        }
        #expect(try Self.processes(named: program.lastPathComponent).isEmpty)
        // Other tests open some at the same time, for a while: what counts is that there is not one for each process.
        let patience = ContinuousClock.now + .seconds(30)
        while try Self.descriptors() >= before + 25, ContinuousClock.now < patience {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try Self.descriptors() < before + 25)
    }

    @Test("reads on when its template dies, whatever it was at", .timeLimit(.minutes(1)))
    func templateDies() async throws {
        // A copy under a name of its own, so that only its processes are ended here.
        let program = folder.url.appending(path: "x-\(UInt32.random(in: 0..<100_000))")
        try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
        let configuration = ExtractorConfiguration(executable: program.path, workers: 2)
        let request = ExtractionRequest(files: [Array("Jane Doe\n".utf8)])
        try await withExtractorPool(configuration) { pool in
            _ = try await pool.extract(request)
            for _ in 0..<3 {
                async let first = pool.extract(request)
                #expect(try Self.processes(named: program.lastPathComponent, endedWith: SIGKILL) > 0)
                #expect(try await first.text == "Jane Doe")
                #expect(try await pool.extract(request).text == "Jane Doe")
            }
        }
    }

    @Test("takes the processes of documents along when its own process ends", .timeLimit(.minutes(1)))
    func ownerEnds() async throws {
        let program = folder.url.appending(path: "x-\(UInt32.random(in: 0..<100_000))")
        try FileManager.default.copyItem(atPath: BuiltProgram.path("vitae-extract"), toPath: program.path)
        var configuration = ExtractorConfiguration(executable: program.path, workers: 1)
        configuration.environment = ["VITAE_MISBEHAVE": "1"]
        let hanging = await withExtractorPool(configuration) { pool in
            let reading = Task { await failure(in: pool, text: "vitae-misbehave: hang\n") }
            // The template, and the process that hangs.
            while (try? Self.processes(named: program.lastPathComponent).count) != 2 {
                try? await Task.sleep(for: .milliseconds(5))
            }
            return reading
        }
        #expect(await hanging.value == .crashed)
        #expect(try Self.processes(named: program.lastPathComponent).isEmpty)
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
