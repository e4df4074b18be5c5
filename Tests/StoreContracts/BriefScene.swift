package import Accounts
package import DailyBrief
import Foundation
package import JobAlerts

/// A store of what briefs are made of, with people in it.
package struct BriefScene: Sendable {
    package let store: any BriefStore & AlertStore & DeviceStore & AccountStore

    /// - Parameter store: empty.
    package init(store: any BriefStore & AlertStore & DeviceStore & AccountStore) {
        self.store = store
    }

    static let start = SessionScene.start
    private static let names = ["ada", "bob"]

    /// Somebody with an account.
    func person(_ number: Int = 0) async throws -> UUID {
        let account = Account(
            id: UUID(),
            email: EmailAddress(stored: "\(Self.names[number])@example.com"),
            createdAt: Self.start
        )
        try await store.add(account)
        return account.id
    }

    /// A device that somebody adopted.
    func device(of account: UUID) async throws -> UUID {
        let device = Device(
            id: UUID(),
            token: UUID().uuidString,
            platform: .ios,
            info: .init(osVersion: "17", appVersion: "1", model: "iPhone", timeZone: "UTC"),
            profile: nil,
            secretHash: Data(UUID().uuidString.utf8),
            registeredAt: Self.start
        )
        try await store.add(device)
        try await store.adopt(device.id, by: account, at: Self.start)
        return device.id
    }

    /// The turn in which briefs are made.
    func turn(after seconds: Double = 0) async throws -> Turn? {
        try await store.takeTurn(
            BriefPlanner.turn,
            holder: UUID(),
            now: Self.start.addingTimeInterval(seconds),
            seconds: 60
        )
    }

    static func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? CalendarDay(number: 0) }
}
