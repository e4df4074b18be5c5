import Foundation
import Testing

extension BrowserTests {
    @Suite("A visit")
    struct JourneyTests {
        /// Long enough in the works for a person, and a test, to see the steps.
        private static let scan = "resumes/warehouse-us-scan.png"

        @Test("goes from the upload to the reasons of a match and of a role", arguments: Appearance.all)
        func withoutAccount(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.open("/")
                try await browser.see(".consent")
                #expect(try await browser.text().contains("30 days"))
                try await browser.expectSound("Consent")
                try await browser.agree()
                try await browser.expectSound("Upload")

                try await browser.upload(Self.scan)
                try await browser.see(".analyzing .steps li")
                try await browser.expectSound("Analysing")
                try await browser.seeResults()
                try await browser.expectSound("Results")
                try await Self.expectCountsAddUp(browser)

                try await browser.click(".job .job-actions button")
                try await browser.see(".job .why:not([hidden]) li")
                #expect(try await browser.text().contains("your current position as Warehouse Associate"))
                try await browser.click(".job .bookmark")
                try await browser.see(".job .bookmark[aria-pressed=true]")
                try await browser.expectSound("Results with an explanation")

                try await browser.openInsights()
                let score = try await browser.value("Number(document.querySelector('.gauge-number').textContent)")
                #expect((1...100).contains(score.integer ?? 0))
                try await browser.click("button.chip")
                try await browser.see(".snippet li")
                try await browser.run("for (const each of document.querySelectorAll('details')) each.open = true")
                try await browser.expectSound("Insights")
                #expect(try await browser.complaints() == [])
            }
        }

        @Test("of somebody with an account ends with all of it erased", arguments: Appearance.all)
        func withAccount(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.click(".top nav a[href='#/account']")
                try await browser.see("form input[type=email]")
                try await browser.expectSound("Sign in")
                try await browser.click(".center .link")
                try await browser.until("document.querySelector('h1').textContent === 'Create an account'")
                try await browser.expectSound("Sign up")
                let email = "\(UUID().uuidString.lowercased())@example.com"
                try await browser.type(email, into: "form input[type=email]")
                try await browser.type("a sentence to remember", into: "form input[type=password]")
                try await browser.click("form [type=submit]")
                try await browser.see(".dashboard .tiles")
                #expect(try await browser.text().contains(email))
                try await browser.expectSound("Dashboard of somebody new")

                try await browser.click(".page-head .primary")
                try await browser.upload("resumes/accountant-us.pdf")
                try await browser.seeResults()
                let token = try await browser.token()
                try await browser.click(".job .bookmark")
                try await browser.see(".job .bookmark[aria-pressed=true]")
                try await browser.click(".top nav a[href='#/dashboard']")
                try await browser.see(".dashboard .tiles")
                let rows = try await browser.value("document.querySelectorAll('.rows > li').length")
                #expect(rows == 2, "one search, one saved job")
                #expect(try await browser.text().contains("Senior Accountant"))
                try await browser.expectSound("Dashboard")

                try await browser.click(".dashboard .button.danger")
                try await browser.see("dialog[open]")
                try await browser.expectSound("Question before erasing")
                try await browser.click("dialog .danger")
                try await browser.see(".top nav a[href='#/account']")
                #expect(try await browser.complaints() == [])
                try await browser.open("/#/results/\(token)")
                try await browser.until("document.querySelector('h1')?.textContent === 'These results are gone'")
                try await browser.expectSound("Results that are gone")
                #expect(try await browser.complaints(besides: 404) == [])
            }
        }

        @Test(
            "of somebody with an account finds jobs by keywords, and keeps when to be told",
            arguments: Appearance.all
        )
        func alerts(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.signUp()
                try await browser.click(".top nav a[href='#/alerts']")
                try await browser.see(".alerts .none")
                try await browser.expectSound("Alerts of somebody new")
                try await browser.type("driver", into: ".alerts form input[type=text], .alerts form input:not([type])")
                try await browser.click(".alerts form [type=submit]")
                try await browser.see(".alerts .match-row")
                try await browser.click(".alerts .match-row button")
                try await browser.see(".alerts .why:not([hidden]) a")
                try await browser.expectSound("Alerts with a match")
                try await browser.click(".alerts form:last-child .check input")
                try await browser.click(".alerts form:last-child [type=submit]")
                try await browser.see(".notice")
                try await browser.open("/#/dashboard")
                try await browser.see(".dashboard .tiles")
                try await browser.open("/#/alerts")
                try await browser.see(".alerts .match-row")
                #expect(try await browser.text().contains("driver"))
                let isTold = "document.querySelector('.alerts form:last-child .check input').checked"
                #expect(try await browser.value(isTold) == false)
                try await browser.click(".alerts .chip[aria-label='Remove driver']")
                try await browser.until("document.querySelector('.alerts .match-row') === null")
                #expect(try await browser.complaints() == [])
            }
        }

        @Test("with a file that cannot be read ends with what to do", arguments: [Appearance.desktop, .darkPhone])
        func unreadable(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.upload("bad/noise.bin")
                try await browser.see(".uploader .banner.bad")
                try await browser.expectSound("Upload that is refused")
                try await browser.upload("bad/encrypted.pdf")
                try await browser.until("document.querySelector('h1')?.textContent === 'This file could not be read'")
                #expect(try await browser.text().contains("password"))
                try await browser.expectSound("Failed")
                try await browser.click(".state .primary")
                try await browser.see(".dropzone")
                #expect(try await browser.complaints() == [])
            }
        }

        @Test("can look for jobs around another place")
        func location() async throws {
            try await Browser.visit(as: .darkPhone) { browser in
                try await browser.agree()
                try await browser.upload("resumes/software-engineer-us.pdf")
                try await browser.seeResults()
                try await browser.click(".location .link")
                try await browser.type("Nowhereville Qx", into: ".location input")
                try await browser.click(".location [type=submit]")
                try await browser.until("document.querySelector('.field-error').textContent.includes('Nowhereville')")
                try await browser.expectSound("Place that is unknown")
                try await browser.run("document.querySelector('.location input').value = ''")
                try await browser.type("Denver, CO", into: ".location input")
                try await browser.click(".location [type=submit]")
                try await browser.until("document.querySelector('.location strong')?.textContent === 'Denver, CO'")
                try await Self.expectCountsAddUp(browser)
                #expect(try await browser.complaints(besides: 422) == [])
            }
        }

        /// The three lists together are the full list, and each has as many jobs as its tab says.
        private static func expectCountsAddUp(_ browser: Browser) async throws {
            let script = "[...document.querySelectorAll('.tab-count')].map((each) => Number(each.textContent))"
            let counts = try await browser.value(script).array.compactMap(\.integer)
            try #require(counts.count == 4)
            #expect(counts[0] > 0)
            #expect(counts[0] == counts[1...].reduce(0, +))
            let shown = try await browser.value("document.querySelectorAll('.jobs > li').length").integer
            #expect(shown == min(20, counts[0]))
        }
    }
}
