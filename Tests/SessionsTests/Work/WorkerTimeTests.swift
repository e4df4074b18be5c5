import Foundation
import Sessions
import TestSupport
import Testing

@Suite("Time as workers see it")
struct WorkerTimeTests {
    private static let hour = 3_600.0

    @Test(
        "a document at work is neither taken on twice nor lost when somebody sets the time",
        arguments: [hour, -hour, 366 * 24 * hour]
    )
    func atWork(jump: Double) async throws {
        let clock = ManualClock()
        let extraction = HeldExtraction()
        let place = Workplace(store: LeasingStore())
        let first = try place.worker(clock, extraction)
        await extraction.begun(1)
        clock.setTimeOfDay(by: jump)
        let looks = await place.store.history.looks
        let second = try place.worker(clock, extraction)
        await place.store.wait { $0.looks > looks }
        await clock.sleeper(until: 10)
        clock.advance(to: 10)
        await place.store.wait { $0.renewals == 1 }
        extraction.open()
        await place.store.wait { $0.completions == 1 }
        await place.end(first, second)
        let history = await place.store.history
        #expect(history.claims == 1)
        #expect(history.refusals == 0 && history.releases == 0)
    }

    @Test("a document whose worker is gone is taken on when its lease is over, whatever the time is set to")
    func gone() async throws {
        let clock = ManualClock()
        let extraction = HeldExtraction()
        extraction.open()
        let place = Workplace(store: LeasingStore(heldUntil: ManualClock.start.addingTimeInterval(30)))
        clock.setTimeOfDay(by: Self.hour)
        let worker = try place.worker(clock, extraction)
        await place.store.wait { $0.looks == 1 }
        #expect(await place.store.history.claims == 0)
        clock.setTimeOfDay(by: -2 * Self.hour)
        clock.advance(to: 31)
        await place.changes.changed(SessionWorker.queue)
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
    }

    @Test("who was stopped for longer than a lease and goes on changes nothing any more")
    func stopped() async throws {
        let place = Workplace(store: LeasingStore())
        // The time of a process that is stopped stands still.
        let stoppedClock = ManualClock()
        let stoppedExtraction = HeldExtraction()
        let stopped = try place.worker(stoppedClock, stoppedExtraction)
        await stoppedExtraction.begun(1)
        let clock = ManualClock()
        clock.advance(to: 31)
        let extraction = HeldExtraction()
        extraction.open()
        let other = try place.worker(clock, extraction)
        await place.store.wait { $0.completions == 1 }
        #expect(await place.store.history.claims == 2)
        stoppedExtraction.open()
        await place.store.wait { $0.refusals == 1 }
        await place.end(stopped, other)
        let history = await place.store.history
        #expect(history.completions == 1 && history.releases == 0 && history.failure == nil)
    }
}
