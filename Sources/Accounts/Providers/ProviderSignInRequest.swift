/// How an application asks for somebody to be signed in with a provider.
package struct ProviderSignInRequest: Hashable, Sendable {
    /// The name of the provider in the settings.
    package var provider: String
    /// Where the person goes afterwards.
    package var redirect: String
    /// A secret that the browser keeps in a cookie: whoever finishes must be who began.
    package var browser: String
    /// What the application can prove to know the secret of; it gets a code to exchange. nil for an app that takes its
    /// tokens from the fragment.
    package var challenge: CodeChallenge?
    /// Given back to the application as it is.
    package var state: String?

    package init(
        provider: String,
        redirect: String,
        browser: String,
        challenge: CodeChallenge? = nil,
        state: String? = nil
    ) {
        self.provider = provider
        self.redirect = redirect
        self.browser = browser
        self.challenge = challenge
        self.state = state
    }
}
