import Resume
import TestSupport
import TextDocument

@testable import ResumeParsing

/// What the parsers of one section make of rows of text.
enum ParsedRows {
    static func lines(_ rows: [String], fontSizes: [Double] = []) -> [DocumentLine] {
        DocumentLines.lines(of: Pages.document(rows, fontSizes: fontSizes))
    }

    static func sections(_ rows: [String], fontSizes: [Double] = []) throws -> [Section] {
        SectionSplitter(try Knowledge.lexicon(), lines: lines(rows, fontSizes: fontSizes)).sections()
    }

    static func work(_ rows: [String]) throws -> [WorkEntry] {
        let parser = WorkParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            scanner: DateScanner(try Knowledge.lexicon())
        )
        return try stated().entries(from: lines(rows), otherwise: parser.entries)
    }

    static func stated() throws -> StatedEntries {
        StatedEntries(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            scanner: DateScanner(try Knowledge.lexicon())
        )
    }

    static func certificates(_ rows: [String]) throws -> [TitledEntry] {
        let parser = TitledEntriesParser(
            lexicon: try Knowledge.lexicon(),
            gazetteer: try Knowledge.gazetteer(),
            scanner: DateScanner(try Knowledge.lexicon())
        )
        return parser.entries(from: lines(rows))
    }

    static func publications(_ rows: [String]) throws -> [TitledEntry] {
        PublicationsParser(scanner: DateScanner(try Knowledge.lexicon())).entries(from: lines(rows))
    }

    static func projects(_ rows: [String]) throws -> [ProjectEntry] {
        let lexicon = try Knowledge.lexicon()
        return ProjectsParser(lexicon: lexicon, scanner: DateScanner(lexicon)).projects(from: lines(rows))
    }

    static func languages(_ rows: [String]) throws -> [LanguageEntry] {
        LanguagesParser(lexicon: try Knowledge.lexicon()).languages(from: lines(rows))
    }

    static func education(_ rows: [String]) throws -> [EducationEntry] {
        let parser = EducationParser(
            lexicon: try Knowledge.lexicon(),
            gazetteer: try Knowledge.gazetteer(),
            scanner: DateScanner(try Knowledge.lexicon())
        )
        return parser.entries(from: lines(rows))
    }

    static func profiles(_ line: DocumentLine) throws -> [Profile] {
        ProfileScanner(networks: try Knowledge.lexicon().networks).profiles(in: line)
    }

    static func skills(_ rows: [String]) throws -> [SkillGroup] {
        SkillsParser(levels: try Knowledge.lexicon().skillLevels).read(lines(rows)).groups
    }

    static func name(_ rows: [String], fontSizes: [Double], email: String? = nil) throws -> Sourced<String>? {
        let finder = NameFinder(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        let lines = lines(rows, fontSizes: fontSizes)
        let contact = NameFinder.Contact(email: email, hasPhone: true)
        return finder.name(in: lines, labelled: [], contact: contact, document: lines).name
    }

    static func resume(_ rows: [String], fontSizes: [Double] = []) throws -> Resume {
        try resume(of: Pages.document(rows, fontSizes: fontSizes))
    }

    static func resume(of document: TextDocument) throws -> Resume {
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return parser.parse(document)
    }
}
