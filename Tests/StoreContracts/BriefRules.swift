import Accounts
import DailyBrief
import Foundation
import JobAlerts
import Testing

/// What every store keeps of briefs.
package enum BriefRules {
    /// All rules.
    package static let all = people + countdowns + reminders + sending

    private struct Refused: Error {}

    private static let people: [StoreRule<BriefScene>] = [
        StoreRule("tells how somebody wants the brief, also who has said nothing") { scene in
            let account = try await scene.person()
            let plain = try #require(try await scene.store.briefPerson(account))
            #expect(plain == BriefPerson(account: account, email: "ada@example.com"))
            #expect(plain.shownUsername == "ada" && plain.modules == [.countdown, .reminder, .jobs])
            _ = try await scene.store.changeDetails(of: account) { details in
                details.username = "lady"
                details.nickname = "Ada"
                details.zone = "Europe/Bratislava"
                details.language = "sk"
                details.personality = "dry"
                details.modules = ["weather", "nameday"]
                details.place = "Bratislava"
                details.briefAt = "07:30"
                details.briefBy = ["push", "email"]
            }
            let told = try #require(try await scene.store.briefPerson(account))
            #expect(told.shownUsername == "lady" && told.nickname == "Ada" && told.zone == "Europe/Bratislava")
            #expect(told.language == .slovak && told.personality == "dry" && told.place == "Bratislava")
            #expect(told.modules == [.weather, .nameday] && told.by == [.push, .email])
            #expect(told.at == ClockTime(hour: 7, minute: 30))
            #expect(try await scene.store.briefPerson(UUID()) == nil)
        },
        StoreRule("lists those who want it sent, and none whose account is closed") { scene in
            let (first, second) = (try await scene.person(), try await scene.person(1))
            for account in [first, second] {
                _ = try await scene.store.changeDetails(of: account) { $0.briefAt = "07:30" }
            }
            #expect(
                try await scene.store.briefRecipients().map(\.account).sorted { $0.uuidString < $1.uuidString }
                    == [first, second].sorted { $0.uuidString < $1.uuidString }
            )
            try await scene.store.deactivate(account: second, at: BriefScene.start)
            #expect(try await scene.store.briefRecipients().map(\.account) == [first])
            #expect(try await scene.store.briefPerson(second) == nil)
        },
        StoreRule("erases all that belongs to somebody, and nothing of anybody else") { scene in
            let (account, other) = (try await scene.person(), try await scene.person(1))
            for person in [account, other] {
                _ = try await scene.store.addCountdown(interview, of: person, now: BriefScene.start)
                _ = try await scene.store.addReminder(letter, of: person, now: BriefScene.start)
                _ = try await scene.store.changeDetails(of: person) { details in
                    details.name = "Ada Byron"
                    details.role = .admin
                    details.zone = "Europe/Bratislava"
                    details.briefBy = ["push"]
                }
            }
            try await scene.store.eraseBrief(of: account)
            #expect(try await scene.store.countdowns(of: account).isEmpty)
            #expect(try await scene.store.reminders(of: account).isEmpty)
            #expect(
                try await scene.store.briefPerson(account) == BriefPerson(account: account, email: "ada@example.com")
            )
            let details = try await scene.store.details(of: account)
            #expect(details?.name == "Ada Byron" && details?.role == .admin)
            #expect(try await scene.store.countdowns(of: other).count == 1)
            #expect(try await scene.store.reminders(of: other).count == 1)
            #expect(try await scene.store.briefPerson(other)?.zone == "Europe/Bratislava")
            // With the account the rest goes.
            #expect(try await scene.store.delete(account: other))
            #expect(try await scene.store.countdowns(of: other).isEmpty)
            #expect(try await scene.store.reminders(of: other).isEmpty)
        },
        StoreRule("keeps the newest weather of a place") { scene in
            #expect(try await scene.store.weatherAnswer(of: "48.1,17.1") == nil)
            try await scene.store.keepWeatherAnswer(Data("old".utf8), of: "48.1,17.1", at: BriefScene.start)
            let later = BriefScene.start.addingTimeInterval(60)
            try await scene.store.keepWeatherAnswer(Data("new".utf8), of: "48.1,17.1", at: later)
            let kept = try await scene.store.weatherAnswer(of: "48.1,17.1")
            #expect(kept?.body == Data("new".utf8) && kept?.at == later)
            #expect(try await scene.store.weatherAnswer(of: "48.1,17.2") == nil)
        },
    ]

    private static let interview = Countdown.Content(
        name: "Interview",
        day: BriefScene.day("2026-11-30"),
        before: "{days} more",
        after: "It was",
        kind: .interview,
        job: "feed:7"
    )
    private static let letter = Reminder.Content(text: "Write ✉️", at: BriefScene.start, repetition: .weekly)

    private static let countdowns: [StoreRule<BriefScene>] = [
        StoreRule("keeps everything that a countdown says, under a number that is never used again") { scene in
            let account = try await scene.person()
            let added = try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            #expect(added.id >= 1 && added.content == interview)
            #expect(try await scene.store.countdowns(of: account) == [added])
            #expect(try await scene.store.removeCountdown(added.id, of: account))
            #expect(try await !scene.store.removeCountdown(added.id, of: account))
            let again = try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            #expect(again.id > added.id)
        },
        StoreRule("has one countdown of a name and day for each person") { scene in
            let (account, other) = (try await scene.person(), try await scene.person(1))
            let first = try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            await #expect(throws: BriefStoreError.duplicate) {
                try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            }
            _ = try await scene.store.addCountdown(interview, of: other, now: BriefScene.start)
            var second = interview
            second.day = second.day.adding(days: 1)
            let next = try await scene.store.addCountdown(second, of: account, now: BriefScene.start)
            await #expect(throws: BriefStoreError.duplicate) {
                try await scene.store.changeCountdown(next.id, of: account) { $0.day = interview.day }
            }
            #expect(try await scene.store.countdowns(of: account).map(\.content.day) == [interview.day, second.day])
            // The same again is no other.
            #expect(try await scene.store.changeCountdown(first.id, of: account) { $0.day = interview.day } == first)
        },
        StoreRule("changes and removes a countdown of its owner only, whole or not at all") { scene in
            let (account, other) = (try await scene.person(), try await scene.person(1))
            let added = try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            #expect(try await scene.store.changeCountdown(added.id, of: other) { $0.name = "Mine" } == nil)
            #expect(try await !scene.store.removeCountdown(added.id, of: other))
            await #expect(throws: Refused.self) {
                try await scene.store.changeCountdown(added.id, of: account) { content in
                    content.name = "Half"
                    throw Refused()
                }
            }
            #expect(try await scene.store.countdowns(of: account) == [added])
            let changed = try await scene.store.changeCountdown(added.id, of: account) { content in
                content.before = nil
                content.isYearly = true
                content.kind = .own
                content.job = nil
            }
            #expect(try await scene.store.countdowns(of: account) == [try #require(changed)])
            #expect(changed?.content.before == nil && changed?.content.isYearly == true)
        },
        StoreRule("keeps so many countdowns of a person and no more") { scene in
            let account = try await scene.person()
            for number in 0..<Countdown.limit {
                var content = interview
                content.name = "\(number)"
                _ = try await scene.store.addCountdown(content, of: account, now: BriefScene.start)
            }
            await #expect(throws: BriefStoreError.tooMany(limit: Countdown.limit)) {
                try await scene.store.addCountdown(interview, of: account, now: BriefScene.start)
            }
        },
    ]

    private static let reminders: [StoreRule<BriefScene>] = [
        StoreRule("keeps, changes and removes reminders of their owner only") { scene in
            let (account, other) = (try await scene.person(), try await scene.person(1))
            let added = try await scene.store.addReminder(letter, of: account, now: BriefScene.start)
            #expect(try await scene.store.reminders(of: account) == [added])
            #expect(added.content == letter && added.doneAt == nil)
            #expect(try await scene.store.changeReminder(added.id, of: other) { $0.doneAt = BriefScene.start } == nil)
            #expect(try await !scene.store.removeReminder(added.id, of: other))
            let done = try await scene.store.changeReminder(added.id, of: account) { reminder in
                reminder.doneAt = BriefScene.start
                reminder.content.repetition = .none
            }
            #expect(try await scene.store.reminders(of: account) == [try #require(done)])
            #expect(done?.doneAt == BriefScene.start && done?.content.repetition == Reminder.Repetition.none)
            #expect(try await scene.store.removeReminder(added.id, of: account))
            #expect(try await scene.store.reminders(of: account).isEmpty)
            let again = try await scene.store.addReminder(letter, of: account, now: BriefScene.start)
            #expect(again.id > added.id)
        }
    ]

    private static func notice(_ account: UUID, _ text: String? = "1 new job") -> BriefNotice {
        BriefNotice(
            account: account,
            day: BriefScene.day("2026-11-22"),
            text: text,
            channels: [.push, .email],
            since: BriefScene.start
        )
    }

    private static let sending: [StoreRule<BriefScene>] = [
        StoreRule("puts a day's brief into the outbox once: a push a device, and a letter") { scene in
            let account = try await scene.person()
            for _ in 0..<2 { _ = try await scene.device(of: account) }
            let turn = try #require(try await scene.turn())
            let day = BriefScene.day("2026-11-22")
            #expect(try await !scene.store.hasBrief(of: account, on: day))
            #expect(try await scene.store.add(notice(account), turn, now: BriefScene.start) == 3)
            #expect(try await scene.store.hasBrief(of: account, on: day))
            #expect(try await scene.store.add(notice(account), turn, now: BriefScene.start) == 0)
            #expect(try await !scene.store.hasBrief(of: account, on: day.adding(days: 1)))
        },
        StoreRule("remembers a day that had nothing to tell") { scene in
            let account = try await scene.person()
            let turn = try #require(try await scene.turn())
            #expect(try await scene.store.add(notice(account, nil), turn, now: BriefScene.start) == 0)
            #expect(try await scene.store.add(notice(account), turn, now: BriefScene.start) == 0)
        },
        StoreRule("takes nothing from whoever has lost the turn, or for nobody") { scene in
            let account = try await scene.person()
            let late = try #require(try await scene.turn())
            let turn = try #require(try await scene.turn(after: 61))
            await #expect(throws: AlertStoreError.turnLost) {
                try await scene.store.add(notice(account), late, now: BriefScene.start)
            }
            #expect(try await scene.store.add(notice(account), turn, now: BriefScene.start) == 1)
            #expect(try await scene.store.add(notice(UUID()), turn, now: BriefScene.start) == 0)
        },
    ]
}
