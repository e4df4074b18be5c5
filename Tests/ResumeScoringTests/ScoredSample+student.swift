import Resume

extension ScoredSample {
    /// No positions; projects and voluntary work instead.
    static var student: ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(
            name: "Milo Trent",
            place: "Austin, TX",
            email: "milo.trent@example.com",
            phone: "512-555-0177",
            link: "linkedin.com/in/milotrent-example"
        )
        sample.writeEducation("Bachelor of Science", at: "Lone Prairie University", dates: "May 2027")
        for (name, bullets) in [
            (
                "Bus Tracker",
                [
                    "Built a web app in TypeScript that shows arrival times of 45 bus lines to 600 students",
                    "Designed a PostgreSQL schema and cut query time by 70 % with two indexes",
                    "Automated deployment with Docker and wrote 120 unit tests for the public interface",
                ]
            ),
            (
                "Chess Engine",
                [
                    "Developed an engine in Rust that evaluates 2 million positions per second",
                    "Implemented alpha-beta search with transposition tables and profiled hot paths",
                    "Presented the results to 28 teams at a campus tournament and won a prize",
                ]
            ),
        ] {
            var project = ProjectEntry(name: name)
            project.lines = [sample.write(name)]
            project.highlights = bullets.map { Sourced($0, lines: [sample.write("• " + $0)]) }
            sample.resume.projects.append(project)
        }
        sample.writeSkills("Languages", ["Python", "Rust", "TypeScript", "SQL", "Java"])
        sample.writeSkills("Tools", ["Git", "Docker", "PostgreSQL", "Linux", "React"])
        return sample
    }
}
