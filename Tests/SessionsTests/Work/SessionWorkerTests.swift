import ExtractionService
import Foundation
import Sessions
import TestSupport
import TextDocument
import Testing

@Suite("A worker")
struct SessionWorkerTests {
    private let clock = ManualClock()
    private let extraction = HeldExtraction()

    private struct Unknown: Error {}

    @Test("keeps a lease for as long as a document takes, and nobody else takes it on")
    func keeps() async throws {
        let place = Workplace(store: LeasingStore())
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        let second = try place.worker(clock, extraction)
        for renewal in 1...6 {
            await clock.sleeper(until: Double(renewal) * 10)
            clock.advance(to: Double(renewal) * 10)
            await place.store.wait { $0.renewals == renewal }
        }
        let looks = await place.store.history.looks
        await place.changes.changed(SessionWorker.queue)
        await place.store.wait { $0.looks > looks }
        #expect(await place.store.history.claims == 1)
        extraction.open()
        await place.store.wait { $0.completions == 1 }
        await place.end(worker, second)
        #expect(await place.store.history.refusals == 0)
    }

    @Test(
        "ends the work when the lease was not renewed for two thirds of its time",
        arguments: [LeasingStore.Fault.fails(SessionStoreError.unavailable), .fails(Unknown()), .hangs]
    )
    func runsOut(fault: LeasingStore.Fault) async throws {
        let place = Workplace(store: LeasingStore())
        await place.store.setRenewalFault(fault)
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        await clock.sleeper(until: 10)
        await clock.sleeper(until: 20)
        clock.advance(to: 10)
        await place.store.wait { $0.failedRenewals == 1 }
        clock.advance(to: 19)
        #expect(extraction.cancelled == 0)
        clock.advance(to: 20)
        await place.store.wait { $0.releases == 1 }
        #expect(extraction.cancelled == 1)
        await place.store.setRenewalFault(nil)
        // Once the store is well again the document is read, as if nothing had been.
        extraction.open()
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
        #expect(await place.store.history.failure == nil)
    }

    @Test("tries a renewal that failed again, and goes on when that succeeds")
    func retries() async throws {
        let place = Workplace(store: LeasingStore())
        await place.store.setRenewalFault(.fails(SessionStoreError.unavailable))
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        await clock.sleeper(until: 10)
        await clock.sleeper(until: 20)
        clock.advance(to: 10)
        await place.store.wait { $0.failedRenewals == 1 }
        await clock.sleeper(until: 13)
        await place.store.setRenewalFault(nil)
        clock.advance(to: 13)
        await place.store.wait { $0.renewals == 1 }
        // The next is due ten seconds later, the end twenty.
        await clock.sleeper(until: 23)
        clock.advance(to: 20)
        await clock.sleeper(until: 33)
        #expect(extraction.cancelled == 0)
        extraction.open()
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
        #expect(await place.store.history.releases == 0)
    }

    @Test("ends the work at once when it learns that the lease is lost")
    func lost() async throws {
        let place = Workplace(store: LeasingStore())
        await place.store.setRenewalFault(.fails(SessionStoreError.leaseLost))
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        await clock.sleeper(until: 10)
        let looks = await place.store.history.looks
        clock.advance(to: 10)
        await place.store.wait { $0.looks > looks }
        #expect(extraction.cancelled == 1)
        await place.end(worker)
        let history = await place.store.history
        #expect(history.releases == 0 && history.completions == 0 && history.failure == nil)
    }

    @Test("leaves documents queued while the extractor is ill, and reads them once it is well")
    func extractorIll() async throws {
        let place = Workplace(store: LeasingStore())
        extraction.open()
        extraction.setTrouble(.doesNotStart)
        let worker = try place.worker(clock, extraction)
        await clock.sleeper(until: 1)
        clock.advance(to: 1)
        await clock.sleeper(until: 2)
        #expect(await place.store.history.claims == 0)
        extraction.setTrouble(nil)
        clock.advance(to: 2)
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
        #expect(await place.store.history.failure == nil)
    }

    @Test("hands a document back when the extractor turns out to be ill, which counts as no attempt")
    func extractorFails() async throws {
        let place = Workplace(store: LeasingStore())
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        extraction.setTrouble(.cannotReadOwnPage)
        extraction.open()
        await place.store.wait { $0.releases == 1 }
        #expect(await place.store.history.failure == nil)
        extraction.setTrouble(nil)
        await clock.sleeper(until: 1)
        clock.advance(to: 1)
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
    }

    @Test("hands back what it is reading when it is told to stop")
    func stops() async throws {
        let place = Workplace(store: LeasingStore())
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        await place.end(worker)
        #expect(extraction.cancelled == 1)
        let history = await place.store.history
        #expect(history.releases == 1)
        #expect(history.failure == nil)
    }

    @Test("hands nothing back that was complete in the moment when it is told to stop")
    func stopsWhenComplete() async throws {
        let place = Workplace(store: LeasingStore())
        let worker = try place.worker(clock, extraction)
        await extraction.begun(1)
        await clock.sleeper(until: 10)
        await clock.sleeper(until: 20)
        await place.store.setAfterCompletion { [clock] in
            worker.cancel()
            await clock.nobodySleeps()
            // The renewals have ended; time for that to be noticed.
            await Task { try? await Task.sleep(for: .milliseconds(100)) }.value
        }
        extraction.open()
        await worker.value
        let history = await place.store.history
        #expect(history.completions == 1 && history.releases == 0 && history.refusals == 0)
    }

    @Test("waits a while and tries again when the result cannot be stored, and no try is counted")
    func fullDisk() async throws {
        let place = Workplace(store: LeasingStore())
        await place.store.failCompletions([SessionStoreError.unavailable])
        extraction.open()
        let worker = try place.worker(clock, extraction)
        await place.store.wait { $0.releases == 1 }
        await clock.sleeper(until: 1)
        #expect(await place.store.history.claims == 1)
        clock.advance(to: 1)
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
        #expect(await place.store.history.claims == 2)
    }

    @Test("lets the lease of a document end by itself that makes a mistake show, so that the try counts")
    func mistake() async throws {
        let place = Workplace(store: LeasingStore())
        await place.store.failCompletions([Unknown()])
        extraction.open()
        let worker = try place.worker(clock, extraction)
        await place.store.wait { $0.looks == 2 }
        let history = await place.store.history
        #expect(history.claims == 1 && history.releases == 0)
        clock.advance(to: 31)
        await place.changes.changed(SessionWorker.queue)
        await place.store.wait { $0.completions == 1 }
        await place.end(worker)
    }
}
