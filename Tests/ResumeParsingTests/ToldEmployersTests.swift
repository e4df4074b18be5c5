import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("What South Asian résumés say in their own way")
struct ToldEmployersTests {
    @Test("an employer told in a sentence stands over the positions below it")
    func handedDown() throws {
        let resume = try ParsedRows.resume([
            "Ravi Example", "ravi@example.com", "EXPERIENCE", "Since Mar 2018 with Kestrel Group, Dubai",
            "Growth Path:",
            "Mar 2018 – Jul 2020      Sales Supervisor", "Aug 2020 – Dec 2022      Senior Sales Supervisor",
            "• Handled key accounts of retail chains",
            "May 2013 – Feb 2018 with Blue Harbour LLC, Muscat as Van Sales Executive", "• Covered the Barka route",
        ])
        #expect(
            resume.work.map(\.position) == ["Sales Supervisor", "Senior Sales Supervisor", "Van Sales Executive"]
        )
        #expect(resume.work.map(\.name) == ["Kestrel Group", "Kestrel Group", "Blue Harbour LLC"])
    }

    @Test("an employer of whom something is told is no banner")
    func told() {
        var employer = WorkEntry()
        employer.name = "Kestrel Group"
        employer.startDate = PartialDate(year: 2018)
        employer.isCurrent = true
        var position = WorkEntry()
        position.position = "Clerk"
        position.startDate = PartialDate(year: 2012)
        position.endDate = PartialDate(year: 2014)
        // Held before the employer's time.
        #expect(Promotions.handedDown([employer, position]).map(\.name) == ["Kestrel Group", nil])
    }

    @Test("an employer with a line about itself stands over the positions of its time")
    func described() throws {
        let work = try ParsedRows.resume([
            "Ravi Example", "ravi@example.com", "CAREER HISTORY",
            "Kestrel Engineering Co. L.L.C., Abu Dhabi      Nov 2014 – Present",
            "A leading contractor having 8000+ employees, part of Blue Harbour group",
            "Procurement Manager      Apr 2022 – Present", "• Signed frame agreements with 40 vendors",
            "Procurement Officer      Nov 2014 – Mar 2022", "• Released orders",
        ]).work
        #expect(work.map(\.position) == ["Procurement Manager", "Procurement Officer"])
        #expect(work.map(\.name) == Array(repeating: "Kestrel Engineering Co. L.L.C.", count: 2))
        #expect(work.first?.summary?.hasPrefix("A leading contractor") == true)
        #expect(work.last?.summary == nil)
    }

    @Test("a label that stands in several positions is no heading")
    func labels() throws {
        let work = try ParsedRows.resume([
            "Rodrigo Ejemplo", "rodrigo@example.mx", "EXPERIENCIA LABORAL", "Empresa: Kestrel Fluor",
            "Puesto: Gerente de Construcción", "Periodo: febrero 2020 - a la fecha", "Actividades:",
            "• Dirección de obra", "Empresa: Grupo Ejemplo, S.A. de C.V.", "Puesto: Residente de Obra",
            "Periodo: mayo 2012 - enero 2020", "Actividades:", "• Control de calidad",
        ]).work
        #expect(work.map(\.position) == ["Gerente de Construcción", "Residente de Obra"])
        #expect(work.map { $0.highlights.map(\.value) } == [["Dirección de obra"], ["Control de calidad"]])
    }

    @Test("a degree without a label stands over the fields below it")
    func degrees() throws {
        let studies = try ParsedRows.education([
            "Master of Business Studies", "Institution: Sample University", "Group / Subject: Accounting",
            "Passing Year: 2010", "Bachelor of Business Studies", "Institution: Example College",
            "Group / Subject: Accounting", "Passing Year: 2008",
        ])
        #expect(studies.map(\.institution) == ["Sample University", "Example College"])
        #expect(studies.map(\.studyType) == ["Master of Business Studies", "Bachelor of Business Studies"])
        #expect(studies.map(\.area) == ["Accounting", "Accounting"])
    }

    @Test("headings that say that dates follow, over schools and degrees apart")
    func headings() throws {
        let resume = try ParsedRows.resume([
            "Ada Example", "ada@example.com", "INSTITUTIONS ATTENDED WITH DATES",
            "Example Polytechnic      2010 – 2012", "Sample Grammar School      1999 – 2005",
            "QUALIFICATIONS OBTAINED WITH DATES", "Higher National Diploma      2012",
            "Master of Business Administration (MBA)      2005",
        ])
        #expect(resume.education.map(\.institution) == ["Example Polytechnic", "Sample Grammar School"])
        #expect(resume.education.map { $0.studyType?.hasPrefix("Higher National Diploma") } == [true, false])
    }

    @Test("initials and well-known houses in brackets belong to an employer's name, and other asides do not")
    func bynames() throws {
        let work = try ParsedRows.work([
            "Auditor, Sample Mehta & Co. (KPMG)", "January 2019 – May 2021", "• Audited banks",
            "Clerk, Kestrel Works (a unit of Example Group)", "January 2016 – December 2018", "• Kept the books",
        ])
        #expect(work.map(\.name) == ["Sample Mehta & Co. (KPMG)", "Kestrel Works"])
    }

    @Test("a word with a hyphen is no label")
    func hyphens() throws {
        let work = try ParsedRows.work([
            "Charge Nurse | Example General Hospital | January 2022 to present", "• Coordinate shifts of 14 nurses.",
            "Staff Nurse | Sample Hospital | June 2015 to April 2018", "• Post-operative care on a surgical ward.",
        ])
        #expect(work.map(\.position) == ["Charge Nurse", "Staff Nurse"])
        #expect(work.map(\.name) == ["Example General Hospital", "Sample Hospital"])
    }

    @Test("a department behind a title is no part of it")
    func departments() throws {
        let work = try ParsedRows.work([
            "Oct 2023 – present      Research Associate, Department of Earth Sciences, Example University",
            "Sep 2021 – Sep 2023      Research Fellow, Department of Geosciences, University of Sampleton",
        ])
        #expect(work.map(\.position) == ["Research Associate", "Research Fellow"])
    }

    @Test("a signature in brackets says where the name in the first line ends")
    func signature() throws {
        let resume = try ParsedRows.resume([
            "CURRICULUM VITAE", "Neha Example B-4/219, Sector-7, Rohini", "neha@example.com", "TEACHING EXPERIENCE",
            "Teacher, Sample School      2019 – 2022", "• Taught English", "PERSONAL DETAILS",
            "Salary Drawn      48,600", "Expected      Negotiable", "Place: Delhi      (NEHA EXAMPLE)",
        ])
        #expect(resume.basics.name?.value == "Neha Example")
    }
}
