import HTTPTypes
import Hummingbird
import NIOCore

/// The web app: `GET /` and what it loads from `/assets`.
struct WebController {
    let files: WebFiles

    /// Nothing from elsewhere, no script or style in the page itself, no frame around it.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
        form-action 'none'; base-uri 'none'; frame-ancestors 'none'
        """

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/")
        router.get("/") { request, _ in try page("index.html", request) }
        router.allowOnly(.get, at: "/assets/**")
        router.get("/assets/**") { request, context in
            try page(context.parameters.getCatchAll().joined(separator: "/"), request)
        }
        router.allowOnly(.get, at: "/favicon.ico")
        router.get("/favicon.ico") { request, _ in try page("favicon.svg", request) }
        router.allowOnly(.get, at: "/openapi.yaml")
        router.get("/openapi.yaml") { request, _ in try page("openapi.yaml", request) }
    }

    private func page(_ path: String, _ request: Request) throws -> Response {
        guard let file = files[path] else { throw Problem(.notFound, "There is nothing at this address.") }
        var headers: HTTPFields = [.contentType: file.mediaType, .eTag: file.tag, .cacheControl: "no-cache"]
        headers[.contentSecurityPolicy] = Self.policy
        if let name = HTTPField.Name("Cross-Origin-Opener-Policy") { headers[name] = "same-origin" }
        if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { headers[name] = "same-origin" }
        if let name = HTTPField.Name("Permissions-Policy") {
            headers[name] = "camera=(self), geolocation=(), microphone=()"
        }
        if request.headers[.ifNoneMatch].flatMap(IfNoneMatch.init)?.includes(file.tag) == true {
            return Response(status: .notModified, headers: headers)
        }
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
        )
    }
}
