package import Foundation

/// One server-sent event.
package struct ServerEvent: Sendable {
    /// What kind of event it is.
    package let name: String
    /// Its lines of data, joined.
    package let data: Data

    /// The data as a JSON object; empty when it is none.
    package var object: [String: Any] {
        APIAnswer(status: 200, headers: [:], body: data).object
    }

    /// Reads an event; nil for a comment.
    ///
    /// - Parameter text: its lines, without the empty one behind them.
    init?(_ text: String) {
        var name = "message"
        var data: [String] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let field = parts.first, parts.count == 2 else { continue }
            let value = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
            if field == "event" { name = String(value) }
            if field == "data" { data.append(String(value)) }
        }
        guard !data.isEmpty else { return nil }
        self.name = name
        self.data = Data(data.joined(separator: "\n").utf8)
    }
}
