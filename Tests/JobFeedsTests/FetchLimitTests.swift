import Foundation
import JobFeeds
import Testing

@Suite("Limits of a fetch")
struct FetchLimitTests {
    private static func fetch(
        _ reply: FetchServer.Reply,
        validators: FeedValidators? = nil,
        timeout: Duration = .seconds(20),
        mostBytes: Int = 1000,
        check: (FetchServer) throws -> Void = { _ in }
    ) async throws -> Result<FeedFetchResult, FeedFetchError> {
        var settings = FeedFetchSettings()
        settings.allowsHTTP = true
        settings.allowsPrivateAddresses = true
        settings.timeout = timeout
        settings.mostBytes = mostBytes
        let fetcher = FeedFetcher(settings: settings, resolver: FetchHosts())
        var result = Result<FeedFetchResult, FeedFetchError>.failure(.cancelled)
        try await FetchServer.run(answer: { _ in reply }) { server in
            do throws(FeedFetchError) {
                let address = "http://feeds.example.com:\(server.port)/"
                result = .success(try await fetcher.fetch(address, validators: validators))
            } catch {
                result = .failure(error)
            }
            try check(server)
        }
        return result
    }

    @Test("asks for changes only, and hears that there are none")
    func notModified() async throws {
        let validators = FeedValidators(entityTag: "\"v1\"", lastModified: "Tue, 03 Nov 2026 12:00:00 GMT")
        let reply = FetchServer.Reply(head: "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n")
        let result = try await Self.fetch(reply, validators: validators) { server in
            let request = try #require(server.requests.first).lowercased()
            #expect(request.contains("\r\nif-none-match: \"v1\"\r\n"))
            #expect(request.contains("\r\nif-modified-since: tue, 03 nov 2026 12:00:00 gmt\r\n"))
        }
        #expect(result == .success(.notModified))
        #expect(try await Self.fetch(reply) == .failure(.status(304)))
    }

    @Test("a validator that would break a request is as good as none")
    func validators() {
        let validators = FeedValidators(entityTag: "\"v1\"\r\nX: y", lastModified: String(repeating: "a", count: 2000))
        #expect(validators == FeedValidators(entityTag: nil, lastModified: nil))
    }

    @Test("takes a feed of just the limit")
    func justFits() async throws {
        let body = String(repeating: "a", count: 1000)
        let result = try await Self.fetch(.whole(body: body))
        guard case .success(.fetched(let feed)) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(feed.data.count == 1000)
        #expect(feed.validators == nil)
    }

    @Test("stops at the limit, whether the length was told or not")
    func tooLarge() async throws {
        let body = String(repeating: "a", count: 1001)
        #expect(try await Self.fetch(.whole(body: body)) == .failure(.tooLarge(limit: 1000)))
        // One byte came of a great many: the rest is not waited for.
        let told = FetchServer.Reply(
            head: "HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n",
            body: [97],
            staysOpen: true
        )
        #expect(try await Self.fetch(told) == .failure(.tooLarge(limit: 1000)))
        let chunk = "400\r\n" + String(repeating: "a", count: 1024) + "\r\n"
        let untold = FetchServer.Reply(
            head: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
            body: Array(chunk.utf8),
            staysOpen: true
        )
        #expect(try await Self.fetch(untold) == .failure(.tooLarge(limit: 1000)))
    }

    @Test("does not take what is compressed")
    func compressed() async throws {
        let reply = FetchServer.Reply.whole(fields: ["Content-Encoding: gzip"], body: "\u{1F}")
        #expect(try await Self.fetch(reply) == .failure(.compressed("gzip")))
        let plain = try await Self.fetch(.whole(fields: ["Content-Encoding: identity"], body: "a"))
        #expect(throws: Never.self) { try plain.get() }
    }

    @Test(
        "a body or a head that does not come ends in time",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"]
    )
    func slow(_ head: String) async throws {
        let limit = Duration.milliseconds(200)
        let reply = FetchServer.Reply(head: head, staysOpen: true)
        #expect(try await Self.fetch(reply, timeout: limit) == .failure(.timedOut(limit: limit)))
    }

    @Test("a body that breaks off is no feed")
    func brokenOff() async throws {
        let reply = FetchServer.Reply(head: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc")
        #expect(try await Self.fetch(reply) == .failure(.brokenOff("feeds.example.com")))
    }

    @Test(
        "says what an answer without a feed means",
        arguments: [
            ("404 Not Found", 404, false), ("403 Forbidden", 403, false), ("429 Too Many Requests", 429, true),
            ("503 Service Unavailable", 503, true), ("206 Partial Content", 206, false),
        ]
    )
    func status(_ line: String, code: Int, canRetryHelp: Bool) async throws {
        let result = try await Self.fetch(.whole(line))
        #expect(result == .failure(.status(code)))
        #expect(FeedFetchError.status(code).canRetryHelp == canRetryHelp)
        #expect(FeedFetchError.status(code).message.contains("\(code)"))
    }
}
