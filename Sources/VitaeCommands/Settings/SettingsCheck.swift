import Foundation

/// Looks at settings that must go together.
struct SettingsCheck {
    let settings: ServerSettings
    /// Where settings were given.
    let places: [String: SettingsError.Place]

    /// - Throws: what is missing or does not go together.
    func run() throws(SettingsError) {
        try checkStore()
        try checkPairs()
        try checkPush()
        for (name, provider) in settings.providers.sorted(by: { $0.key < $1.key }) {
            for (word, value) in [
                ("issuer", provider.issuer), ("client-id", provider.clientID), ("client-secret", provider.clientSecret),
            ] where value == nil {
                throw missing("provider.\(name).\(word)", of: "provider.\(name).")
            }
            guard settings.publicURL != nil else {
                throw missing("public-url", of: "provider.\(name).")
            }
        }
        for (name, feed) in settings.feeds.sorted(by: { $0.key < $1.key }) {
            guard let url = feed.url else { throw missing("feed.\(name).url", of: "feed.\(name).") }
            guard settings.allowsFeedsOverHTTP || url.lowercased().hasPrefix("https://") else {
                throw SettingsError(
                    place: places["feed.\(name).url"] ?? .settings,
                    reason: "feed.\(name).url: feeds are fetched over https only unless feed-allow-http is on"
                )
            }
        }
    }

    /// Settings of the database.
    private func checkStore() throws(SettingsError) {
        guard let store = settings.store else { return }
        if let complaint = StoreLocation.complaint(of: store) {
            // The caller ends the sentence.
            let reason = complaint.hasSuffix(".") ? String(complaint.dropLast()) : complaint
            throw SettingsError(place: places["store"] ?? .settings, reason: reason)
        }
        if settings.storePassword != nil, settings.storePasswordFile != nil {
            throw SettingsError(
                place: places["store-password-file"] ?? .settings,
                reason: "store-password is set as well; set one of them"
            )
        }
    }

    /// Settings of TLS and of the language model.
    private func checkPairs() throws(SettingsError) {
        if settings.tlsKey == nil, settings.tlsCertificate != nil { throw missing("tls-key", for: "tls-certificate") }
        if settings.tlsCertificate == nil, settings.tlsKey != nil { throw missing("tls-certificate", for: "tls-key") }
        let model = settings.languageModel
        guard model.kind != nil else { return }
        if model.name == nil { throw missing("language-model-name", for: "language-model") }
        let hasKey = model.key != nil || model.keyFile != nil
        // The makers' own services answer nobody whom they do not know.
        if model.url == nil, !hasKey { throw missing("language-model-key", for: "language-model") }
        if model.key != nil, model.keyFile != nil {
            throw SettingsError(
                place: places["language-model-key-file"] ?? .settings,
                reason: "language-model-key is set as well; set one of them"
            )
        }
    }

    /// Settings of notifications and operators.
    private func checkPush() throws(SettingsError) {
        let push = settings.push
        if push.appleKeyFile != nil {
            for (key, value) in [
                ("apns-key-id", push.appleKeyID), ("apns-team-id", push.appleTeamID), ("apns-topic", push.appleTopic),
            ] where value == nil {
                throw missing(key, for: "apns-key-file")
            }
        }
        if push.mailCommand != nil, push.mailFrom == nil { throw missing("mail-from", for: "mail-command") }
        if push.operatorKey != nil, push.operatorKeyFile != nil {
            throw SettingsError(
                place: places["operator-key-file"] ?? .settings,
                reason: "operator-key is set as well; set one of them"
            )
        }
    }

    private func missing(_ key: String, for wanting: String) -> SettingsError {
        SettingsError(place: places[wanting] ?? .settings, reason: "\(wanting) needs \(key), which is not set")
    }

    /// The place is that of a setting that stands there and wants the missing one.
    private func missing(_ key: String, of start: String) -> SettingsError {
        let place = places.filter { $0.key.hasPrefix(start) }.min { $0.key < $1.key }?.value
        let wanting = start.dropLast()
        return SettingsError(place: place ?? .settings, reason: "\(wanting) needs \(key), which is not set")
    }
}
