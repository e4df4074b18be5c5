import ArgumentParser

/// `vitae jobs`
struct JobsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs",
        abstract: "Manages job postings.",
        subcommands: [
            JobsImportCommand.self, JobsListCommand.self, JobsStatsCommand.self, JobsExpireCommand.self,
            JobsMatchCommand.self, JobsGenerateCommand.self,
        ]
    )
}
