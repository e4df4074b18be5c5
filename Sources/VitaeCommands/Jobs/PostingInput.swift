import Foundation
import JobFeeds

/// What postings are imported from: a file, a web address, or standard input.
enum PostingInput: Hashable {
    case file(String)
    /// A web address and the host in it.
    case web(String, host: String)

    /// - Parameter argument: as it stands on the command line.
    init(_ argument: String) {
        let lower = argument.lowercased()
        guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else {
            self = .file(argument)
            return
        }
        self = .web(argument, host: URL(string: argument)?.host?.lowercased() ?? "web")
    }

    /// The name that identifiers belong to where none is given.
    var sourceName: String {
        switch self {
        case .file(let path): PostingFile(path: path).sourceName
        // An address in digits has colons, which part a source from an identifier.
        case .web(_, let host): host.replacing(":", with: "-")
        }
    }

    /// For messages.
    var label: String {
        switch self {
        case .file(let path): InputFile(path: path).label
        case .web(let address, _): address
        }
    }
}
