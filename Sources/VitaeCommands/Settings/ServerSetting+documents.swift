import Sessions

/// Where things are kept, and how documents are read.
extension ServerSetting {
    static let data = Entry(
        "data",
        \.data,
        .path,
        help: "Folder of the database and the secrets; made when it is missing, but no folder around it."
    )
    static let jobs = Entry(
        "jobs",
        optional: \.jobs,
        .path,
        help: "Postings to import before the start; skipped when the same file was imported already."
    )
    static let workers = Entry(
        "workers",
        optional: \.workers,
        .whole(1...64),
        absence: "one a core",
        help: "Documents that are read at the same time; one more where somebody would wait for another's."
    )
    static let language = Entry(
        "language",
        \.language,
        .text("Tesseract's name of a language, or several joined by +") { text in
            text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\+[A-Za-z][A-Za-z0-9_]*)*/) != nil
        },
        help: "Language that scans are read in first."
    )
    static let defaultCountry = Entry(
        "default-country",
        optional: \.sessions.defaultCountry,
        country,
        help: "Country of people whose résumé does not say where they are (ISO 3166-1, such as US)."
    )
    static let knowledge = Entry(
        "knowledge",
        optional: \.knowledge,
        .path,
        absence: "the built-in one",
        help: "Knowledge pack."
    )
    static let localDistance = Entry(
        "local-distance-km",
        \.sessions.localDistance,
        .decimal(1...1_000),
        unit: "kilometres",
        help: "How far a job may be away to be local."
    )
    static let retentionDays = Entry(
        "retention-days",
        \.sessions.retentionDays,
        .whole(1...3_650),
        unit: "days",
        help: "Time after which a session without an account is deleted."
    )
    static let ownedRetentionDays = Entry(
        "owned-retention-days",
        \.sessions.ownedRetentionDays,
        .whole(1...3_650),
        unit: "days",
        help: "Time after which a session of an account is deleted."
    )

    /// The topic.
    static let documents = Topic(
        title: "Documents and sessions",
        settings: [
            data, jobs, workers, language, defaultCountry, knowledge, localDistance, retentionDays, ownedRetentionDays,
        ]
    )

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
