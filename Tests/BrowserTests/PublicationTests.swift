import Foundation
import TestSupport
import Testing

extension BrowserTests {
    @Suite("Publications")
    struct PublicationTests {
        private static let resume = """
            Robin Example
            robin@example.org

            Experience
            Researcher, Example Institute, 2015 - 2020

            Publications
            • Doe, J., & Example, R. (2019). Tone in northern languages. Journal of Examples, 12(3), 45-67.
            • Example, R. (2017). A grammar of whistling. Example Press.

            Education
            PhD Linguistics, Example University, 2014
            """
        private static let rows = "document.querySelectorAll('tbody tr th').length"

        @Test(
            "come from a résumé and from a file, are found, exported and deleted",
            arguments: [Appearance.desktop, .darkPhone]
        )
        func journey(appearance: Appearance) async throws {
            let folder = try TemporaryFolder()
            let resume = folder.url.appending(path: "resume.txt")
            try Self.resume.write(to: resume, atomically: true, encoding: .utf8)
            let file = folder.url.appending(path: "list.bib")
            let entries = "@book{a, title = {Third <b>book</b>}, year = 2001}\n@book{b, title = {Broken\n"
            try entries.write(to: file, atomically: true, encoding: .utf8)
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.signUp()
                try await browser.open("/#/publications")
                try await browser.see(".table-box")
                try await browser.expectSound("Publications of somebody new")
                try await browser.open("/")
                try await browser.upload(at: resume)
                try await browser.seeResults()
                try await browser.click(".top nav a[href='#/publications']")
                try await browser.click(".rows .button")
                try await browser.until("\(Self.rows) === 2")
                #expect(try await browser.text().contains("Read on page 1, line"))
                try await browser.expectSound("Publications of a résumé")
                try await browser.type(file.path, into: "input[type=file]")
                try await browser.until("\(Self.rows) === 3")
                // What a file says is text.
                #expect(try await browser.text().contains("Third <b>book</b>"))
                try await browser.until("document.getElementById('notices').textContent.includes('line 2')")
                try await browser.type("WHISTL", into: "input[type=search]")
                try await browser.until("\(Self.rows) === 1")
                #expect(try await browser.text().contains("A grammar of whistling"))
                try await browser.click("tbody .ghost")
                try await browser.click("dialog .danger")
                try await browser.until("\(Self.rows) === 0")
                try await browser.expectSound("Publications without a match")
                try await browser.click(".page-head .primary")
                try await browser.until(
                    "document.querySelector('.page-head .primary').getAttribute('aria-disabled') === null"
                )
                #expect(try await browser.complaints() == [])
            }
        }
    }
}
