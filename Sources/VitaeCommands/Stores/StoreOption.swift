import ArgumentParser

/// `--store ADDRESS`
struct StoreOption: ParsableArguments {
    @Option(
        name: .customLong("store"),
        help: "PostgreSQL database, without a password (default: $VITAE_STORE, else the file in the data folder)."
    )
    var address: String?

    func validate() throws {
        if let address, let complaint = StoreLocation.complaint(of: address) { throw ValidationError(complaint) }
    }

    /// The database; nil for the file in the data folder.
    func location() throws -> StoreLocation? { try StoreLocation.named(address) }
}
