/// Many searches for one person over HTTP: each time the server is told again from where to look, it looks again.
struct MatchRun {
    /// Milliseconds from the request to the answer, of each search but the first.
    let times: [Double]
    /// The numbers of the best postings.
    let postings: [Int]

    private static let location = Array(#"{"location": null}"#.utf8)

    /// Uploads a résumé and searches.
    ///
    /// - Parameters:
    ///   - person: whose.
    ///   - searches: how often.
    ///   - limit: how many postings.
    ///   - connection: to the server.
    /// - Throws: when the server refuses something.
    init(_ person: KnownPerson, searches: Int, limit: Int, over connection: HTTPConnection) throws {
        let upload = try CompletedUpload(
            MultipartUpload(file: Array(person.resume.utf8), name: "resume.txt"),
            over: connection
        )
        var times: [Double] = []
        for search in 0...searches {
            let time = try Stopwatch.wall {
                _ = try connection.send(
                    "PUT",
                    "/api/public/session/location?token=\(upload.token)",
                    contentType: "application/json",
                    body: Self.location
                )
            }
            if search > 0 { times.append(time) }
        }
        self.times = times
        let body = try connection.send("GET", "/api/public/jobs?token=\(upload.token)&limit=\(limit)")
        postings = try [JobAnswer](json: body).compactMap { job in
            KnownPosting.number(ofIdentifier: String(job.jobID.drop { $0 != ":" }.dropFirst()))
        }
    }
}
