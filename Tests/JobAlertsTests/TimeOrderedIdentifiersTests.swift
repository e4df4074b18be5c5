import Foundation
import JobAlerts
import Testing

@Suite("Identifiers that grow with time")
struct TimeOrderedIdentifiersTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000.5)

    @Test("are UUIDs of version 7 that begin with the time")
    func form() {
        var identifiers = TimeOrderedIdentifiers()
        let text = identifiers.next(at: Self.now).uuidString
        // 1,790,000,000,500 milliseconds.
        #expect(text.hasPrefix("01A0C450-6DF4-7000-"))
        #expect(["8", "9", "A", "B"].contains(text.dropFirst(19).prefix(1)))
    }

    @Test("grow for more than the counter counts in a millisecond, and where the clock is set back")
    func order() {
        var identifiers = TimeOrderedIdentifiers()
        var texts = (0..<10_000).map { _ in identifiers.next(at: Self.now).uuidString }
        texts.append(identifiers.next(at: Self.now.addingTimeInterval(-60)).uuidString)
        texts.append(identifiers.next(at: Self.now.addingTimeInterval(60)).uuidString)
        #expect(texts == texts.sorted())
        #expect(Set(texts).count == texts.count)
    }

    @Test("are random apart from that")
    func random() {
        var one = TimeOrderedIdentifiers()
        var other = TimeOrderedIdentifiers()
        #expect(one.next(at: Self.now) != other.next(at: Self.now))
        #expect(one.next(at: Date(timeIntervalSince1970: -1)) != other.next(at: .distantFuture))
    }
}
