import ArgumentParser
import Foundation
import PostgresStore
import Sessions
import StoreCopying

/// `vitae store copy`
struct StoreCopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copies a database from a data folder to PostgreSQL, or back.",
        discussion: """
            Stop all servers and workers first. What was interrupted goes on where it was when the same command is given \
            again. At the end all rows are compared; until they are the same, nothing else uses the copy. The source is \
            left as it is.

            The *.key files of a data folder are not copied: servers on the copy need them, or nobody stays signed in.
            """
    )

    @Argument(help: "Data folder, or address of a PostgreSQL database (postgres://…), without a password.")
    var from: String

    @Argument(help: "Data folder without a database, or address of an empty PostgreSQL database.")
    var to: String

    func validate() throws {
        for place in [from, to] where PostgresAddress.isAddress(place) {
            if let complaint = StoreLocation.complaint(of: place) { throw ValidationError(complaint) }
        }
    }

    func run() async throws {
        let (source, target) = (try CopyPlace(from, isTarget: false), try CopyPlace(to, isTarget: true))
        guard source.name != target.name else {
            throw CommandFailure.usage("A database is not copied to itself.")
        }
        let copy = StoreCopy(of: try source.open(), named: source.name, to: try target.open(), now: Date())
        do {
            let rows = try await copy.run(Self.tell)
            StandardOutput.write("\(source.name) is copied to \(target.name): \(rows) rows, all of them compared.")
        } catch let failure as CopyFailure {
            throw CommandFailure.failed("\(failure)")
        } catch SessionStoreError.unavailable {
            throw CommandFailure.failed(
                "A database did not answer, or could not be written. Give the same command again to go on."
            )
        } catch let error as PostgresError {
            throw CommandFailure.failed("\(error). Give the same command again to go on.")
        }
    }

    private static func tell(_ progress: StoreCopy.Progress) {
        switch progress {
        case .resumed: StandardError.write("Goes on with the copy that was begun.")
        case .copied(let table, let rows, isDone: true) where rows > 0: StandardError.write("\(table): \(rows) copied")
        case .copied, .compared: break
        }
    }
}

/// One side of a copy.
private enum CopyPlace {
    case folder(DataFolder, isTarget: Bool)
    case database(StoreLocation, isTarget: Bool)

    init(_ text: String, isTarget: Bool) throws {
        if PostgresAddress.isAddress(text), let location = try StoreLocation.named(text) {
            self = .database(location, isTarget: isTarget)
        } else {
            self = .folder(try DataFolder(path: text, creates: isTarget), isTarget: isTarget)
        }
    }

    /// Where it is, without anything secret.
    var name: String {
        switch self {
        case .folder(let folder, _): folder.databasePath
        case .database(let location, _): "\(location.address)"
        }
    }

    func open() throws -> any CopiedStore {
        switch self {
        case .folder(let folder, let isTarget): try folder.storeToCopy(isTarget: isTarget)
        case .database(let location, let isTarget): try location.openToCopy(isTarget: isTarget)
        }
    }
}
