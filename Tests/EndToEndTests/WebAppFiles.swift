import Foundation
import TestSupport

/// Everything that the page of a server loads, found by following what names what.
struct WebAppFiles {
    /// Answers by path.
    private(set) var files: [String: APIAnswer] = [:]
    /// What a module imports by a name that a browser cannot find.
    private(set) var strangeImports: [String] = []

    init(of client: APIClient) async throws {
        var waiting = ["/"]
        while let path = waiting.popLast() {
            guard files[path] == nil else { continue }
            let answer = try await client.get(path)
            files[path] = answer
            waiting += references(in: answer, at: path)
        }
    }

    private mutating func references(in answer: APIAnswer, at path: String) -> [String] {
        let text = answer.text
        switch answer.headers["content-type"]?.prefix(while: { $0 != ";" }) {
        case "text/html":
            return text.matches(of: /(?:src|href)="(\/[^"#?]*)/).map { String($0.1) }
        case "text/javascript":
            var found = text.matches(of: /['"`](\/assets\/[^'"`#?$]+\.[a-z]+)['"`#?]/).map { String($0.1) }
            for name in text.matches(of: /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/).map({ String($0.1) }) {
                if name.hasPrefix("./") || name.hasPrefix("../") || name.hasPrefix("/") {
                    found.append(Self.resolve(name, from: path))
                } else {
                    strangeImports.append("\(path): \(name)")
                }
            }
            return found
        case "text/css":
            let urls = text.matches(of: /url\(\s*['"]?([^'")#?]+)/).map { String($0.1) }
            let imports = text.matches(of: /@import\s+['"]([^'"]+)['"]/).map { String($0.1) }
            return (urls + imports).filter { !$0.hasPrefix("data:") }.map { Self.resolve($0, from: path) }
        default:
            return []
        }
    }

    /// The path that a name in a file stands for.
    private static func resolve(_ name: String, from path: String) -> String {
        guard !name.hasPrefix("/") else { return name }
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in name.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(String(part))
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
