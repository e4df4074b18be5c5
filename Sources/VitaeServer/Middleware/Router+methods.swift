import HTTPTypes
import Hummingbird

extension Router {
    private static var methods: [HTTPRequest.Method] {
        // A GET with a body, which has no name in the library yet.
        [.delete, .get, .options, .patch, .post, .put, .trace] + [HTTPRequest.Method("QUERY")].compactMap(\.self)
    }

    /// Answers all other methods at an address with 405 and the methods that it knows.
    func allowOnly(_ allowed: HTTPRequest.Method..., at path: RouterPath) {
        for method in Self.methods where !allowed.contains(method) {
            on(path, method: method) { _, _ -> Response in
                throw Problem.methodNotAllowed(allowed)
            }
        }
    }
}
