import Accounts
import ArgumentParser
import Foundation
import Logging

/// `vitae user`
struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: "Manages accounts.",
        discussion: """
            The password is asked for at a terminal; otherwise it is the first line of standard input. No command takes \
            it as an argument, which other users of the machine could read.
            """,
        subcommands: [UserAddCommand.self, UserResetPasswordCommand.self, UserRoleCommand.self]
    )
}

/// `vitae user add`
struct UserAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Makes an account, also where people may not make them themselves."
    )

    @Argument(help: "The e-mail address to sign in with.")
    var email: String

    @OptionGroup var data: DataOption

    func run() async throws {
        let password = try PasswordInput().read()
        let account = try await data.withAccounts { try await $0.add(email: email, password: password) }
        StandardOutput.write(account.id.uuidString.lowercased())
    }
}

/// `vitae user reset-password`
struct UserResetPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-password",
        abstract: "Gives an account another password and ends all its logins."
    )

    @Argument(help: "The account's e-mail address.")
    var email: String

    @OptionGroup var data: DataOption

    func run() async throws {
        let password = try PasswordInput().read()
        do {
            try await data.withAccounts { try await $0.resetPassword(email: email, to: password) }
        } catch AccountError.invalidCredentials {
            throw CommandFailure.failed("There is no account with this e-mail address.")
        }
        StandardError.write("The password is changed; all logins have ended.")
    }
}

/// `vitae user role`
struct UserRoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "role",
        abstract: "Gives an account a role: user, admin or super_admin.",
        discussion: "An admin sees and changes the accounts of others; a super_admin gives roles as well."
    )

    @Argument(help: "The account's e-mail address.")
    var email: String

    @Argument(help: "user, admin or super_admin.")
    var role: AccountRole

    @OptionGroup var data: DataOption

    func run() async throws {
        let store = try data.folder().openStore()
        let role = role
        do {
            guard let address = EmailAddress(email), let account = try await store.account(email: address) else {
                throw CommandFailure.failed("There is no account with this e-mail address.")
            }
            _ = try await store.changeDetails(of: account.id) { $0.role = role }
        } catch AccountStoreError.unavailable {
            throw CommandFailure.failed("The database cannot be written; is the disk full?")
        }
        StandardError.write("The account has the role \(role.rawValue).")
    }
}

extension AccountRole: ExpressibleByArgument {}

extension DataOption {
    /// Runs something on the accounts of the folder, and turns refusals into sentences.
    fileprivate func withAccounts<Value>(_ body: (AccountService) async throws -> Value) async throws -> Value {
        let folder = try folder()
        let logger = Logger(label: "vitae") { StreamLogHandler.standardError(label: $0) }
        let store = try folder.openStore()
        let accounts = try await folder.accountService(store: store, settings: ServerSettings(), logger: logger)
        do {
            return try await body(accounts)
        } catch let error as AccountError where error != .invalidCredentials {
            throw CommandFailure.failed(error == .alreadyRegistered ? Self.taken : error.message)
        } catch AccountStoreError.unavailable {
            throw CommandFailure.failed("The database cannot be written; is the disk full?")
        }
    }

    private static let taken = "There is an account with this e-mail address already."
}
