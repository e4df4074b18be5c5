import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /metrics`
struct MetricsController {
    let registry: MetricsRegistry

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/metrics")
        router.get("/metrics") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: MetricsText.contentType, .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: await registry.exposition()))
            )
        }
    }
}
