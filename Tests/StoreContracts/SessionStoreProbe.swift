package import Foundation
package import Sessions

/// What rules need to know of a store that it tells nobody.
package protocol SessionStoreProbe: Sendable {
    /// The same store, as another process opens it.
    func another() throws -> any SessionStore

    /// How many files are kept, of all sessions.
    func keptFiles() async throws -> Int

    /// Puts other results in the place of those of a completed session, as another version of the program may have left
    /// them, with a chosen place.
    ///
    /// - Parameters:
    ///   - session: its identifier.
    ///   - analysis: what is stored.
    ///   - file: a file that is kept again; nil for none.
    /// - Throws: what the store throws.
    func replaceAnalysis(of session: UUID, with analysis: Data, keeping file: Data?) async throws
}
