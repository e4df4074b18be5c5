import Foundation
import Glibc

/// A PostgreSQL server on a host of its own: in a network name space, at the other end of a cable that can swallow all that
/// is sent. Name space and cable go with the server, however that ends. Only root may make them.
package final class DatabaseHost: Sendable {
    package let cluster: PostgresCluster
    /// The addresses of both ends of the cable: of those that are kept for measuring networks.
    private let (near, far): (String, String)

    /// A step that failed.
    package struct NotMade: Error, CustomStringConvertible {
        package let description: String
    }

    /// Whether this user may make cables and network name spaces: containers often forbid it, to root as well.
    package static let isAvailable: Bool = {
        let name = "vitaetry\(getpid() % 10_000)"
        guard getuid() == 0, (try? ip("link", "add", name, "type", "veth", "peer", "name", name + "x")) != nil else {
            return false
        }
        try? ip("link", "del", name)
        return (try? BuiltProgram.run("/usr/bin/unshare", ["--net", "true"]).status) == 0
    }()

    private static let programs = "/usr/sbin/"
    private static let files = [
        "hba": Data("local all all trust\nlocal replication all trust\nhost all all 198.18.0.0/15 scram-sha-256\n".utf8)
    ]

    package init() throws {
        // A cable has four addresses: of the net, of two ends, and of all.
        let number = Int.random(in: 0..<32_000) * 4
        let net = "198.\(18 + number / 65_536).\(number / 256 % 256)"
        let (near, far) = ("\(net).\(number % 256 + 1)", "\(net).\(number % 256 + 2)")
        (self.near, self.far) = (near, far)
        cluster = try PostgresCluster(
            ["listen_addresses=*", "hba_file=FOLDER/hba"],
            files: Self.files,
            launcher: ["/usr/bin/unshare", "--net"]
        ) { process in
            try Self.awaitNameSpace(of: process)
            let name = "vitae\(number)"
            try Self.ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", "\(process)")
            try Self.ip("address", "add", "\(near)/30", "dev", name)
            try Self.ip("link", "set", name, "up")
            try Self.ip("address", "add", "\(far)/30", "dev", "eth0", of: process)
            try Self.ip("link", "set", "eth0", "up", of: process)
        }
    }

    private static func awaitNameSpace(of process: Int32) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
        let end = ContinuousClock.now + .seconds(30)
        while try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/net") == own {
            guard ContinuousClock.now < end else { throw NotMade(description: "there is no name space") }
            Thread.sleep(forTimeInterval: 0.01)
        }
    }

    /// The address of the database over the cable.
    package var address: String {
        "postgres://\(PostgresCluster.user)@\(far):\(cluster.port)/postgres?sslmode=disable"
    }

    /// The same, and that of a server which may take its place.
    package func address(or other: PostgresCluster) -> String {
        "postgres://\(PostgresCluster.user)@/postgres?host=\(far),\(other.folder)&port=\(cluster.port),\(other.port)"
            + "&sslmode=disable&target_session_attrs=read-write"
    }

    /// Lets all that the server sends get lost without a word, or not any more.
    package func swallow(_ isLost: Bool) throws {
        try Self.ip("route", isLost ? "add" : "del", "blackhole", "\(near)/32", of: cluster.processIdentifier)
        // What is known of the way already is forgotten.
        try Self.ip("route", "flush", "cache", of: cluster.processIdentifier)
    }

    /// Runs `ip`, in the name space of a process where one is given.
    private static func ip(_ words: String..., of process: Int32? = nil) throws {
        let prefix = process.map { ["--net=/proc/\($0)/ns/net", programs + "ip"] }
        let program = prefix == nil ? programs + "ip" : "/usr/bin/nsenter"
        let outcome = try BuiltProgram.run(program, (prefix ?? []) + words)
        guard outcome.status == 0 else {
            throw NotMade(description: "ip \(words.joined(separator: " ")): \(outcome.errors)")
        }
    }
}
