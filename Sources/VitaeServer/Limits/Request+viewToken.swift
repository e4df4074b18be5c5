import HTTPTypes
import Hummingbird

extension Request {
    private static let viewTokenHeader = HTTPField.Name("X-View-Token")

    /// The view token that a request carries, well-formed or not; the header goes before the query.
    var viewToken: String? {
        Self.viewTokenHeader.flatMap { headers[$0] } ?? uri.queryParameters["token"].map(String.init)
    }
}
