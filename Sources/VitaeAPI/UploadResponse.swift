/// The answer to an accepted upload.
public struct UploadResponse: Codable, Hashable, Sendable {
    /// Identifier of the search that the upload started (UUID).
    public var userSearchID: String
    /// Identifier of the session (UUID).
    public var searchSessionID: String
    /// 24 characters of `[A-Za-z0-9]` that give access to the session.
    public var viewToken: String

    /// Creates an answer.
    public init(userSearchID: String, searchSessionID: String, viewToken: String) {
        self.userSearchID = userSearchID
        self.searchSessionID = searchSessionID
        self.viewToken = viewToken
    }

    private enum CodingKeys: String, CodingKey {
        case userSearchID = "user_search_id"
        case searchSessionID = "search_session_id"
        case viewToken = "view_token"
    }
}
