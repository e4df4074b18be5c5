import Accounts
import ArgumentParser
import Foundation
import Publications
import Sessions

/// `vitae publications`
struct PublicationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publications",
        abstract: "Imports and exports the list of publications of an account.",
        subcommands: [PublicationsImportCommand.self, PublicationsExportCommand.self]
    )
}

/// Whose list it is.
struct PublicationListOption: ParsableArguments {
    @Option(name: .customLong("account"), help: "The e-mail address of the account.")
    var email: String

    @OptionGroup var data: DataOption

    /// Runs something on the list.
    func withList<Value>(_ body: (any VitaeStore, UUID) async throws -> Value) async throws -> Value {
        let store = try data.folder().openStore()
        do {
            guard let address = EmailAddress(email), let account = try await store.account(email: address) else {
                throw CommandFailure.failed("There is no account with this e-mail address.")
            }
            return try await body(store, account.id)
        } catch SessionStoreError.unavailable, AccountStoreError.unavailable {
            throw CommandFailure.failed("The database cannot be written; is the disk full?")
        }
    }
}

/// `vitae publications export`
struct PublicationsExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the list of publications of an account into a file.",
        discussion:
            "The format is that of the file's name: .bib, .ris, .csv or .json, unless --format says another one."
    )

    @Argument(help: "The file that is made; - is standard output. A file that is there is replaced.")
    var file: String

    @Option(help: "bibtex, ris, csl-json, csv or json.")
    var format: PublicationFormat?

    @OptionGroup var list: PublicationListOption

    func run() async throws {
        let format = try chosenFormat()
        try await list.withList { store, account in
            if file == "-" {
                try await write(format, store, account) { StandardOutput.write($0, terminator: "") }
                return
            }
            let path = URL(filePath: file)
            // A file that is there stays as it is until the other is whole.
            let part = path.deletingLastPathComponent().appending(path: ".\(path.lastPathComponent).part")
            do {
                try Data().write(to: part)
                let handle = try FileHandle(forWritingTo: part)
                try await write(format, store, account) { try handle.write(contentsOf: Data($0.utf8)) }
                try handle.synchronize()
                try handle.close()
                guard unsafe rename(part.path, path.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            } catch is CocoaError {
                try? FileManager.default.removeItem(at: part)
                throw CommandFailure.failed(
                    "\(file) cannot be written. Look at its folder, and whether the disk is full."
                )
            }
        }
    }

    private func chosenFormat() throws -> PublicationFormat {
        if let format { return format }
        let ending = URL(filePath: file).pathExtension.lowercased()
        if ending == "json" { return .json }
        if let format = PublicationFormat.allCases.first(where: { $0.fileExtension == ending }) { return format }
        throw CommandFailure.usage("--format says what is written: bibtex, ris, csl-json, csv or json.")
    }

    private func write(
        _ format: PublicationFormat,
        _ store: any VitaeStore,
        _ account: UUID,
        to output: (String) throws -> Void
    ) async throws {
        var writer = PublicationWriter(format)
        var mark: Int64?
        repeat {
            let bit = try await store.publications(
                PublicationQuery(),
                of: account,
                after: mark,
                limit: 300,
                now: Date()
            )
            var text = ""
            for publication in bit.publications { text += try writer.text(of: publication) }
            try output(text)
            mark = bit.mark
        } while mark != nil
        try output(writer.end())
    }
}

extension PublicationFormat: ExpressibleByArgument {}
