import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("How sure basics are")
struct CertaintyTests {
    private static let work = [
        "EXPERIENCE", "Store Clerk, Kestrel Foods Ltd, Leeds     2016 – Present",
        "• Kept the accountant's books and cared for detail in banking operations",
    ]

    @Test("a name that contact details belong to is sure")
    func name() throws {
        let basics = try ParsedRows.resume(["Asha Example", "asha@example.com"] + Self.work, fontSizes: [20]).basics
        #expect(basics.name?.value == "Asha Example")
        #expect(basics.nameCertainty.map { $0.confidence > 0.9 } == true)
    }

    @Test(
        "a document that names nobody has no name, whatever stands at its head",
        arguments: ["ACCOUNTANT", "Detail Banking", "Banking Operations", "Curriculum Vitae", "Executive Profile"]
    )
    func anonymous(head: String) throws {
        let basics = try ParsedRows.resume([head] + Self.work, fontSizes: [20]).basics
        #expect(basics.name == nil)
    }

    @Test("what may be a name is listed where none is given")
    func alternatives() throws {
        let basics = try ParsedRows.resume(["Detail Banking"] + Self.work, fontSizes: [20]).basics
        #expect(basics.nameCertainty.map { $0.confidence < Certainty.threshold } == true)
        #expect(basics.nameCertainty?.alternatives == ["Detail Banking"])
    }

    @Test("a home that is stated is told from one that is only where the work is")
    func source() throws {
        let stated = try ParsedRows.resume(["Asha Example", "York, UK | asha@example.com"] + Self.work).basics
        #expect(stated.locationSource == .stated)
        let inferred = try ParsedRows.resume(["Asha Example", "asha@example.com"] + Self.work).basics
        #expect(inferred.location?.value.city == "Leeds")
        #expect(inferred.locationSource == .currentJob)
        #expect(inferred.statedLocation == nil)
    }

    @Test("an employer is not doubted for what another header says")
    func neighbours() throws {
        let work = try ParsedRows.work([
            "09/2016 – now      Executive Chef", "Dangmar Cement, Lagos",
            "07/2014 – 10/2015      Line Cook", "Sodemar, Port Harcourt",
            "10/2013 – 04/2014      Line Cook", "Old Mill Hotel, Port Harcourt", "• Cooked soups and sandwiches",
        ])
        #expect(work.map(\.name) == ["Dangmar Cement", "Sodemar", "Old Mill Hotel"])
    }
}
