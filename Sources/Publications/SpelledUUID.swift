package import Foundation

/// An identifier in the spelling of whoever made it: an app finds its own records by the very text that it sent.
package struct SpelledUUID: Hashable, Sendable {
    package let uuid: UUID
    package let text: String

    /// One of Vitae's own, in small letters.
    package init(_ uuid: UUID) {
        self.uuid = uuid
        text = uuid.uuidString.lowercased()
    }

    /// One that an app made; nil for a text that is no UUID.
    package init?(_ text: String) {
        guard let uuid = UUID(uuidString: text) else { return nil }
        self.uuid = uuid
        self.text = text
    }
}
