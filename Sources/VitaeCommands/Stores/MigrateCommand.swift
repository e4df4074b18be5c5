import ArgumentParser

/// `vitae migrate`
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Brings the tables of a PostgreSQL database up to date, before servers of a new version are started.",
        discussion: """
            Every server and worker does that when it starts; one at a time, and the others wait. A database of a newer \
            version is left alone, and older programs do not use it.
            """
    )

    @OptionGroup var store: StoreOption

    func run() throws {
        guard let location = try store.location() else {
            throw CommandFailure.usage("Name the database with --store postgres://… or $\(StoreLocation.variable).")
        }
        let (version, changes) = try location.migrate()
        StandardOutput.write(
            changes == 0
                ? "The tables are up to date (version \(version))."
                : "The tables have version \(version) now; changes made: \(changes)."
        )
    }
}
