import Foundation

/// Buys an ID token with the code that a provider sent with the person's browser.
struct CodeExchange {
    var provider: IdentityProvider
    var metadata: ProviderMetadata
    var callback: URL

    /// Asks for the token.
    ///
    /// - Throws: a `ProviderError`, or what the request throws.
    func token(for code: String, verifier: String, over http: any HTTPFetching) async throws -> String {
        let answer = try await http.fetch(request(code: code, verifier: verifier))
        guard answer.status == 200 else {
            throw (400..<500).contains(answer.status) ? ProviderError.codeRefused : ProviderError.unavailable
        }
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: answer.body)
        } catch {
            throw ProviderError.unavailable
        }
        guard let token = fields.token else { throw ProviderError.codeRefused }
        return token
    }

    private func request(code: String, verifier: String) -> FetchRequest {
        var form = FormFields([
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": callback.absoluteString,
        ])
        if provider.usesPKCE { form.add("code_verifier", verifier) }
        var headers = ["Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"]
        if metadata.wantsBasicAuthentication {
            // Both are escaped first (RFC 6749 §2.3.1), so that a colon in them separates nothing.
            let pair = FormFields.escaped(provider.clientID) + ":" + FormFields.escaped(provider.clientSecret)
            headers["Authorization"] = "Basic \(Data(pair.utf8).base64EncodedString())"
        } else {
            form.add("client_id", provider.clientID)
            form.add("client_secret", provider.clientSecret)
        }
        return FetchRequest(url: metadata.token, headers: headers, form: form.encoded)
    }

    private struct Fields: Decodable {
        var token: String?

        enum CodingKeys: String, CodingKey {
            case token = "id_token"
        }
    }
}
