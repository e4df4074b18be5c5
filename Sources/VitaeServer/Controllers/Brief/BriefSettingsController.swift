import Accounts
import DailyBrief
import Foundation
import Hummingbird
import JobAlerts
import VitaeAPI

/// `/api/v2`: how somebody wants the brief, all that is kept for it, and the end of a login.
struct BriefSettingsController {
    let gate: BriefGate
    let maker: BriefMaker
    let accounts: AccountService
    let accountStore: any AccountStore
    let letters: AccountLetters

    private static let nameLength = 100
    private static let personalityLength = 50
    private static let placeLength = 200

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.put, at: "/api/v2/settings")
        router.put("/api/v2/settings") { request, _ in
            JSONBody(try await change(request, now: Date()))
        }
        router.allowOnly(.get, at: "/api/v2/export")
        router.get("/api/v2/export") { request, _ in
            let person = try await gate.person(of: request, now: Date())
            return JSONBody(V2.Envelope(try await maker.store.briefExport(of: person.account)))
        }
        router.allowOnly(.delete, at: "/api/v2/data")
        router.delete("/api/v2/data") { request, _ in
            let person = try await gate.person(of: request, now: Date())
            try await maker.store.eraseBrief(of: person.account)
            return JSONBody(V2.Done("Your data is erased"))
        }
        router.allowOnly(.post, at: "/api/v2/logout")
        router.post("/api/v2/logout") { request, _ in
            try await accounts.signOut(try await gate.bearer(of: request, now: Date()))
            return JSONBody(V2.Done("Signed out"))
        }
    }

    private func change(_ request: Request, now: Date) async throws -> V2.ChangedSettings {
        let person = try await gate.person(of: request, now: now)
        let changes = try await BriefFields.read(request) { self.changes(&$0) }
        do {
            _ = try await accountStore.changeDetails(of: person.account) { details in
                for change in changes { change(&details) }
            }
        } catch AccountStoreError.unknownAccount {
            throw AccountError.invalidAccessToken
        }
        guard let changed = try await maker.store.briefPerson(person.account) else {
            throw AccountError.invalidAccessToken
        }
        return V2.ChangedSettings(
            user: V2.User(changed),
            settings: V2.Settings(changed),
            message: confirmation(of: changed, before: person)
        )
    }

    /// What somebody must know whose briefs go to an address that nobody has confirmed. Who begins to want them there gets a
    /// letter to confirm it with.
    private func confirmation(of person: BriefPerson, before: BriefPerson) -> String? {
        guard person.by.contains(.email), !person.isEmailProven else { return nil }
        guard letters.areSent else {
            return "Briefs come by email to confirmed addresses only, and this server cannot confirm yours."
        }
        if !before.by.contains(.email) { letters.write(.confirmation, to: person.email) }
        return "Briefs come by email once your address is confirmed: open the link in the letter that was sent there."
    }

    private typealias Change = @Sendable (inout AccountDetails) -> Void

    /// What is to be changed: what is not sent stays, and null takes away what may be missing.
    private func changes(_ fields: inout BodyFields) -> [Change] {
        var changes: [Change] = []
        let nickname = fields.words("nickname", most: Self.nameLength)
        if nickname != nil || fields.isNull("nickname") { changes.append { $0.nickname = nickname } }
        let username = fields.words("username", most: Self.nameLength)
        if username != nil || fields.isNull("username") { changes.append { $0.username = username } }
        if let zone = fields.text("timezone", 0...Self.placeLength) {
            if !PersonClock.isZone(zone) {
                fields.refuse("timezone", "timezone is an IANA time zone such as Europe/Bratislava.", type: "zone")
            }
            changes.append { $0.zone = zone }
        }
        if let language = fields.choice("language", of: BriefLanguage.self) {
            changes.append { $0.language = language.rawValue }
        }
        if let personality = fields.words("personality", most: Self.personalityLength) {
            changes.append { $0.personality = personality }
        }
        changes += modules(&fields)
        changes += sending(&fields)
        return changes
    }

    private func modules(_ fields: inout BodyFields) -> [Change] {
        guard var modules = fields.object("modules") else { return [] }
        var chosen: [BriefModule: Bool] = [:]
        for module in BriefModule.allCases { chosen[module] = modules.bool(module.rawValue) }
        fields.merge(modules)
        let choices = chosen
        return [
            { details in
                let before = details.modules.map { Set($0.compactMap(BriefModule.init)) } ?? BriefModule.usual
                details.modules = BriefModule.allCases
                    .filter { choices[$0] ?? before.contains($0) }
                    .map(\.rawValue)
            }
        ]
    }

    private func sending(_ fields: inout BodyFields) -> [Change] {
        var changes: [Change] = []
        if fields.isNull("location") {
            changes.append { $0.place = nil }
        } else if let place = fields.words("location", most: Self.placeLength) {
            if maker.place(place) == nil {
                fields.refuse("location", "location is a place that is known, such as Austin, TX.", type: "place")
            }
            changes.append { $0.place = place }
        }
        if fields.isNull("brief_at") {
            changes.append { $0.briefAt = nil }
        } else if let text = fields.text("brief_at", 0...Self.placeLength) {
            let time = ClockTime(text)
            if time == nil { fields.refuse("brief_at", "brief_at is a time such as 07:30.", type: "time") }
            changes.append { $0.briefAt = time?.text }
        }
        if let texts = fields.texts("brief_by", count: 0...BriefChannel.allCases.count, length: 1...20) {
            let channels = texts.compactMap(BriefChannel.init)
            if channels.count != texts.count {
                fields.refuse("brief_by", "Each of brief_by is push or email.", type: "literal_error")
            }
            changes.append { details in
                details.briefBy = BriefChannel.allCases.filter(channels.contains).map(\.rawValue)
            }
        }
        return changes
    }
}
