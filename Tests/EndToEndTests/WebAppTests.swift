import Foundation
import TestSupport
import Testing

@Suite("The web app", .server)
struct WebAppTests {
    let client: APIClient

    /// A first visit on a slow line loads it in a moment.
    private static let mostBytes = 164_000

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("is served with a policy that lets nothing in from elsewhere")
    func headers() async throws {
        for path in ["/", "/assets/js/main.js"] {
            let answer = try await client.get(path)
            #expect(answer.status == 200)
            let policy = try #require(answer.headers["content-security-policy"])
            let rules = policy.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(rules.contains("default-src 'none'"))
            #expect(rules.contains("script-src 'self'"))
            #expect(rules.contains("style-src 'self'"))
            #expect(rules.contains("connect-src 'self'"))
            #expect(rules.contains("frame-ancestors 'none'"))
            #expect(rules.contains("base-uri 'none'"))
            #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["referrer-policy"] == "no-referrer")
            #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
        }
    }

    @Test("has no script and no style in the page itself")
    func nothingInline() async throws {
        let page = try await client.get("/")
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        let tags = page.text.matches(of: /<([A-Za-z][A-Za-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/)
        #expect(tags.count > 10)
        var scripts = 0
        for tag in tags {
            let name = tag.1.lowercased()
            let attributes = tag.2.lowercased()
            #expect(name != "style" && name != "base" && name != "iframe" && name != "object")
            #expect(attributes.firstMatch(of: /(?:^|\s)style\s*=/) == nil, "\(tag.0)")
            #expect(attributes.firstMatch(of: /(?:^|\s)on[a-z]+\s*=/) == nil, "\(tag.0)")
            #expect(attributes.firstMatch(of: /=\s*["']?(?:javascript|https?):/) == nil, "\(tag.0)")
            guard name == "script" else { continue }
            scripts += 1
            #expect(attributes.firstMatch(of: /\ssrc="\/assets\/[^"]+"/) != nil, "\(tag.0)")
            #expect(page.text[tag.range.upperBound...].hasPrefix("</script>"), "\(tag.0)")
        }
        #expect(scripts > 0)
    }

    @Test("finds everything that it loads, in the right type, and is small")
    func files() async throws {
        let app = try await WebAppFiles(of: client)
        #expect(app.files.count > 20)
        #expect(app.strangeImports.isEmpty)
        let types = [
            "": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
            "svg": "image/svg+xml",
        ]
        for (path, answer) in app.files {
            #expect(answer.status == 200, "\(path)")
            #expect(!answer.body.isEmpty, "\(path)")
            #expect(answer.headers["content-type"] == types[URL(filePath: path).pathExtension], "\(path)")
            #expect(answer.headers["x-content-type-options"] == "nosniff", "\(path)")
        }
        #expect(app.firstBytes < Self.mostBytes, "\(app.firstBytes) bytes")
        // What only those see who have signed in is loaded when they open it.
        for name in ["alerts", "dashboard", "publications"] {
            let path = "/assets/js/screens/\(name).js"
            #expect(app.files[path] != nil && !app.first.contains(path), "\(path)")
        }
    }

    @Test("shows what came from a résumé as text only")
    func noMarkup() async throws {
        let risky = [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "srcdoc",
        ]
        for (path, answer) in try await WebAppFiles(of: client).files where path.hasSuffix(".js") {
            for word in risky { #expect(!answer.text.contains(word), "\(word) in \(path)") }
        }
    }

    @Test("is not sent again while it stays the same")
    func notModified() async throws {
        for path in ["/", "/assets/js/main.js", "/assets/css/base.css", "/favicon.ico"] {
            let first = try await client.get(path)
            let tag = try #require(first.headers["etag"])
            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 4)
            let second = try await client.get(path, headers: ["If-None-Match": tag])
            #expect(second.status == 304, "\(path)")
            #expect(second.body.isEmpty)
            #expect(second.headers["etag"] == tag)
            let changed = try await client.get(path, headers: ["If-None-Match": "\"other\""])
            #expect(changed.status == 200)
            #expect(changed.body == first.body)
        }
        let tags = [
            try await client.get("/").headers["etag"], try await client.get("/assets/js/main.js").headers["etag"],
        ]
        #expect(Set(tags).count == 2)
    }

    @Test("offers samples that are there and can be read")
    func samples() async throws {
        let settings = try await client.get("/api/public/settings").object
        let samples = try #require(settings["samples"] as? [[String: String]])
        #expect(!samples.isEmpty)
        for sample in samples {
            let name = try #require(sample["name"])
            #expect(sample["title"]?.isEmpty == false)
            let answer = try await client.get("/assets/samples/\(name)")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/pdf")
            let upload = try UploadedSession(try await client.upload([[UInt8](answer.body)]))
            let session = try await client.finished(upload.token).object
            #expect(session["status"] as? String == "completed")
            #expect(session["current_role_title"] is String)
        }
    }

    @Test(
        "has nothing at other addresses, however they are written",
        arguments: [
            "/assets", "/assets/", "/assets/nope.js", "/assets/js", "/assets/js/", "/assets/js/main", "/index.html",
            "/assets/../index.html", "/assets/js/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2findex.html",
            "/assets/../../Package.swift", "/assets/../../../../../../../../etc/passwd",
            "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "/assets/%252e%252e/index.html", "/assets/..%5cindex.html", "/assets/js/main.js%00", "/assets/%00",
            "/assets//etc/passwd", "/assets/file:///etc/passwd", "/../../../../etc/passwd", "/assets/%ff%fe",
        ]
    )
    func nothing(target: String) throws {
        let url = try #require(URL(string: client.address))
        let answer = try RawRequest.get(target, port: try #require(url.port))
        #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer.prefix(60))")
        #expect(!answer.contains("root:") && !answer.contains("<!doctype") && !answer.contains("import {"))
    }
}
