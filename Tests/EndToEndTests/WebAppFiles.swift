import Foundation
import TestSupport

/// Everything that the page of a server loads, found by following what names what.
struct WebAppFiles {
    /// Answers by path.
    private(set) var files: [String: APIAnswer] = [:]
    /// Paths of what every visit loads; the others are loaded when they are needed.
    private(set) var first: Set<String> = []
    /// What a module imports by a name that a browser cannot find.
    private(set) var strangeImports: [String] = []

    init(of client: APIClient) async throws {
        // What is loaded first is followed first.
        var waiting = [(path: "/", isFirst: true)]
        while let (path, isFirst) = waiting.popLast() {
            guard files[path] == nil else { continue }
            let answer = try await client.get(path)
            files[path] = answer
            if isFirst { first.insert(path) }
            for (name, isLater) in references(in: answer, at: path) {
                let next = (path: name, isFirst: isFirst && !isLater)
                waiting.insert(next, at: next.isFirst ? waiting.endIndex : waiting.startIndex)
            }
        }
    }

    /// Bytes of what every visit loads.
    var firstBytes: Int { first.reduce(0) { $0 + (files[$1]?.body.count ?? 0) } }

    private mutating func references(in answer: APIAnswer, at path: String) -> [(path: String, isLater: Bool)] {
        let text = answer.text
        switch answer.headers["content-type"]?.prefix(while: { $0 != ";" }) {
        case "text/html":
            return text.matches(of: /(?:src|href)="(\/[^"#?]*)/).map { (String($0.1), false) }
        case "text/javascript":
            var found = text.matches(of: /['"`](\/assets\/[^'"`#?$]+\.[a-z]+)['"`#?]/).map { (String($0.1), false) }
            for match in text.matches(of: /(?:from|import)\s*(\()?\s*['"]([^'"]+)['"]/) {
                let name = String(match.2)
                if name.hasPrefix("./") || name.hasPrefix("../") || name.hasPrefix("/") {
                    found.append((Self.resolve(name, from: path), match.1 != nil))
                } else {
                    strangeImports.append("\(path): \(name)")
                }
            }
            return found
        case "text/css":
            let urls = text.matches(of: /url\(\s*['"]?([^'")#?]+)/).map { String($0.1) }
            let imports = text.matches(of: /@import\s+['"]([^'"]+)['"]/).map { String($0.1) }
            return (urls + imports).filter { !$0.hasPrefix("data:") }.map { (Self.resolve($0, from: path), false) }
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
