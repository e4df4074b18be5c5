#if DEBUG
    import Foundation
#endif

extension SessionStatus {
    /// Holds a document up in this state, in a folder that `VITAE_GATES` names, as long as there is a file of the state's
    /// name; in a release build nothing happens.
    ///
    /// So that a test can look at a document that is at work for as long as it needs to.
    ///
    /// - Throws: when the task is cancelled.
    func passGate() async throws {
        #if DEBUG
            guard let folder = ProcessInfo.processInfo.environment["VITAE_GATES"] else { return }
            let gate = URL(filePath: folder).appending(path: rawValue).path
            while FileManager.default.fileExists(atPath: gate) { try await Task.sleep(for: .milliseconds(5)) }
        #endif
    }
}
