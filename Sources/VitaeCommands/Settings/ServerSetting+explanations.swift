import VitaeServer

/// Who puts explanations in other words.
extension ServerSetting {
    /// The topic.
    static let explanations = Topic("Explanations") {
        Entry(
            "language-model",
            optional: \.languageModel.kind,
            .choice,
            absence: "none: explanations are shown as they are composed"
        )
        .help("The language of a service that puts explanations in other words, and adds nothing to them.")
        Entry("language-model-url", optional: \.languageModel.url, .service, absence: "the maker's own service")
            .help("Where the service is; for openai with the version, such as /v1.")
        Entry("language-model-name", optional: \.languageModel.name, .text, absence: "required with language-model")
            .help("The service's name of the model.")
        Entry("language-model-key", optional: \.languageModel.key, .headerSecret)
            .help("What the service knows this server by.")
        Entry("language-model-key-file", optional: \.languageModel.keyFile, .path)
            .help("File that holds the key instead.")
        Entry("language-model-timeout", \.languageModel.seconds, .decimal(0.1...30), unit: "seconds")
            .help("Time for an answer; after it explanations are shown as they are composed.")
        Entry("language-model-calls", \.languageModel.questions, .whole(1...64), unit: "calls")
            .help("Calls that may be on their way at the same time.")
    }
}
