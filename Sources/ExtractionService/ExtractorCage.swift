/// What extractor processes are locked in with on this machine.
package enum ExtractorCage {
    /// All layers, as `level(of:)` names them.
    package static let full = "seccomp, landlock"

    /// Starts an extractor that only tells.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: `seccomp, landlock`, one of both, or `none`; nil when the program does not start.
    package static func level(of configuration: ExtractorConfiguration) async -> String? {
        await ExtractorProbe.answer(to: ["--probe"], of: configuration)
    }
}
