import Foundation

/// How busy the machine is with everything that runs on it.
struct MachineLoad {
    /// Processes that ran or waited for a processor, averaged over a minute.
    let average: Double

    /// The load now; nil where the kernel does not tell.
    static var now: MachineLoad? {
        guard let text = FileManager.default.contents(atPath: "/proc/loadavg") else { return nil }
        let first = String(decoding: text, as: UTF8.self).split(separator: " ").first
        return first.flatMap { Double($0) }.map(MachineLoad.init)
    }

    /// What a reader should know before the figures.
    static func sentence(before: MachineLoad?, after: MachineLoad?) -> String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let texts = [before, after].map { $0?.average.formatted(digits: 2) ?? "unknown" }
        return "Load of the machine: \(texts[0]) before, \(texts[1]) after, on \(cores) cores."
    }
}
