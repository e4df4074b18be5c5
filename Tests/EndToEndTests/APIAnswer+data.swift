import TestSupport

extension APIAnswer {
    /// What an envelope holds, where it is one object.
    var data: [String: Any] { object["data"] as? [String: Any] ?? [:] }
}
