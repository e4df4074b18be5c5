import Accounts
import ArgumentParser
import DailyBrief
import Foundation
import Sessions

/// `vitae brief`
struct BriefCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "brief",
        abstract: "Shows what somebody's daily brief says.",
        subcommands: [BriefShowCommand.self]
    )
}

/// `vitae brief show`
struct BriefShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows the brief of an account as it is at this moment.",
        discussion: """
            What is new, and would be worth sending, begins with "*". Nobody is asked for the weather: it is shown where the \
            server asked for it in the last three hours. Exit code 1 when there is no such account, or when a part could \
            not be made.
            """
    )

    @Argument(help: "The account's e-mail address.")
    var email: String

    @Option(help: "Folder with tables of name days, as the server has it.")
    var namedays: String?

    @OptionGroup var data: DataOption

    func run() async throws {
        let store = try data.folder().openStore()
        guard let address = EmailAddress(email), let account = try await store.account(email: address),
            let person = try await store.briefPerson(account.id)
        else { throw CommandFailure.failed("There is no account with this e-mail address.") }
        let maker = BriefMaker(
            store: store,
            desk: WeatherDesk(source: NoWeatherSource(), answers: store),
            namedays: try BriefOptions.namedays(in: namedays),
            gazetteer: try Analyzer.bundled().gazetteer
        )
        let brief = try await maker.brief(for: person, now: Date())
        let text = BriefText(brief)
        let lines = text.news.map { "* \($0)" } + text.rest.map { "  \($0)" }
        StandardOutput.write(
            (["\(person.shownUsername), \(person.clock.text(of: brief.madeAt))"] + lines).joined(separator: "\n")
        )
        if person.by.contains(.email), !person.isEmailProven {
            StandardError.write("It is not sent by email: the address is not confirmed.")
        }
        guard brief.problems.isEmpty else {
            let names = brief.problems.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure.failed("These parts could not be made: \(names).")
        }
    }
}

/// Asks nobody: what the server was told is used.
private struct NoWeatherSource: WeatherSource {
    func answer(latitude: Double, longitude: Double) async throws -> Data { throw WeatherError.unavailable }
}
