/// Why a document cannot be read at all.
package enum FeedError: Error, Hashable, Sendable {
    /// It is of another kind than its format; what it begins with, in a few words.
    case wrongShape(expected: FeedFormat, found: String)
    /// It declares a document type, behind which entities could hide.
    case documentType
    /// It is written in an encoding that is not read.
    case encoding(String)

    /// The reason, for the feed's sender.
    package var message: String {
        switch self {
        case .wrongShape(let expected, let found):
            "not a feed of the format \(expected.rawValue): \(expected.shape) is expected, this is \(found)"
        case .documentType: "XML with a document type (<!DOCTYPE …>) is not read"
        case .encoding(let name): "XML in the encoding \(name) is not read; write it in UTF-8"
        }
    }
}
