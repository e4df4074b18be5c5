// Release builds have no misbehaviour in them.
#if DEBUG
    import ExtractionService
    import Foundation
    import Resume
    import ResumeAnalysis
    import TestSupport
    import Testing
    import TextDocument

    @Suite("An extractor that misbehaves")
    struct MisbehaviourTests {
        /// What is made of a document that makes a process do something.
        struct Row: Sendable, CustomTestStringConvertible {
            let verb: String
            let failure: ExtractionFailure
            let verdict: ExtractorVerdict

            init(_ verb: String, _ failure: ExtractionFailure, _ verdict: ExtractorVerdict) {
                self.verb = verb
                self.failure = failure
                self.verdict = verdict
            }

            var testDescription: String { "\(verb): \(verdict.rawValue)" }

            /// Time that was up is not given again; all else is tried twice.
            var deaths: [String: Int] { [verdict.rawValue: verdict == .timedOut ? 1 : 2] }
        }

        private static let rows: [Row] = [
            Row("abort", .crashed, .crashed),
            Row("alloc", .tooLarge, .outOfMemory),
            Row("bus", .crashed, .crashed),
            Row("exit_zero", .crashed, .protocolError),
            Row("fpe", .crashed, .crashed),
            Row("half_frame", .crashed, .protocolError),
            Row("hang", .timedOut, .timedOut),
            Row("ill", .crashed, .crashed),
            Row("lying_length", .crashed, .protocolError),
            Row("noise", .timedOut, .timedOut),
            Row("segv", .crashed, .crashed),
            Row("slow_drip", .timedOut, .timedOut),
            Row("spam", .crashed, .protocolError),
            Row("spin", .timedOut, .timedOut),
            Row("stack_overflow", .crashed, .crashed),
            Row("trap", .crashed, .crashed),
        ]

        /// Which take no processor time, so that only the wall clock ends them.
        private static let idlers: Set = ["hang", "noise", "slow_drip"]

        /// Seconds that a document may take, of the wall clock.
        private static let budget = 2

        private var extractors: ExtractorConfiguration {
            var configuration = BuiltProgram.extractors
            configuration.workers = 1
            configuration.environment = ["VITAE_MISBEHAVE": "1"]
            return configuration
        }

        private static func request(_ text: String) -> ExtractionRequest {
            var limits = ExtractionLimits()
            limits.wallSeconds = idlers.contains { text.hasPrefix("vitae-misbehave: \($0)") } ? budget : 120
            limits.processorSeconds = text.hasPrefix("vitae-misbehave: spin") ? 1 : 15
            return ExtractionRequest(files: [Array(text.utf8)], limits: limits)
        }

        private static func result(_ text: String, in pool: ExtractorPool) async -> Result<
            TextDocument, ExtractionFailure
        > {
            do throws(ExtractionFailure) {
                return .success(try await pool.extract(request(text)))
            } catch {
                return .failure(error)
            }
        }

        /// The text of a document that was read to its end.
        private static func text(_ text: String, in pool: ExtractorPool) async -> String? {
            guard case .success(let document) = await result(text, in: pool), document.incompleteBecause == nil else {
                return nil
            }
            return document.text
        }

        @Test("fails that document, and no other", .timeLimit(.minutes(5)), arguments: rows)
        func fails(row: Row) async throws {
            let temporary = try TemporaryFolder()
            var extractors = extractors
            extractors.environment["TMPDIR"] = temporary.url.path
            await withExtractorPool(extractors) { pool in
                let text = "vitae-misbehave: \(row.verb)\n"
                let result = await Self.result(text, in: pool)
                #expect(result == .failure(row.failure))
                #expect(pool.deaths == row.deaths)
                #expect(await Self.text("Jane Doe\n", in: pool) == "Jane Doe")
                #expect(pool.waiting == 0)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path).isEmpty)
        }

        @Test(
            "is a possible exploit when it calls what reading never takes",
            arguments: ["fork", "socket", "exec", "kill_itself"]
        )
        func violates(verb: String) async throws {
            guard await ExtractorCage.level(of: BuiltProgram.extractors)?.contains("seccomp") == true else { return }
            await withExtractorPool(extractors) { pool in
                #expect(await Self.result("vitae-misbehave: \(verb)\n", in: pool) == .failure(.crashed))
                #expect(pool.deaths == [ExtractorVerdict.violation.rawValue: 2])
            }
        }

        @Test(
            "loses nothing that it had sent before",
            arguments: [("segv", ExtractionFailure.crashed), ("hang", .timedOut), ("alloc", .tooLarge)]
        )
        func keepsPages(verb: String, failure: ExtractionFailure) async throws {
            let document = try await withExtractorPool(extractors) { pool in
                let text = "vitae-misbehave: \(verb) later\nJane Doe\n"
                return try await pool.extract(Self.request(text))
            }
            #expect(document.incompleteBecause == failure)
            #expect(document.format == .text)
            #expect(document.text.hasSuffix("Jane Doe"))
        }

        @Test(
            "is not believed when its answer breaks off or it broke out",
            arguments: ["exit_zero", "half_frame", "fork"]
        )
        func distrusts(verb: String) async throws {
            await withExtractorPool(extractors) { pool in
                let result = await Self.result("vitae-misbehave: \(verb) later\nJane Doe\n", in: pool)
                #expect(result == .failure(.crashed))
            }
        }

        @Test("reads one document and ends: no two ever share a process", .timeLimit(.minutes(1)))
        func oneDocument() async throws {
            var extractors = extractors
            extractors.workers = 2
            let answers = try await withExtractorPool(extractors) { pool in
                try await withThrowingTaskGroup(of: String.self) { group in
                    for _ in 0..<40 {
                        group.addTask { try await pool.extract(Self.request("vitae-misbehave: identify\n")).text }
                    }
                    return try await group.reduce(into: [String]()) { $0.append($1) }
                }
            }
            let numbers = answers.compactMap { $0.split(separator: " ").first }
            #expect(Set(numbers).count == 40)
            // Nothing of an earlier document is in the memory of a later one.
            #expect(answers.allSatisfy { $0.hasSuffix(" 1") }, "\(answers)")
        }

        @Test(
            "fails that document when it dies over the analysis, and pages that were read do not help",
            arguments: [("trap", ExtractionFailure.crashed), ("spin", .timedOut), ("alloc", .tooLarge)]
        )
        func analysis(verb: String, failure: ExtractionFailure) async throws {
            var analysers = BuiltProgram.analysers
            analysers.workers = 1
            analysers.environment = ["VITAE_MISBEHAVE": "1"]
            await withExtractorPool(analysers) { pool in
                let today = CalendarDay(year: 2026, month: 11, day: 22)
                var limits = ExtractionLimits()
                limits.processorSeconds = verb == "spin" ? 1 : 15
                let text = "vitae-misbehave: \(verb) analysed\nJane Doe\n"
                await #expect(throws: ReadingFailure.document(failure)) {
                    try await pool.analyse(ExtractionRequest(files: [Array(text.utf8)], limits: limits, today: today))
                }
                let other = "Jane Doe\njane.doe@example.com"
                let next = try? await pool.analyse(ExtractionRequest(files: [Array(other.utf8)], today: today))
                #expect(next?.document.text == other)
                #expect(next?.findings?.resume.basics.name?.value == "Jane Doe")
                #expect(pool.trouble == nil)
            }
        }

        @Test("analyses in another process what was read before a process died")
        func incomplete() async throws {
            var analysers = BuiltProgram.analysers
            analysers.environment = ["VITAE_MISBEHAVE": "1"]
            let text = "vitae-misbehave: segv later\nJane Doe\njane@example.com\n"
            let today = CalendarDay(year: 2026, month: 11, day: 22)
            let analysed = try await withExtractorPool(analysers) { pool in
                try await pool.analyse(ExtractionRequest(files: [Array(text.utf8)], today: today))
            }
            #expect(analysed.document.incompleteBecause == .crashed)
            #expect(analysed.findings?.resume.basics.email?.value == "jane@example.com")
        }

        @Test("is noticed when it sends more than it was asked for", arguments: ["late_bytes", "later_document"])
        func late(verb: String) async throws {
            await withExtractorPool(extractors) { pool in
                // The answer itself was whole: a page without text.
                #expect(await Self.text("vitae-misbehave: \(verb)\n", in: pool) == "")
                #expect(await Self.text("Jane Doe\n", in: pool) == "Jane Doe")
                // It is noticed at the very end of the process, which need not be waited for.
                let end = ContinuousClock.now + .seconds(5)
                while pool.deaths.isEmpty, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(2)) }
                #expect(pool.deaths == [ExtractorVerdict.protocolError.rawValue: 1])
            }
        }
    }
#endif
