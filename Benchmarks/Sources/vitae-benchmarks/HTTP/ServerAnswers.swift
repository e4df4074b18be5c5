import Foundation

/// What an upload is answered with, as far as it matters here.
struct UploadAnswer: Decodable {
    let viewToken: String

    private enum CodingKeys: String, CodingKey {
        case viewToken = "view_token"
    }
}

/// What a session says, as far as it matters here.
struct SessionAnswer: Decodable {
    let status: String
    let errorMessage: String?

    private enum CodingKeys: String, CodingKey {
        case status
        case errorMessage = "error_message"
    }
}

/// A job that was found, as far as it matters here.
struct JobAnswer: Decodable {
    /// The source and the identifier of the posting, a colon between them.
    let jobID: String

    private enum CodingKeys: String, CodingKey {
        case jobID = "job_id"
    }
}

/// What a server says of itself, as far as it matters here.
struct HealthAnswer: Decodable {
    let jobs: Int
}

extension Decodable {
    /// Reads the value from JSON.
    init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json))
    }
}
