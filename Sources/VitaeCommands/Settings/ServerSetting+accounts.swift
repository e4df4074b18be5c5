import Accounts

/// Who can sign in, and how.
extension ServerSetting {
    /// The topic.
    static let accounts = Topic("Accounts") {
        Entry("sign-up", \.accounts.isSignUpEnabled, .toggle)
            .help("Whether people may make accounts themselves.")
        Entry("sign-ins-per-hour", \.signInsPerHour, .whole(1...10_000), unit: "sign-ins an hour")
            .help("Sign-ins with a password to one account that may fail, from one address; five times as many in all.")
        Entry("jwt-secret", list: \.externalSecrets, .secret(bytes: 32))
            .help("Secret of another issuer whose access tokens (HS256) are accepted as well.")
        Entry("allowed-redirect", list: \.redirects, .redirect)
            .help(
                "Address of an app, and all below it, that gets tokens after a sign-in with a provider; never public-url."
            )
    }

    /// The settings of each provider.
    static let providers = SettingFamily(
        name: "provider",
        title: "Identity providers",
        members: \.providers,
        make: { ProviderSettings() }
    ) {
        Setting<ProviderSettings>("issuer", optional: \.issuer, .issuer, absence: "required")
            .help("Address below which .well-known/openid-configuration lies.")
        Setting<ProviderSettings>("client-id", optional: \.clientID, .text, absence: "required")
            .help("How the provider knows this server.")
        Setting<ProviderSettings>("client-secret", optional: \.clientSecret, .secret(), absence: "required")
            .help("What this server shows that it is it with.")
        Setting<ProviderSettings>(
            "scopes",
            list: \.scopes,
            .text("the name of a scope") { $0.wholeMatch(of: /[!-~]+/) != nil }
        )
        .help("What is asked for.")
    }
}
