import ArgumentParser

/// `--data DIR` and `--store ADDRESS`
struct DataOption: ParsableArguments {
    @Option(name: .customLong("data"), help: "Folder of the database (default: $VITAE_DATA, else ./vitae-data).")
    var path: String?

    @OptionGroup var store: StoreOption

    /// The folder.
    ///
    /// - Parameter creates: whether it is made when it is missing.
    /// - Returns: the folder.
    /// - Throws: a failure when there is none.
    func folder(creates: Bool = false) throws -> DataFolder {
        try DataFolder(path: path, creates: creates, location: try store.location())
    }
}
