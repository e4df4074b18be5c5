import DailyBrief
import Foundation
import VitaeServer

/// What daily briefs are made with, as it is configured.
struct BriefOptions: Hashable, Sendable {
    /// Where the weather is asked for; nil where nobody is asked.
    var weatherURL: String?
    /// Path of a folder with tables of name days.
    var namedays: String?
    /// What apps name themselves with when they sign in.
    var apiKeys: [String] = []

    /// What the server makes briefs with.
    ///
    /// - Parameter store: keeps what they are made of.
    /// - Returns: the parts.
    /// - Throws: a failure that names the table of name days that cannot be read.
    func services(store: any BriefStore) throws -> BriefServices {
        BriefServices(
            store: store,
            weatherURL: weatherURL.flatMap { URL(string: $0) },
            namedays: try Self.namedays(in: namedays),
            apiKeys: apiKeys
        )
    }

    /// The tables of a folder: a file for each language, such as `sk.tsv`.
    ///
    /// - Parameter folder: its path; nil for no tables.
    /// - Returns: the name days.
    /// - Throws: a failure that names the table that cannot be read, and the line that is wrong.
    static func namedays(in folder: String?) throws -> Namedays {
        guard let folder else { return Namedays() }
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure.cannotStart("namedays: there is no folder \(folder).")
        }
        var tables: [BriefLanguage: NamedayTable] = [:]
        for language in BriefLanguage.allCases {
            let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: "\(language.rawValue).tsv")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            tables[language] = try table(file)
        }
        guard !tables.isEmpty else {
            let names = BriefLanguage.allCases.map { "\($0.rawValue).tsv" }.joined(separator: ", ")
            throw CommandFailure.cannotStart("namedays: \(folder) has none of \(names).")
        }
        return Namedays(tables)
    }

    private static func table(_ file: URL) throws -> NamedayTable {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw CommandFailure.cannotStart("namedays: \(file.path) cannot be read as a text in UTF-8.")
        }
        do throws(NamedayError) {
            return try NamedayTable(text)
        } catch {
            throw CommandFailure.cannotStart("namedays: \(file.path), line \(error.line): \(error.reason).")
        }
    }
}
