import Accounts
import Foundation
import HTTPTypes
import Hummingbird

/// `/api/users`: accounts, for their owners and for those who manage them.
struct UserController {
    let store: any AccountStore
    let gate: PublicationGate

    private static let longestPage = 100
    private static let usualPage = 20
    private static let lastPage = 10_000_000

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, at: "/api/users")
        router.get("/api/users") { request, _ in JSONBody(try await list(request)) }
        router.allowOnly(.delete, .get, .put, at: "/api/users/{id}")
        router.get("/api/users/{id}") { request, context in
            let (_, user) = try await caller(request, context)
            return JSONBody(UserAnswer(user))
        }
        router.put("/api/users/{id}") { request, context in JSONBody(try await change(request, context)) }
        router.delete("/api/users/{id}") { request, context in
            let (caller, user) = try await caller(request, context)
            guard caller.account.id != user.account.id else {
                throw Problem(.forbidden, "Nobody deactivates their own account.")
            }
            try Self.check(caller, mayChange: user)
            try await store.deactivate(account: user.account.id, at: Date())
            return JSONBody(MessageAnswer(message: "User deactivated successfully"))
        }
    }

    private func list(_ request: Request) async throws -> UserList {
        let caller = try await user(try await gate.account(of: request))
        guard caller?.details.role.managesAccounts == true else {
            throw Problem(.forbidden, "Insufficient permissions")
        }
        let fields = QueryFields(request)
        let page = min(max(fields.text("page").flatMap { Int($0) } ?? 1, 1), Self.lastPage)
        let asked = fields.text("limit").flatMap { Int($0) } ?? Self.usualPage
        let limit = asked < 1 ? Self.usualPage : min(asked, Self.longestPage)
        let (accounts, total) = try await store.accounts(from: (page - 1) * limit, limit: limit)
        var users: [UserAnswer] = []
        for account in accounts { users.append(UserAnswer(try await listed(account))) }
        return UserList(users: users, total: total, page: page, totalPages: (total + limit - 1) / limit)
    }

    private func change(_ request: Request, _ context: ServerContext) async throws -> UserAnswer {
        let (caller, user) = try await caller(request, context)
        let fields = try await SentFields.read(request)
        let name = try fields.text("name")?.trimmingCharacters(in: .whitespacesAndNewlines)
        if let name, !UserAnswer.nameLength.contains(name.count) {
            throw Problem.badRequest("The name has 1 to \(UserAnswer.nameLength.upperBound) characters.")
        }
        var role: AccountRole?
        if let sent = try fields.text("role") {
            guard let known = AccountRole(rawValue: sent) else {
                let names = AccountRole.allCases.map(\.rawValue).joined(separator: ", ")
                throw Problem.badRequest("“role” is one of \(names).")
            }
            // An app sends the whole user: a role that is not changed is not given.
            if known != user.details.role {
                guard caller.details.role == .superAdmin else { throw Problem(.forbidden, "Insufficient permissions") }
                role = known
            }
        }
        if caller.account.id != user.account.id { try Self.check(caller, mayChange: user) }
        let (newName, newRole) = (name, role)
        let details = try await store.changeDetails(of: user.account.id) { details in
            if let newName { details.name = newName }
            if let newRole { details.role = newRole }
        }
        return UserAnswer(ListedUser(account: user.account, details: details))
    }

    /// Who asks, and of whom.
    ///
    /// - Throws: 404 unless somebody asks for their own account, or manages those of others.
    private func caller(
        _ request: Request,
        _ context: ServerContext
    ) async throws -> (caller: ListedUser, user: ListedUser) {
        let account = try await gate.account(of: request)
        let unknown = Problem(.notFound, "User not found")
        guard let id = UUID(uuidString: context.parameters.decoded("id")), let caller = try await user(account),
            id == account || caller.details.role.managesAccounts, let user = try await user(id)
        else { throw unknown }
        return (caller, user)
    }

    /// - Throws: 403 where somebody would change an account that may do more than theirs.
    private static func check(_ caller: ListedUser, mayChange user: ListedUser) throws {
        guard caller.details.role == .superAdmin || user.details.role != .superAdmin else {
            throw Problem(.forbidden, "Insufficient permissions")
        }
    }

    private func user(_ id: UUID) async throws -> ListedUser? {
        guard let account = try await store.account(id: id) else { return nil }
        return try await listed(account)
    }

    private func listed(_ account: Account) async throws -> ListedUser {
        ListedUser(account: account, details: try await store.details(of: account.id) ?? AccountDetails())
    }
}

private struct UserList: Encodable, Sendable {
    private enum Key: String, CodingKey {
        case data, users, total, page, totalPages
        case snakeTotalPages = "total_pages"
    }

    let users: [UserAnswer]
    let total: Int
    let page: Int
    let totalPages: Int

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for key in [Key.data, .users] { try container.encode(users, forKey: key) }
        try container.encode(total, forKey: .total)
        try container.encode(page, forKey: .page)
        for key in [Key.totalPages, .snakeTotalPages] { try container.encode(totalPages, forKey: key) }
    }
}
