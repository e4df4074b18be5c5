package import Foundation
import TextFolding

/// What a device wants to be told of.
package struct KeywordSubscription: Hashable, Sendable {
    package let id: UUID
    package let device: UUID
    package var content: Content
    package let createdAt: Date
    package var updatedAt: Date
    package var lastMatchAt: Date?

    package init(id: UUID, device: UUID, content: Content, createdAt: Date) {
        self.id = id
        self.device = device
        self.content = content
        self.createdAt = createdAt
        updatedAt = createdAt
    }

    /// The jobs that are wanted.
    package struct Content: Hashable, Sendable {
        /// As they were sent, without spaces around them. Any of them is enough.
        package var keywords: [String]
        /// Names of feeds; nil for all.
        package var sources: [String]?
        /// nil for anywhere.
        package var location: Location?

        package init(keywords: [String], sources: [String]? = nil, location: Location? = nil) {
            self.keywords = keywords
            self.sources = sources
            self.location = location
        }

        /// The same for contents that mean the same, whatever their order and their case.
        package var key: String {
            func list(_ texts: [String]?) -> String {
                Set((texts ?? []).map { $0.lowercased() }).sorted().joined(separator: "\u{1}")
            }
            let sources = Set(sources ?? []).sorted().joined(separator: "\u{1}")
            let parts = [list(keywords), sources, list(location?.cities), location?.isRemoteOnly == true ? "r" : ""]
            return parts.joined(separator: "\u{2}")
        }
    }

    /// Where jobs are wanted.
    package struct Location: Hashable, Sendable {
        /// nil for anywhere.
        package var cities: [String]?
        package var isRemoteOnly: Bool

        package init(cities: [String]?, isRemoteOnly: Bool) {
            self.cities = cities
            self.isRemoteOnly = isRemoteOnly
        }
    }
}
