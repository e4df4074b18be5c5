import Accounts

/// Who can sign in, and how.
extension ServerSetting {
    static let signUp = Entry(
        "sign-up",
        \.accounts.isSignUpEnabled,
        .toggle,
        help: "Whether people may make accounts themselves."
    )
    static let signInsPerHour = Entry(
        "sign-ins-per-hour",
        \.signInsPerHour,
        .whole(1...10_000),
        unit: "sign-ins an hour",
        help: "Sign-ins with a password to one account that may fail, from one address; five times as many in all."
    )
    static let externalSecret = Entry(
        "jwt-secret",
        list: \.externalSecrets,
        .secret(bytes: 32),
        help: "Secret of another issuer whose access tokens (HS256) are accepted as well."
    )
    static let allowedRedirect = Entry(
        "allowed-redirect",
        list: \.redirects,
        .redirect,
        help: "Address of an app, and all below it, that gets tokens after a sign-in with a provider; never public-url."
    )

    /// The topic.
    static let accounts = Topic(
        title: "Accounts",
        settings: [signUp, signInsPerHour, externalSecret, allowedRedirect]
    )

    /// The settings of each provider.
    static let providers = SettingFamily(
        name: "provider",
        title: "Identity providers",
        members: \.providers,
        make: { ProviderSettings() },
        settings: [
            Setting(
                "issuer",
                optional: \.issuer,
                .issuer,
                absence: "required",
                help: "Address below which .well-known/openid-configuration lies."
            ),
            Setting(
                "client-id",
                optional: \.clientID,
                .text,
                absence: "required",
                help: "How the provider knows this server."
            ),
            Setting(
                "client-secret",
                optional: \.clientSecret,
                .secret(),
                absence: "required",
                help: "What this server shows that it is it with."
            ),
            Setting(
                "scopes",
                list: \.scopes,
                .text("the name of a scope") { $0.wholeMatch(of: /[!-~]+/) != nil },
                help: "What is asked for."
            ),
        ]
    )
}
