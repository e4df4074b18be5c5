import Testing

@testable import Accounts

@Suite("Addresses that people are sent to")
struct RedirectAllowListTests {
    private static let addresses = [
        "https://app.example.com/auth", "https://web.example.com", "http://localhost:3000/",
        "com.example.app://signed-in",
        "com.example.other:/callback/",
    ]

    @Test(
        "are those on the list and what lies below",
        arguments: [
            "https://app.example.com/auth", "https://app.example.com/auth/",
            "https://app.example.com/auth/done?x=1&y=2",
            "https://APP.example.com/auth", "HTTPS://app.example.com:443/auth", "https://web.example.com",
            "https://web.example.com/", "https://web.example.com/any/where", "http://localhost:3000/cb",
            "com.example.app://signed-in", "com.example.app://signed-in/now", "com.example.other:/callback/x",
        ]
    )
    func permitted(_ address: String) throws {
        #expect(try RedirectAllowList(Self.addresses).permits(address))
    }

    @Test(
        "are no others",
        arguments: [
            "", "/", "/auth", "//app.example.com/auth", "https:", "https://", "https:///app.example.com/auth",
            "http://app.example.com/auth", "https://app.example.com", "https://app.example.com/authority",
            "https://app.example.com/AUTH", "https://app.example.com:444/auth",
            "https://app.example.com.example.org/auth",
            "https://xapp.example.com/auth", "https://app.example.com@example.org/auth",
            "https://robin@app.example.com/auth", "https://robin:secret@app.example.com/auth",
            "https://app.example.com/auth#x", "https://app.example.com/auth#", "https://app.example.com/auth/../admin",
            "https://app.example.com/auth/%2e%2E/admin", "https://app.example.com/auth/..%2fadmin",
            "https://app.example.com/auth/%5c..", "https://app.example.com/auth/./x",
            "https://app.example.com\\@x/auth",
            "https://app.example.com/auth\\..\\admin", "https://app.example.com/auth\n",
            " https://app.example.com/auth",
            "https://app.example.com/a\tuth", "https:app.example.com/auth", "https:/app.example.com/auth",
            "http://localhost/cb", "http://localhost:3001/cb", "https://localhost:3000/cb", "http://127.0.0.1:3000/cb",
            "com.example.app://other", "com.example.app:/signed-in", "com.example.app:signed-in",
            "com.example.other:/callback", "javascript:alert(1)//https://app.example.com/auth", "data:text/html,x",
            "https://app.exämple.com/auth", "https://app.example.com/auth/\u{202E}",
        ]
    )
    func refused(_ address: String) throws {
        #expect(try !RedirectAllowList(Self.addresses).permits(address))
    }

    @Test("are none where the list is empty")
    func empty() throws {
        #expect(try !RedirectAllowList([]).permits("https://app.example.com/auth"))
    }

    @Test(
        "are not described by anything but scheme, host, port and path",
        arguments: [
            "", "*", "app.example.com", "https://", "https://app.example.com/?x=1", "https://app.example.com/#x",
            "https://robin@app.example.com/", "javascript:alert(1)", "data:text/html,x", "file:///etc",
            "https://app.example.com/a b", "https://app.example.com/../x",
        ]
    )
    func rules(_ address: String) {
        #expect(throws: RedirectRuleError(address: address)) { try RedirectAllowList([address]) }
    }
}
