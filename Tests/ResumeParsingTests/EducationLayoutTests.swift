import Resume
import Testing

@testable import ResumeParsing

@Suite("Education as it is laid out")
struct EducationLayoutTests {
    @Test("is no work where degrees and schools stand among positions")
    func amongPositions() throws {
        let resume = try ParsedRows.resume([
            "Jane Doe", "jane@example.com", "WORK", "Baker – Example Mills, Leeds          Jan 2018 to current",
            "• Baked bread for 40 shops", "Fleece and tickets", "Master of Teaching (Secondary)",
            "Sample Bay University, 2016 to 2017", "Bachelor of Sport Science", "Sample Bay University, 2011 to 2013",
        ])
        #expect(resume.work.map(\.position) == ["Baker"])
        #expect(resume.education.map(\.institution) == ["Sample Bay University", "Sample Bay University"])
        #expect(resume.education.map(\.studyType) == ["Master of Teaching", "Bachelor of Sport Science"])
    }

    @Test(
        "names what is learnt in front of a comma apart from the school",
        arguments: [
            ("Lokförarutbildning, Yrkeshögskolan Spårväg Mitt          2011 – 2012", "Yrkeshögskolan Spårväg Mitt"),
            ("HBO-V, Hanzestad Hogeschool          2001 – 2005", "Hanzestad Hogeschool"),
            ("Independent Prescribing, Example University          2014", "Example University"),
        ]
    )
    func aheadOfSchool(row: String, school: String) throws {
        let resume = try ParsedRows.resume(["Jane Doe", "jane@example.com", "EDUCATION", row])
        #expect(resume.education.map(\.institution) == [school])
    }

    /// What an entry must say.
    struct Entry: Equatable, Sendable {
        let degree: String?
        let area: String?
        let school: String?
        let end: String?

        init(_ degree: String?, _ area: String?, _ school: String?, _ end: String?) {
            (self.degree, self.area, self.school, self.end) = (degree, area, school, end)
        }
    }

    struct Sample: CustomTestStringConvertible, Sendable {
        let rows: [String]
        let entries: [Entry]

        var testDescription: String { rows.joined(separator: " ¶ ") }
    }

    static let samples = [
        Sample(
            rows: [
                "Bachelor of Science : Accounting , 03/2020", "Sample University - City",
                "Associate : Finance , 11/2016",
                "Example Community College - City",
            ],
            entries: [
                Entry("Bachelor of Science", "Accounting", "Sample University", "2020-03"),
                Entry("Associate", "Finance", "Example Community College", "2016-11"),
            ]
        ),
        Sample(
            rows: [
                "2011", "Bachelor's Degree : Marketing Sample University City , State Marketing", "2014",
                "Associate's Degree : Nursing Example College City , State Nursing",
            ],
            entries: [
                Entry("Bachelor's Degree", "Marketing", "Sample University", "2011"),
                Entry("Associate's Degree", "Nursing", "Example College", "2014"),
            ]
        ),
        Sample(
            rows: ["Bachelor of Science : Mathematics 1996 University of Sampleton City , State , UK"],
            entries: [Entry("Bachelor of Science", "Mathematics", "University of Sampleton", "1996")]
        ),
        Sample(
            rows: ["MFA : Creative Writing , 2016 Sample Institute of Art Creative Writing"],
            entries: [Entry("MFA", "Creative Writing", "Sample Institute of Art", "2016")]
        ),
        Sample(
            rows: ["Example State University City , State Bachelor of Science : Chemistry"],
            entries: [Entry("Bachelor of Science", "Chemistry", "Example State University", nil)]
        ),
        Sample(
            rows: ["B.Tech in Mechanical Engineering, Sample University, 2014"],
            entries: [Entry("B.Tech", "Mechanical Engineering", "Sample University", "2014")]
        ),
        Sample(
            rows: ["MSc, Data Science — ETH Zürich", "2018 – 2020"],
            entries: [Entry("MSc", "Data Science", "ETH Zürich", "2020")]
        ),
        Sample(
            rows: ["MBA in HR, 2008", "Sample Dev Campus", "BBA, 2006", "Example College"],
            entries: [
                Entry("MBA", "HR", "Sample Dev Campus", "2008"), Entry("BBA", nil, "Example College", "2006"),
            ]
        ),
        Sample(
            rows: [
                "Diploma in Civil Engineering in 2013 from Sample Board, 54%",
                "10th in 2010 from Example School, 53.27%",
            ],
            entries: [
                Entry("Diploma", "Civil Engineering", "Sample Board", "2013"),
                Entry("10th", nil, "Example School", "2010"),
            ]
        ),
        Sample(
            rows: [
                "Sample Polytechnic College      2006 to 2009", "Diploma Civil Engineering",
                "Example Junior College      2005 to 2006", "Matriculation",
            ],
            entries: [
                Entry("Diploma", "Civil Engineering", "Sample Polytechnic College", "2009"),
                Entry("Matriculation", nil, "Example Junior College", "2006"),
            ]
        ),
        Sample(
            rows: ["Certificate, Typography (Sample School of Design)", "B.A., Physics (Example University)"],
            entries: [
                Entry("Certificate", "Typography", "Sample School of Design", nil),
                Entry("B.A.", "Physics", "Example University", nil),
            ]
        ),
        Sample(
            rows: [
                "Standard      Name of the School/College      Year      Grade",
                "BBA      A.V. College      2011      65%",
                "Plus Two      Sample Vidyalaya      2008      66%",
            ],
            entries: [Entry("BBA", nil, "A.V. College", "2011"), Entry("Plus Two", nil, "Sample Vidyalaya", "2008")]
        ),
        Sample(
            rows: ["Bachelor of Arts in History, Expected May 2024", "Sample University", "GPA: 3.9", "Dean's List"],
            entries: [Entry("Bachelor of Arts", "History", "Sample University", "2024-05")]
        ),
        Sample(rows: ["Sample University", "2015 – 2019"], entries: [Entry(nil, nil, "Sample University", "2019")]),
    ]

    @Test("is read in the order that its entries share", arguments: samples)
    func isRead(sample: Sample) throws {
        let entries = try ParsedRows.education(sample.rows).map {
            Entry($0.studyType, $0.area, $0.institution, $0.endDate?.iso8601)
        }
        #expect(entries == sample.entries)
    }
}
