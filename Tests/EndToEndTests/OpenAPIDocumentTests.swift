import Foundation
import TestSupport
import Testing

/// The description of the API.
struct OpenAPIDocument {
    let root: OpenAPIValue

    static let methods = ["delete", "get", "patch", "post", "put"]
    private static let file = Samples.folder.deletingLastPathComponent()
        .appending(path: "Sources/VitaeServer/Resources/web/openapi.yaml")

    /// An operation: what a method does at a path.
    struct Operation {
        let method: String
        let path: String
        let value: OpenAPIValue

        var name: String { "\(method.uppercased()) \(path)" }
    }

    /// The description in the repository.
    static func bundled() throws -> OpenAPIDocument { try OpenAPIDocument(text()) }

    static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    init(_ text: String) throws { root = try OpenAPIReader.read(text) }

    /// Sorted by path and method.
    var operations: [Operation] {
        let paths = root["paths"]?.map ?? [:]
        return paths.keys.sorted().flatMap { path in
            Self.methods.compactMap { method in
                paths[path]?[method].map { Operation(method: method, path: path, value: $0) }
            }
        }
    }

    /// What a value stands for: itself, or what its reference leads to.
    func resolved(_ value: OpenAPIValue?) throws -> OpenAPIValue {
        var value = try #require(value)
        while let reference = value["$ref"]?.text {
            var target = root
            for name in reference.split(separator: "/").dropFirst() {
                target = try #require(target[String(name)], "\(reference) leads nowhere")
            }
            value = target
        }
        return value
    }

    func schema(_ name: String) throws -> OpenAPIValue {
        try #require(root["components"]?["schemas"]?[name], "There is no schema \(name)")
    }

    /// All maps in a value, the outer ones first.
    static func maps(in value: OpenAPIValue) -> [[String: OpenAPIValue]] {
        switch value {
        case .map(let map): [map] + map.values.flatMap(maps)
        case .list(let list): list.flatMap(maps)
        case .null, .bool, .number, .text: []
        }
    }
}

@Suite("The description of the API", .server)
struct OpenAPIDocumentTests {
    /// That the server is unwell is told as how it is.
    private static let health: OpenAPIValue = "#/components/schemas/V1Health"

    /// The schemas of errors by their status, for addresses that do not answer with problems.
    private static let dialects: [(prefixes: [String], schema: @Sendable (String) -> String)] = [
        (
            ["/api/v2/", "/api/users/authenticate", "/api/users/register", "/api/users/password-reset-request"],
            { _ in "BriefFailure" }
        ),
        (["/api/v1/"], { $0 == "422" ? "V1Refusal" : "V1Failure" }),
        (
            ["/api/auth/", "/api/bibliography", "/api/export", "/api/mobile/", "/api/users"],
            { _ in "EnvelopeFailure" }
        ),
    ]

    private static func dialect(of path: String) -> (@Sendable (String) -> String)? {
        dialects.first { $0.prefixes.contains { path.hasPrefix($0) } }?.schema
    }

    let document: OpenAPIDocument

    init() throws {
        document = try OpenAPIDocument.bundled()
    }

    @Test("is served at two addresses, as YAML, and need not be sent twice", arguments: ["", "/assets"])
    func served(folder: String) async throws {
        let client = try SuiteServer.client()
        let answer = try await client.get(folder + "/openapi.yaml")
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/yaml")
        #expect(answer.text == (try OpenAPIDocument.text()))
        let tag = try #require(answer.headers["etag"])
        let again = try await client.get(folder + "/openapi.yaml", headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
    }

    @Test("has references that lead somewhere, and no component that nothing refers to")
    func references() throws {
        let references = Set(OpenAPIDocument.maps(in: document.root).compactMap { $0["$ref"]?.text })
        #expect(references.count > 50)
        for reference in references {
            #expect(reference.hasPrefix("#/components/"))
            #expect(throws: Never.self, "\(reference)") { try document.resolved(.map(["$ref": .text(reference)])) }
        }
        for (kind, components) in try #require(document.root["components"]).map where kind != "securitySchemes" {
            for name in components.map.keys { #expect(references.contains("#/components/\(kind)/\(name)")) }
        }
    }

    @Test("names every operation once, and says what it does")
    func names() throws {
        let tags = Set(document.root["tags"]?.list.compactMap { $0["name"]?.text } ?? [])
        let names = document.operations.compactMap { $0.value["operationId"]?.text }
        #expect(names.count == document.operations.count)
        #expect(Set(names).count == names.count)
        for operation in document.operations {
            #expect(operation.value["summary"]?.text?.hasSuffix(".") == true, "\(operation.name)")
            let used = operation.value["tags"]?.list.compactMap(\.text) ?? []
            #expect(!used.isEmpty && tags.isSuperset(of: used), "\(operation.name)")
        }
        for link in OpenAPIDocument.maps(in: document.root).compactMap({ $0["links"]?.map.values }).joined() {
            #expect(names.contains(link["operationId"]?.text ?? ""))
        }
    }

    @Test("has the parameters of each path in the path")
    func pathParameters() throws {
        for (path, item) in try #require(document.root["paths"]).map {
            let inPath = Set(path.matches(of: /\{([^}]+)\}/).map { String($0.1) })
            let parameters = try (item["parameters"]?.list ?? []).map { try document.resolved($0) }
            let named = parameters.filter { $0["in"]?.text == "path" }
            #expect(Set(named.compactMap { $0["name"]?.text }) == inPath, "\(path)")
            #expect(named.allSatisfy { $0["required"] == true }, "\(path)")
        }
    }

    @Test("answers errors with problems that have the right status, and asks for patience in seconds")
    func problems() throws {
        for operation in document.operations {
            let responses = try #require(operation.value["responses"]).map
            for code in ["400", "408", "429", "431", "500", "503"] {
                #expect(responses[code] != nil, "\(operation.name) \(code)")
            }
            #expect(
                operation.value["security"]?.list.contains(.map(["bearer": .list([])])) != true
                    || responses["401"] != nil
            )
            for (code, reference) in responses {
                let response = try document.resolved(reference)
                #expect(response["headers"]?["X-Request-Id"] != nil, "\(operation.name) \(code)")
                #expect((response["headers"]?["WWW-Authenticate"] != nil) == (code == "401"))
                guard code >= "400" else { continue }
                let contents = try #require(response["content"]).map
                // What was changed meanwhile is told as it is.
                guard code != "412" else { continue }
                let dialect = Self.dialect(of: operation.path)
                for type in dialect == nil ? ["application/problem+json"] : Array(contents.keys) {
                    let content = try #require(contents[type], "\(operation.name) \(code)")
                    guard content["schema"]?["$ref"] != Self.health else { continue }
                    let schema = dialect.flatMap { type.contains("problem") ? nil : $0(code) } ?? "Problem"
                    #expect(content["schema"]?["$ref"] == .text("#/components/schemas/\(schema)"))
                    let example = try #require(content["example"])
                    let isRight = example["status"].map { $0.number == Double(code) } ?? (example["success"] == false)
                    #expect(isRight, "\(operation.name) \(code)")
                }
                #expect((response["headers"]?["Retry-After"] != nil) == ["429", "503"].contains(code))
            }
        }
    }
}
