import Testing

/// One rule that every store of a kind keeps.
///
///     @Test("keeps the contract", arguments: SessionRules.all)
///     func contract(_ rule: StoreRule<SessionScene>) async throws {
///         try await rule.check(SessionScene(store: newStore(), probe: probe))
///     }
package struct StoreRule<Scene: Sendable>: Sendable, CustomTestStringConvertible {
    package let testDescription: String
    /// Checks the rule against a new and empty store.
    package let check: @Sendable (Scene) async throws -> Void

    init(_ description: String, check: @escaping @Sendable (Scene) async throws -> Void) {
        testDescription = description
        self.check = check
    }
}
