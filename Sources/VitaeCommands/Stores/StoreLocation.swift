import Foundation
import PostgresStore

/// A PostgreSQL database that is used instead of the file in the data folder.
struct StoreLocation: Sendable {
    let address: PostgresAddress
    var settings = PostgresSettings()

    static let variable = "VITAE_STORE"
    private static let passwordVariable = "VITAE_STORE_PASSWORD"
    private static let passwordFileVariable = "VITAE_STORE_PASSWORD_FILE"

    /// - Parameters:
    ///   - text: the address.
    ///   - password: nil where the server asks for none, or libpq finds it.
    ///   - passwordFile: path of a file with the password; it counts where there is no other.
    ///   - connections: how many are used at most; nil for as many as are usual.
    /// - Throws: a failure that says what is wrong, and repeats nothing of the address.
    init(_ text: String, password: String? = nil, passwordFile: String? = nil, connections: Int? = nil) throws {
        do throws(PostgresAddressError) {
            address = try PostgresAddress(text)
        } catch {
            throw CommandFailure.usage(Self.words(error))
        }
        settings.password = try password ?? passwordFile.map(Self.password)
        if let connections { settings.connections = connections }
    }

    /// The database that a command is told of on the command line or by the environment; nil for the file.
    ///
    /// - Parameters:
    ///   - flag: what the command line says.
    ///   - environment: variables.
    /// - Returns: the database.
    /// - Throws: a failure that says what is wrong.
    static func named(
        _ flag: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> StoreLocation? {
        // An empty variable counts for nothing, as everywhere.
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let text = flag ?? variable(Self.variable) else { return nil }
        return try StoreLocation(
            text,
            password: variable(passwordVariable),
            passwordFile: variable(passwordFileVariable)
        )
    }

    /// What is wrong with an address, and what to do; nil where nothing is.
    static func complaint(of text: String) -> String? {
        do throws(PostgresAddressError) {
            _ = try PostgresAddress(text)
            return nil
        } catch {
            return words(error)
        }
    }

    private static func words(_ error: PostgresAddressError) -> String {
        guard error == .hasPassword else { return "store: \(error)" }
        return """
            store: \(error) Set $\(passwordVariable), or name a file that only Vitae may read with \
            $\(passwordFileVariable).
            """
    }

    private static func password(in file: String) throws -> String {
        let text: String
        do {
            text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
        } catch {
            throw CommandFailure.cannotStart("store-password-file: \(file) cannot be read.")
        }
        let password = text.trimmingCharacters(in: .newlines)
        guard !password.isEmpty, !password.contains(where: \.isNewline) else {
            throw CommandFailure.cannotStart("store-password-file: \(file) holds no password on one line.")
        }
        return password
    }

    // MARK: - Opening

    /// Connects, and brings the tables up to date.
    ///
    /// - Parameter isListening: whether the process stays, hears of what others do, and is seen by them.
    /// - Returns: the store.
    /// - Throws: a failure that says why it cannot be used.
    func open(isListening: Bool) throws -> PostgresStore {
        var settings = settings
        // A command does one thing after the other.
        if !isListening { settings.connections = min(settings.connections, 2) }
        return try explaining { try PostgresStore(address, settings, isListening: isListening) }
    }

    /// Brings the tables up to date.
    ///
    /// - Returns: how many changes they have by now, and how many were made.
    /// - Throws: a failure that says why not.
    func migrate() throws -> (version: Int, changes: Int) {
        try explaining { try PostgresStore.migrate(address, settings) }
    }

    /// Connects to one side of a copy.
    ///
    /// - Parameter isTarget: whether it is the copy, whose tables are made then.
    /// - Returns: the store.
    /// - Throws: a failure that says why it cannot be used.
    func openToCopy(isTarget: Bool) throws -> PostgresStore {
        var settings = settings
        settings.connections = 2
        return try explaining {
            guard try isTarget || PostgresStore.isUpToDate(address, settings) else {
                throw CommandFailure.failed(
                    "The database \(address) is of an older version of Vitae. Run vitae migrate on it first."
                )
            }
            return try PostgresStore(address, settings, isListening: false, isCopyTarget: isTarget)
        }
    }

    private func explaining<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as PostgresError {
            throw CommandFailure.cannotStart("The database \(address) cannot be used: \(error).")
        } catch let error as PostgresStoreError {
            throw CommandFailure.cannotStart("The database \(address) cannot be used: \(error)")
        }
    }
}
