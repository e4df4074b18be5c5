import Foundation
import JobFeeds
import Testing

@Suite("Fetching a feed")
struct FetchTests {
    private typealias Reply = FetchServer.Reply

    private static func fetcher(
        hosts: FetchHosts = FetchHosts(),
        _ change: (inout FeedFetchSettings) -> Void = { _ in }
    ) -> FeedFetcher {
        var settings = FeedFetchSettings()
        settings.allowsHTTP = true
        settings.allowsPrivateAddresses = true
        change(&settings)
        return FeedFetcher(settings: settings, resolver: hosts)
    }

    private static func address(_ server: FetchServer, _ path: String = "/feed") -> String {
        "http://feeds.example.com:\(server.port)\(path)"
    }

    private static func feed(_ result: FeedFetchResult) throws -> FetchedFeed {
        guard case .fetched(let feed) = result else { throw FeedFetchError.cancelled }
        return feed
    }

    @Test("connects to the checked address and asks there for the host by its name")
    func host() async throws {
        try await FetchServer.run(answer: { _ in .whole(fields: ["ETag: \"v1\""], body: "a feed") }) { server in
            let feed = try Self.feed(try await Self.fetcher().fetch(Self.address(server, "/feed?a=1#top")))
            #expect(feed.data == Data("a feed".utf8))
            #expect(feed.validators == FeedValidators(entityTag: "\"v1\"", lastModified: nil))
            #expect(feed.address == Self.address(server, "/feed?a=1"))
            let request = try #require(server.requests.first)
            #expect(request.hasPrefix("GET /feed?a=1 HTTP/1.1\r\n"))
            #expect(request.lowercased().contains("\r\nhost: feeds.example.com:\(server.port)\r\n"))
            #expect(request.lowercased().contains("\r\naccept-encoding: identity\r\n"))
        }
    }

    @Test("asks nobody where encryption or the place is not allowed")
    func refusals() async throws {
        try await FetchServer.run(answer: { _ in .whole(body: "a feed") }) { server in
            await #expect(throws: FeedFetchError.insecure) {
                try await Self.fetcher { $0.allowsHTTP = false }.fetch(Self.address(server))
            }
            await #expect(throws: FeedFetchError.forbiddenHost("feeds.example.com", .loopback)) {
                try await Self.fetcher { $0.allowsPrivateAddresses = false }.fetch(Self.address(server))
            }
            await #expect(throws: FeedFetchError.unknownHost("other.example.com")) {
                try await Self.fetcher().fetch("http://other.example.com:\(server.port)/")
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test("one forbidden address among good ones is enough; some are forbidden whatever is allowed")
    func mixedAddresses() async throws {
        let mixed = FetchHosts(hosts: ["feeds.example.com": ["93.184.216.34", "::ffff:10.0.0.1"]])
        await #expect(throws: FeedFetchError.forbiddenHost("feeds.example.com", .private)) {
            try await Self.fetcher(hosts: mixed) { $0.allowsPrivateAddresses = false }.fetch(
                "https://feeds.example.com/"
            )
        }
        for (text, kind) in [("169.254.169.254", NetworkAddress.Kind.linkLocal), ("0.0.0.0", .unspecified)] {
            let hosts = FetchHosts(hosts: ["feeds.example.com": [text]])
            await #expect(throws: FeedFetchError.forbiddenHost("feeds.example.com", kind)) {
                try await Self.fetcher(hosts: hosts).fetch("https://feeds.example.com/")
            }
        }
    }

    @Test(
        "an address in odd digits is still this machine",
        arguments: ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]
    )
    func oddDigits(_ host: String) async throws {
        var settings = FeedFetchSettings()
        settings.allowsHTTP = true
        let fetcher = FeedFetcher(settings: settings)
        let name = host.filter { $0 != "[" && $0 != "]" }
        await #expect(throws: FeedFetchError.forbiddenHost(name, .loopback)) {
            try await fetcher.fetch("http://\(host)/feed")
        }
    }

    @Test("tries the next address when one takes no connection")
    func nextAddress() async throws {
        let hosts = FetchHosts(hosts: ["feeds.example.com": ["127.0.0.2", "127.0.0.1"]])
        try await FetchServer.run(answer: { _ in .whole(body: "a feed") }) { server in
            let feed = try Self.feed(try await Self.fetcher(hosts: hosts).fetch(Self.address(server)))
            #expect(feed.data.count == 6)
            let dead = FetchHosts(hosts: ["feeds.example.com": ["127.0.0.2"]])
            await #expect(throws: FeedFetchError.unreachable("feeds.example.com")) {
                try await Self.fetcher(hosts: dead).fetch(Self.address(server))
            }
        }
    }

    @Test("follows three redirects, the fourth not", arguments: [0, 1, 2, 3, 4])
    func redirects(_ count: Int) async throws {
        let codes = ["301 Moved", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"]
        try await FetchServer.run(answer: { path in
            let number = Int(path.dropFirst()) ?? 0
            return number == 0 ? .whole(body: "a feed") : .redirect(codes[number % 4], to: "/\(number - 1)")
        }) { server in
            let fetcher = Self.fetcher()
            if count > 3 {
                await #expect(throws: FeedFetchError.tooManyRedirects(limit: 3)) {
                    try await fetcher.fetch(Self.address(server, "/\(count)"))
                }
            } else {
                let feed = try Self.feed(try await fetcher.fetch(Self.address(server, "/\(count)")))
                #expect(feed.address == Self.address(server, "/0"))
            }
            #expect(server.requests.count == min(count + 1, 4))
        }
    }

    @Test(
        "checks each place that a redirect leads to",
        arguments: [
            ("http://metadata.example.com/", FeedFetchError.forbiddenHost("metadata.example.com", .linkLocal)),
            ("http://nowhere.example.com/", .unknownHost("nowhere.example.com")), ("file:///etc/passwd", .badRedirect),
            ("http://user:word@feeds.example.com/", .badRedirect),
        ]
    )
    func redirectTargets(_ location: String, error: FeedFetchError) async throws {
        let hosts = FetchHosts(hosts: [
            "feeds.example.com": ["127.0.0.1"], "metadata.example.com": ["169.254.169.254"],
        ])
        try await FetchServer.run(answer: { _ in .redirect(to: location) }) { server in
            await #expect(throws: error) { try await Self.fetcher(hosts: hosts).fetch(Self.address(server)) }
            #expect(server.requests.count == 1)
        }
    }
}
