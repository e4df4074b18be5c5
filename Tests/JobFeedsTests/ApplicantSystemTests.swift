import JobMatching
import Testing

@testable import JobFeeds

@Suite("Feeds of applicant systems")
struct ApplicantSystemTests {
    @Test("Greenhouse: escaped bodies, offices, no company, no title, the same posting twice")
    func greenhouse() throws {
        let rows = try FeedFixture.rows("greenhouse.json", .greenhouse)
        let lines = FeedFixture.lines(rows)
        #expect(
            lines[..<4] == [
                "4010001 | Data Analyst | Crumbworks Bakeries | Chicago, IL, United States; Denver, CO, United States | "
                    + "on_site |  | 1792501200.0 | - | - | FULL_TIME",
                "4010002 | Support Engineer (m/f/d) | feed | US | remote | US | 1793700000.0 | - | - | -",
                "4010003 | Oven Designer | feed | London | hybrid |  | - | - | - | -",
                "4 rejected: title is missing",
            ]
        )
        #expect(lines.count == 5)
        #expect(rows[0].posting?.description == "We bake & deliver. You read remote sites' figures. SQL")
        #expect(rows[0].posting?.url == "https://boards.example.com/crumbworks/jobs/4010001")
        #expect(rows[2].posting?.url == "")
        let last = try #require(rows[4].posting)
        #expect(last.identifier == "4010002")
        #expect(Set(["DE", "AE", "ZA"]).isSubset(of: last.eligibleCountries))
        #expect(!last.eligibleCountries.contains("US"))
    }

    @Test("Lever: several places, milliseconds, pay in parts and as text, unlisted and nameless postings")
    func lever() throws {
        let rows = try FeedFixture.rows("lever.json", .lever)
        #expect(
            FeedFixture.lines(rows) == [
                "5ac21346-8e0c-4494-8e7a-3eb92ff77902 | Delivery Planner | feed | Austin, TX; Boise, ID | hybrid |  | "
                    + "1793707200.0 | - | USD 60000.0-72000.0 YEAR | FULL_TIME",
                "0f6c4a10-1111-4c3d-9d11-6a1c1f0a0002 | Backend Developer | feed | Germany | remote | DE | "
                    + "1793664000.0 | - | EUR 65000.0-80000.0 YEAR | CONTRACTOR",
                "0f6c4a10-1111-4c3d-9d11-6a1c1f0a0003 | Account Manager | feed | London | remote | GB | "
                    + "1793664000.0 | - | - | -",
                "unlisted", "5 rejected: identifier is missing",
            ]
        )
        let body = try #require(rows[0].posting?.description)
        #expect(body.hasPrefix("Plan routes."))
        #expect(body.contains("Requirements Excel Calm"))
        #expect(body.hasSuffix("No remote work."))
        #expect(rows[0].posting?.url == "https://jobs.example.com/quillfreight/5ac21346")
        #expect(rows[1].posting?.description == "Write services.")
    }

    @Test("Ashby: postal addresses, secondary places, unlisted postings, countries by name")
    func ashby() throws {
        let rows = try FeedFixture.rows("ashby.json", .ashby)
        let lines = FeedFixture.lines(rows)
        #expect(
            lines[0]
                == "9c1d7a52-0001-4a2e-8f57-000000000001 | Product Designer | feed | New York, United States; "
                + "Toronto, Ontario, Canada | hybrid |  | 1793363400.25 | - | USD 120000.0-150000.0 YEAR | FULL_TIME"
        )
        let european = try #require(rows[1].posting)
        #expect(european.workplace == .remote)
        #expect(european.places.map(\.text) == ["Berlin, Germany"])
        #expect(Set(["DE", "FR", "GB", "UA"]).isSubset(of: european.eligibleCountries))
        #expect(!european.eligibleCountries.contains("US"))
        #expect(european.salary == Salary(currency: "EUR", minimum: 70_000, maximum: 80_000, unit: "YEAR"))
        #expect(european.description == "Count coins.")
        #expect(rows[1].posting?.url == "https://jobs.example.com/lanternry/0002")
        #expect(lines[2] == "unlisted")
        #expect(
            lines[3]
                == "9c1d7a52-0001-4a2e-8f57-000000000004 | Sales Engineer | feed | San Francisco, California, USA; Canada"
                + " | remote | CA US | - | - | - | -"
        )
    }

    @Test("Workable: the company above the list, hidden places, the account API's shape")
    func workable() throws {
        let rows = try FeedFixture.rows("workable.json", .workable)
        #expect(
            FeedFixture.lines(rows) == [
                "A1B2C3D4E5 | Registered Nurse | Moorgate Clinics | Leeds, England, United Kingdom; "
                    + "York, England, United Kingdom | on_site |  | 1793836800.0 | - | - | PART_TIME",
                "F6G7H8 | Claims Assistant | Moorgate Clinics | Portugal | remote | PT | 1793923200.0 | - | - | FULL_TIME",
                "J9K0 | Ward Clerk | Moorgate Clinics | Bristol, England, United Kingdom | hybrid |  | 1794009600.0 | - | "
                    + "GBP 24000.0-27000.0 YEAR | -",
                "unlisted", "5 rejected: title is missing",
            ]
        )
        #expect(rows[0].posting?.description == "Care for patients & families.")
        #expect(rows[0].posting?.url == "https://apply.example.com/j/A1B2C3D4E5")
    }

    @Test("SmartRecruiters: sections, numbers as identifiers, web addresses that lists leave out")
    func smartRecruiters() throws {
        let rows = try FeedFixture.rows("smartrecruiters.json", .smartrecruiters)
        #expect(
            FeedFixture.lines(rows) == [
                "743999900000001 | Warehouse Supervisor | Pallettone Group | Lyon, ARA, FR | on_site |  | 1794123000.0 | "
                    + "- | - | FULL_TIME",
                "743999900000002 | Payroll Specialist | Pallettone Group | ES | remote | ES | 1794209400.0 | - | - | "
                    + "PART_TIME",
                "743999900000003 | Buyer | PallettoneGroup | Milano, IT | hybrid |  | - | - | - | -",
                "unlisted", "5 rejected: an object is expected, this is a text",
            ]
        )
        #expect(rows[0].posting?.url == "https://jobs.smartrecruiters.com/PallettoneGroup/743999900000001")
        #expect(rows[1].posting?.url == "https://careers.example.com/743999900000002")
        let body = try #require(rows[0].posting?.description)
        #expect(["Lead a shift.", "Forklift licence", "We stack."].allSatisfy(body.contains))
    }

    @Test("Recruitee: several places, pay as texts, times with a name for their zone")
    func recruitee() throws {
        let rows = try FeedFixture.rows("recruitee.json", .recruitee)
        #expect(
            FeedFixture.lines(rows) == [
                "910001 | Gardener | Hedgerow & Sons | Utrecht, Netherlands; Gent, Belgium | on_site |  | 1793525400.0 | "
                    + "1798757999.0 | EUR 2400.0-2900.0 MONTH | FULL_TIME",
                "910002 | Garden Planner & Buyer | Hedgerow & Sons | Germany | remote | DE | 1790928000.0 | - | - | PART_TIME",
                "unlisted",
                "910004 | Office Coordinator | feed | Amsterdam, Netherlands | hybrid |  | 1793611800.0 | - | - | -",
            ]
        )
        #expect(rows[0].posting?.url == "https://hedgerow.example.com/o/gardener")
        #expect(rows[3].posting?.url == "")
    }
}
