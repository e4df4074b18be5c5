import Careers
import TestSupport
import Testing

@Suite("Forms in which titles are written")
struct TitleFormTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func expectSame(_ title: String, _ other: String) {
        let codes = (knowledge.occupation(of: title), knowledge.occupation(of: other))
        #expect(codes.0 != nil && codes.0 == codes.1, "\(codes)")
    }

    @Test(
        "short forms mean what they mean at their place",
        arguments: [
            ("Lab Tech", "Laboratory Technician"), ("Tech Writer", "Technical Writer"),
            ("Staff Acct.", "Staff Accountant"),
            ("Acct. Manager", "Account Manager"), ("Admin Asst. II", "Administrative Assistant"),
            ("System Admin", "System Administrator"), ("Compliance Offr.", "Compliance Officer"),
            ("Eng. Manager", "Engineering Manager"), ("Medical Asst., Certified", "Medical Assistant"),
        ]
    )
    func shortForms(_ short: String, long: String) {
        expectSame(short, long)
    }

    @Test(
        "the field may stand behind the work",
        arguments: [
            ("Manager, Marketing", "Marketing Manager"), ("Manager - Human Resources", "Human Resources Manager"),
            ("Teacher of English", "English Teacher"), ("Driver (Truck)", "Truck Driver"),
            ("Nurse, Registered", "Registered Nurse"),
        ]
    )
    func turned(_ title: String, plain: String) {
        expectSame(title, plain)
    }

    @Test(
        "women's titles and ranks of crafts name the same work",
        arguments: [
            ("Friseurmeisterin", "Friseur"), ("Maurergeselle", "Maurer"),
            ("Desarrolladora de Software", "Desarrollador de Software"), ("Elektrikerin", "Elektriker"),
        ]
    )
    func endings(_ title: String, plain: String) {
        expectSame(title, plain)
    }

    @Test("a second activity does not hide the first, and says more than nothing")
    func parts() {
        #expect(knowledge.occupation(of: "CTO & Co-Founder") == knowledge.occupation(of: "CTO"))
        #expect(knowledge.occupation(of: "Math Teacher / Coach") == knowledge.occupation(of: "Math Teacher"))
        #expect(knowledge.occupation(of: "Qvarg Zzyzx | Staff Nurse") == "29-1141")
    }

    @Test(
        "knows ranks of the military and of universities",
        arguments: [
            ("Havildar", "55-2013"), ("Staff Sergeant", "55-2013"), ("Flight Lieutenant", "55-1019"),
            ("Hauptfeldwebel", "55-2013"), ("ATER", "25-1199"), ("Visiting Scholar", "25-1199"),
            ("Doktorand", "19-4061"),
        ]
    )
    func ranks(_ title: String, code: String) {
        #expect(knowledge.occupation(of: title) == code)
    }
}
