import Foundation
import TestSupport
import Testing

extension BrowserTests {
    @Suite("A résumé full of markup")
    struct MarkupTests {
        @Test("is text on every screen, and runs nothing", arguments: [Appearance.desktop, .darkPhone])
        func text(appearance: Appearance) async throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: MarkupResume.fileName)
            try Data(MarkupResume.text.utf8).write(to: file)
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.upload(at: file)
                try await browser.seeResults()
                try await browser.click(".job .job-actions button")
                try await browser.see(".job .why:not([hidden]) li")
                try await Self.expectHarmless(browser, "Results")

                try await browser.openInsights()
                try await browser.click("button.chip")
                try await browser.see(".snippet li")
                try await browser.run("for (const each of document.querySelectorAll('details')) each.open = true")
                let shown = try await browser.value("document.querySelector('main').textContent").string ?? ""
                for markup in ["<img src=x", "<iframe src=", "<script>", "<marquee>"] {
                    #expect(shown.contains(markup), "\(markup)")
                }
                try await browser.expectSound("Insights")
                try await Self.expectHarmless(browser, "Insights")

                try await browser.open("/#/batch")
                try await browser.type(file.path, into: ".batch input[accept]")
                try await browser.until("document.querySelector('.batch-summary')?.innerText.includes('1 of 1')")
                #expect(try await browser.text().contains(MarkupResume.fileName))
                try await Self.expectHarmless(browser, "Batch")
                #expect(try await browser.complaints() == [])
            }
            withExtendedLifetime(folder) {}
        }

        /// No element of the résumé's, and nothing that it wanted to run has run.
        private static func expectHarmless(_ browser: Browser, _ screen: Comment) async throws {
            let elements = "img, iframe, script, style, marquee, body body, b[onclick], [onload], [onerror], [ontoggle]"
            let found = try await browser.value("document.querySelectorAll('main :is(\(elements))').length")
            #expect(found == 0, screen)
            let schemes = "[...document.links].every((each) => /^https?:$/.test(each.protocol))"
            #expect(try await browser.value(schemes) == true, screen)
            #expect(try await browser.value("window.owned") == .null, screen)
        }
    }
}
