import Foundation
import TestSupport
import Testing

/// A short run with all others; a long one by `make soak`, alone on the machine and with the programs that are installed.
/// `VITAE_KILL_SEED` chooses other moments.
@Suite("Processes that are killed at any moment")
struct KillLoopTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["VITAE_KILL_ROUNDS"].flatMap(Int.init)
    private static let usualRounds = 6

    @Test("lose no accepted upload, end each in one way, and are back in two seconds")
    func loop() async throws {
        let folder = try TemporaryFolder()
        let seed = Self.environment["VITAE_KILL_SEED"].flatMap(UInt64.init) ?? 1
        var loop = try KillLoop(data: folder.url.appending(path: "data"), seed: seed)
        for round in 0..<(Self.rounds ?? Self.usualRounds) {
            let victim = KillLoop.Victim.allCases[round % KillLoop.Victim.allCases.count]
            let faults = try await loop.round(killing: victim)
            #expect(faults == [], "round \(round), seed \(seed), \(victim) killed")
        }
        #expect(loop.stop() == 0)
        // A loop that kills before anything is accepted shows nothing.
        #expect(loop.figures.accepted > loop.figures.rounds)
        print("Kill loop, seed \(seed), \(loop.figures)")
        // Among other tests a start takes as long as they let it.
        if Self.rounds != nil { #expect(loop.figures.slowestStart < .seconds(2)) }
    }
}
