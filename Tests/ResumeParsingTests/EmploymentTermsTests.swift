import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Terms of a position")
struct EmploymentTermsTests {
    private func parted(_ text: String) throws -> [String] {
        let (name, terms) = try Knowledge.lexicon().employmentTerms.parted(text)
        return [name] + terms
    }

    @Test(
        "are cut off what they stand behind, and kept",
        arguments: [
            ["Barista (part-time)", "Barista", "part-time"],
            ["Clerk (Contract, through Sample Staffing)", "Clerk", "Contract, through Sample Staffing"],
            ["Data Analyst (Contract), Kestrel Bank", "Data Analyst, Kestrel Bank", "Contract"],
            ["Data Analyst – Contract", "Data Analyst", "Contract"],
            ["Data Analyst (6-month contract)", "Data Analyst", "6-month contract"],
            ["Chief Financial Officer (Interim)", "Chief Financial Officer", "Interim"],
            ["Verkäuferin (Teilzeit, 20 Std.)", "Verkäuferin", "Teilzeit, 20 Std."],
            ["Kassiererin (40 %)", "Kassiererin", "40 %"],
            ["Vendeuse, temps partiel", "Vendeuse", "temps partiel"],
            ["Dependienta (contratos de verano)", "Dependienta", "contratos de verano"],
            ["Care Assistant (20h/week)", "Care Assistant", "20h/week"],
            [
                "Patient Transport Officer (part-time while studying)", "Patient Transport Officer",
                "part-time while studying",
            ],
            ["Adjunct Instructor (one course per year)", "Adjunct Instructor", "one course per year"],
            ["Charge Nurse (nights)", "Charge Nurse", "nights"],
            ["Management Analyst, GS-0343-13", "Management Analyst", "GS-0343-13"],
            ["Park Ranger, GS-7", "Park Ranger", "GS-7"],
            ["Logistics Specialist (E-7)", "Logistics Specialist", "E-7"],
            ["Ward Manager (Band 7)", "Ward Manager", "Band 7"], ["Policy Adviser (APS 6)", "Policy Adviser", "APS 6"],
            ["Storekeeper (SK1)", "Storekeeper", "SK1"], ["Charge Nurse (0.8 FTE)", "Charge Nurse", "0.8 FTE"],
            ["Lifeguard (summers)", "Lifeguard", "summers"], ["Corps Member (NYSC)", "Corps Member", "NYSC"],
            ["Kestrel Shearing, Hull (seasonal, 2013 to 2015)", "Kestrel Shearing, Hull (2013 to 2015)", "seasonal"],
            ["Full-time", "", "Full-time"],
        ]
    )
    func cut(texts: [String]) throws {
        #expect(try parted(texts[0]) == Array(texts.dropFirst()))
    }

    @Test(
        "name who employs, in brackets behind who is worked for",
        arguments: [
            ["Kestrel Bank (via Sample Staffing)", "Kestrel Bank", "via Sample Staffing"],
            ["Kestrel Bank (through Sample Staffing Ltd)", "Kestrel Bank", "through Sample Staffing Ltd"],
            ["Kestrel Bank (Agency: Sample Staffing)", "Kestrel Bank", "Agency: Sample Staffing"],
            ["Banco Cernícalo (por Ejemplo Personal)", "Banco Cernícalo", "por Ejemplo Personal"],
            ["Kestrel Bank (payroll of Sample Pvt. Ltd.)", "Kestrel Bank", "payroll of Sample Pvt. Ltd."],
            ["Kestrel Bank (On roll of Sample Corp)", "Kestrel Bank", "On roll of Sample Corp"],
            ["Kestrel Bank (third-party payroll of Sample)", "Kestrel Bank", "third-party payroll of Sample"],
        ]
    )
    func agencies(texts: [String]) throws {
        #expect(try parted(texts[0]) == Array(texts.dropFirst()))
    }

    @Test(
        "are not what else stands in titles and names",
        arguments: [
            "Contract Manager", "Manager (Contract Management)", "Interim Director", "Kestrel Bank (Sample Group)",
            "Kestrel Bank (Viaduct Branch)", "Kestrel Bank (Payroll Division)", "Honour Roll Foods (North)",
            "(via Kestrel)", "Nurse, COVID-19", "Crew Chief, UH-60", "Process Engineer (E-1042)", "CH-47",
            "Graphic Designer, Freelance", "Red Kite, Volunteer",
            "Software Engineer (Intern)", "Teacher (Chemistry)", "Partner, Full Time Fitness Ltd", "Cook (Grill)",
            "Summer Camp Leader", "Staff Sergeant (Fire Controlman)",
        ]
    )
    func kept(text: String) throws {
        #expect(try parted(text) == [text])
    }

    // A title is what is printed, with its brackets; the terms are said besides.
    @Test("are said of the position as well")
    func position() throws {
        let work = try ParsedRows.work([
            "Senior Data Analyst (Contract), Kestrel Bank (via Sample Staffing), Leeds", "March 2019 – June 2021",
            "• Cut report time by a third", "Data Analyst, Blue Harbour Ltd, Hull", "January 2016 – February 2019",
        ])
        #expect(work.map(\.position) == ["Senior Data Analyst (Contract)", "Data Analyst"])
        #expect(work.map(\.name) == ["Kestrel Bank", "Blue Harbour Ltd"])
        #expect(work.map(\.terms) == ["Contract, via Sample Staffing", nil])
    }
}
