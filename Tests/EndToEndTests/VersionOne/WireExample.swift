import Foundation
import TestSupport

/// A call with its answer, as a file of examples has it.
struct WireExample {
    let name: String
    let request: OpenAPIValue
    let status: Int
    let shape: WireShape

    /// The folder of the examples of `/api/v1`, where somebody has one.
    static let folder = folder(named: "v1")

    /// A folder of examples, where somebody has one.
    static func folder(named name: String) -> URL? {
        ProcessInfo.processInfo.environment["VITAE_EXAMPLES_DIR"].map { URL(filePath: $0).appending(path: name) }
    }

    /// All examples of a folder by name.
    static func all(in folder: URL) throws -> [String: WireExample] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let examples = try files.filter { $0.pathExtension == "json" }.compactMap { file -> WireExample? in
            let value = try JSONDecoder().decode(OpenAPIValue.self, from: Data(contentsOf: file))
            guard let request = value["request"], let status = value["response"]?["status"]?.number,
                let shape = value["shape"]
            else { return nil }
            return WireExample(
                name: file.deletingPathExtension().lastPathComponent,
                request: request,
                status: Int(status),
                shape: WireShape(shape)
            )
        }
        return Dictionary(uniqueKeysWithValues: examples.map { ($0.name, $0) })
    }

    /// Makes the call.
    ///
    /// - Parameters:
    ///   - client: of the server.
    ///   - names: what stands for the names in braces, and in place of identifiers in query and body.
    ///   - headers: what proves who calls.
    /// - Returns: the answer, and what is wrong with it.
    /// - Throws: an error when there is no answer.
    func call(
        _ client: APIClient,
        names: [String: String],
        headers: [String: String] = [:]
    ) async throws -> (answer: APIAnswer, complaints: [String]) {
        var path = request["path"]?.text ?? ""
        for (name, value) in names { path = path.replacing("{\(name)}", with: value) }
        let query = (request["query"]?.map ?? [:]).map { name, value in
            "\(name)=\(names[name] ?? value.text ?? "")".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
        }
        if !query.isEmpty { path += "?" + query.compactMap(\.self).sorted().joined(separator: "&") }
        var body: String?
        if case .map(var fields) = request["body"] {
            for name in fields.keys {
                let value = names["body.\(name)"] ?? (name.hasSuffix("_id") ? names[name] : nil)
                if let value { fields[name] = .text(value) }
            }
            var text = String(decoding: try JSONEncoder().encode(OpenAPIValue.map(fields)), as: UTF8.self)
            for (name, value) in names { text = text.replacing("{\(name)}", with: value) }
            body = text
        }
        let answer = try await client.send(request["method"]?.text ?? "GET", path, body: body, headers: headers)
        guard answer.status == status else { return (answer, ["\(name): \(answer.status), \(answer.text)"]) }
        guard !shape.isText else { return (answer, answer.body.isEmpty ? ["\(name): nothing"] : []) }
        let value = try JSONDecoder().decode(OpenAPIValue.self, from: answer.body)
        return (answer, shape.complaints(value, at: name))
    }
}
