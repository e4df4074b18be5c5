import Resume
import Testing

@testable import JobMatching

@Suite("Showing explanations in other words")
struct ExplanationWordingTests {
    private typealias Fixture = WordingFixture
    private struct Broken: Error {}

    private let world = Fixture.World()
    private let nobody = PersonalDetails(of: Resume())

    @Test("uses words that say the same, once, and then again without asking")
    func used() async throws {
        let rephraser = Fixture.Rephraser { _ in Fixture.words }
        let wording = try world.wording(by: rephraser)
        #expect(await wording.wording(of: Fixture.facts, without: nobody) == Fixture.words)
        #expect(await wording.wording(of: Fixture.facts, without: nobody) == Fixture.words)
        #expect(rephraser.questions == [Fixture.facts])
        #expect(world.outcomes == [.used, .cached])
        world.pass(.seconds(600))
        #expect(await wording.wording(of: Fixture.facts, without: nobody) == Fixture.words)
        #expect(rephraser.questions.count == 2)
    }

    @Test("keeps statements whose words say something else, and does not ask again")
    func refused() async throws {
        var partly = Fixture.words
        partly.bullets[1] = "Power BI and Tableau were not found in your résumé."
        let invented = JobExplanation(summary: "Hooli wants you.", bullets: ["You know Rust.", "You earn 90,000."])
        for (answer, expected, outcome) in [
            (
                partly,
                JobExplanation(summary: partly.summary, bullets: [partly.bullets[0], Fixture.facts.bullets[1]]),
                RephrasingOutcome.partly
            ),
            (invented, Fixture.facts, .refused),
        ] {
            let world = Fixture.World()
            let rephraser = Fixture.Rephraser { _ in answer }
            let wording = try world.wording(by: rephraser)
            #expect(await wording.wording(of: Fixture.facts, without: nobody) == expected)
            #expect(await wording.wording(of: Fixture.facts, without: nobody) == expected)
            #expect(rephraser.questions.count == 1)
            #expect(world.outcomes == [outcome, .cached])
        }
    }

    @Test(
        "shows what was composed when there are no other words",
        arguments: [
            (RephrasingError.declined as any Error, RephrasingOutcome.declined), (RephrasingError.cutOff, .badAnswer),
            (RephrasingError.malformedAnswer, .badAnswer), (Broken(), .failed),
        ]
    )
    func failures(_ error: any Error, _ outcome: RephrasingOutcome) async throws {
        let wording = try world.wording(by: Fixture.Rephraser { _ in throw error })
        #expect(await wording.wording(of: Fixture.facts, without: nobody) == Fixture.facts)
        #expect(world.outcomes == [outcome])
    }

    @Test("does not wait longer than the limit")
    func late() async throws {
        let rephraser = Fixture.Rephraser { facts in
            try await Task.sleep(for: .seconds(3_600))
            return facts
        }
        let wording = try world.wording(by: rephraser, sleep: { #expect($0 == .seconds(3)) })
        #expect(await wording.wording(of: Fixture.facts, without: nobody) == Fixture.facts)
        #expect(world.outcomes == [.timedOut])
    }

    @Test("leaves a service alone that fails again and again, and tries once after a minute")
    func pause() async throws {
        let rephraser = Fixture.Rephraser { _ in throw Broken() }
        let wording = try world.wording(by: rephraser)
        for number in 1...5 { _ = await wording.wording(of: Fixture.facts(number), without: nobody) }
        #expect(world.outcomes == [.failed, .failed, .failed, .paused, .paused])
        world.pass(.seconds(59))
        _ = await wording.wording(of: Fixture.facts(6), without: nobody)
        world.pass(.seconds(1))
        _ = await wording.wording(of: Fixture.facts(7), without: nobody)
        _ = await wording.wording(of: Fixture.facts(8), without: nobody)
        #expect(world.outcomes.suffix(3) == [.paused, .failed, .paused])
        #expect(rephraser.questions.count == 4)
    }

    @Test("forgets failures after an answer, be it a bad one for the statements")
    func recovery() async throws {
        let rephraser = Fixture.Rephraser { facts in
            guard facts == Fixture.facts(3) else { throw Broken() }
            return Fixture.words
        }
        let wording = try world.wording(by: rephraser)
        for number in 1...5 { _ = await wording.wording(of: Fixture.facts(number), without: nobody) }
        #expect(world.outcomes == [.failed, .failed, .refused, .failed, .failed])
    }

    @Test("asks one question once for all who want its answer, and not more questions than it may")
    func together() async throws {
        let (answers, answer) = AsyncStream<Void>.makeStream()
        let (questions, asked) = AsyncStream<Void>.makeStream()
        let rephraser = Fixture.Rephraser { _ in
            asked.yield()
            for await _ in answers { break }
            return Fixture.words
        }
        var limits = RephrasingLimits()
        limits.questions = 1
        let wording = try world.wording(by: rephraser, limits: limits)
        async let first = wording.wording(of: Fixture.facts, without: nobody)
        for await _ in questions { break }
        async let second = wording.wording(of: Fixture.facts, without: nobody)
        #expect(await wording.wording(of: Fixture.facts(1), without: nobody) == Fixture.facts(1))
        #expect(world.outcomes.contains(.busy))
        answer.yield()
        #expect(await [first, second] == [Fixture.words, Fixture.words])
        #expect(rephraser.questions == [Fixture.facts])
    }

    @Test("keeps the words that were asked for last, and no more than it may")
    func cache() {
        var limits = RephrasingLimits()
        limits.kept = 2
        var cache = RephrasingCache(limits)
        let start = ContinuousClock.now
        for number in 1...3 { cache.keep(Fixture.words, for: Fixture.facts(number), at: start + .seconds(number)) }
        #expect(cache.words(for: Fixture.facts(1), at: start + .seconds(3)) == nil)
        #expect(cache.words(for: Fixture.facts(2), at: start + .seconds(601)) == Fixture.words)
        #expect(cache.words(for: Fixture.facts(2), at: start + .seconds(602)) == nil)
        #expect(cache.words(for: Fixture.facts(3), at: start + .seconds(602)) == Fixture.words)
    }
}
