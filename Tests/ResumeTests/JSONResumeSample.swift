import Resume

/// A fictional résumé with something in every section.
enum JSONResumeSample {
    static let resume: Resume = {
        var resume = Resume()
        resume.likelihood = 0.75
        let line = LineReference(page: 1, line: 1, text: "Robin Example")
        resume.basics.name = Sourced("Robin Example", lines: [line])
        resume.basics.label = Sourced("Baker", lines: [])
        resume.basics.email = Sourced("robin@example.com", lines: [])
        resume.basics.phone = Sourced("+1 512 555 0142", lines: [])
        resume.basics.url = Sourced("https://robin.example.com", lines: [])
        resume.basics.summary = Sourced("Bakes bread.", lines: [])
        let location = Location(
            text: "Austin, TX",
            street: "12 Crust Lane",
            city: "Austin",
            region: "TX",
            countryCode: "US",
            postalCode: "78701"
        )
        resume.basics.location = Sourced(location, lines: [])
        let profile = Profile(network: "GitHub", username: "robin", url: "https://github.example.com/robin")
        resume.basics.profiles = [Sourced(profile, lines: [])]
        resume.work = [
            work("Head Baker", at: "Globex Bakery", from: PartialDate(year: 2021, month: 3), to: nil),
            work("Baker", at: "Initech Bread", from: PartialDate(year: 2017), to: PartialDate(year: 2021, month: 2)),
        ]
        resume.work[0].terms = "part-time"
        resume.volunteer = [work("Cook", at: "Example Kitchen", from: PartialDate(year: 2020), to: nil)]
        var education = EducationEntry()
        education.institution = "Example College"
        education.studyType = "Diploma"
        education.area = "Baking"
        education.courses = ["Sourdough"]
        education.score = "3.9 / 4.0"
        education.thesis = "Crumb and crust"
        resume.education = [education]
        resume.skills = [SkillGroup(name: "Ovens", keywords: [Sourced("Deck oven", lines: [])])]
        resume.languages = [LanguageEntry(language: "French", fluency: "B2", lines: [])]
        resume.certificates = [titled("First Aid")]
        resume.awards = [titled("Baker of the Year")]
        var publication = titled("On Crusts")
        publication.citation = Citation(
            authors: ["Example, R.", "Sample, J."],
            venue: "Journal of Bread, 4(2), 1-9",
            doi: "10.1234/crusts"
        )
        publication.url = "https://example.org/crusts"
        resume.publications = [publication]
        var project = ProjectEntry(name: "Community oven")
        project.startDate = PartialDate(year: 2022)
        project.description = "An oven for a street"
        project.keywords = ["Brick"]
        project.roles = ["Builder"]
        project.url = "oven.example.org/street"
        resume.projects = [project]
        resume.interests = [Sourced("Cycling", lines: [])]
        resume.references = [Sourced("On request", lines: [])]
        resume.referees = [RefereeEntry(name: "Jo Sample", reference: "Bakes well.", lines: [])]
        return resume
    }()

    private static func work(_ position: String, at name: String, from: PartialDate, to: PartialDate?) -> WorkEntry {
        var entry = WorkEntry()
        entry.position = position
        entry.name = name
        entry.startDate = from
        entry.endDate = to
        entry.highlights = [Sourced("Baked 400 loaves a day", lines: [])]
        entry.lines = [LineReference(page: 1, line: 5, text: position)]
        return entry
    }

    private static func titled(_ title: String) -> TitledEntry {
        let date = PartialDate(year: 2019, month: 5, day: 4)
        return TitledEntry(title: title, issuer: "Example Institute", date: date, lines: [])
    }
}
