/// The basics as JSON Resume spells them.
struct WireBasics: Encodable {
    private struct WireLocation: Encodable {
        let address: String?
        let postalCode: String?
        let city: String?
        let countryCode: String?
        let region: String?

        init(_ location: Location) {
            address = location.street
            postalCode = location.postalCode
            city = location.city
            countryCode = location.countryCode
            region = location.region
        }
    }

    private struct WireProfile: Encodable {
        let network: String
        let username: String?
        let url: String?

        init(_ profile: Profile) {
            network = profile.network
            username = profile.username
            url = profile.url.flatMap(WebAddress.uri)
        }
    }

    private let name: String?
    private let label: String?
    private let email: String?
    private let phone: String?
    private let url: String?
    private let summary: String?
    private let location: WireLocation?
    private let profiles: [WireProfile]

    init(_ basics: Basics) {
        name = basics.name?.value
        label = basics.label?.value
        email = basics.email?.value
        phone = basics.phone?.value
        url = basics.url.flatMap { WebAddress.uri($0.value) }
        summary = basics.summary?.value
        location = basics.statedLocation.map { WireLocation($0.value) }
        profiles = basics.profiles.map { WireProfile($0.value) }
    }
}

/// Addresses as the format "uri" wants them.
enum WebAddress {
    /// The address with its scheme, and what an address cannot hold escaped; nil for what is none.
    static func uri(_ text: String) -> String? {
        let withScheme = text.contains("://") ? text : "https://" + text
        guard !withScheme.contains(where: { $0.isWhitespace || "<>{}|^`\"\\".contains($0) }),
            let host = withScheme.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first,
            host.contains(".")
        else { return nil }
        return withScheme.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : escaped($0) }.joined()
    }

    private static func escaped(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
