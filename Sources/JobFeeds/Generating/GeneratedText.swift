import JobMatching

/// Bodies of postings: plain sentences, about two thousand characters, that name all skills of the posting.
enum GeneratedText {
    /// The body of a posting whose other fields are set.
    ///
    /// - Parameters:
    ///   - posting: what it is about.
    ///   - city: where it is.
    ///   - random: decides what is said.
    /// - Returns: paragraphs.
    static func body(of posting: JobPosting, city: String, _ random: inout SplitMix64) -> String {
        let introduction = [
            "\(posting.company) \(random.pick(activities) ?? "") \(random.pick(reaches) ?? "")",
            "For our team in \(city) we are looking for a \(posting.title).",
        ]
        let duties = random.sample(duties, 7)
        let uses = posting.skills.map { skill in fill(random.pick(skillSentences), with: skill) }
        let paragraphs = [
            introduction + random.sample(remarks, 4), duties + random.sample(uses, uses.count),
            random.sample(requirements, 4) + [workplace(posting.workplace)], random.sample(offers, 6),
            random.sample(closings, 2),
        ]
        return paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    private static func fill(_ sentence: String?, with skill: String) -> String {
        (sentence ?? "You know %.").replacing("%", with: skill)
    }

    private static func workplace(_ workplace: JobPosting.Workplace) -> String {
        switch workplace {
        case .remote: "The whole team works from home and meets twice a year."
        case .hybrid: "Two or three days a week are spent at our office, the others where you like."
        case .onSite: "The work is done together, at our site."
        }
    }

    private static let activities = [
        "has grown slowly and steadily for twenty years", "is a family business in its third generation",
        "serves customers who stay for a long time", "was founded by people who had done the work themselves",
        "is known for answering the telephone", "takes on what others find too small or too difficult",
    ]
    private static let reaches = [
        "and now opens one more site.", "and has some four hundred people in six places.",
        "and reinvests most of what it earns.", "and would like to stay as friendly as it is.",
        "and is looking for people who want to learn.",
    ]
    private static let remarks = [
        "The position is new, and you will help to shape it.", "The last person in this position was promoted.",
        "You report to the head of the department and work with a team of seven.",
        "We decide quickly and explain why.", "Nobody here is expected to know everything on the first day.",
        "The team is a mix of people at the beginning of their career and people with decades behind them.",
        "The start is as soon as you are free.",
    ]
    private static let duties = [
        "You plan your week together with the team and keep to what was agreed.",
        "You keep records so that somebody else can carry on where you stopped.",
        "You notice when something goes wrong and say so early.", "You check your own work before others have to.",
        "You train new colleagues and answer their questions with patience.",
        "You speak with customers and colleagues in plain words.",
        "You follow the rules for safety and for the protection of data.",
        "You suggest how the daily routine could be made simpler.",
        "You take part in a short meeting each morning.",
        "You write a report once a month that is read and discussed.",
        "You order what is needed in time and keep an eye on its cost.",
        "You stand in for others when they are on leave.",
    ]
    private static let skillSentences = [
        "You have worked with % before and can show it.", "% is part of nearly every day here.",
        "You know % well enough to explain it to others.", "You bring experience in %.",
        "A good command of % is expected.", "You will deepen what you know about %.",
        "Much of the work depends on %.", "You are at home with %.",
    ]
    private static let requirements = [
        "You have finished a training or a degree that fits, or learned the same on the job.",
        "You have some years of practice in a similar position.", "You work with care also when time is short.",
        "You can tell what is urgent from what is loud.", "You like to work with other people.",
        "You write clearly and read closely.", "You are reliable, and others say so too.",
        "You can do without constant supervision, and ask when it matters.",
    ]
    private static let offers = [
        "You get thirty days of leave a year.", "We pay for courses and give you the time for them.",
        "There is a pension plan to which we add the half of what you pay.",
        "Overtime is written down and made up for.", "The rota is known four weeks ahead.",
        "We pay for the way to work by bus or train.", "There is fruit, coffee and a quiet room.",
        "Equipment is new, and replaced when it is not.", "You will have a mentor for the first half year.",
    ]
    private static let closings = [
        "Send us a short letter and your résumé; we answer within a week.",
        "Tell us when you could start and what you would like to earn.",
        "The interview takes an hour, and you will meet the team.",
        "We welcome everybody who can do the work, whoever they are.",
    ]
}
