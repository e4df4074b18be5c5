import Foundation

/// A `vitae serve` with a folder of its own. It is ended when nobody holds it any more.
final class ServerProcess {
    let port: UInt16
    private let child: ChildProcess

    private static let rateLimitFlag = "--no-rate-limit"
    private static let announcement = "listening on http://127.0.0.1:"

    /// Starts a server and waits until it says where it listens.
    ///
    /// - Parameters:
    ///   - bench: tells where the program is.
    ///   - data: folder of its database.
    ///   - store: address of a database in place of the one in the folder.
    ///   - jobs: postings to import first.
    /// - Throws: when it ends instead; its last words are in the error.
    init(_ bench: Bench, data: String, store: String? = nil, jobs: String? = nil) throws {
        let log = "\(data)/errors.log"
        var arguments = ["serve", "--port", "0", "--data", data]
        if let store { arguments += ["--store", store] }
        if let jobs { arguments += ["--jobs", jobs] }
        if try Self.canLiftRateLimit(bench) { arguments.append(Self.rateLimitFlag) }
        child = try ChildProcess(bench.vitae, arguments, output: .pipe, log: log)
        var printed: [UInt8] = []
        while !printed.contains(UInt8(ascii: "\n")), let piece = try child.read(), !piece.isEmpty { printed += piece }
        let line = String(decoding: printed, as: UTF8.self)
        guard let address = line.range(of: Self.announcement),
            let port = UInt16(line[address.upperBound...].prefix(while: \.isNumber))
        else {
            let words = FileManager.default.contents(atPath: log).map {
                String(decoding: $0.suffix(500), as: UTF8.self)
            }
            throw BenchmarkFailure("vitae serve did not start: \(words ?? "it says nothing")")
        }
        self.port = port
        // The server listens while it imports.
        let end = ContinuousClock.now + Self.mostImportTime
        while jobs != nil, ContinuousClock.now < end, !Self.text(of: log).contains("postings imported from") {
            usleep(20_000)
        }
    }

    private static let mostImportTime = Duration.seconds(1_800)

    private static func text(of log: String) -> String {
        String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    }

    /// When it was spawned.
    var begin: ContinuousClock.Instant { child.begin }

    var status: ProcessStatus { ProcessStatus(of: child.identifier) }

    /// Ends the server in order.
    ///
    /// - Parameter isAlone: whether nothing else runs that was started here; then what it left behind is waited for.
    /// - Throws: when it is not a child any more.
    func stop(isAlone: Bool = true) throws {
        child.terminate()
        _ = try child.wait()
        if isAlone { _ = Orphans.wait() }
    }

    /// Many uploads from one address would otherwise be refused, where the server limits them.
    private static func canLiftRateLimit(_ bench: Bench) throws -> Bool {
        let child = try ChildProcess(bench.vitae, ["serve", "--help"], output: .pipe)
        let help = String(decoding: try child.readToEnd(), as: UTF8.self)
        _ = try child.wait()
        return help.contains(rateLimitFlag)
    }
}
