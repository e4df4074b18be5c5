import ArgumentParser
import Foundation
import JobFeeds
import Testing

@testable import VitaeCommands

@Suite("Arguments of vitae jobs")
struct JobsArgumentsTests {
    @Test("takes a feed with its format and source")
    func importing() throws {
        let command = try JobsImportCommand.parse(["feed.json", "--format", "json-ld", "--source", "board"])
        #expect(command.feed == "feed.json")
        #expect(command.format == .jsonLD)
        #expect(command.source == "board")
        #expect(!command.allowHttp)
        #expect(!command.allowPrivate)
    }

    @Test(
        "refuses what would mean nothing",
        arguments: [
            ["import"], ["import", "a", "--format", "pdf"], ["import", "a", "--source", "a:b"],
            ["import", "a", "--source", ""], ["list", "--limit", "0"], ["list", "--country", "USA"],
            ["list", "--occupation", "baker"], ["list", "--format", "xml"], ["expire", "--before", "2026-02-31"],
            ["expire", "--before", "tomorrow"], ["match"], ["match", "a.pdf", "--limit", "-1"], ["generate"],
            ["generate", "0"], ["generate", "1", "--seed", "-1"], ["generate", "1", "--date", "21.11.2026"],
        ]
    )
    func refusals(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try JobsCommand.parseAsRoot(arguments) }
    }

    @Test(
        "takes what is right",
        arguments: [
            ["list"], ["list", "--limit", "1", "--country", "us", "--occupation", "15-1252.01"],
            ["stats", "--format", "csv"], ["expire"], ["expire", "--source", "board", "--before", "2026-02-28"],
            ["match", "-", "--location", "Austin, TX"], ["generate", "5", "--seed", "7", "--date", "2026-11-21"],
        ]
    )
    func accepted(_ arguments: [String]) {
        #expect(throws: Never.self) { try JobsCommand.parseAsRoot(arguments) }
    }

    @Test("a day begins in UTC")
    func day() throws {
        #expect(try #require(Day(argument: "2026-11-03")).start == Date(timeIntervalSince1970: 1_793_664_000))
        for text in ["2026-11-3", "2026-13-01", "20261103", "2026-11-03T00:00:00Z", ""] {
            #expect(Day(argument: text) == nil, "\(text)")
        }
    }

    @Test(
        "tells files from web addresses, and names their sources",
        arguments: [
            ("Feeds/board.ndjson", "board"), ("board.xml", "board"), ("-", "stdin"),
            ("https://Jobs.example.com/feed.xml", "jobs.example.com"), ("http://[::1]/feed", "[--1]"),
            ("https/feed.json", "feed"),
        ]
    )
    func inputs(_ argument: String, source: String) {
        let input = PostingInput(argument)
        // How an address in digits is written down is not ours to say.
        let name = input.sourceName.filter { $0 != "[" && $0 != "]" }
        #expect(name == source.filter { $0 != "[" && $0 != "]" })
        #expect(input == .file(argument) || argument.contains("://"))
    }
}
