package import Accounts
import Foundation

/// One rule that every account store keeps; tests check all of them against each store.
///
///     @Test("keeps the contract", arguments: AccountStoreContract.all)
///     func contract(_ rule: AccountStoreContract) async throws { try await rule.check(newStore()) }
package struct AccountStoreContract: Sendable, CustomStringConvertible {
    package let description: String
    /// Checks the rule against an empty store; throws a `Violation` where it is broken.
    package let check: @Sendable (any AccountStore) async throws -> Void

    private init(_ description: String, check: @escaping @Sendable (any AccountStore) async throws -> Void) {
        self.description = description
        self.check = check
    }

    /// What a store did that it must not do.
    package struct Violation: Error, CustomStringConvertible {
        package let description: String
    }

    /// All rules.
    package static let all =
        accountRules + detailRules + linkRules + rotationRules + revocationRules + stateRules + codeRules + clientRules

    private static let start = Date(timeIntervalSince1970: 1_790_000_000)
    private static let identity = AccountIdentity(provider: "example_oidc", subject: "person-1")
    private static let otherIdentity = AccountIdentity(provider: "other_oidc", subject: "person-1")

    private static func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    private static func account(_ name: String, proven: Bool = false, _ identities: [AccountIdentity] = []) -> Account {
        Account(
            id: UUID(),
            email: EmailAddress(stored: "\(name)@example.com"),
            isEmailProven: proven,
            passwordHash: "$scrypt$\(name)",
            identities: identities,
            createdAt: start
        )
    }

    private static func hash(_ number: UInt8) -> Data { Data(repeating: number, count: 32) }

    /// A token that ends after a day.
    private static func token(_ number: UInt8, _ account: Account, family: UUID) -> RefreshToken {
        let end = at(86_400)
        return RefreshToken(hash: hash(number), family: family, account: account.id, issuedAt: start, expiresAt: end)
    }

    private static func rotate(
        _ number: UInt8,
        to next: UInt8,
        after seconds: Double,
        in store: any AccountStore
    ) async throws -> RefreshRotation {
        let now = at(seconds)
        let successor = RefreshSuccessor(hash: hash(next), issuedAt: now, expiresAt: at(seconds + 86_400))
        return try await store.rotate(hash: hash(number), successor: successor, now: now, grace: 10)
    }

    private static func expect(_ holds: Bool, _ rule: String, line: Int = #line) throws {
        if !holds { throw Violation(description: "line \(line): \(rule)") }
    }

    private static func expect(_ error: AccountStoreError, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let thrown as AccountStoreError where thrown == error {
            return
        }
        throw Violation(description: "\(error) is not thrown")
    }

    private static let accountRules = [
        AccountStoreContract("finds an account by identifier, address and identity, with all its fields") { store in
            let robin = account("robin", proven: true, [identity, otherIdentity])
            let kim = account("kim")
            try expect(try await store.account(id: robin.id) == nil, "nothing is there yet")
            for person in [robin, kim] { try await store.add(person) }
            try expect(try await store.account(email: EmailAddress(stored: "x@example.com")) == nil, "nobody has it")
            for found in [
                try await store.account(id: robin.id), try await store.account(email: robin.email),
                try await store.account(identity: identity), try await store.account(identity: otherIdentity),
            ] {
                try expect(found.map { Set($0.identities) } == [identity, otherIdentity], "identities are kept")
                var same = found
                same?.identities = robin.identities
                try expect(same == robin, "all fields are kept")
            }
            try expect(try await store.account(id: kim.id) == kim, "the other account is itself")
        },
        AccountStoreContract("refuses a taken address or identity and stores nothing of the account") { store in
            let robin = account("robin", proven: true, [identity])
            try await store.add(robin)
            var second = account("robin", proven: true, [otherIdentity])
            try await expect(.emailTaken) { try await store.add(second) }
            try expect(try await store.account(identity: otherIdentity) == nil, "no identity of it is stored")
            second = account("kim", proven: true, [otherIdentity, identity])
            try await expect(.identityTaken) { try await store.add(second) }
            try expect(try await store.account(email: second.email) == nil, "no account is stored")
            try expect(try await store.account(identity: otherIdentity) == nil, "no other identity is stored")
            try expect(try await store.account(id: robin.id) == robin, "the first one is as it was")
        },
        AccountStoreContract("replaces a password and keeps the logins") { store in
            var robin = account("robin")
            try await store.add(robin)
            try await store.add(token(1, robin, family: UUID()))
            try await store.setPassword("$scrypt$new", of: robin.id)
            robin.passwordHash = "$scrypt$new"
            try expect(try await store.account(id: robin.id) == robin, "the password is the new one")
            try expect(try await rotate(1, to: 2, after: 1, in: store).isFresh, "the login is alive")
            try await expect(.unknownAccount) { try await store.setPassword("$scrypt$new", of: UUID()) }
        },
        AccountStoreContract("deletes an account with everything") { store in
            let robin = account("robin", proven: true, [identity])
            let kim = account("kim")
            for person in [robin, kim] { try await store.add(person) }
            try await store.add(token(1, robin, family: UUID()))
            try await store.add(token(2, kim, family: UUID()))
            try expect(try await store.delete(account: robin.id), "there was one")
            try expect(try await !store.delete(account: robin.id), "there is none any more")
            try expect(try await store.account(email: robin.email) == nil, "the address is free")
            try expect(try await store.account(identity: identity) == nil, "the identity is free")
            try expect(try await rotate(1, to: 3, after: 1, in: store) == .unknown, "its tokens are gone")
            try expect(try await rotate(2, to: 4, after: 1, in: store).isFresh, "those of others are not")
            try await store.add(account("robin", proven: true, [identity]))
        },
        AccountStoreContract("closes an account with all its logins, and keeps the rest of it") { store in
            var robin = account("robin", proven: true, [identity])
            let kim = account("kim")
            for person in [robin, kim] { try await store.add(person) }
            let (family, other) = (UUID(), UUID())
            try await store.add(token(1, robin, family: family))
            try await store.add(token(2, kim, family: other))
            try await store.deactivate(account: robin.id, at: at(5))
            robin.deactivatedAt = at(5)
            try expect(try await store.account(id: robin.id) == robin, "it is closed, and else as it was")
            try expect(try await !store.isLive(family: family, now: at(6)), "its login is over")
            try expect(try await store.isLive(family: other, now: at(6)), "that of another is not")
            try await expect(.unknownAccount) { try await store.deactivate(account: UUID(), at: at(5)) }
        },
        AccountStoreContract("lists accounts in the order in which they were made, by pages") { store in
            try expect(try await store.accounts(from: 0, limit: 10).total == 0, "nobody is there yet")
            var people = ["robin", "kim", "ada"].map { account($0) }
            for index in people.indices {
                people[index].createdAt = at(Double(10 - index))
                try await store.add(people[index])
            }
            let first = try await store.accounts(from: 0, limit: 2)
            try expect(first.accounts == [people[2], people[1]] && first.total == 3, "the oldest come first")
            let second = try await store.accounts(from: 2, limit: 2)
            try expect(second.accounts == [people[0]] && second.total == 3, "the rest follows")
            try expect(try await store.accounts(from: 4, limit: 2).accounts.isEmpty, "nobody is behind the last")
        },
    ]

    private static let detailRules = [
        AccountStoreContract("keeps what people tell of themselves beside their accounts, all of it") { store in
            let robin = account("robin")
            let kim = account("kim")
            for person in [robin, kim] { try await store.add(person) }
            try expect(try await store.details(of: robin.id) == AccountDetails(), "nothing was told yet")
            var told = AccountDetails()
            told.name = "Robin Example"
            told.username = "robin"
            told.nickname = "Rob"
            told.role = .superAdmin
            told.zone = "Europe/Vienna"
            told.language = "de"
            told.personality = "calm"
            told.modules = ["weather", "jobs"]
            told.place = "Graz"
            told.briefAt = "06:30"
            told.briefBy = ["push", "email"]
            let all = told
            try expect(try await store.changeDetails(of: robin.id) { $0 = all } == told, "the change is told")
            try expect(try await store.details(of: robin.id) == told, "all is kept")
            told.nickname = nil
            told.modules = []
            let changed = try await store.changeDetails(of: robin.id) { details in
                details.nickname = nil
                details.modules = []
            }
            try expect(changed == told, "what is not changed stays")
            try expect(try await store.details(of: robin.id) == told, "nothing is another than no list")
            try expect(try await store.details(of: kim.id) == AccountDetails(), "the other told nothing")
        },
        AccountStoreContract("keeps no details where the change fails, there is no account, or it was deleted") {
            store in
            let robin = account("robin")
            try await store.add(robin)
            let id = robin.id
            try await expect(.emailTaken) {
                _ = try await store.changeDetails(of: id) { details in
                    details.name = "Robin"
                    throw AccountStoreError.emailTaken
                }
            }
            try expect(try await store.details(of: id) == AccountDetails(), "nothing is changed")
            try await expect(.unknownAccount) { _ = try await store.changeDetails(of: UUID()) { $0.name = "Kim" } }
            try expect(try await store.details(of: UUID()) == nil, "there is no such account")
            _ = try await store.changeDetails(of: id) { $0.name = "Robin" }
            _ = try await store.delete(account: id)
            try expect(try await store.details(of: id) == nil, "they go with the account")
            try await store.add(robin)
            try expect(try await store.details(of: id) == AccountDetails(), "and are not those of the next one")
        },
    ]

    private static let linkRules = [
        AccountStoreContract("notes that an address is its owner's, and keeps every way in") { store in
            let robin = account("robin")
            try await store.add(robin)
            for _ in 1...2 { try await store.proveAddress(of: robin.id) }
            var proven = robin
            proven.isEmailProven = true
            try expect(try await store.account(id: robin.id) == proven, "nothing else is changed")
            try await expect(.unknownAccount) { try await store.proveAddress(of: UUID()) }
        },
        AccountStoreContract("adds an identity to a proven account, which keeps all its ways in") { store in
            let robin = account("robin", proven: true, [identity])
            try await store.add(robin)
            try await store.add(token(1, robin, family: UUID()))
            for _ in 1...2 { try await store.link(otherIdentity, to: robin.id) }
            let found = try await store.account(identity: otherIdentity)
            try expect(found?.id == robin.id && found?.passwordHash == robin.passwordHash, "the password stays")
            try expect(found?.identities.count == 2, "both identities are there, once each")
            try expect(try await rotate(1, to: 2, after: 1, in: store).isFresh, "the login is alive")
        },
        AccountStoreContract("hands an unproven account over to whom a provider vouches for") { store in
            let squatted = account("robin", proven: false, [identity])
            let family = UUID()
            try await store.add(squatted)
            try await store.add(token(1, squatted, family: family))
            try await store.link(otherIdentity, to: squatted.id)
            let found = try await store.account(id: squatted.id)
            try expect(found?.isEmailProven == true, "the address is proven")
            try expect(found?.passwordHash == nil, "the password is gone")
            try expect(found?.identities == [otherIdentity], "the other identity is gone")
            try expect(try await !store.isLive(family: family, now: at(1)), "the logins are ended")
        },
        AccountStoreContract("does not link the identity of another account") { store in
            let robin = account("robin", proven: true, [identity])
            let kim = account("kim")
            for person in [robin, kim] { try await store.add(person) }
            try await expect(.identityTaken) { try await store.link(identity, to: kim.id) }
            try expect(try await store.account(id: kim.id) == kim, "the account is as it was")
            try expect(try await store.account(identity: identity) == robin, "and so is the identity's")
            try await expect(.unknownAccount) { try await store.link(otherIdentity, to: UUID()) }
        },
    ]

    private static let rotationRules = [
        AccountStoreContract("does not know tokens that were never stored, and stores nothing for them") { store in
            let robin = account("robin")
            try await expect(.unknownAccount) { try await store.add(token(1, robin, family: UUID())) }
            try expect(try await rotate(1, to: 2, after: 1, in: store) == .unknown, "the token is unknown")
            try expect(try await rotate(2, to: 3, after: 1, in: store) == .unknown, "and so is its successor")
        },
        AccountStoreContract("refuses a token from the second on at which it ends") { store in
            let robin = account("robin")
            try await store.add(robin)
            try await store.add(token(1, robin, family: UUID()))
            try expect(try await rotate(1, to: 2, after: 86_400, in: store) == .expired, "it is expired")
            try expect(try await rotate(2, to: 3, after: 86_400, in: store) == .unknown, "no successor is stored")
            try expect(try await rotate(1, to: 2, after: 86_399, in: store).isFresh, "it was valid a second before")
        },
        AccountStoreContract("exchanges a token for one of the same family, again and again") { store in
            let robin = account("robin")
            let family = UUID()
            try await store.add(robin)
            try await store.add(token(1, robin, family: family))
            for number in UInt8(1)...5 {
                let rotation = try await rotate(number, to: number + 1, after: Double(number) * 3_600, in: store)
                try expect(rotation == .fresh(account: robin.id, family: family), "exchange \(number) is fresh")
            }
        },
        AccountStoreContract("takes a token again within the grace, which a repetition does not prolong") { store in
            let robin = account("robin")
            let family = UUID()
            try await store.add(robin)
            try await store.add(token(1, robin, family: family))
            _ = try await rotate(1, to: 2, after: 100, in: store)
            let again = try await rotate(1, to: 3, after: 110, in: store)
            try expect(again == .repeated(account: robin.id, family: family), "after 10 s it is a repetition")
            try expect(try await rotate(2, to: 4, after: 110, in: store).isFresh, "the first successor is good")
            try expect(try await rotate(3, to: 5, after: 110, in: store).isFresh, "the second successor is good")
            let late = try await rotate(1, to: 6, after: 111, in: store)
            try expect(late == .reused(account: robin.id, family: family), "after 11 s it is a theft")
        },
        AccountStoreContract("ends the login, and no other one, when a token is used again later") { store in
            let robin = account("robin")
            let other = UUID()
            try await store.add(robin)
            try await store.add(token(1, robin, family: UUID()))
            try await store.add(token(9, robin, family: other))
            _ = try await rotate(1, to: 2, after: 100, in: store)
            _ = try await rotate(1, to: 3, after: 200, in: store)
            for number in UInt8(1)...3 {
                let rotation = try await rotate(number, to: 10 + number, after: 201, in: store)
                try expect(rotation == .unknown, "token \(number) of the login is gone")
            }
            try expect(try await store.isLive(family: other, now: at(201)), "the other login is alive")
        },
        AccountStoreContract("lets exactly one of many who come at once be the first") { store in
            let robin = account("robin")
            try await store.add(robin)
            try await store.add(token(1, robin, family: UUID()))
            let rotations = try await withThrowingTaskGroup(of: RefreshRotation.self) { group in
                for number in UInt8(2)...9 {
                    group.addTask { try await rotate(1, to: number, after: 1, in: store) }
                }
                return try await group.reduce(into: [RefreshRotation]()) { $0.append($1) }
            }
            try expect(rotations.count { $0.isFresh } == 1, "one is fresh")
            try expect(rotations.count { $0.isRepeated } == 7, "seven are repetitions")
        },
    ]

    private static let revocationRules = [
        AccountStoreContract("ends one login, or all of an account") { store in
            let robin = account("robin")
            let kim = account("kim")
            let families = (0..<3).map { _ in UUID() }
            for person in [robin, kim] { try await store.add(person) }
            try await store.add(token(1, robin, family: families[0]))
            try await store.add(token(2, robin, family: families[1]))
            try await store.add(token(3, kim, family: families[2]))
            _ = try await rotate(1, to: 4, after: 1, in: store)
            try await store.revoke(family: families[0])
            try expect(try await !store.isLive(family: families[0], now: at(2)), "the login is ended")
            try expect(try await rotate(4, to: 5, after: 2, in: store) == .unknown, "its newest token is gone")
            try expect(try await store.isLive(family: families[1], now: at(2)), "the other login is alive")
            try await store.revokeAll(of: robin.id)
            try expect(try await !store.isLive(family: families[1], now: at(2)), "all logins are ended")
            try expect(try await store.isLive(family: families[2], now: at(2)), "those of others are not")
        },
        AccountStoreContract("forgets what is expired, and remembers what was used") { store in
            let robin = account("robin")
            let family = UUID()
            try await store.add(robin)
            try await store.add(token(1, robin, family: family))
            _ = try await rotate(1, to: 2, after: 3_600, in: store)
            try await store.deleteExpired(now: at(86_399))
            try expect(try await rotate(1, to: 3, after: 86_399, in: store).isReused, "a used token is known")
            try await store.add(token(1, robin, family: family))
            try expect(try await !store.isLive(family: family, now: at(86_400)), "an expired login is not alive")
            try await store.deleteExpired(now: at(86_400))
            try expect(try await rotate(1, to: 3, after: 86_400, in: store) == .unknown, "an expired one is not")
        },
    ]

    private static func state(_ number: UInt8) -> AuthorizationState {
        AuthorizationState(
            hash: hash(number),
            provider: "example_oidc",
            nonce: "nonce \(number)",
            verifier: "verifier \(number)",
            redirect: "https://app.example.com/\(number)",
            browserHash: hash(number + 100),
            challenge: number == 1 ? "challenge \(number)" : nil,
            clientState: number == 1 ? "state \(number)" : nil,
            expiresAt: at(600)
        )
    }

    private static let stateRules = [
        AccountStoreContract("gives a sign-in out once, to exactly one of many who ask") { store in
            for number in UInt8(1)...2 { try await store.add(state(number)) }
            let taken = try await withThrowingTaskGroup(of: AuthorizationState?.self) { group in
                for _ in 1...8 { group.addTask { try await store.takeState(hash: hash(1), now: at(1)) } }
                return try await group.reduce(into: [AuthorizationState?]()) { $0.append($1) }
            }
            try expect(taken.compactMap { $0 } == [state(1)], "one gets it as it was stored")
            try expect(try await store.takeState(hash: hash(3), now: at(1)) == nil, "nobody gets an unknown one")
            try expect(try await store.takeState(hash: hash(2), now: at(599)) == state(2), "the other is there")
        },
        AccountStoreContract("does not give an expired sign-in out, and forgets it") { store in
            for number in UInt8(1)...2 { try await store.add(state(number)) }
            try expect(try await store.takeState(hash: hash(1), now: at(600)) == nil, "it is expired")
            try await store.deleteExpired(now: at(600))
            try expect(try await store.takeState(hash: hash(2), now: at(1)) == nil, "it is deleted")
        },
    ]

    private static func code(_ number: UInt8, _ account: Account) -> SignInCode {
        SignInCode(hash: hash(number), account: account.id, challenge: "challenge \(number)", expiresAt: at(60))
    }

    private static let codeRules = [
        AccountStoreContract("gives a code out once, to exactly one of many who ask, and as long as it is good") {
            store in
            let robin = account("robin")
            try await store.add(robin)
            for number in UInt8(1)...4 { try await store.add(code(number, robin)) }
            let taken = try await withThrowingTaskGroup(of: SignInCode?.self) { group in
                for _ in 1...8 { group.addTask { try await store.takeCode(hash: hash(1), now: at(1)) } }
                return try await group.reduce(into: [SignInCode?]()) { $0.append($1) }
            }
            try expect(taken.compactMap { $0 } == [code(1, robin)], "one gets it as it was stored")
            try expect(try await store.takeCode(hash: hash(9), now: at(1)) == nil, "nobody gets an unknown one")
            try expect(try await store.takeCode(hash: hash(2), now: at(60)) == nil, "it is expired")
            try await store.deleteExpired(now: at(60))
            try expect(try await store.takeCode(hash: hash(3), now: at(1)) == nil, "it is deleted")
        },
        AccountStoreContract("keeps no code for an account that is gone") { store in
            let robin = account("robin")
            try await expect(.unknownAccount) { try await store.add(code(1, robin)) }
            try await store.add(robin)
            try await store.add(code(2, robin))
            _ = try await store.delete(account: robin.id)
            try expect(try await store.takeCode(hash: hash(2), now: at(1)) == nil, "it went with the account")
        },
    ]

    private static let clientRules = [
        AccountStoreContract("remembers from where somebody signed in, for a time, and for that account alone") {
            store in
            let robin = account("robin")
            let kim = account("kim")
            for person in [robin, kim] { try await store.add(person) }
            try await store.remember(client: hash(1), of: robin.id, now: at(0))
            try await store.remember(client: hash(1), of: robin.id, now: at(10))
            try await store.remember(client: hash(1), of: UUID(), now: at(0))
            try expect(try await store.hasSeen(client: hash(1), of: robin.id, since: at(9)), "the last time counts")
            try expect(try await !store.hasSeen(client: hash(1), of: robin.id, since: at(10)), "it was before that")
            try expect(try await !store.hasSeen(client: hash(2), of: robin.id, since: at(0)), "not from there")
            try expect(try await !store.hasSeen(client: hash(1), of: kim.id, since: at(0)), "somebody else did")
            try await store.deleteExpired(now: at(10 + ClientMemory.lifetime))
            try expect(try await !store.hasSeen(client: hash(1), of: robin.id, since: at(9)), "it is forgotten")
        }
    ]
}

extension RefreshRotation {
    fileprivate var isFresh: Bool { if case .fresh = self { true } else { false } }
    fileprivate var isRepeated: Bool { if case .repeated = self { true } else { false } }
    fileprivate var isReused: Bool { if case .reused = self { true } else { false } }
}
