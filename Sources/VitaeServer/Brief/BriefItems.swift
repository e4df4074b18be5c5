import DailyBrief
import Foundation
import HTTPTypes
import Hummingbird
import VitaeAPI

/// A list that somebody keeps under `/api/v2`: read, added to, changed, and taken from.
protocol BriefItems: Sendable {
    /// As it is answered.
    associatedtype Item: Codable & Hashable & Sendable
    /// What a request says of one; nothing where it says nothing.
    associatedtype Change: Sendable

    /// What one is called in sentences.
    static var name: String { get }
    /// Fields without which none is added.
    static var needed: [String] { get }

    var gate: BriefGate { get }

    /// Takes what a request says.
    static func change(_ fields: inout BodyFields) -> Change

    func items(of person: BriefPerson, now: Date) async throws -> [Item]
    /// - Returns: nil where something that is needed is missing.
    func add(_ change: Change, of person: BriefPerson, now: Date) async throws -> Item?
    /// - Returns: nil where there is none with the number.
    func apply(_ change: Change, to id: Int64, of person: BriefPerson, now: Date) async throws -> Item?
    /// - Returns: whether there was one with the number.
    func remove(_ id: Int64, of person: BriefPerson) async throws -> Bool
}

/// What is answered to calls.
extension BriefItems {
    func list(_ request: Request) async throws -> JSONBody<V2.Envelope<[Item]>> {
        let now = Date()
        let person = try await gate.person(of: request, now: now)
        return JSONBody(V2.Envelope(try await items(of: person, now: now)))
    }

    func add(_ request: Request, _ context: ServerContext) async throws -> Response {
        let now = Date()
        let person = try await gate.person(of: request, now: now)
        let change = try await BriefFields.read(request) { fields in
            for name in Self.needed { fields.require(name) }
            return Self.change(&fields)
        }
        let answer = try await Self.stored {
            guard let item = try await add(change, of: person, now: now) else {
                throw Problem.badRequest("\(Self.needed.joined(separator: " and ")) are needed.")
            }
            return V2.Envelope(item, message: "\(Self.name) created")
        }
        var response = try JSONBody(answer).response(from: request, context: context)
        response.status = .created
        return response
    }

    func change(_ request: Request, _ context: ServerContext) async throws -> JSONBody<V2.Envelope<Item>> {
        let now = Date()
        let person = try await gate.person(of: request, now: now)
        let change = try await BriefFields.read(request) { Self.change(&$0) }
        return try await Self.stored {
            guard let id = Self.id(context), let item = try await apply(change, to: id, of: person, now: now) else {
                throw Self.unknown
            }
            return JSONBody(V2.Envelope(item, message: "\(Self.name) changed"))
        }
    }

    func remove(_ request: Request, _ context: ServerContext) async throws -> JSONBody<V2.Done> {
        let person = try await gate.person(of: request, now: Date())
        guard let id = Self.id(context), try await remove(id, of: person) else { throw Self.unknown }
        return JSONBody(V2.Done("\(Self.name) removed"))
    }

    private static var unknown: Problem { Problem(.notFound, "\(name) not found") }

    private static func id(_ context: ServerContext) -> Int64? { Int64(context.parameters.decoded("id")) }

    private static func stored<Value>(_ store: () async throws -> Value) async throws -> Value {
        do {
            return try await store()
        } catch BriefStoreError.duplicate {
            throw Problem(.conflict, "There is a \(name.lowercased()) with this name and day.")
        } catch BriefStoreError.tooMany(let limit) {
            throw Problem(.conflict, "There are \(limit) \(name.lowercased())s already. Remove one first.")
        }
    }
}
