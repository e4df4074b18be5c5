import Foundation
import TestSupport
import Testing

@Suite("Lists of publications", .server)
struct PublicationListTests {
    let client: APIClient

    init() throws {
        client = try SuiteServer.client()
    }

    private func person(_ name: String = #function) async throws -> PublicationPerson {
        let letters = name.filter { $0.isLetter || $0.isNumber }
        return try await .register(client, email: "publications-\(letters)-\(UUID().uuidString.prefix(8))@example.org")
    }

    @Test("show one publication in both shapes, and keep authors as they were written")
    func shapes() async throws {
        let robin = try await person()
        let created = try await robin.send(
            "POST",
            "/api/mobile/bibliography",
            [
                "title": "Tone", "author": "Doe, J. et al.", "year": "2024", "keywords": "tone, syntax",
                "publisher": "Press",
            ]
        )
        #expect(created.status == 201)
        let record = created.data
        #expect(record["year"] as? Int == 2024 && record["author"] as? String == "Doe, J. et al.")
        #expect(record["isbn"] is NSNull && record["publicationDate"] is NSNull)
        let id = try #require(record["_id"] as? String)
        let listed = try await robin.get("/api/bibliography/\(id)").object
        #expect(listed["authors"] as? [String] == ["Doe, J."] && listed["keywords"] as? [String] == ["tone", "syntax"])
        #expect(listed["publicationYear"] as? Int == 2024 && listed["publisher"] as? String == "Press")
        #expect(listed["userId"] as? String == robin.id)
        // The app sends its whole struct, without what is nil: what it does not know stays.
        let whole: [String: Any] = ["id": id, "title": "Tone!", "authors": ["Doe, J."], "keywords": ["a, b", "c"]]
        let changed = try await robin.send("PUT", "/api/bibliography", whole)
        #expect(changed.object["publicationYear"] is NSNull && changed.object["publisher"] as? String == "Press")
        let bare = try await robin.get("/api/mobile/bibliography/\(id)").object
        #expect(bare["author"] as? String == "Doe, J. et al." && bare["keywords"] as? String == "a, b; c")
        #expect((bare["data"] as? [String: Any])?["title"] as? String == "Tone!")
        // In the other shape what is not sent stays, and null empties.
        let update: [String: Any] = ["title": "Tone", "author": "Roe, R.", "publisher": NSNull()]
        let updated = try await robin.send("PUT", "/api/mobile/bibliography/\(id)", update).data
        #expect(updated["publisher"] is NSNull && updated["keywords"] as? String == "a, b; c")
    }

    @Test(
        "refuse what cannot be a publication, with a sentence and without a change",
        arguments: [
            ("/api/mobile/bibliography", #"{"title": "T"}"#, 400, "Title and author are required"),
            ("/api/mobile/bibliography", #"{"title": " ", "author": "A"}"#, 400, "Title and author are required"),
            (
                "/api/mobile/bibliography", #"{"title": "T", "author": "A", "year": "soon"}"#, 400,
                "Year must be a valid number"
            ),
            (
                "/api/mobile/bibliography", #"{"title": "T", "author": "A", "year": 20.5}"#, 400,
                "Year must be a valid number"
            ),
            ("/api/bibliography", #"{"authors": []}"#, 400, "“title” is missing."),
            ("/api/bibliography", #"{"title": "T", "authors": "A"}"#, 400, "“authors” is a list of texts."),
            ("/api/bibliography", #"{"title": {}}"#, 400, "“title” is a text."),
            ("/api/bibliography", "[]", 400, "The body is a JSON object."),
            ("/api/bibliography", "{", 400, "The body is not JSON."),
            ("/api/export", #"{"format": "pdf"}"#, 422, "“format” is one of bibtex, ris, csl-json, csv, json."),
            (
                "/api/export", #"{"format": "ris", "bibliography_ids": ["x"]}"#, 422,
                "There is no publication x in your list."
            ),
            ("/api/bibliography/import", "Dear all", 422, "The file is not BibTeX, RIS or CSL-JSON."),
            ("/api/bibliography/import", " ", 400, "There is nothing in the file."),
            ("/api/bibliography/from-resume", "{}", 400, "“view_token” or “search_session_id” is missing."),
        ]
    )
    func refused(_ path: String, body: String, status: Int, sentence: String) async throws {
        let robin = try await person("refused")
        let answer = try await client.send("POST", path, body: body, headers: robin.bearer)
        #expect(answer.status == status)
        for name in ["error", "message", "detail"] { #expect(answer.object[name] as? String == sentence) }
        #expect(answer.object["success"] as? Bool == false && answer.object["timestamp"] is String)
        #expect(try await robin.get("/api/bibliography").object["total"] as? Int == 0)
    }

    @Test(
        "take bodies up to their limits",
        arguments: [("/api/bibliography", 64), ("/api/bibliography/import", 1_024)]
    )
    func large(_ path: String, kibibytes: Int) async throws {
        let robin = try await person("large")
        let body = String(repeating: " ", count: kibibytes * 1_024 + 1)
        #expect(try await client.send("POST", path, body: body, headers: robin.bearer).status == 413)
    }

    @Test("are somebody's own: what others have is not there, whatever is done with it")
    func owners() async throws {
        let (robin, kim) = (try await person("robin"), try await person("kim"))
        let id = try await robin.add("Tone")
        for shape in ["/api/bibliography/\(id)", "/api/mobile/bibliography/\(id)"] {
            #expect(try await kim.get(shape).status == 404)
            #expect(try await kim.send("PUT", shape, ["title": "Mine", "author": "Kim"]).status == 404)
            #expect(try await kim.send("DELETE", shape).status == 404)
        }
        let copy = try await kim.send("POST", "/api/bibliography", ["id": id, "title": "Mine"])
        #expect(copy.status == 201 && copy.object["id"] as? String != id)
        #expect(try await kim.send("POST", "/api/export", ["format": "json", "bibliography_ids": [id]]).status == 422)
        #expect(try await robin.get("/api/bibliography?q=mine").object["total"] as? Int == 0)
    }

    @Test("help apps that were offline: identifiers of their own, tags, changes since a time")
    func offline() async throws {
        let robin = try await person()
        let id = UUID().uuidString.lowercased()
        let sent: [String: Any] = ["id": id, "title": "Tone", "createdAt": 785_000_000.0, "userId": "somebody"]
        let first = try await robin.send("POST", "/api/bibliography", sent)
        let tag = try #require(first.headers["etag"])
        #expect(first.status == 201 && first.object["userId"] as? String == robin.id)
        let again = try await robin.send("POST", "/api/bibliography", sent)
        #expect(again.status == 200 && again.headers["etag"] == tag)
        #expect(try await robin.send("GET", "/api/bibliography/\(id)", headers: ["If-None-Match": tag]).status == 304)
        let changed = try await robin.send(
            "PUT",
            "/api/bibliography/\(id)",
            ["title": "Syntax"],
            headers: ["If-Match": tag]
        )
        #expect(changed.status == 200 && changed.headers["etag"] != tag)
        for path in ["/api/bibliography/\(id)", "/api/mobile/bibliography/\(id)"] {
            let fields = ["title": "Late", "author": "Doe"]
            let stale = try await robin.send("PUT", path, fields, headers: ["If-Match": tag])
            #expect(stale.status == 412 && stale.headers["etag"] == changed.headers["etag"])
            let stored = stale.object["data"] as? [String: Any] ?? stale.object
            #expect(stored["title"] as? String == "Syntax")
            #expect(try await robin.send("DELETE", path, headers: ["If-Match": tag]).status == 412)
            #expect(try await robin.send("PUT", path, fields, headers: ["If-Match": "none"]).status == 412)
        }
        // Without a condition the last writer wins.
        #expect(try await robin.send("PUT", "/api/bibliography/\(id)", ["title": "Last"]).status == 200)
        let other = try await robin.add("Other")
        #expect(try await robin.send("DELETE", "/api/bibliography/\(other)").status == 200)
        let changes = try await robin.get("/api/bibliography?updated_since=2020-01-01T00:00:00Z")
        #expect(changes.items.map { $0["id"] as? String } == [id, other])
        #expect(changes.items.last?["deletedAt"] is String && changes.items.last?["title"] == nil)
        #expect(try await robin.get("/api/bibliography?updated_since=2099-01-01").items.isEmpty)
        #expect(try await robin.get("/api/bibliography?updated_since=yesterday").status == 400)
    }

    @Test("have the identifiers that apps made in the very spelling, wherever they are told")
    func spelling() async throws {
        let robin = try await person()
        let id = UUID().uuidString
        let sent: [String: Any] = ["id": id, "title": "Tone"]
        let first = try await robin.send("POST", "/api/bibliography", sent)
        #expect(first.status == 201 && first.object["id"] as? String == id)
        #expect(first.headers["location"] == "/api/bibliography/\(id)")
        for written in [id, id.lowercased()] {
            #expect(try await robin.get("/api/bibliography/\(written)").object["id"] as? String == id)
            #expect(try await robin.get("/api/mobile/bibliography/\(written)").data["_id"] as? String == id)
            let change = try await robin.send("PUT", "/api/bibliography", ["id": written, "title": "Syntax"])
            #expect(change.status == 200 && change.object["id"] as? String == id)
        }
        #expect(try await robin.get("/api/bibliography").items.map { $0["id"] as? String } == [id])
        let export = ["format": "csv", "bibliography_ids": [id]] as [String: Any]
        #expect(try await robin.send("POST", "/api/export", export).text.contains("\n\(id),"))
        #expect(try await robin.send("DELETE", "/api/bibliography/\(id)").status == 200)
        let changes = try await robin.get("/api/bibliography?updated_since=2020-01-01T00:00:00Z")
        #expect(changes.items.map { $0["id"] as? String } == [id])
    }

    @Test("are searched, filtered, sorted and cut into pages alike in both shapes")
    func pages() async throws {
        let robin = try await person()
        for number in 0..<5 {
            _ = try await robin.add(
                "Tone \(number)",
                [
                    "publicationYear": 2000 + number, "journal": number < 3 ? "Annals" : "Journal",
                    "authors": ["Doe, J."],
                ]
            )
        }
        let page = try await robin.get("/api/bibliography?q=TONE&page=2&limit=2")
        #expect(page.items.map { $0["title"] as? String } == ["Tone 2", "Tone 1"])
        #expect(page.object["totalPages"] as? Int == 3 && page.object["total_pages"] as? Int == 3)
        #expect(page.object["hasNext"] as? Bool == true && page.object["has_previous"] as? Bool == true)
        #expect(
            try await robin.get("/api/bibliography/search?journals=annals,none&year=2001").object["total"] as? Int == 1
        )
        #expect(try await robin.get("/api/bibliography?page=9").items.isEmpty)
        #expect(try await robin.get("/api/bibliography?limit=1000").object["limit"] as? Int == 100)
        let list = try await robin.get(
            "/api/mobile/bibliography?yearFrom=2001&yearTo=2003&sortBy=year&sortOrder=asc&q=ton"
        )
        let titles = (list.data["bibliographies"] as? [[String: Any]])?.map { $0["title"] as? String }
        #expect(titles == ["Tone 1", "Tone 2", "Tone 3"])
        let search = try #require(list.data["search"] as? [String: Any])
        let filters = try #require(search["filters"] as? [String: Any])
        #expect(filters["yearFrom"] as? String == "2001" && filters["year"] is NSNull && filters.count == 12)
        #expect(search["sortBy"] as? String == "year" && search["query"] as? String == "ton")
        let odd = try await robin.get("/api/mobile/bibliography?sortBy=color&page=-1&limit=x&publication=ann")
        let pagination = try #require(odd.data["pagination"] as? [String: Any])
        #expect(pagination["currentPage"] as? Int == 1 && pagination["limit"] as? Int == 20)
        #expect(pagination["totalCount"] as? Int == 3)
        #expect(try await robin.get("/api/mobile/bibliography?year=soon").status == 400)
        let summary = try await robin.get("/api/mobile/dashboard/summary").data
        #expect((summary["stats"] as? [String: Any])?["totalRecords"] as? Int == 5)
    }

    @Test(
        "come from files, whose broken entries are named, and go into files",
        arguments: ["bibtex", "ris", "csl-json", "csv", "json"]
    )
    func files(_ format: String) async throws {
        let robin = try await person("files")
        let bibtex = """
            @article{a, title = {Tone \\& Syntax}, author = {{Example Group} and Doe, Jane}, year = 2020, doi = {10.1000/a}}
            @article{b, title = {Never closed, year = 2021
            @book{c, title = {Second}, year = 2021}
            @book{d, title = {SECOND}, year = 2021}
            """
        let imported = try await client.send(
            "POST",
            "/api/bibliography/import",
            body: bibtex,
            headers: robin.bearer
        )
        #expect(imported.status == 200)
        #expect(imported.object["imported"] as? Int == 2 && imported.object["skipped"] as? Int == 1)
        let rejected = try #require(imported.object["rejected"] as? [[String: Any]])
        #expect(rejected.map { $0["line"] as? Int } == [2] && rejected[0]["reason"] is String)
        let file = try await robin.send("POST", "/api/export", ["format": format])
        #expect(file.status == 200 && file.text.contains("Syntax") && file.text.contains("Example Group"))
        #expect(file.headers["content-disposition"]?.hasPrefix("attachment; filename=\"publications.") == true)
        #expect(
            file.headers["content-type"]?.contains(format == "ris" ? "research-info" : format.prefix(3).lowercased())
                == true
        )
        guard ["bibtex", "ris", "csl-json"].contains(format) else { return }
        let kim = try await person("kim")
        let back = try await client.send("POST", "/api/bibliography/import", body: file.text, headers: kim.bearer)
        #expect(back.object["imported"] as? Int == 2 && (back.object["rejected"] as? [Any])?.isEmpty == true)
        let id = try #require(try await kim.get("/api/bibliography").items.first?["id"] as? String)
        let one = try await kim.send("POST", "/api/export", ["format": format, "bibliography_ids": [id, id]])
        #expect(one.text.contains("Second") != one.text.contains("Tone"))
    }

    @Test("go out in the wrapping of the mobile app, whole, and as CSV")
    func mobileExport() async throws {
        let robin = try await person()
        for number in 0..<3 { _ = try await robin.add("Tone \(number)", ["publicationYear": 2000 + number]) }
        let all = try await robin.get("/api/mobile/bibliography/export").data
        #expect(all["count"] as? Int == 3 && (all["data"] as? [Any])?.count == 3 && all["format"] as? String == "json")
        let some = try await robin.get("/api/mobile/bibliography/export?format=json&year=2001").data
        #expect(some["count"] as? Int == 1 && (some["filters"] as? [String: Any])?["year"] as? String == "2001")
        let table = try await robin.get("/api/mobile/bibliography/export?format=csv")
        #expect(table.text.split(separator: "\r\n").count == 4)
        #expect(try await robin.get("/api/mobile/bibliography/export?format=pdf").status == 422)
    }

    @Test("are all in the export of the account, and nothing of them is left once it is deleted")
    func account() async throws {
        let robin = try await person()
        let id = try await robin.add("Tone")
        let export = try await robin.get("/api/me/export").object
        #expect((export["publications"] as? [[String: Any]])?.first?["id"] as? String == id)
        #expect((export["account"] as? [String: Any])?["name"] as? String == "Robin Example")
        #expect(try await robin.send("DELETE", "/api/me").status == 204)
        #expect(try await robin.get("/api/bibliography").status == 401)
        let kim = try await person("kim")
        let again = try await kim.send("POST", "/api/bibliography", ["id": id, "title": "Tone"])
        #expect(again.status == 201 && again.object["id"] as? String == id)
    }

    @Test("take the publications of a résumé with their lines, once, and go back into it for its owner")
    func resume() async throws {
        let robin = try await person()
        let resume = """
            Robin Example
            robin@example.org

            Experience
            Researcher, Example Institute, 2015 - 2020
            Studied tone.

            Publications
            • Doe, J., & Example, R. (2019). Tone in northern languages. Journal of Examples, 12(3), 45-67. doi:10.1000/ex.1
            • Example, R. (2017). A grammar of whistling. Example Press.

            Education
            PhD Linguistics, Example University, 2014
            """
        let upload = try await client.upload([Array(resume.utf8)], filename: "resume.txt", headers: robin.bearer)
        let session = try UploadedSession(upload)
        _ = try await client.finished(session.token)
        let first = try await robin.send("POST", "/api/bibliography/from-resume", ["view_token": session.token])
        #expect(first.status == 200 && first.object["imported"] as? Int == 2, "\(first.text)")
        let tone = try #require(first.items.first { ($0["title"] as? String)?.contains("Tone") == true })
        #expect(tone["publicationYear"] as? Int == 2019 && tone["doi"] as? String == "10.1000/ex.1")
        let evidence = try #require(tone["evidence"] as? [String: Any])
        let lines = try #require(evidence["lines"] as? [[String: Any]])
        #expect((lines.first?["text"] as? String)?.contains("Tone in northern languages") == true)
        #expect(lines.first?["line"] as? Int != nil && evidence["session_id"] as? String == session.id)
        let again = try await robin.send("POST", "/api/bibliography/from-resume", ["search_session_id": session.id])
        #expect(again.object["imported"] as? Int == 0 && again.object["skipped"] as? Int == 2)
        let id = try #require(tone["id"] as? String)
        _ = try await robin.send("PUT", "/api/bibliography/\(id)", ["title": "Tone in the north"])
        // JSON Resume has no dates in other years than those with four digits that begin with 1 or 2.
        for year in [0, 999, 1_000, 2_999, 3_000, 9_999] {
            _ = try await robin.add("Of \(year)", ["publicationYear": year])
        }
        let path = "/api/public/resume?token=\(session.token)"
        func titles(_ answer: APIAnswer) -> [String?] {
            (answer.object["publications"] as? [[String: Any]] ?? []).map { $0["name"] as? String }
        }
        #expect(titles(try await robin.get(path)).contains("Tone in northern languages"))
        #expect(titles(try await robin.get(path + "&publications=own")).contains("Tone in the north"))
        let own = try await robin.get(path + "&publications=own").object["publications"] as? [[String: Any]] ?? []
        let dates = Dictionary(
            own.map { ($0["name"] as? String ?? "", $0["releaseDate"] as? String) },
            uniquingKeysWith: { first, _ in first }
        )
        #expect(dates["Of 1000"] == "1000" && dates["Of 2999"] == "2999")
        for year in [0, 999, 3_000, 9_999] { #expect(dates["Of \(year)"] == .some(nil), "\(year)") }
        #expect(try await client.get(path + "&publications=own").status == 401)
        let kim = try await person("kim")
        #expect(try await kim.get(path + "&publications=own").status == 403)
        #expect(try await robin.get(path + "&publications=all").status == 400)
        let other = try await kim.send("POST", "/api/bibliography/from-resume", ["search_session_id": session.id])
        #expect(other.status == 404)
    }
}
