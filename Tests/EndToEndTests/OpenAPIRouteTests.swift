import Foundation
import TestSupport
import Testing

@Suite("Routes and their description", .server)
struct OpenAPIRouteTests {
    let client: APIClient
    let document: OpenAPIDocument

    private static let sources = Samples.folder.deletingLastPathComponent().appending(path: "Sources/VitaeServer")
    /// On a listener of its own, which is not the API's.
    private static let elsewhere: Set = ["GET /metrics"]

    init() throws {
        client = try SuiteServer.client()
        document = try OpenAPIDocument.bundled()
    }

    /// The methods that each path is described with.
    private var described: [String: Set<String>] {
        Dictionary(grouping: document.operations, by: \.path).mapValues { Set($0.map { $0.method.uppercased() }) }
    }

    /// An address that a path stands for.
    private static func address(_ path: String) -> String {
        path.replacing("{search_session_id}", with: "00000000-0000-4000-8000-000000000000")
            .replacing("{path}", with: "js/main.js")
            .replacing("{job_id}", with: "1")
            .replacing("{keyword}", with: "docker")
            .replacing(/\{(device_)?id\}/, with: "00000000-0000-4000-8000-000000000000")
    }

    @Test("agree on the methods of every address")
    func methods() async throws {
        #expect(described.count > 20)
        for (path, methods) in described {
            let address = Self.address(path)
            #expect(!address.contains("{"), "\(path)")
            let allowed = methods.contains("GET") ? methods.union(["HEAD"]) : methods
            for method in OpenAPIDocument.methods.map({ $0.uppercased() }) + ["OPTIONS"] where !methods.contains(method)
            {
                let answer = try await client.send(method, address)
                #expect(answer.status == 405, "\(method) \(path)")
                let names = answer.headers["allow"]?.split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                #expect(names.map(Set.init) == allowed, "\(method) \(path)")
            }
            for method in allowed {
                let answer = try await client.send(method, address)
                #expect(answer.status != 405, "\(method) \(path)")
                // That a session is not known is an answer, that an address is not known is none.
                #expect(answer.detail != "There is nothing at this address.", "\(method) \(path)")
            }
        }
    }

    @Test("answer what they describe without a token, a body or an account")
    func bare() async throws {
        for operation in document.operations {
            let answer = try await client.send(operation.method.uppercased(), Self.address(operation.path))
            let complaints = try document.complaints(about: answer, to: operation)
            #expect(complaints.isEmpty, "\(operation.name): \(complaints)")
        }
    }

    @Test("are the same: each that the server adds is described, and no other")
    func complete() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        var added: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /router\.(delete|get|patch|post|put)\("([^"]+)"\)/) {
                added.insert("\(match.1.uppercased()) \(match.2)")
            }
        }
        let routes = added.subtracting(Self.elsewhere).map {
            $0.replacing("/**", with: "/{}").replacing(/\{[^}]*\}/, with: "{}")
        }
        let names = document.operations.map { $0.name.replacing(/\{[^}]*\}/, with: "{}") }
        #expect(Set(routes) == Set(names))
    }
}
