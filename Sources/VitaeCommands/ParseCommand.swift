import ArgumentParser
import Careers
import Foundation
import Resume
import Sessions

/// `vitae parse`
struct ParseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Prints what a résumé says, as JSON Resume."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    func run() async throws {
        let document = try await SingleDocument(path: file, recognition: recognition).extract()
        let knowledge = try knowledge.load()
        let analysis = try Analyzer.bundled(knowledge: knowledge).analyse(document, today: .today(Date()))
        try StandardOutput.write(
            json: JSONResume(analysis.resume, career: JSONResumeCareer(analysis.profile, knowledge: knowledge))
        )
    }
}

extension JSONResumeCareer {
    /// What was concluded, in the words of the wire.
    fileprivate init(_ profile: CareerProfile, knowledge: CareerKnowledge) {
        self.init()
        currentTitle = profile.currentRole?.title
        currentCompany = profile.currentRole?.company
        occupation = profile.occupations.first.flatMap { knowledge.occupations[code: $0.code]?.title }
        seniority = "\(profile.seniority)"
        yearsOfExperience = profile.yearsOfExperience
    }
}
