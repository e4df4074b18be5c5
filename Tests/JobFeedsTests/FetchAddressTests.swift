import Testing

@testable import JobFeeds

@Suite("Addresses that feeds may be fetched from")
struct FetchAddressTests {
    @Test(
        "tells what an address is for",
        arguments: [
            ("93.184.216.34", .public), ("1.1.1.1", .public), ("9.255.255.255", .public), ("11.0.0.0", .public),
            ("100.63.255.255", .public), ("100.128.0.0", .public), ("172.15.255.255", .public),
            ("172.32.0.0", .public), ("192.167.255.255", .public), ("198.17.255.255", .public),
            ("198.20.0.0", .public), ("223.255.255.255", .public), ("128.0.0.1", .public), ("0.0.0.0", .unspecified),
            ("0.1.2.3", .unspecified), ("10.0.0.1", .private), ("10.255.255.255", .private),
            ("100.64.0.1", .shared), ("100.127.255.255", .shared), ("127.0.0.1", .loopback),
            ("127.255.255.254", .loopback), ("169.254.169.254", .linkLocal), ("172.16.0.1", .private),
            ("172.31.255.255", .private), ("192.168.0.1", .private), ("192.0.0.8", .reserved),
            ("192.0.2.1", .documentation), ("198.51.100.7", .documentation), ("203.0.113.9", .documentation),
            ("192.88.99.1", .reserved), ("198.18.0.1", .reserved), ("198.19.255.255", .reserved),
            ("224.0.0.1", .multicast), ("239.255.255.250", .multicast), ("240.0.0.1", .reserved),
            ("255.255.255.255", .reserved),
        ] as [(String, NetworkAddress.Kind)]
    )
    func version4(_ text: String, kind: NetworkAddress.Kind) throws {
        #expect(try #require(NetworkAddress(text)).kind == kind)
    }

    @Test(
        "tells what an address of version 6 is for, and looks into those that carry another",
        arguments: [
            ("2606:2800:220:1::1", .public), ("2001:200::1", .public), ("2a00:1450:4001::1", .public),
            ("3ffe::1", .public), ("::", .unspecified), ("::1", .loopback), ("::2", .unspecified),
            ("fc00::1", .private), ("fdff:ffff::1", .private), ("fe80::1", .linkLocal), ("febf::1", .linkLocal),
            ("fec0::1", .private), ("ff02::1", .multicast), ("2001:db8::1", .documentation),
            ("3fff:fff::1", .documentation), ("2001::1", .reserved), ("2001:2::1", .reserved),
            ("2001:20::1", .reserved), ("100::1", .reserved), ("4000::1", .reserved), ("5f00::1", .reserved),
            ("::ffff:93.184.216.34", .public), ("::ffff:127.0.0.1", .loopback), ("::ffff:10.1.2.3", .private),
            ("::ffff:169.254.169.254", .linkLocal), ("::ffff:0:127.0.0.1", .loopback), ("::127.0.0.1", .loopback),
            ("::192.168.1.1", .private), ("64:ff9b::93.184.216.34", .public), ("64:ff9b::10.0.0.1", .private),
            ("64:ff9b::169.254.169.254", .linkLocal), ("64:ff9b:1::1", .private), ("2002:7f00:1::", .loopback),
            ("2002:a00:1::", .private), ("2002:c0a8:101::1", .private), ("2002:5db8:d822::", .public),
            ("2002:e000:1::", .multicast),
        ] as [(String, NetworkAddress.Kind)]
    )
    func version6(_ text: String, kind: NetworkAddress.Kind) throws {
        #expect(try #require(NetworkAddress(text)).kind == kind)
    }

    @Test(
        "reads digits only",
        arguments: ["", "localhost", "127.1", "0x7f.0.0.1", "1.2.3.4:80", "[::1]", "fe80::1%eth0", "1.2.3.256"]
    )
    func noAddresses(_ text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test(
        "what is written out is the same address",
        arguments: ["192.0.2.1", "2001:db8:0:0:0:0:0:1", "0:0:0:0:0:ffff:7f00:1"]
    )
    func text(_ text: String) throws {
        #expect(try #require(NetworkAddress(text)).text == text)
    }

    @Test(
        "takes web addresses",
        arguments: [
            ("https://jobs.example.com/feed.xml", "jobs.example.com", true),
            ("HTTPS://Jobs.Example.COM/Feed?a=1&b=%20#top", "jobs.example.com", true),
            ("http://jobs.example.com:8080", "jobs.example.com", false), ("https://192.0.2.1/", "192.0.2.1", true),
            ("https://[2001:db8::1]:8443/feed", "2001:db8::1", true),
        ]
    )
    func addresses(_ text: String, host: String, isSecure: Bool) throws {
        let address = try FeedAddress(text)
        #expect(address.host == host)
        #expect(address.isSecure == isSecure)
        #expect(!address.text.contains("#"))
    }

    @Test(
        "refuses what is no plain web address",
        arguments: [
            "", "jobs.example.com", "file:///etc/passwd", "ftp://example.com/feed", "https:///feed", "https://",
            "https://user@example.com/", "https://user:word@example.com/", "https://exa mple.com/",
            "https://example.com/\r\nX: y", "https://bücher.example.com/", "https://ex%61mple.com/",
            "https://[fe80::1%25eth0]/", "https://example.com\\@example.org/", "http+unix://%2Ftmp%2Fs/feed",
        ]
    )
    func noWebAddresses(_ text: String) {
        #expect(throws: FeedFetchError.badAddress) { try FeedAddress(text) }
    }

    @Test("a redirect may be relative, and never leaves encryption behind")
    func redirects() throws {
        let address = try FeedAddress("https://jobs.example.com/a/feed?page=1")
        #expect(try address.redirected(to: "other").text == "https://jobs.example.com/a/other")
        #expect(try address.redirected(to: "/b?page=2").text == "https://jobs.example.com/b?page=2")
        #expect(try address.redirected(to: "//example.org/c").text == "https://example.org/c")
        #expect(throws: FeedFetchError.downgrade) { try address.redirected(to: "http://jobs.example.com/a/feed") }
        #expect(throws: FeedFetchError.badRedirect) { try address.redirected(to: "file:///etc/passwd") }
        #expect(throws: FeedFetchError.badRedirect) { try address.redirected(to: "https://user@example.org/") }
        let plain = try FeedAddress("http://jobs.example.com/")
        #expect(try plain.redirected(to: "https://jobs.example.com/").isSecure)
    }
}
