import JobMatching
import Testing

@testable import JobFeeds

@Suite("Remote work that only the text tells of")
struct BodyWorkplaceTests {
    private static func workplace(_ body: String, location: String = "Leeds", flag: Bool? = nil) -> JobPosting.Workplace
    {
        WorkplaceReader(.init(isRemote: flag, locations: [location], title: "Baker", body: body)).workplace
    }

    @Test(
        "a plain sentence counts",
        arguments: [
            "This role is fully remote.", "This is a remote position.", "The job is remote, with two meetings a year.",
            "All of us work remotely.", "You work 100 % from home.", "We are a fully remote company.",
            "Du arbeitest zu 100 % aus dem Homeoffice.", "Die Stelle ist vollständig remote.",
            "Wir arbeiten alle von zu Hause.", "Le poste est en télétravail à 100 %.",
            "Nous travaillons tous à distance.", "Poste entièrement en télétravail.", "El puesto es 100 % remoto.",
            "Todos trabajamos en remoto.", "A vaga é totalmente remota.", "Vaga 100% remota no Brasil.",
            "La posizione è completamente da remoto.", "Lavoriamo tutti da casa.",
            "Deze functie is volledig op afstand.",
            "We werken allemaal vanuit huis.", "Praca jest w pełni zdalna.", "Wszyscy pracujemy zdalnie.",
        ]
    )
    func remote(_ body: String) {
        #expect(Self.workplace("We bake bread. \(body) We pay well.") == .remote)
    }

    @Test(
        "the mere word does not",
        arguments: [
            "This is not a remote role.", "You support our fully remote customers.", "You visit remote sites.",
            "During the pandemic all of us were working remotely.",
            "The site is remote.", "You monitor ovens remotely.", "Remote work is possible.",
            "The role is remote-friendly.", "Homeoffice ist an zwei Tagen möglich.", "Télétravail partiel.",
            "Teletrabajo parcial posible.", "Teletrabalho parcial.", "Smart working due giorni, da casa.",
            "Deels thuiswerken.", "Praca zdalna dwa dni w tygodniu.", "A fully remote area of Scotland.",
        ]
    )
    func onSite(_ body: String) {
        #expect(Self.workplace("We bake bread. \(body) We pay well.") == .onSite)
    }

    @Test(
        "an office, a flag or a word beside the place goes before it",
        arguments: [
            "Die Schulung ist bei uns vor Ort.", "Présence au bureau le lundi.", "Trabajo presencial los lunes.",
        ]
    )
    func contradictions(_ sentence: String) {
        let body = "This role is fully remote. \(sentence)"
        #expect(Self.workplace(body) == .onSite)
        #expect(Self.workplace("This role is fully remote. You come to the office twice a year.") == .remote)
        #expect(Self.workplace("This role is fully remote. You know hybrid clouds.") == .remote)
        #expect(Self.workplace("This role is fully remote.", location: "Leeds (Hybrid)") == .hybrid)
    }

    @Test(
        "some days in an office are hybrid",
        arguments: [
            "You spend three days in the office.", "The job is hybrid.",
            "This role is hybrid in our London office 3 days per week.",
            "Hybrid work environment, with 2 remote days a week.", "Remote days on Mondays and Tuesdays.",
            "You may work remotely two days a week.", "We offer a flexible hybrid working environment.",
            "Modality: Hybrid (in-office 3-5 days/week)", "We expect you in person at our office 2-3 days a week.",
            "All of us work from our offices on Mondays and Thursdays.", "Location: Centennial, CO (Hybrid)",
            "#LI-Hybrid",
        ]
    )
    func hybrid(_ sentence: String) {
        for flag in [nil, true, false] as [Bool?] {
            #expect(
                Self.workplace("We bake bread.\n\(sentence)\nWe pay well.", flag: flag) == .hybrid,
                "\(flag as Any)"
            )
        }
    }

    @Test(
        "who is wanted in an office works there, whatever the flag says",
        arguments: [
            "We are 5 days a week in the office.", "This position is based in our NYC office.",
            "We are an onsite-first company.",
            "All roles are in the Ellipsis office in New York City.", "We're a small, fully in-person team.",
            "#LI-Onsite",
            "All roles are in person.",
        ]
    )
    func office(_ sentence: String) {
        #expect(Self.workplace("We bake bread.\n\(sentence)\nWe pay well.", flag: true) == .onSite)
    }

    @Test(
        "what takes place in an office now and then, and what is hybrid but no work, say nothing",
        arguments: [
            "Wellness activities in our Paris office.", "Working day: join us in the Stockholm office for a day.",
            "You visit customers onsite.", "We make hybrid-casual games.", "You know hybrid deployments.",
            "A yearly in-person meetup.", "Work abroad for up to 60 days a year.", "You may meet us in the office.",
        ]
    )
    func asides(_ sentence: String) {
        #expect(Self.workplace("We bake bread.\n\(sentence)\nWe pay well.", flag: true) == .remote)
        #expect(Self.workplace("We bake bread.\n\(sentence)\nWe pay well.") == .onSite)
    }

    @Test("a choice of both is remote, and so is what the text says plainly beside a flag")
    func choice() {
        #expect(
            Self.workplace("This role can be hybrid out of our Toronto office, or fully remote in Canada.") == .remote
        )
        #expect(Self.workplace("We bake.\nThis role is fully remote.\n#LI-Hybrid", flag: true) == .remote)
        #expect(Self.workplace("This role is fully remote.", flag: false) == .remote)
        #expect(Self.workplace("We bake. #LI-Remote", flag: false) == .remote)
    }

    @Test(
        "a choice, days and a whole country in a location text",
        arguments: [
            ("Paris ou 100 % télétravail", JobPosting.Workplace.remote, "Paris"),
            ("Paris – 2 j. télétravail", .hybrid, "Paris"), ("Lyon (2j télétravail)", .hybrid, "Lyon"),
            ("Außendienst Homeoffice | Deutschlandweit", .remote, "Außendienst"),
            ("Homeoffice möglich | Deutschlandweit", .remote, ""), ("Homeoffice 2 Tage | Deutschlandweit", .hybrid, ""),
            ("Madrid o 100% remoto", .remote, "Madrid"), ("Kraków lub zdalnie", .remote, "Kraków"),
            ("Deutschlandweit", .onSite, ""), ("Full remote, France entière", .remote, ""),
        ]
    )
    func locations(_ text: String, workplace: JobPosting.Workplace, places: String) {
        let reading = WorkplaceReader(.init(locations: [text]))
        #expect(reading.workplace == workplace)
        #expect(reading.places.map(\.text).joined(separator: "; ") == places)
    }
}
