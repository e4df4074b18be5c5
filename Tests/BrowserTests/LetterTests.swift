import Foundation
import TestSupport
import Testing

extension BrowserTests {
    @Suite("Letters")
    struct LetterTests {
        @Test("replace a forgotten password on the page", arguments: [Appearance.desktop, .darkPhone])
        func passwordReset(appearance: Appearance) async throws {
            let folder = try TemporaryFolder()
            let box = try LetterBox()
            let server = try RunningServer(
                data: folder.url.appending(path: "data"),
                arguments: box.arguments + ["--public-url", "https://vitae.example.org"]
            )
            try await Browser.visit(server.address, as: appearance) { browser in
                try await browser.agree()
                try await browser.signUp("ada@example.com")
                try await browser.click(".page-head .actions button")
                try await browser.click(".top nav a[href='#/account']")
                try await browser.click(".center a[href='#/reset']")
                try await browser.type("ada@example.com", into: "form input[type=email]")
                try await browser.expectSound("Forgotten password")
                try await browser.click("form [type=submit]")
                try await browser.until("document.querySelector('.message').textContent.includes('is on its way')")
                try await browser.expectSound("A letter is on its way")
                let code = try await box.next().code("reset")
                try await browser.open("/#/reset/\(code)")
                try await browser.type("another sentence", into: "form input[type=password]")
                try await browser.expectSound("A new password")
                try await browser.click("form [type=submit]")
                try await browser.see("form input[type=email]")
                try await browser.type("ada@example.com", into: "form input[type=email]")
                try await browser.type("another sentence", into: "form input[type=password]")
                try await browser.click("form [type=submit]")
                try await browser.see(".dashboard .tiles")
                let complaints = try await browser.complaints()
                #expect(complaints == [])
                // The link is good once.
                try await browser.open("/#/reset/\(code)")
                try await browser.type("a third sentence", into: "form input[type=password]")
                try await browser.click("form [type=submit]")
                try await browser.until("document.querySelector('.message').textContent.includes('not valid any more')")
                try await browser.expectSound("A link that was used")
                try await browser.open("/#/confirm/\(code)")
                try await browser.until("document.querySelector('h1').textContent === 'That did not work'")
                try await browser.expectSound("A confirmation that failed")
            }
            #expect(server.stop() == 0)
        }
    }
}
