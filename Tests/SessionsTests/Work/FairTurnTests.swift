import Foundation
import Testing

@testable import Sessions

@Suite("Whose document is next")
struct FairTurnTests {
    private static let (ada, bo, cy) = (Data([1]), Data([2]), Data([3]))

    private static func work(_ client: Data?, after seconds: Double = 0, slow: Bool = false) -> FairTurn.Work {
        FairTurn.Work(client: client, isSlow: slow, queuedAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test("the one that has waited longest, where nothing speaks against it")
    func oldest() {
        let waiting = [Self.work(Self.ada, after: 2), Self.work(Self.bo, after: 1), Self.work(nil, after: 3)]
        for turn in [FairTurn.unlimited, FairTurn(places: 3, spent: [])] {
            #expect(turn.next(of: waiting, beside: []) == waiting[1])
        }
        #expect(FairTurn.unlimited.next(of: [], beside: []) == nil)
    }

    @Test("never one that would take a client the last place")
    func lastPlace() {
        let turn = FairTurn(places: 3, spent: [])
        let more = [Self.work(Self.ada)]
        #expect(turn.next(of: more, beside: [Self.work(Self.ada)]) == more[0])
        let two = [Self.work(Self.ada), Self.work(Self.ada)]
        #expect(turn.next(of: more, beside: two) == nil)
        let other = Self.work(Self.bo, after: 9)
        #expect(turn.next(of: more + [other], beside: two) == other)
        // A server for one document at a time has two places.
        #expect(FairTurn(places: 2, spent: []).next(of: more, beside: [Self.work(Self.ada)]) == nil)
    }

    @Test("that of the client with the fewest at work")
    func fewest() {
        let turn = FairTurn(places: 4, spent: [])
        let waiting = [Self.work(Self.ada), Self.work(Self.bo, after: 5)]
        #expect(turn.next(of: waiting, beside: [Self.work(Self.ada)]) == waiting[1])
        #expect(turn.next(of: waiting, beside: [Self.work(Self.ada), Self.work(Self.bo)]) == waiting[0])
    }

    @Test("text before scans, and the last place is for text alone")
    func text() {
        let turn = FairTurn(places: 3, spent: [])
        let scan = Self.work(Self.ada, slow: true)
        let text = Self.work(Self.ada, after: 5)
        #expect(turn.next(of: [scan, text], beside: []) == text)
        let scans = [Self.work(Self.bo, slow: true), Self.work(Self.cy, slow: true)]
        #expect(turn.next(of: [scan], beside: scans) == nil)
        #expect(turn.next(of: [scan, text], beside: scans) == text)
        #expect(turn.next(of: [scan], beside: [scans[0]]) == scan)
    }

    @Test("that of somebody who has time left, however many others wait longer")
    func spent() {
        let turn = FairTurn(places: 3, spent: [Self.ada])
        let waiting = [Self.work(Self.ada), Self.work(Self.bo, after: 9, slow: true)]
        #expect(turn.next(of: waiting, beside: [Self.work(Self.bo)]) == waiting[1])
        #expect(turn.next(of: [waiting[0]], beside: []) == waiting[0])
        #expect(turn.next(of: [waiting[0]], beside: [Self.work(Self.ada), Self.work(Self.cy, slow: true)]) == nil)
    }

    @Test("of many clients' many documents: each gets as many turns")
    func rounds() {
        var waiting: [FairTurn.Work] = []
        for client in [Self.ada, Self.bo, Self.cy] {
            for number in 0..<10 { waiting.append(Self.work(client, after: client == Self.ada ? 0 : Double(number))) }
        }
        var working: [FairTurn.Work] = []
        var taken: [Data?: Int] = [:]
        for _ in 0..<12 {
            guard let next = FairTurn(places: 3, spent: []).next(of: waiting, beside: working) else { break }
            taken[next.client, default: 0] += 1
            waiting.remove(at: waiting.firstIndex(of: next) ?? 0)
            working = (working + [next]).suffix(2)
        }
        #expect(taken == [Self.ada: 4, Self.bo: 4, Self.cy: 4])
    }

    @Test("time is used up by work, and comes back")
    func allowances() {
        let allowances = ClientAllowances()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        allowances.spend(20, of: Self.ada, now: start)
        allowances.spend(1_000, of: nil, now: start)
        #expect(allowances.spent(now: start).isEmpty)
        allowances.spend(20, of: Self.ada, now: start)
        #expect(allowances.spent(now: start) == [Self.ada])
        #expect(allowances.spent(now: start.addingTimeInterval(39)) == [Self.ada])
        #expect(allowances.spent(now: start.addingTimeInterval(41)).isEmpty)
        allowances.spend(10_000, of: Self.bo, now: start)
        #expect(allowances.spent(now: start.addingTimeInterval(361)).isEmpty)
    }
}
