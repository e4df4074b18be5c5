/// Why a document cannot be read at all.
package enum FeedError: Error, Hashable, Sendable {
    /// It is of another kind than its format; what it begins with, in a few words.
    case wrongShape(expected: FeedFormat, found: String)
    /// It is in another format than the one that was named.
    case otherFormat(expected: FeedFormat, shown: FeedFormat)
    /// It declares a document type, behind which entities could hide.
    case documentType
    /// It is written in an encoding that is not read.
    case encoding(String)

    /// The reason, for the feed's sender.
    package var message: String {
        switch self {
        case .wrongShape(let expected, let found):
            "not a feed of the format \(expected.rawValue): \(expected.shape) is expected, this is \(found)"
        case .otherFormat(let expected, let shown):
            "not a feed of the format \(expected.rawValue): this looks like \(shown.rawValue) (\(shown.shape)); "
                + "name that, or no format at all"
        case .documentType: "XML with a document type (<!DOCTYPE …>) is not read"
        case .encoding(let name): "XML in the encoding \(name) is not read; write it in UTF-8"
        }
    }
}
