import ArgumentParser

/// `--data DIR`
struct DataOption: ParsableArguments {
    @Option(name: .customLong("data"), help: "Folder of the database (default: $VITAE_DATA, else ./vitae-data).")
    var path: String?

    func folder() throws -> DataFolder { try DataFolder(path: path) }
}
