import ArgumentParser
import Foundation
import PostgresStore
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("The database that a command is told of")
struct StoreLocationTests {
    private static let address = "postgres://vitae@db.example.com/vitae"

    @Test("is the one on the command line, else that of the environment, else none")
    func places() throws {
        let environment = ["VITAE_STORE": "postgres://other.example.com/vitae"]
        #expect(try StoreLocation.named(nil, environment: [:]) == nil)
        #expect(try StoreLocation.named(nil, environment: ["VITAE_STORE": ""]) == nil)
        let named = try StoreLocation.named(Self.address, environment: environment)
        #expect(named?.address.description == "postgres://db.example.com/vitae")
        let told = try StoreLocation.named(nil, environment: environment)
        #expect(told?.address.description == "postgres://other.example.com/vitae")
    }

    @Test("needs no folder where nothing is kept beside it", arguments: [false, true])
    func folder(creates: Bool) throws {
        let around = try TemporaryFolder()
        let path = around.url.appending(path: "data").path
        let location = try StoreLocation(Self.address)
        _ = try DataFolder(path: path, creates: creates, location: location)
        #expect(FileManager.default.fileExists(atPath: path) == creates)
        #expect(throws: CommandFailure.self) { _ = try DataFolder(path: path + "/none/below", creates: true) }
    }

    @Test("has its password from the environment or a file, and says what is wrong with the file")
    func passwords() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "password").path
        try Data("hush 42 \n".utf8).write(to: URL(filePath: file))
        let environment = ["VITAE_STORE": Self.address, "VITAE_STORE_PASSWORD_FILE": file]
        #expect(try StoreLocation.named(nil, environment: environment)?.settings.password == "hush 42 ")
        let both = environment.merging(["VITAE_STORE_PASSWORD": "first"]) { $1 }
        #expect(try StoreLocation.named(nil, environment: both)?.settings.password == "first")
        for content in ["", "\n", "two\nlines\n"] {
            try Data(content.utf8).write(to: URL(filePath: file))
            let failure = #expect(throws: CommandFailure.self) {
                _ = try StoreLocation.named(nil, environment: environment)
            }
            #expect(failure?.message.contains("holds no password on one line") == true)
        }
        try FileManager.default.removeItem(atPath: file)
        let missing = #expect(throws: CommandFailure.self) {
            _ = try StoreLocation.named(nil, environment: environment)
        }
        #expect(missing?.message == "store-password-file: \(file) cannot be read.")
    }

    @Test("is refused with a password in its address, wherever it stands, without a word of it")
    func refusals() throws {
        for address in ["postgres://a:hush@db/vitae", "postgres://db/vitae?password=hush", "mysql://a:hush@db", "x y"] {
            let complaint = try #require(StoreLocation.complaint(of: address))
            #expect(!complaint.contains("hush"))
            let failure = #expect(throws: CommandFailure.self) { _ = try StoreLocation(address) }
            #expect(failure?.exitCode == 2 && failure?.message == complaint)
            #expect(throws: (any Error).self) { try ServeCommand.parse(["--store", address]) }
            let file = try ConfigurationFile(text: "store = \(address)", path: "vitae.conf")
            let error = #expect(throws: SettingsError.self) { _ = try SettingsSources(file: file).resolved() }
            #expect(error?.description.contains("hush") == false)
        }
        #expect(StoreLocation.complaint(of: Self.address) == nil)
    }

    @Test("is not shown with its password")
    func printed() throws {
        let text = "store = \(Self.address)\nstore-password = hush42"
        let resolved = try SettingsSources(file: try ConfigurationFile(text: text, path: "vitae.conf")).resolved()
        let printed = PrintedSettings(resolved: resolved).text
        #expect(printed.contains(Self.address) && !printed.contains("hush42"))
    }
}
