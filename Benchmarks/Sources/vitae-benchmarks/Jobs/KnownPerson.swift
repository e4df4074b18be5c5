/// An invented person who does the work of a posting, and a résumé that says so.
struct KnownPerson {
    let occupation: String
    /// Where the person lives.
    let countries: Set<String>
    let resume: String

    init(_ posting: KnownPosting, number: Int) {
        occupation = posting.occupationalCategory
        countries = posting.countries
        let skills = posting.skills ?? []
        let verbs = ["Introduced", "Planned and improved", "Trained four colleagues in", "Was in charge of"]
        let uses = zip(skills, verbs).map { "- \($1) \($0), which saved \(10 + number) hours a month" }
        resume = """
            Robin Quillfeather
            robin.quillfeather@example.com | +1 512 555 01\(10 + number % 90)
            \(posting.location.first ?? "Austin, TX")

            Experience

            \(posting.title)
            Brackenford Tools
            Jan 2019 - Present
            \(uses.joined(separator: "\n"))

            \(posting.title)
            Oakmere Books
            Mar 2014 - Dec 2018
            - Kept records of all deliveries and answered 30 requests a day

            Education

            Fernhill College, 2013

            Skills

            \(skills.joined(separator: ", "))

            """
    }

    /// Everything it says, each word once.
    var words: [String] {
        var seen: Set<String> = []
        return resume.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { seen.insert($0).inserted }
    }
}
