import Resume
import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Parts of organisations")
struct OrganisationUnitsTests {
    private func units() throws -> OrganisationUnits {
        OrganisationUnits(employers: EmployerNames(try Knowledge.lexicon()))
    }

    @Test(
        "are cut off the names of employers",
        arguments: [
            ("Example General Hospital, Department of Surgery", "Example General Hospital"),
            ("Department of Surgery, Example General Hospital", "Example General Hospital"),
            ("Example University – Faculty of Law", "Example University"),
            ("Beispiel GmbH, Abteilung Einkauf", "Beispiel GmbH"),
            ("Universidad de Ejemplo, Facultad de Derecho", "Universidad de Ejemplo"),
            ("Azienda Esempio S.r.l., Reparto Vendite", "Azienda Esempio S.r.l."),
            ("Uniwersytet Przykładowy, Wydział Prawa", "Uniwersytet Przykładowy"),
            ("Kestrel Foods, Ltd, Human Resources Department", "Kestrel Foods, Ltd"),
            ("Example General Hospital, Surgery Unit, Ward 7", "Example General Hospital"),
            ("The Example City Hospital, Intensive Care Unit", "The Example City Hospital"),
            ("Kestrel Foods Ltd, Finance & Resources", "Kestrel Foods Ltd"),
            ("Comune di Esempio, Ufficio Tecnico", "Comune di Esempio"),
            ("Municipalidad de Ejemplo, Gerencia de Cultura, Educación y Deporte", "Municipalidad de Ejemplo"),
            // Words that names have as well call a part behind a name that is surely one.
            ("Kestrel Foods Ltd, Logistics Services", "Kestrel Foods Ltd"),
        ]
    )
    func parts(name: String, employer: String) throws {
        #expect(try units().employer(name) == employer)
    }

    @Test(
        "stay where they are employers themselves, or nothing else is one",
        arguments: [
            "City of Exampleton, Parks Department", "Ministry of Health, Department of Statistics",
            "County of Sampleshire, Roads Division", "Ayuntamiento de Ejemplo, Departamento de Cultura",
            "Stadt Beispielstadt, Abteilung Kultur", "Department of Surgery", "Surgery Department, Ambergate",
            "Ambergate, Logistics Services", "Kestrel Foods, Ltd", "Ambergate, Brightwater",
        ]
    )
    func kept(name: String) throws {
        #expect(try units().employer(name) == name)
    }

    @Test("and places are told from short names in brackets and numbers of schools")
    func shortNames() throws {
        let forms = try ParsedRows.work([
            "Employer : Kestrel Contracting (KCEC), Dubai", "Position : QC Inspector", "Period : Mar 2016 to Jul 2019",
            "Employer : Reef Ltd., Chennai", "Position : Site Engineer", "Period : Apr 2012 to Jan 2014",
        ])
        #expect(forms.map(\.name) == ["Kestrel Contracting (KCEC)", "Reef Ltd."])
        #expect(forms.map(\.location) == ["Dubai", "Chennai"])
        let schools = try ParsedRows.work([
            "2020 – 2022     Maestra de 6° grado", "Escuela N° 1298 “Example”", "• Enseñó",
        ])
        #expect(schools.map(\.position) == ["Maestra de 6° grado"])
        #expect(schools.map(\.name) == ["Escuela N° 1298 “Example”"])
    }

    @Test("stand behind titles that lose the stop behind them and the word in front")
    func titles() throws {
        let work = try ParsedRows.positions([
            "Kestrel Abogados (Madrid)", "Asociada sénior, Departamento Laboral. Enero 2021 – actualidad", "• Asesoró",
        ])
        #expect(work.map(\.position) == ["Asociada sénior, Departamento Laboral"])
        #expect(try Knowledge.lexicon().employmentWords.withoutRole("their Service Manager") == "Service Manager")
    }

    @Test(
        "are no other names in brackets",
        arguments: [
            ("Kestrel Denim Ltd. (Kestrel Group)", "Kestrel Denim Ltd. (Kestrel Group)"),
            ("NESPAK (National Engineering Services Pakistan)", "NESPAK (National Engineering Services Pakistan)"),
            ("Reef Beach Resort (Lesser Hotels Group)", "Reef Beach Resort (Lesser Hotels Group)"),
            ("Kestrel Works (a unit of Example Group)", "Kestrel Works"),
            ("Kestrel Foods (Exampleton Industrial Park)", "Kestrel Foods"),
            ("Kestrel Stores (Sample Springs)", "Kestrel Stores"),
            ("Kestrel Foods (Formerly Reef Foods)", "Kestrel Foods"),
        ]
    )
    func bynames(name: String, employer: String) throws {
        #expect(try units().employer(name) == employer)
    }

    @Test(
        "are cut off titles",
        arguments: [
            ("Lecturer, Faculty of Law", "Lecturer"), ("Staff Nurse, Ward 7", "Staff Nurse"),
            ("Lecturer, Roman Law, Faculty of Law", "Lecturer, Roman Law"),
        ]
    )
    func titles(text: String, title: String) throws {
        #expect(try units().title(text) == title)
    }

    @Test(
        "are not what else stands in titles",
        arguments: [
            "Vice President, Sales", "Manager, Customer Services", "Department Manager", "Team Leader",
            "Nurse, COVID-19", "Faculty of Law", "Head of Department",
        ]
    )
    func wholeTitles(text: String) throws {
        #expect(try units().title(text) == text)
    }

    @Test(
        "and what is told of an employer in brackets are no part of the name",
        arguments: [
            ("Ambergate Works (a unit of Example Group)", "Ambergate Works"),
            ("Ambergate Works (Distribution)", "Ambergate Works (Distribution)"),
            ("Ambergate (Pvt) Ltd", "Ambergate (Pvt) Ltd"),
            ("Ambergate Foods (Lanka Pvt Ltd)", "Ambergate Foods (Lanka Pvt Ltd)"),
            ("Kestrel Consultants, Northern Railways Dry Port Project", "Kestrel Consultants"),
        ]
    )
    func asides(name: String, whole: String) throws {
        #expect(try units().employer(name) == whole)
    }
}
