import Resume
import Testing

@testable import ResumeParsing

@Suite("What stands around names")
struct NameAffixesTests {
    private func name(_ rows: String...) throws -> String? {
        try ParsedRows.name(rows + ["Staff Nurse", "+1 512-555-0134"], fontSizes: [20])?.value
    }

    @Test(
        "is left out",
        arguments: [
            "Jane Doe (she/her)", "Jane Doe (She/Her/Hers)", "Jane Doe she/her", "Jane Doe (they / them)",
            "Jane Doe, P.Eng.", "Dipl.-Ing. Jane Doe", "Jane Doe, Dipl.-Kffr. (FH)", "Jane Doe RN BSN",
            "Jane Doe, PMP®",
            "Jane Doe, PMP®, CSM®", "Jane Doe FRCS(Ed)", "Jane Doe, FRCS (Ed)", "Jane Doe, MD, FACS",
            "Jane Doe, M. Sc.",
            "Jane Doe (M.A.)", "Jane Doe BSc (Hons) MRICS", "Jane Doe, LL.M. (Example)", "M.Sc. Jane Doe",
            "Lic. Jane Doe",
            "Ing. Jane Doe", "mgr inż. Jane Doe", "drs. Jane Doe", "Frau Jane Doe", "Mme Jane Doe", "Smt. Jane Doe",
            "Jane Doe, AWS-SAA",
            "Jane Doe, LCSW-R", "Jane Doe née Sample", "Jane Doe (née Sample)", "Jane Doe (b. 1990)", "Jane Doe, 34",
            "★ Jane Doe ★", "Jane Doe, Staff Nurse", "Jane Doe – Registered Nurse, BSN", "Jane Doe - Staff Nurse",
            "Jane Doe 512-555-0134", "Jane Doe jane@example.com", "CV de Jane Doe", "Lebenslauf von Jane Doe",
            "Curriculum Vitae of Jane Doe", "Jane Doe's Resume", "Resume: Jane Doe",
        ]
    )
    func around(_ row: String) throws {
        #expect(try name(row) == "Jane Doe")
    }

    @Test(
        "is told from what belongs to the name",
        arguments: [
            "Dr. Jane Doe", "Prof. Dr. Jane Doe", "Jane Doe Jr.", "Jane Doe III", "J. R. Sample", "Jane D. Sample",
            "Yo Yo Ma", "Jane 'Janie' Doe", "Omar al-Sample", "Ahmed bin Sample", "PIET VAN DER VOORBEELD",
            "SEAN O’SAMPLE", "Jane McSample", "Jean-Luc Exemple", "Larry Page", "M. Jean Exemple", "Dean Porter",
        ]
    )
    func parts(_ row: String) throws {
        #expect(try name(row) == row)
    }

    @Test(
        "is a label in one of eight languages",
        arguments: [
            "Name: Jane Doe", "Nom : Jane Doe", "Nom et prénom : Jane Doe", "Nombre y apellidos: Jane Doe",
            "Nome e cognome: Jane Doe", "Nome completo: Jane Doe", "Naam: Jane Doe", "Imię i nazwisko: Jane Doe",
            "Vor- und Nachname: Jane Doe",
        ]
    )
    func labels(_ row: String) throws {
        #expect(try name(row) == "Jane Doe")
    }

    @Test(
        "is a label of a part",
        arguments: [
            ("First name: Jane", "Last name: Doe"), ("Vorname: Jane", "Nachname: Doe"), ("Nom : Doe", "Prénom : Jane"),
            ("Nombre: Jane", "Apellidos: Doe"), ("Cognome: Doe", "Nome: Jane"), ("Voornaam: Jane", "Achternaam: Doe"),
            ("Imię: Jane", "Nazwisko: Doe"),
        ]
    )
    func partLabels(first: String, second: String) throws {
        let found = try ParsedRows.name([first, second, "Staff Nurse"], fontSizes: [])
        #expect(found?.value == "Jane Doe")
        #expect(found?.lines.map(\.line) == [1, 2])
    }

    @Test("is put in order", arguments: [("Doe, Jane", "Jane Doe"), ("Doe Jr., Jane", "Jane Doe Jr.")])
    func order(row: String, expected: String) throws {
        #expect(try name(row) == expected)
    }

    @Test(
        "is the name in another script",
        arguments: [
            ("Wei Zhang 张伟", "Wei Zhang"), ("张伟 Wei Zhang", "Wei Zhang"), ("Wei Zhang (张伟)", "Wei Zhang"),
            ("Иван Примеров / Ivan Primerov", "Ivan Primerov"), ("张伟", "张伟"),
        ]
    )
    func scripts(row: String, expected: String) throws {
        #expect(try name(row) == expected)
    }

    @Test("is no name itself", arguments: ["Staff Nurse", "Handled cash.", "Handled Cash.", "Curriculum Vitae"])
    func none(_ row: String) throws {
        #expect(try ParsedRows.name([row, "Software Engineer"], fontSizes: [20]) == nil)
    }

    @Test("may be a smaller given name over the family name")
    func twoSizes() throws {
        let rows = ["Jane", "Sample", "Staff Nurse", "I care for patients of all ages every day", "and teach students"]
        let found = try ParsedRows.name(rows, fontSizes: [18, 30, 10, 10, 10])
        #expect(found?.value == "Jane Sample")
        #expect(found?.lines.map(\.line) == [1, 2])
    }

    @Test("may be in lower case where the address is made of it")
    func lowerCase() throws {
        #expect(try ParsedRows.name(["jane doe"], fontSizes: [], email: "jane.doe@example.com")?.value == "jane doe")
        #expect(try ParsedRows.name(["jane doe"], fontSizes: []) == nil)
    }

    @Test("are no initials behind the name", arguments: ["Jane Doe K.P", "Jane Doe K. P."])
    func initials(text: String) throws {
        #expect(try name(text) == text)
    }

    @Test(
        "is printed where it is a degree",
        arguments: [
            ("Jane Doe, RN, MSN", "Jane Doe, RN, MSN"), ("mgr inż. Jane Doe", "mgr inż. Jane Doe"),
            ("Dipl.-Ing. Jane Doe", "Dipl.-Ing. Jane Doe"), ("Ing. Jane Doe", "Ing. Jane Doe"),
            ("Frau Jane Doe", "Jane Doe"), ("Jane Doe (she/her)", "Jane Doe"), ("Jane Doe, PMP®", "Jane Doe, PMP®"),
            ("Jane Doe – Staff Nurse", "Jane Doe"), ("Jane Doe, 34", "Jane Doe"),
        ]
    )
    func printed(row: String, expected: String) throws {
        let resume = try ParsedRows.resume(
            [
                row, "Staff Nurse", "jane.doe@example.com", "+1 512-555-0134", "Experience",
                "Staff Nurse, Kestrel Hospital, 2012 – 2015",
            ],
            fontSizes: [20, 10, 10, 10, 12, 10]
        )
        #expect(resume.basics.name?.value == expected)
    }
}
