import ArgumentParser

/// `vitae store`
struct StoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store",
        abstract: "Carries a database over to another one.",
        subcommands: [StoreCopyCommand.self]
    )
}
