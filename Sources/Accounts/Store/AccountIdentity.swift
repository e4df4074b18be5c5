/// Who a person is at an identity provider.
package struct AccountIdentity: Hashable, Sendable {
    /// The name of the provider in the settings, such as `linkedin_oidc`.
    package var provider: String
    /// The provider's identifier of the person, which never changes, unlike the address.
    package var subject: String

    package init(provider: String, subject: String) {
        self.provider = provider
        self.subject = subject
    }
}
