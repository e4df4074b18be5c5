package import ArgumentParser

/// `vitae`: reads résumés, scores them, and finds jobs that fit.
package struct VitaeCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "vitae",
        abstract: "Reads résumés, scores them, and finds jobs that fit.",
        version: "0.1.0",
        subcommands: [
            ServeCommand.self, ScoreCommand.self, ParseCommand.self, ExtractCommand.self, UploadCommand.self,
            PollCommand.self, JobsCommand.self, AlertsCommand.self, PushCommand.self, BriefCommand.self,
            KnowledgeCommand.self, SessionCommand.self, UserCommand.self, PublicationsCommand.self,
            BackupCommand.self, DoctorCommand.self, WorkCommand.self, MigrateCommand.self, StoreCommand.self,
        ]
    )

    package init() {}

    /// Runs the command that the arguments name.
    ///
    /// Exit codes: 0 all good, 1 something failed and was named, 2 wrong usage, 3 cannot start.
    package static func launch() async {
        PlainCrash.install()
        StandardOutput.hearOfClosedPipes()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            StandardError.write("vitae: \(failure.message)")
            exit(withError: ExitCode(failure.exitCode))
        } catch {
            let code = exitCode(for: error)
            guard code != .success, !(error is ExitCode) else { exit(withError: error) }
            // Usage errors are 2 here, whatever the library's own number for them.
            let isUsage = code == .validationFailure
            StandardError.write(fullMessage(for: error))
            exit(withError: ExitCode(isUsage ? 2 : 1))
        }
    }
}
