package import Foundation
package import JobMatching

/// A service with a language model that explanations are put in other words by.
package struct LanguageModelSettings: Hashable, Sendable {
    /// The language that a service speaks.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// OpenAI's chat completions, which many others speak as well.
        case openAI = "openai"
        /// Anthropic's messages.
        case anthropic

        /// The address of the maker's own service.
        package var address: String {
            switch self {
            case .openAI: "https://api.openai.com/v1"
            case .anthropic: "https://api.anthropic.com"
            }
        }
    }

    /// The language that it speaks.
    package var kind: Kind
    /// Where it is: with TLS, or on this machine.
    package var url: URL
    /// The service's name of the model.
    package var model: String
    /// What the service knows this server by; nil for services that do not ask for it.
    package var key: String?
    /// What asking may cost.
    package var limits: RephrasingLimits

    /// Describes a service.
    ///
    /// - Parameters:
    ///   - kind: the language that it speaks.
    ///   - url: its address, for chat completions with the version, without a slash at its end.
    ///   - model: the service's name of the model.
    ///   - key: what the service knows this server by.
    ///   - limits: what asking may cost.
    package init(
        kind: Kind,
        url: URL,
        model: String,
        key: String?,
        limits: RephrasingLimits = RephrasingLimits()
    ) {
        self.kind = kind
        self.url = url
        self.model = model
        self.key = key
        self.limits = limits
    }
}
