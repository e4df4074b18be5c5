import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Positions told in sentences")
struct ToldPositionsTests {
    @Test("have title, employer and dates, wherever in the sentence these stand")
    func sentences() throws {
        let work = try ParsedRows.work([
            "Since March 2019 I have worked as a Transport Planner at Kestrel Haulage Ltd in Leeds, where I route vans.",
            "Before that I was a warehouse supervisor at Maple Foods from June 2014 to February 2019. I started out",
            "as a Forklift Driver with Reef Timber from 2010 to 2014.",
        ])
        #expect(work.map(\.position) == ["Transport Planner", "Warehouse supervisor", "Forklift Driver"])
        #expect(work.map(\.name) == ["Kestrel Haulage Ltd", "Maple Foods", "Reef Timber"])
        #expect(work.map(\.startDate?.year) == [2019, 2014, 2010])
        #expect(work.map(\.isCurrent) == [true, false, false])
    }

    @Test("begin with a length of time, or with what was taught where")
    func lengths() throws {
        let work = try ParsedRows.work([
            "3 Years as Heavy Truck Driver in Kestrel Transport Co., Hull (from 2003 to 2006)",
            "Taught in Example Public School, Leeds as Primary Teacher from July 2006 to March 2009.",
            "Worked as a Junior Developer for Reef Softsol (India) Pvt. Ltd., Chennai from May 2010 to Sep 2012.",
            "Now working as PGT (English) & HOD in Sample World School, Leeds from September 2013 to till now.",
        ])
        #expect(
            work.map(\.position)
                == ["Heavy Truck Driver", "Primary Teacher", "Junior Developer", "PGT (English) & HOD"]
        )
        #expect(
            work.map(\.name) == [
                "Kestrel Transport Co.", "Example Public School", "Reef Softsol (India) Pvt. Ltd.",
                "Sample World School",
            ]
        )
        #expect(work.map(\.startDate?.year) == [2003, 2006, 2010, 2013])
    }

    @Test("are no titles that begin like a verb")
    func titles() throws {
        let work = try ParsedRows.work(["Teaching Assistant, Kestrel Foods, Newark, NJ, 2016 – 2019"])
        #expect(work.map(\.position) == ["Teaching Assistant"])
    }

    @Test("are none where the dates belong to headers")
    func headers() throws {
        let rows = [
            "Store Clerk, Kestrel Foods Ltd, 2016 – 2019", "Worked as a Cashier at Maple Foods in 2018.",
            "Waiter, Reef Hotels Ltd, 2014 – 2016",
        ]
        #expect(try ParsedRows.work(rows).map(\.name) == ["Kestrel Foods Ltd", "Reef Hotels Ltd"])
    }

    @Test("are items with dates, whatever stands behind these")
    func items() throws {
        let work = try ParsedRows.work([
            "• Panel Advocate, Example Assurance Co. Ltd. – since 2020 (accident claims, so far 190 cases).",
            "• Junior Associate in the office of Shri. V. R. Roe & Associates – August 2012 to March 2017. Drafting of plaints.",
            "• Guest Lecturer at Sample Law College – June 2014 to April 2016, taught Family Law to LL.B. II year.",
        ])
        #expect(work.map(\.position) == ["Panel Advocate", "Junior Associate", "Guest Lecturer"])
        #expect(
            work.map(\.name) == ["Example Assurance Co. Ltd.", "Shri. V. R. Roe & Associates", "Sample Law College"]
        )
    }

    @Test("are no deeds behind bullets below a header of three lines")
    func deeds() throws {
        let rows = [
            "Field Sales Representative", "Lee Dairy Equipment Ltd, Cork", "May 2019 to Present",
            "• Kept the records of all customers up to date", "Sales Assistant", "Blackrock Power Tools, Cork",
            "August 2015 to April 2019", "• Served trade and retail customers at the counter",
            "• Dealt with complaints and returns",
        ]
        let work = try ParsedRows.work(rows)
        #expect(work.map(\.position) == ["Field Sales Representative", "Sales Assistant"])
        #expect(work.map(\.startDate?.year) == [2019, 2015])
        #expect(work.map(\.highlights.count) == [1, 2])
    }

    /// One position in many words.
    static let wordings = [
        "Presently working as a Site Engineer in Harbour Contracting LLC, Dubai from July 2016 to till date.",
        "• Currently working with Harbour Contracting LLC, Dubai as Site Engineer since July 2016",
        "1) Working as Site Engineer at Harbour Contracting LLC (Dubai) from July 2016 to till date",
        "I am working as a Site Engineer for M/s. Harbour Contracting LLC, Dubai since July 2016.",
        "Since July 2016 working as Site Engineer with Harbour Contracting LLC, Dubai",
        "From July 2016 to till date with Harbour Contracting LLC, Dubai as Site Engineer",
        "Having 5 years of experience in Harbour Contracting LLC, Dubai as Site Engineer (July 2016 to till date)",
        "Associated with Harbour Contracting LLC, Dubai as a Site Engineer since July 2016",
        "Joined Harbour Contracting LLC, Dubai as Site Engineer since July 2016",
        "Harbour Contracting LLC, Dubai as Site Engineer (July 2016 to till date)",
        "Work as a Site Engineer under Harbour Contracting LLC, Dubai from July 2016 till date.",
        "PRESENTLY WORKING AS SITE ENGINEER IN HARBOUR CONTRACTING LLC, DUBAI FROM JULY 2016 TO TILL DATE.",
    ]

    @Test("are read in whatever words they are told", arguments: wordings)
    func wording(row: String) throws {
        let entry = try #require(try ParsedRows.work([row]).first)
        #expect(entry.position?.lowercased() == "site engineer")
        #expect(entry.name?.lowercased() == "harbour contracting llc")
        #expect(entry.location?.lowercased() == "dubai")
        #expect(entry.startDate == PartialDate(year: 2016, month: 7))
        #expect(entry.isCurrent)
        #expect(entry.positionCertainty.map { $0.confidence >= Certainty.threshold } == true)
    }

    @Test("may go on in the next line, and say when in a line of their own")
    func wrapped() throws {
        let work = try ParsedRows.work([
            "• Worked as a Quality Inspector in Kestrel Motors Pvt Ltd at Pune from", "August 2014 to March 2017.",
            "• Worked as Store Clerk with Maple Foods Ltd", "Jan 2012 to July 2014",
        ])
        #expect(work.map(\.position) == ["Quality Inspector", "Store Clerk"])
        #expect(work.map(\.name) == ["Kestrel Motors Pvt Ltd", "Maple Foods Ltd"])
        #expect(work.map(\.endDate?.iso8601) == ["2017-03", "2014-07"])
    }

    @Test("take what they do not say from the line above")
    func above() throws {
        let work = try ParsedRows.work([
            "Kestrel Motors Pvt Ltd (Aug 2014 to Mar 2017)", "Worked as Quality Inspector.",
            "2012 To 2014  Maple Foods Ltd", "as Store Clerk",
        ])
        #expect(work.map(\.position) == ["Quality Inspector", "Store Clerk"])
        #expect(work.map(\.name) == ["Kestrel Motors Pvt Ltd", "Maple Foods Ltd"])
        #expect(work.map(\.startDate?.year) == [2014, 2012])
    }

    @Test("say no more than they say")
    func partial() throws {
        let work = try ParsedRows.work(["Working with Kestrel Foods Ltd since 2016."])
        #expect(work.map(\.position) == [nil])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd"])
    }

    @Test("are read under no heading as well")
    func withoutHeading() throws {
        let resume = try ParsedRows.resume([
            "JANE DOE", "Mobile: +91 9876500134", "jane@example.com", "OBJECTIVE", "To grow with a firm.",
            "Presently working as Store Clerk in Kestrel Foods Ltd from July 2016 to till date.",
        ])
        #expect(resume.work.map(\.position) == ["Store Clerk"])
        #expect(resume.work.map(\.name) == ["Kestrel Foods Ltd"])
    }

    @Test(
        "are none that tell of no position",
        arguments: [
            "Worked as part of a team of twelve", "Working in a team environment", "Worked with vendors to cut costs",
            "Engaged with firms from Kestrel to Maple Financial; I was brought in to hold the books",
            "Total Experience: 5 years", "Served as liaison between sales and service", "Having 5 years of experience",
        ]
    )
    func none(row: String) throws {
        #expect(try ParsedRows.stated().entries(from: ParsedRows.lines([row])).isEmpty)
    }

    @Test("are told with years and months")
    func yearsAndMonths() throws {
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experience",
            "• 1 years and 2 months experience in Blue Harbour LLC as HR Executive (07/2018 - 09/2019)",
        ]).work
        #expect(work.map(\.name) == ["Blue Harbour LLC"])
        #expect(work.map(\.position) == ["HR Executive"])
    }

    @Test("are none where a duty goes on with \"as\"")
    func duties() throws {
        let work = try ParsedRows.resume([
            "Marguerite Frumpet", "marguerite@example.org", "Experience",
            "• Systems Coordinator, Blue Harbour Ltd, Hull (Jan 2024 – Dec 2024)",
            "– Solved problems, and enforced the policy and procedures", "as set forth by The Zellmund Group.",
            "• Assistant Manager, Kestrel Foods Ltd, Leeds (Sep 2019 – Apr 2022)",
        ]).work
        #expect(work.map(\.name) == ["Blue Harbour Ltd", "Kestrel Foods Ltd"])
    }

    @Test("have an end that stands in the next line")
    func brokenDates() throws {
        let work = try ParsedRows.work([
            "• Worked as Sr. Accountant in M/s. Kestrel Motors, Pune from Jan 2018 to Jun", "2020.",
            "• Worked as Accountant in M/s. Maple Foods Ltd, Pune from Oct 2014 to", "Dec 2017.",
            "• 9 months experience as a Cashier in Reef Hotels Ltd, Pune (From 15-02-2013 to 30-11-", "2013)",
        ])
        #expect(work.map(\.position) == ["Sr. Accountant", "Accountant", "Cashier"])
        #expect(work.map(\.endDate?.iso8601) == ["2020-06", "2017-12", "2013-11-30"])
        #expect(work.map(\.isCurrent) == [false, false, false])
    }

    @Test("are told one after the other in a paragraph")
    func paragraph() throws {
        let work = try ParsedRows.work([
            "I have started my career as a Store Clerk with Govt. Kestrel Stores, Leeds in April 2010 and worked there",
            "till March 2012. Then I have joined Maple Foods Ltd,",
            "Hull as Storekeeper in June 2012 and worked there till May 2015. Thereafter I moved to Reef Hotels Ltd,",
            "Hull as Asst. Manager - Stores in July 2015 and worked there till August 2018. At present I",
            "am working with The Harbour Group, Hull as a Manager (Stores) since October 2018.",
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Storekeeper", "Asst. Manager - Stores", "Manager (Stores)"])
        #expect(work.prefix(2).map(\.name) == ["Govt. Kestrel Stores", "Maple Foods Ltd"])
        #expect(work.dropFirst(2).map(\.name) == ["Reef Hotels Ltd", "The Harbour Group"])
        #expect(work.map(\.startDate?.iso8601) == ["2010-04", "2012-06", "2015-07", "2018-10"])
        #expect(work.map(\.endDate?.iso8601) == ["2012-03", "2015-05", "2018-08", nil])
        #expect(work.map(\.isCurrent) == [false, false, false, true])
    }

    @Test("end where somebody became something else at the same employer")
    func promotion() throws {
        let work = try ParsedRows.work([
            "I joined Kestrel Foods Ltd, Leeds as Store Clerk in May 2012, was promoted to Storekeeper in June 2014 and "
                + "worked there till May 2018."
        ])
        #expect(work.map(\.position) == ["Store Clerk", "Storekeeper"])
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Kestrel Foods Ltd"])
        #expect(work.map(\.startDate?.iso8601) == ["2012-05", "2014-06"])
        #expect(work.map(\.endDate?.iso8601) == ["2014-06", "2018-05"])
    }

    @Test(
        "keep the whole of names with initials, brackets and signs",
        arguments: [
            "Nasir S. Kestrel Corporation", "Maple Services (Pvt.) Ltd", "The Harbour Group", "Govt. Kestrel Stores",
        ]
    )
    func names(name: String) throws {
        let row = "Worked as Foreman with \(name), Leeds from 2012 to 2014."
        #expect(try ParsedRows.work([row]).map(\.name) == [name])
    }

    @Test(
        "keep the whole of titles",
        arguments: [
            ("Staff Nurse - ICU", "Staff Nurse - ICU"), ("Manager - HR", "Manager - HR"),
            ("Teacher (Physics)", "Teacher (Physics)"), ("Commis II.", "Commis II"),
        ]
    )
    func titles(written: String, title: String) throws {
        let row = "From 2012 to 2014 with Kestrel Foods Ltd, Leeds as \(written)"
        #expect(try ParsedRows.work([row]).map(\.position) == [title])
    }

    @Test("take the employer from a label above")
    func labelAbove() throws {
        let work = try ParsedRows.work([
            "Present Employer: Kestrel Foods, Leeds", "Working as Production Manager from August 2017 to date.",
            "Maple Foods Ltd, Leeds", "Worked as Production Supervisor from May 2013 to July 2017.",
        ])
        #expect(work.map(\.position) == ["Production Manager", "Production Supervisor"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Maple Foods Ltd"])
    }

    @Test("say when in a sentence of its own")
    func datesBehind() throws {
        let work = try ParsedRows.work([
            "1. Working as a Surveyor in M/S Kestrel Construction, Leeds. From 01-02-2015 to Date.",
            "2. Worked as a Helper in M/S Maple Works, Hull. From 2009 to 2011.",
        ])
        #expect(work.map(\.startDate?.iso8601) == ["2015-02-01", "2009"])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test("have an employer behind \"attached to\"")
    func attached() throws {
        let work = try ParsedRows.work(["• Presently attached to Kestrel Hotels Ltd as a Cook from May 2019 to date"])
        #expect(work.map(\.name) == ["Kestrel Hotels Ltd"])
    }

    @Test("are no clients of projects below")
    func projects() throws {
        let work = try ParsedRows.work([
            "Working as Programmer in Kestrel Systems Ltd, Leeds from Nov 2018 to till date.",
            "Worked as Programmer in Maple Soft Ltd, Leeds from Aug 2016 to Oct 2018.",
            "Project : Shop", "Client : Zellmund Stores", "Role : Developer", "Duration : Dec 2018 to Jan 2020",
        ])
        #expect(work.map(\.name) == ["Kestrel Systems Ltd", "Maple Soft Ltd"])
    }

    @Test("are listed with dates and told about without as one")
    func listedAndTold() throws {
        let work = try ParsedRows.resume([
            "Jane Frumpet", "jane@example.org", "Employment History",
            "Company               Position             Period",
            "Kestrel Foods Ltd     Chief Accountant     May 2018 to Present",
            "Maple Stores Ltd      Accountant           Jan 2014 to Apr 2018",
            "Work Experience", "Chief Accountant", "Kestrel Foods Ltd", "• Closed the books",
            "Accountant", "Maple Stores Ltd", "• Paid the bills",
        ]).work
        #expect(work.map(\.name) == ["Kestrel Foods Ltd", "Maple Stores Ltd"])
        #expect(work.map(\.startDate?.year) == [2018, 2014])
    }

    @Test("are none among the duties of positions that a list names with their dates")
    func dutiesInLists() throws {
        let work = try ParsedRows.positions([
            "05/2019 to 04/2020", "Store Manager Green Harbor - Ames, IA",
            "• Did work that helped people in the house.",
            "05/2018 to 04/2019", "Sales Clerk Blue Harbor - Ames, IA", "• Did work that helped people in the house.",
            "Teacher", "August 2011 to May 2018 Example School - Waco, TX", "• Served as Team leader for three years.",
            "• Encouraged the children to read.",
        ])
        #expect(work.map(\.position) == ["Store Manager", "Sales Clerk", "Teacher"])
        #expect(work.map(\.startDate?.year) == [2019, 2018, 2011])
    }

    @Test("have their employers above them as items of a list, be they known or not")
    func banners() throws {
        let work = try ParsedRows.work([
            "• Ambergate Contracting Co. Ltd., Saudi Arabia",
            "Working as a Material Controller from 04-09-2015 to till now",
            "• Zorvane, Leeds", "Worked as a Store Keeper from 11-03-2010 to 20-08-2015",
        ])
        #expect(work.map(\.position) == ["Material Controller", "Store Keeper"])
        #expect(work.map(\.name) == ["Ambergate Contracting Co. Ltd.", "Zorvane"])
    }

    @Test("have employers that look like titles behind the word for employers")
    func titleLikeEmployers() throws {
        let work = try ParsedRows.work([
            "• Worked as Safety Steward in A&K Metro Rail from June 2017 to Nov 2018.",
            "• Worked as Fitter in Kestrel Foods Ltd from May 2015 to May 2017.",
        ])
        #expect(work.map(\.name) == ["A&K Metro Rail", "Kestrel Foods Ltd"])
    }

    @Test("have their employer in quotation marks, whatever it is called")
    func quotations() throws {
        let work = try ParsedRows.work([
            "4 years of experience in \"Amber Precision\", Sample Estate as a Machine Setter since May 2022 to till now.",
            "1 year experience in “Reef Tools & Dies” as a Machine Operator from Apr 2021 to Apr 2022.",
        ])
        #expect(work.map(\.name) == ["Amber Precision", "Reef Tools & Dies"])
        #expect(work.map(\.position) == ["Machine Setter", "Machine Operator"])
    }

    @Test("stand behind labels")
    func labels() throws {
        let work = try ParsedRows.work([
            "Present job: Rigging Supervisor with Kestrel Heavy Lift LLC. Joined 09/Feb/2020 and still working.",
            "Previous: Worked with M/s Maple & Sons as Site Engineer from Aug 2016 to Dec 2019.",
            "1st job: Rigger with Reef Engineering Works, Leeds. From 2013 to 2015.",
        ])
        #expect(work.map(\.position) == ["Rigging Supervisor", "Site Engineer", "Rigger"])
        #expect(work.map(\.name) == ["Kestrel Heavy Lift LLC", "Maple & Sons", "Reef Engineering Works"])
        #expect(work.map(\.isCurrent) == [true, false, false])
        #expect(work.map(\.startDate?.year) == [2020, 2016, 2013])
    }

    @Test("are the history, beside which projects with a title and a client are none")
    func projectsOfForms() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "Work Experience:",
            "• Currently working as Technology Analyst in Kestrel Systems Pvt Ltd, Leeds from Mar-2021 to till date.",
            "• Worked as Software Engineer in Reef Technologies, Hull from Nov-2018 to Feb-2021.", "Project Details:",
            "#Project 1:", "Title : ClaimsOne", "Client : Northfield Insurance, USA",
            "Duration : Jul 2022 to till date", "Role : Developer",
        ])
        #expect(resume.work.map(\.position) == ["Technology Analyst", "Software Engineer"])
    }

    @Test("name who employs in front of what the work is for")
    func purpose() throws {
        let work = try ParsedRows.work([
            "Presently I am working as a Senior Surveyor with Al Kestrel Infrastructure Est. in Oman for Harbour Refinery Package-3 from 18.09.2018 onwards.",
            "I was worked as Surveyor in Reef Construct LLC, Dubai for Ridge villas project, from 04.03.2014 to 25.07.2018.",
        ])
        #expect(work.map(\.position) == ["Senior Surveyor", "Surveyor"])
        #expect(work.map(\.name) == ["Al Kestrel Infrastructure Est.", "Reef Construct LLC"])
    }

    @Test("have told of them what stands behind their dates")
    func sentenceBehind() throws {
        let work = try ParsedRows.work([
            "Presently working as Maths Teacher in Sample Public School, Leeds since April 2014. I teach 40 pupils algebra.",
            "Worked as Primary Teacher in Example Academy, Hull from April 2008 to March 2014.",
        ])
        #expect(work.map(\.position) == ["Maths Teacher", "Primary Teacher"])
        #expect(work.map { $0.highlights.map(\.value) } == [["I teach 40 pupils algebra."], []])
    }
}
