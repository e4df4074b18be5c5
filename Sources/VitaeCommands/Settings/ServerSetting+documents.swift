import Sessions

/// Where things are kept, and how documents are read.
extension ServerSetting {
    /// The topic.
    static let documents = Topic("Documents and sessions") {
        Entry("data", \.data, .path)
            .help("Folder of the database and the secrets; made when it is missing, but no folder around it.")
        Entry("secrets-dir", optional: \.secretsFolder, .path, absence: "the data folder")
            .help("Folder of the *.key files, which must be there; it may be read-only once they are in it.")
        Entry("store", optional: \.store, .text, absence: "the file in the data folder")
            .help("PostgreSQL database: postgres://USER@HOST:PORT/DATABASE?sslmode=verify-full, without a password.")
        Entry("store-password", optional: \.storePassword, .secret())
            .help("Password of the PostgreSQL database, where libpq's own files and variables do not have it.")
        Entry("store-password-file", optional: \.storePasswordFile, .path)
            .help("File with the password of the PostgreSQL database.")
        Entry("store-connections", \.storeConnections, .whole(2...500))
            .help("Connections of this process to the PostgreSQL database, beside one on which it listens.")
        Entry("jobs", optional: \.jobs, .path)
            .help("Postings to import before the start; skipped when the same file was imported already.")
        Entry("workers", optional: \.workers, .whole(1...64), absence: "one a core")
            .help("Documents that are read at the same time; one more where somebody would wait for another's.")
        Entry("language", \.language, tesseractLanguage)
            .help("Language that scans are read in first.")
        Entry("default-country", optional: \.sessions.defaultCountry, country)
            .help("Country of people whose résumé does not say where they are (ISO 3166-1, such as US).")
        Entry("knowledge", optional: \.knowledge, .path, absence: "the built-in one")
            .help("Knowledge pack.")
        Entry("local-distance-km", \.sessions.localDistance, .decimal(1...1_000), unit: "kilometres")
            .help("How far a job may be away to be local.")
        Entry("posting-days", \.sessions.postingDays, .whole(0...3_650), unit: "days")
            .help("Time after which a posting that states no end is not shown any more; 0 for never.")
        Entry("retention-days", \.sessions.retentionDays, .whole(1...3_650), unit: "days")
            .help("Time after which a session without an account is deleted.")
        Entry("owned-retention-days", \.sessions.ownedRetentionDays, .whole(1...3_650), unit: "days")
            .help("Time after which a session of an account is deleted.")
    }

    private static var tesseractLanguage: SettingKind<String> {
        .text("Tesseract's name of a language, or several joined by +") { text in
            text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\+[A-Za-z][A-Za-z0-9_]*)*/) != nil
        }
    }

    private static var country: SettingKind<String> {
        SettingKind(
            expectation: "two letters, such as US",
            read: { text in
                text.wholeMatch(of: /[A-Za-z]{2}/) == nil ? nil : text.uppercased()
            },
            write: { $0 }
        )
    }
}
