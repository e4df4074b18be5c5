import VitaeAPI

/// Résumés of invented people that the web app offers to try.
struct SampleResumes {
    let list: [SettingsResponse.Sample]

    private static let folder = "samples"

    /// - Parameter files: those of the web app; a sample is called by what its person does.
    init(_ files: WebFiles) {
        list = files.paths(in: Self.folder).compactMap { path in
            let name = String(path.dropFirst(Self.folder.count + 1))
            guard let stem = name.split(separator: ".").first else { return nil }
            // What stands behind two dashes says what is special about it.
            let parts = stem.split(separator: "--").map { $0.split(separator: "-").joined(separator: " ") }
            let words = parts.joined(separator: ", ")
            return SettingsResponse.Sample(name: name, title: words.prefix(1).uppercased() + words.dropFirst())
        }
    }
}
