// Release builds do not misbehave on request.
#if DEBUG
    import ExtractionService
    import TestSupport
    import TextDocument
    import Testing

    @Suite("A document that nobody waits for any more")
    struct CancelledReadingTests {
        private static func read(_ text: String, in pool: ExtractorPool) -> Task<ExtractionFailure?, Never> {
            Task {
                do throws(ExtractionFailure) {
                    _ = try await pool.extract(ExtractionRequest(files: [Array(text.utf8)]))
                    return nil
                } catch {
                    return error
                }
            }
        }

        @Test("is not read to its end, and the next one is, without a death", .timeLimit(.minutes(1)))
        func cancelled() async throws {
            var extractors = BuiltProgram.extractors
            extractors.workers = 1
            extractors.environment = ["VITAE_MISBEHAVE": "1"]
            try await withExtractorPool(extractors) { pool in
                let first = Self.read("vitae-misbehave: hang\n", in: pool)
                let others = (0..<2).map { _ in Self.read("vitae-misbehave: hang\n", in: pool) }
                // One of the three is at work then.
                while pool.waiting != 2 { try await Task.sleep(for: .milliseconds(5)) }
                for reading in others + [first] { reading.cancel() }
                for reading in others + [first] { #expect(await reading.value == .crashed) }
                #expect(pool.waiting == 0)
                #expect(await Self.read("Jane Doe\n", in: pool).value == nil)
                #expect(pool.deaths.isEmpty)
            }
        }
    }
#endif
