import Careers
import TestSupport
import Testing

@Suite("Occupations of everyday titles")
struct EverydayTitleTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    @Test(
        "finds the occupation of what people call their work in Britain and America",
        arguments: [
            ("cashier", "41-2011"), ("HGV driver", "53-3032"), ("ward sister", "29-1141"), ("KS2 teacher", "25-2021"),
            ("scrum master", "13-1082.01"), ("barista", "35-3023.01"), ("panel beater", "49-3021"),
            ("sous chef", "35-1011"), ("SDR", "41-3091.02"), ("paralegal", "23-2011"), ("quantity surveyor", "13-1051"),
            ("estate agent", "41-9022"), ("warehouse operative", "53-7065"), ("line cook", "35-2014"),
            ("CNA", "31-1131"), ("phlebotomist", "31-9097"), ("HVAC tech", "49-9021"), ("actuary", "15-2011"),
            ("UX writer", "27-3043.03"), ("deputy head", "11-9032"), ("lunchtime supervisor", "39-9011"),
            ("band 6 nurse", "29-1141"), ("junior doctor", "29-1229"), ("fridge engineer", "49-9021"),
            ("tyre fitter", "49-3093"), ("sparky", "47-2111"), ("chippy", "47-2031"), ("brickie", "47-2021"),
            ("bin man", "53-7081"), ("lollipop lady", "33-9091"), ("dinner lady", "35-9099"), ("postman", "43-5052"),
            ("civil servant", "13-1199"), ("charity worker", "21-1099"), ("PhD student", "19-4061"),
            ("prompt engineer", "15-2051.04"), ("finance business partner", "13-2051"), ("shunter", "53-4022"),
            ("sign painter", "51-9194"), ("contract manager", "11-3061"),
        ]
    )
    func english(_ title: String, code: String) {
        #expect(knowledge.occupation(of: title) == code)
    }

    @Test(
        "finds the occupation of crafts and of work at machines",
        arguments: [
            ("Saddler", "51-6041"), ("Cooper", "51-7099"), ("Luthier", "49-9063"),
            ("Wire Drawer", "51-4021"), ("Steel Fixer", "47-2171"), ("Signaller", "53-4022"),
            ("Coffee Roaster", "51-3091"), ("Bookbinder", "51-5113"), ("Weaver", "51-6063"),
            ("Glass Engraver", "51-9194"), ("Galvaniser", "51-4193"), ("Brick Kiln Operator", "51-9051"),
            ("Shotfirer", "47-5032"), ("Fruit Picker", "45-2092"), ("Herdsman", "45-2093"), ("Lumberjack", "45-4021"),
        ]
    )
    func crafts(_ title: String, code: String) {
        #expect(knowledge.occupation(of: title) == code)
    }

    @Test(
        "finds the occupation in other languages",
        arguments: [
            ("Krankenschwester", "29-1141"), ("comptable", "13-2011"), ("enfermero", "29-1141"),
            ("Kauffrau im Einzelhandel", "41-2031"), ("Personalreferentin", "13-1071"), ("maestra", "25-2021"),
            ("sprzedawca", "41-2031"), ("impiegato amministrativo", "43-6014"), ("camarero", "35-3031"),
        ]
    )
    func otherLanguages(_ title: String, code: String) {
        #expect(knowledge.occupation(of: title) == code)
    }

    @Test(
        "takes British and American spellings for one word",
        arguments: [
            ("Aluminium Moulder", "Aluminum Molder"), ("Labourer", "Laborer"), ("Tyre Technician", "Tire Technician"),
            ("Paediatric Counsellor", "Pediatric Counselor"), ("Machine Operative", "Machine Operator"),
            ("Jewellery Adviser", "Jewelry Advisor"), ("Telecoms Technician", "Telecommunications Technician"),
        ]
    )
    func spelling(_ british: String, american: String) {
        #expect(knowledge.title(british).core == knowledge.title(american).core)
    }
}
