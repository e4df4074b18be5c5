import ArgumentParser
import Foundation
import SQLiteStore

/// `vitae backup`
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copies the database as it is at one moment; a server may be running.",
        discussion: """
            The copy is a file of its own, which no later start needs anything else for but the *.key files of the \
            folder. They change only when you change them: keep them apart from the copy, as together they open every \
            session.
            """
    )

    @Argument(help: "The file that is made; one that is there already is never overwritten.")
    var file: String

    @OptionGroup var data: DataOption

    func run() throws {
        guard try data.store.location() == nil else {
            throw CommandFailure.usage("A PostgreSQL database is copied with its own tools: pg_dump, or pg_basebackup.")
        }
        let database = try data.folder().existingDatabase()
        do throws(SQLiteBackupError) {
            try SQLiteStore.backUp(database, to: file)
        } catch {
            throw CommandFailure.failed("\(file): \(error).")
        }
        StandardError.write("The database is copied to \(file).")
    }
}
