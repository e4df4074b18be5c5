import Resume

extension ParsedRows {
    /// The positions of a résumé that has these rows under the heading of its work.
    static func positions(_ rows: [String]) throws -> [WorkEntry] {
        try resume(["Jane Doe", "jane@example.com", "EXPERIENCE"] + rows).work
    }
}
