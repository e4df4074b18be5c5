import Careers
import Testing

@Suite("Titles as they are shown")
struct ShownTitleTests {
    @Test(
        "those in capitals get small letters, but for abbreviations and steps",
        arguments: [
            ("SCHEDULER", "Scheduler"), ("SR. SCHEDULER - IT/HVAC", "Sr. Scheduler - IT/HVAC"),
            ("DIRECTOR OF HUMAN RESOURCES", "Director of Human Resources"),
            ("RN CASE MANAGER III", "RN Case Manager III"),
            ("SCHEDULER (m/w/d)", "Scheduler (m/w/d)"), ("F&B SUPERVISOR", "F&B Supervisor"),
            ("MEN'S WEAR BUYER", "Men's Wear Buyer"), ("ÉLECTRICIEN", "Électricien"), ("3D ARTIST", "3D Artist"),
            ("NEW CAR SALES REP", "New Car Sales Rep"), ("DEVOPS ENGINEER", "DevOps Engineer"),
            ("FULL-TIME COOK", "Full-Time Cook"), ("LVN/LPN NIGHT SHIFT", "LVN/LPN Night Shift"),
        ]
    )
    func capitals(_ title: String, shown: String) {
        #expect(ShownTitle.text(title) == shown)
        #expect(ShownTitle.text(shown) == shown)
    }

    @Test(
        "any other stays as it is",
        arguments: ["Scheduler", "iOS Developer", "CEO", "QA", "VP, IT", "SAP Consultant", "看護師", "", "IT (SCHEDULER)"]
    )
    func others(_ title: String) {
        #expect(ShownTitle.text(title) == title)
    }
}
