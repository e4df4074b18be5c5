import Accounts
import Foundation
import VitaeServer

/// Kinds of settings that say where something is.
extension SettingKind where Value == String {
    /// An address of the internet protocol, or a range of them.
    static var addressRange: Self {
        text("an address or a range such as 10.0.0.0/8") { AddressRange($0) != nil }
    }

    /// The web address of a server or a folder on it, kept without a slash at its end.
    static var webFolder: Self {
        let kind = webAddress
        return Self(
            expectation: "a web address such as https://jobs.example.com",
            read: { text in
                guard kind.read(text) != nil, !text.contains("?") else { return nil }
                return text.hasSuffix("/") ? String(text.dropLast()) : text
            },
            write: { $0 }
        )
    }

    /// The web address of a document.
    static var webAddress: Self {
        text("a web address without user name, password and fragment") { text in
            guard let parts = plainAddress(text) else { return false }
            return parts.scheme?.lowercased() == "https" || parts.scheme?.lowercased() == "http"
        }
    }

    /// The issuer of an OpenID provider: with TLS, or on this machine.
    static var issuer: Self {
        text("an address with https://, as the provider's tokens write it") { text in
            guard let parts = plainAddress(text), !text.contains("?") else { return false }
            return parts.scheme == "https" || parts.scheme == "http" && ProviderFetcher.isLoopback(parts.host)
        }
    }

    /// A service that is asked: with TLS, or on this machine; kept without a slash at its end.
    static var service: Self {
        let kind = issuer
        return Self(
            expectation: "an address with https://, or with http:// on this machine",
            read: { text in kind.read(text).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } },
            write: { $0 }
        )
    }

    /// A secret that is sent in a header.
    static var headerSecret: Self {
        var kind = text("a secret of letters, digits and signs on one line") { text in
            !text.isEmpty && text != PrintedSettings.mask && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        }
        kind.isSecret = true
        return kind
    }

    /// An address that people may be sent to with their tokens.
    static var redirect: Self {
        text("an address with a scheme, without query and fragment") { text in
            do throws(RedirectRuleError) {
                _ = try RedirectAllowList([text])
                return true
            } catch {
                return false
            }
        }
    }

    private static func plainAddress(_ text: String) -> URLComponents? {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            parts.host?.isEmpty == false, parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        return parts
    }
}
