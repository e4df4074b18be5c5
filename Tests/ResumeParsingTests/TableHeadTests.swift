import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Heads of tables")
struct TableHeadTests {
    struct Table: CustomTestStringConvertible {
        let testDescription: String
        let head: String
        let rows: [String]
        let positions: [String]
        let names: [String]
    }

    static let tables = [
        Table(
            testDescription: "English, dates first",
            head: "Period            Position            Employer",
            rows: [
                "2018 – 2021       Staff Nurse         Example General Hospital",
                "2015 – 2018       Nursing Assistant   Sample Care Ltd",
            ],
            positions: ["Staff Nurse", "Nursing Assistant"],
            names: ["Example General Hospital", "Sample Care Ltd"]
        ),
        Table(
            testDescription: "English, dates last",
            head: "Employer             Job title           From – To",
            rows: [
                "Sample Care Ltd      Staff Nurse         2018 – 2021",
                "Example Foods Ltd    Cashier             2015 – 2018",
            ],
            positions: ["Staff Nurse", "Cashier"],
            names: ["Sample Care Ltd", "Example Foods Ltd"]
        ),
        Table(
            testDescription: "German",
            head: "Zeitraum          Funktion            Arbeitgeber",
            rows: [
                "2018 – 2021       Buchhalterin        Beispiel GmbH",
                "2015 – 2018       Sachbearbeiterin    Muster AG",
            ],
            positions: ["Buchhalterin", "Sachbearbeiterin"],
            names: ["Beispiel GmbH", "Muster AG"]
        ),
        Table(
            testDescription: "French",
            head: "Période           Poste               Entreprise",
            rows: [
                "2018 – 2021       Infirmière          Exemple SARL",
                "2015 – 2018       Comptable           Modèle SA",
            ],
            positions: ["Infirmière", "Comptable"],
            names: ["Exemple SARL", "Modèle SA"]
        ),
        Table(
            testDescription: "Spanish, with places",
            head: "Empresa              Puesto            Ciudad       Periodo",
            rows: [
                "Ejemplo S.L.         Enfermera         Madrid       2018 – 2021",
                "Muestra S.A.         Contable          Sevilla      2015 – 2018",
            ],
            positions: ["Enfermera", "Contable"],
            names: ["Ejemplo S.L.", "Muestra S.A."]
        ),
    ]

    @Test("are no entries, and the rows under them are one each", arguments: tables)
    func table(_ table: Table) throws {
        let work = try ParsedRows.positions([table.head] + table.rows)
        #expect(work.map(\.position) == table.positions)
        #expect(work.map(\.name) == table.names)
        #expect(work.map(\.startDate) == [PartialDate(year: 2018), PartialDate(year: 2015)])
        #expect(work.map(\.endDate) == [PartialDate(year: 2021), PartialDate(year: 2018)])
    }

    @Test(
        "name columns and nothing else",
        arguments: [
            ("Period     Position     Employer", true), ("Nr     Zeitraum     Firma     Aufgaben", true),
            ("From     To     Company     Responsibilities", true), ("Position", false),
            ("Position     Staff Nurse", false), ("Employer     Sample Care Ltd     2016 – 2019", false),
            ("Period Position Employer", false),
        ]
    )
    func heads(row: String, isHead: Bool) throws {
        let line = try #require(ParsedRows.lines([row]).first)
        #expect(try Knowledge.lexicon().columnLabels.isTableHead(line) == isHead)
    }
}
