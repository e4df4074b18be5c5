/// What extractor processes are locked in with on this machine.
package enum ExtractorCage {
    /// All layers, as `level(of:)` names them.
    package static let full = "seccomp, landlock"

    /// Why the extractor does not lock itself in, or does not start at all.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: its own or its loader's words; nil when it does.
    package static func complaint(of configuration: ExtractorConfiguration) async -> String? {
        await ExtractorProbe.complaint(of: configuration)
    }

    /// Starts an extractor that only tells.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: `seccomp, landlock`, one of both, or `none`; nil when the program does not start.
    package static func level(of configuration: ExtractorConfiguration) async -> String? {
        await ExtractorProbe.answer(to: ["--probe"], of: configuration)
    }
}
