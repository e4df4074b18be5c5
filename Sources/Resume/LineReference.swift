/// A line of the document that a statement was read from.
package struct LineReference: Codable, Hashable, Sendable {
    /// Page, from 1.
    package var page: Int
    /// Line on the page in reading order, from 1.
    package var line: Int
    package var text: String

    package init(page: Int, line: Int, text: String) {
        self.page = page
        self.line = line
        self.text = text
    }
}
