import NIOCore
import Testing

@testable import VitaeServer

@Suite("IP addresses")
struct IPAddressTests {
    @Test(
        "are read",
        arguments: [
            ("192.0.2.1", .v4(0xC000_0201)), ("0.0.0.0", .v4(0)), ("255.255.255.255", .v4(.max)),
            ("::", .v6(high: 0, low: 0)), ("::1", .v6(high: 0, low: 1)),
            ("2001:db8::", .v6(high: 0x2001_0DB8_0000_0000, low: 0)),
            ("2001:DB8:0:1::a:b", .v6(high: 0x2001_0DB8_0000_0001, low: 0x0000_0000_000A_000B)),
            ("1:2:3:4:5:6:7:8", .v6(high: 0x0001_0002_0003_0004, low: 0x0005_0006_0007_0008)),
            ("1:2:3:4:5:6:7::", .v6(high: 0x0001_0002_0003_0004, low: 0x0005_0006_0007_0000)),
            ("64:ff9b::192.0.2.1", .v6(high: 0x0064_FF9B_0000_0000, low: 0x0000_0000_C000_0201)),
            ("fe80::1%eth0", .v6(high: 0xFE80_0000_0000_0000, low: 1)),
        ] as [(String, IPAddress)]
    )
    func valid(_ text: String, address: IPAddress) {
        #expect(IPAddress(text) == address)
    }

    @Test("that are IPv4 written as IPv6 are IPv4", arguments: ["::ffff:192.0.2.1", "::FFFF:C000:201"])
    func mapped(_ text: String) {
        #expect(IPAddress(text) == .v4(0xC000_0201))
    }

    @Test(
        "are not made from anything else",
        arguments: [
            "", " ", "192.0.2", "192.0.2.1.1", "192.0.2.256", "192.0.2.01", "192.0.2.-1", "192.0.2.+1", "192.0.2.1 ",
            "192.0.2.1%eth0", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "1::2::3", ":::", ":1", "1:",
            "12345::", "g::", "+1::", "1.2.3.4::", "::1.2.3.4:1", "::1.2.3", "unknown", "localhost", "١٩٢.0.2.1",
        ]
    )
    func invalid(_ text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test("come from sockets")
    func sockets() throws {
        #expect(IPAddress(try SocketAddress(ipAddress: "192.0.2.1", port: 80)) == .v4(0xC000_0201))
        #expect(IPAddress(try SocketAddress(ipAddress: "2001:db8::1", port: 80)) == IPAddress("2001:db8::1"))
        #expect(IPAddress(try SocketAddress(unixDomainSocketPath: "/run/example")) == nil)
    }

    @Test(
        "of one client are one range",
        arguments: [
            ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
            ("2001:db8:0:1::1", "2001:db8:0:1:ffff::", true), ("2001:db8:0:1::1", "2001:db8:0:2::1", false),
            ("::ffff:192.0.2.1", "192.0.2.1", true), ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
        ] as [(String, String, Bool)]
    )
    func clientRange(_ one: String, _ other: String, isSame: Bool) throws {
        let ranges = try [one, other].map { try #require(IPAddress($0)).clientRange }
        #expect((ranges[0] == ranges[1]) == isSame)
    }
}
