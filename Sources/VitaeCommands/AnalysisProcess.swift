import Foundation
import Resume
import Sessions
import Subprocess
import SystemPackage
import TextDocument

/// Analyses a document in a process of this same program.
struct AnalysisProcess: ApartAnalysis {
    /// Path of the knowledge pack; nil for the usual one.
    let knowledge: String?

    private static let longestAnswer = 64 * 1024 * 1024
    private static let longestTime = Duration.seconds(60)

    func analyse(_ document: TextDocument, today: PartialDate) async throws -> Analysis? {
        let date = "\(today.year)-\(today.month ?? 1)-\(today.day ?? 1)"
        var arguments = [AnalyseCommand.name, "--today", date]
        if let knowledge { arguments += ["--knowledge", knowledge] }
        let program = Installation.folder.appending(path: "vitae").path
        let input = AnalyseCommand.bytes(of: document)
        let work = Task {
            try await Subprocess.run(
                .path(FilePath(program)),
                arguments: Arguments(arguments),
                input: .array(input),
                output: .bytes(limit: Self.longestAnswer)
            )
        }
        let deadline = Task {
            try await Task.sleep(for: Self.longestTime)
            work.cancel()
        }
        defer { deadline.cancel() }
        let result = try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
        guard result.terminationStatus.isSuccess else { return nil }
        return try JSONDecoder().decode(Analysis.self, from: Data(result.standardOutput))
    }
}
