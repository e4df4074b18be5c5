import AsyncHTTPClient
import DailyBrief
import Foundation
import NIOCore
import NIOHTTP1

/// Asks a weather service over HTTP, in the shape of Open-Meteo's forecasts: without redirects, for 64 KiB and ten seconds at
/// most, and with nothing that says who wants to know.
struct WeatherClient: WeatherSource {
    private let url: URL

    /// Bytes of an answer.
    private static let mostBytes = 65_536
    private static let timeout = Duration.seconds(10)

    /// - Parameter url: where forecasts are, such as `https://api.open-meteo.com/v1/forecast`.
    init(url: URL) {
        self.url = url
    }

    func answer(latitude: Double, longitude: Double) async throws -> Data {
        guard isAllowed else { throw WeatherError.insecure }
        let fields = WeatherReport.fields.joined(separator: ",")
        let query = """
            latitude=\(latitude)&longitude=\(longitude)&daily=\(fields)&timezone=auto\
            &forecast_days=\(WeatherReport.askedDays)
            """
        var request = HTTPClientRequest(url: "\(url.absoluteString)?\(query)")
        request.headers = ["User-Agent": "Vitae", "Accept": "application/json", "Accept-Encoding": "identity"]
        let asked = request
        return try await withThrowingTaskGroup(of: Data.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await HTTPClient.single { client in try await Self.body(of: asked, client) } }
            group.addTask {
                try await Task.sleep(for: Self.timeout)
                throw WeatherError.unavailable
            }
            guard let data = try await group.next() else { throw WeatherError.unavailable }
            return data
        }
    }

    private var isAllowed: Bool {
        switch url.scheme?.lowercased() {
        case "https": url.host()?.isEmpty == false
        case "http": ProviderFetcher.isLoopback(url.host())
        default: false
        }
    }

    private static func body(of request: HTTPClientRequest, _ client: HTTPClient) async throws -> Data {
        do {
            let response = try await client.execute(request, deadline: .now() + .seconds(60))
            guard response.status == .ok else { throw WeatherError.unavailable }
            let body = try await response.body.collect(upTo: mostBytes)
            // A cancelled body ends as if it were complete.
            try Task.checkCancellation()
            return Data(body.readableBytesView)
        } catch let error as CancellationError {
            throw error
        } catch {
            // The error as it is may hold the address, which says where somebody is.
            throw WeatherError.unavailable
        }
    }
}
