/// Who the person is and how to reach them.
package struct Basics: Codable, Hashable, Sendable {
    package var name: Sourced<String>?
    /// Of the name; nil where nothing looks like one.
    package var nameCertainty: Certainty?
    /// The line under the name that says what the person does.
    package var label: Sourced<String>?
    package var email: Sourced<String>?
    /// As written.
    package var phone: Sourced<String>?
    package var url: Sourced<String>?
    package var summary: Sourced<String>?
    package var location: Sourced<Location>?
    /// Of the location; nil where nothing looks like one.
    package var locationCertainty: Certainty?
    /// Nil without a location, and in résumés that were read before this was told.
    package var locationSource: LocationSource?
    package var profiles: [Sourced<Profile>] = []

    package init() {}

    /// The location, unless it is only that of a position.
    package var statedLocation: Sourced<Location>? { locationSource == .currentJob ? nil : location }
}

/// Where the person lives.
package struct Location: Codable, Hashable, Sendable {
    /// As written.
    package var text: String
    /// Street and number.
    package var street: String?
    package var city: String?
    package var region: String?
    /// ISO 3166-1 alpha-2.
    package var countryCode: String?
    package var postalCode: String?

    package init(
        text: String,
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        countryCode: String? = nil,
        postalCode: String? = nil
    ) {
        self.text = text
        self.street = street
        self.city = city
        self.region = region
        self.countryCode = countryCode
        self.postalCode = postalCode
    }
}

/// A page of the person in a network.
package struct Profile: Codable, Hashable, Sendable {
    /// "LinkedIn", "GitHub", …
    package var network: String
    package var username: String?
    /// Nil where the document names the user alone.
    package var url: String?

    package init(network: String, username: String?, url: String?) {
        self.network = network
        self.username = username
        self.url = url
    }
}
