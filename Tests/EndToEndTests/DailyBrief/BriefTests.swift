import Foundation
import GRDB
import StandIn
import Synchronization
import TestSupport
import Testing

@Suite("Daily briefs")
struct BriefTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Today in UTC, and days from there.
    private static func day(_ days: Int = 0) -> String {
        Date(timeIntervalSinceNow: Double(days) * 86_400).formatted(.iso8601.year().month().day())
    }

    @Test("count days, and keep what somebody wants to think of, over a restart")
    func kept() async throws {
        var running = try BriefServer(folder, weather: nil)
        var reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        let interview = #"{"name":"Interview","date":"\#(Self.day(8))","kind":"interview","job_id":"feed:7"}"#
        let added = try await reader.send("POST", "/api/v2/countdowns", interview)
        #expect(added.status == 201 && added.object["message"] as? String == "Countdown created")
        let id = try #require(added.data["id"] as? Int)
        #expect(added.data["days_left"] as? Int == 8 && added.data["kind"] as? String == "interview")
        #expect(added.data["job_id"] as? String == "feed:7")
        #expect(added.data["message"] as? String == "Days to Interview: 8")
        let again = try await reader.send("POST", "/api/v2/countdowns", interview)
        #expect(again.status == 409 && again.object["success"] as? Bool == false)
        let birthday = #"{"name":"Birthday","date":"1990-\#(Self.day().dropFirst(5))","yearly":true}"#
        #expect(try await reader.send("POST", "/api/v2/countdowns", birthday).data["days_left"] as? Int == 0)
        let past = #"{"name":"Past","date":"\#(Self.day(-3))","message_after":"{days} days ago"}"#
        #expect(try await reader.send("POST", "/api/v2/countdowns", past).data["message"] as? String == "3 days ago")
        let changed = try await reader.send(
            "PUT",
            "/api/v2/countdowns/\(id)",
            #"{"date":"\#(Self.day(1))","message_before":"{days} more","job_id":null}"#
        )
        #expect(changed.status == 200 && changed.data["message"] as? String == "1 more")
        #expect(changed.data["name"] as? String == "Interview" && changed.data["job_id"] is NSNull)
        let reminder = try await reader.send(
            "POST",
            "/api/v2/reminders",
            #"{"text":"Write","at":"\#(Self.day(-1))T09:00:00+01:00"}"#
        )
        #expect(reminder.status == 201 && reminder.data["at"] as? String == "\(Self.day(-1))T08:00:00Z")
        let note = try #require(reminder.data["id"] as? Int)
        #expect(running.server.stop() == 0)

        running = try BriefServer(folder, weather: nil)
        reader = try await BriefReader(running.client, email: "ada@example.com")
        let list = try await reader.get("/api/v2/countdowns").object["data"] as? [[String: Any]]
        #expect(list?.map { $0["name"] as? String } == ["Birthday", "Interview", "Past"])
        let brief = try await reader.brief()
        #expect((brief["countdowns"] as? [Any])?.count == 3)
        #expect((brief["reminders"] as? [[String: Any]])?.map { $0["id"] as? Int } == [note])
        #expect(brief["weather"] is NSNull && brief["nameday"] is NSNull && brief["problems"] == nil)
        let done = try await reader.send("PUT", "/api/v2/reminders/\(note)", #"{"done":true}"#)
        #expect(done.data["done"] as? Bool == true)
        #expect((try await reader.brief()["reminders"] as? [Any])?.isEmpty == true)
        #expect(try await reader.get("/api/v2/reminders").numbers == [note])
        for path in ["countdowns/\(id)", "reminders/\(note)"] {
            #expect(try await reader.send("DELETE", "/api/v2/\(path)").status == 200)
            for method in ["DELETE", "PUT"] {
                let gone = try await reader.send(method, "/api/v2/\(path)", method == "PUT" ? "{}" : nil)
                #expect(gone.status == 404 && gone.object["success"] as? Bool == false, "\(method) \(path)")
            }
        }
        #expect(running.server.stop() == 0)
    }

    @Test("refuse what they cannot keep with a sentence, and change nothing")
    func refusals() async throws {
        let running = try BriefServer(folder, weather: nil)
        let reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        let other = try await BriefReader.registered(running.client, email: "bob@example.com")
        let added = try await reader.send("POST", "/api/v2/countdowns", #"{"name":"x","date":"2031-01-01"}"#)
        let id = try #require(added.data["id"] as? Int)
        let long = String(repeating: "x", count: 501)
        let calls: [(method: String, path: String, bodies: [String])] = [
            (
                "POST", "countdowns",
                [
                    "", "[]", "{}", #"{"name":"y"}"#, #"{"date":"2031-01-01"}"#, #"{"name":"y","date":"30.11.2026"}"#,
                    #"{"name":"y","date":"2031-02-29"}"#, #"{"name":" ","date":"2031-01-01"}"#,
                    #"{"name":"\#(long)","date":"2031-01-01"}"#, #"{"name":7,"date":"2031-01-01"}"#,
                    #"{"name":"y","date":"2031-01-01","yearly":"yes"}"#,
                    #"{"name":"y","date":"2031-01-01","kind":"expiry"}"#,
                    #"{"name":"y","date":"2031-01-01","message_before":"\#(long)"}"#,
                    #"{"name":"y","date":"2031-01-01","job_id":true}"#,
                ]
            ),
            ("PUT", "countdowns/\(id)", ["", #"{"date":"tomorrow"}"#, #"{"name":""}"#]),
            (
                "POST", "reminders",
                [
                    "{}", #"{"text":"y"}"#, #"{"text":"y","at":"2031-01-01"}"#, #"{"text":"y","at":"9 o'clock"}"#,
                    #"{"text":"y","at":"2031-01-01T09:00:00"}"#, #"{"text":"y","at":"9999-01-01T09:00:00Z"}"#,
                    #"{"text":"\#(long)","at":"2031-01-01T09:00:00Z"}"#,
                    #"{"text":"y","at":"2031-01-01T09:00:00Z","repeat":"hourly"}"#,
                ]
            ),
            (
                "PUT", "settings",
                [
                    #"{"timezone":"Mars/Olympus"}"#, #"{"timezone":"+01:00"}"#, #"{"language":"xx"}"#,
                    #"{"location":"Qqzx Vvyw"}"#, #"{"brief_at":"25:00"}"#, #"{"brief_at":7}"#,
                    #"{"brief_by":["fax"]}"#, #"{"brief_by":"push"}"#, #"{"modules":["weather"]}"#,
                    #"{"modules":{"weather":1}}"#, #"{"nickname":""}"#, #"{"personality":"\#(long)"}"#,
                    #"{"nickname":"Eve","timezone":"Mars/Olympus"}"#,
                ]
            ),
        ]
        for call in calls {
            for body in call.bodies {
                let answer = try await reader.send(call.method, "/api/v2/\(call.path)", body)
                #expect(answer.status == 400, "\(body): \(answer.text)")
                #expect(answer.object["success"] as? Bool == false && answer.object["data"] is NSNull)
            }
        }
        for path in ["countdowns/\(id)", "countdowns/0", "countdowns/x", "countdowns/99999999999999999999"] {
            #expect(try await other.send("PUT", "/api/v2/\(path)", "{}").status == 404, "\(path)")
            #expect(try await other.send("DELETE", "/api/v2/\(path)").status == 404, "\(path)")
        }
        #expect(try await reader.get("/api/v2/nameday?date=2026-02-30").status == 400)
        #expect(try await reader.get("/api/v2/countdowns").numbers == [id])
        #expect(try await reader.get("/api/v2/reminders").numbers.isEmpty)
        let settings = try await reader.send("PUT", "/api/v2/settings", "{}")
        #expect((settings.object["user"] as? [String: Any])?["nickname"] as? String == "Ada")
        #expect((settings.object["user"] as? [String: Any])?["timezone"] as? String == "UTC")
        #expect(running.server.stop() == 0)
    }

    @Test("show the weather that a service knows, which is told a rounded place and nothing of who asks")
    func weather() async throws {
        let isBroken = Mutex(false)
        try await StandInServer.run { _, _ in
            isBroken.withLock { $0 } ? .init(500) : .init(body: BriefServer.forecast)
        } _: { service in
            let running = try BriefServer(folder, weather: service)
            let reader = try await BriefReader.registered(running.client, email: "ada@example.com")
            let off = try await reader.get("/api/v2/weather")
            #expect(off.status == 404)
            #expect(off.object["error"] as? String == "Weather subscription not found or not enabled")
            try await reader.set(#"{"location":"Bratislava, Slovakia"}"#)
            #expect(try await reader.get("/api/v2/weather").status == 404)
            #expect(service.questions.isEmpty)
            try await reader.set(#"{"modules":{"weather":true}}"#)
            let weather = try await reader.get("/api/v2/weather")
            #expect(weather.data["location"] as? String == "Bratislava", "\(weather.text)")
            #expect(weather.data["summary_text"] as? String == "Rain, 4 to 12 °C.")
            #expect((weather.data["week_forecast"] as? [Any])?.count == 7)
            #expect((try await reader.brief()["weather"] as? [String: Any])?["location"] as? String == "Bratislava")
            let question = try #require(service.questions.first)
            #expect(service.questions.count == 1)
            let query = question.path.split(separator: "&")
            #expect(question.path.hasPrefix("/v1/forecast?latitude=48.1&longitude=17.1&daily="))
            #expect(query.contains("timezone=auto"))
            #expect(
                Set(question.headers.keys).isSubset(of: [
                    "host", "user-agent", "accept", "accept-encoding", "connection", "content-length",
                ])
            )
            #expect(!question.path.contains("ada"))
            // Where nothing is known and nobody answers, the rest of the brief is there.
            isBroken.withLock { $0 = true }
            try await reader.set(#"{"location":"Austin, TX"}"#)
            for _ in 0..<2 {
                let unknown = try await reader.get("/api/v2/weather")
                #expect(unknown.status == 503 && unknown.headers["retry-after"] != nil)
                #expect(unknown.object["success"] as? Bool == false)
            }
            for _ in 0..<3 {
                let brief = try await reader.brief()
                #expect(brief["weather"] is NSNull && brief["problems"] as? [String] == ["weather"])
                #expect((brief["countdowns"] as? [Any])?.isEmpty == true)
            }
            // Nobody is asked after three failures.
            #expect(service.questions.count == 4)
            #expect(running.server.stop() == 0)
        }
    }

    @Test("have the jobs of the account's sessions, and the ends of starred ones, which nobody can change")
    func jobs() async throws {
        let arguments = ["--no-rate-limit", "--jobs", Samples.folder.appending(path: "jobs.ndjson").path]
        var running = try BriefServer(folder, weather: nil, arguments: arguments)
        var reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        try await reader.set(#"{"timezone":"Europe/Bratislava"}"#)
        let upload = try await running.client.upload(
            [try Samples.bytes("resumes/software-engineer-us.pdf")],
            headers: reader.bearer
        )
        let session = try UploadedSession(upload)
        _ = try await running.client.finished(session.token)
        let job = try #require(try await running.client.jobs(session.token).first)
        #expect(try await running.client.interact("star", job: job, token: session.token).status == 200)
        #expect(running.server.stop() == 0)
        // Three days from now, at noon.
        let end = (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 3 * 86_400 + 43_200
        let database = try DatabaseQueue(path: running.server.data.appending(path: "vitae.sqlite").path)
        try await database.write { database in
            try database.execute(
                sql: "UPDATE posting SET expires_at = ? WHERE source || ':' || identifier = ?",
                arguments: [end, job]
            )
        }
        try database.close()

        running = try BriefServer(folder, weather: nil, arguments: ["--no-rate-limit"])
        reader = try await BriefReader(running.client, email: "ada@example.com")
        let brief = try await reader.brief()
        let jobs = try #require(brief["jobs"] as? [String: Any])
        let all = try await running.client.jobs(session.token).count
        #expect(jobs["new_matches"] as? Int == all && all > 5)
        #expect(jobs["unread"] as? Int == 0)
        let top = try #require(jobs["top"] as? [[String: Any]])
        #expect(top.count == 5)
        let scores = top.compactMap { $0["match_score"] as? Int }
        #expect(scores == scores.sorted(by: >) && scores.count == 5)
        let number = try #require(top.first?["id"] as? Int)
        let open = try await running.client.get("/api/v1/jobs/\(number)")
        #expect(open.status == 200)
        let ending = try #require(jobs["starred_ending"] as? [[String: Any]])
        #expect(ending.map { $0["job_id"] as? String } == [job])
        let left = try #require(ending.first?["days_left"] as? Int)
        #expect((2...3).contains(left))
        let countdown = try #require((brief["countdowns"] as? [[String: Any]])?.first)
        #expect(countdown["kind"] as? String == "expiry" && countdown["job_id"] as? String == job)
        #expect(countdown["days_left"] as? Int == left)
        let id = try #require(countdown["id"] as? Int)
        #expect(id < 0)
        #expect(try await reader.send("DELETE", "/api/v2/countdowns/\(id)").status == 404)
        #expect(try await reader.send("PUT", "/api/v2/countdowns/\(id)", #"{"name":"x"}"#).status == 404)
        #expect((try await reader.get("/api/v2/export").data["countdowns"] as? [Any])?.isEmpty == true)
        // Without its star it is gone.
        #expect(try await running.client.interact("unstar", job: job, token: session.token).status == 200)
        #expect(try await reader.get("/api/v2/countdowns").numbers.isEmpty)
        #expect(running.server.stop() == 0)
    }

    @Test("can be taken along and erased, alone and with the account")
    func ownData() async throws {
        let running = try BriefServer(folder, weather: nil)
        let reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        try await reader.set(
            #"{"username":"lady","timezone":"Europe/Bratislava","brief_at":"07:30","brief_by":["email","push"]}"#
        )
        #expect(try await reader.send("POST", "/api/v2/countdowns", #"{"name":"x","date":"2031-01-01"}"#).status == 201)
        let note = #"{"text":"y","at":"2031-01-01T09:00:00Z","repeat":"weekly"}"#
        #expect(try await reader.send("POST", "/api/v2/reminders", note).status == 201)
        let own = try await reader.get("/api/v2/export").data
        let whole = try #require(try await reader.get("/api/me/export").object["brief"] as? [String: Any])
        for export in [own, whole] {
            #expect((export["countdowns"] as? [[String: Any]])?.map { $0["name"] as? String } == ["x"])
            #expect((export["reminders"] as? [[String: Any]])?.map { $0["repeat"] as? String } == ["weekly"])
            let settings = try #require(export["settings"] as? [String: Any])
            #expect(
                settings["brief_at"] as? String == "07:30" && settings["brief_by"] as? [String] == ["push", "email"]
            )
        }
        let shown = try BuiltProgram.run(
            "vitae",
            ["brief", "show", "ada@example.com", "--data", running.server.data.path]
        )
        #expect(shown.status == 0 && shown.output.hasPrefix("lady, 20"), "\(shown)")
        #expect(shown.output.contains("days: x\n"), "\(shown)")
        let nobody = try BuiltProgram.run(
            "vitae",
            ["brief", "show", "eve@example.com", "--data", running.server.data.path]
        )
        #expect(nobody.status == 1 && nobody.errors == "vitae: There is no account with this e-mail address.\n")

        #expect(try await reader.send("DELETE", "/api/v2/data").object["success"] as? Bool == true)
        let left = try await reader.get("/api/v2/export").data
        #expect((left["countdowns"] as? [Any])?.isEmpty == true && (left["reminders"] as? [Any])?.isEmpty == true)
        #expect((left["user"] as? [String: Any])?["username"] as? String == "ada")
        #expect((left["settings"] as? [String: Any])?["brief_at"] is NSNull)
        #expect(try await reader.send("POST", "/api/v2/countdowns", #"{"name":"x","date":"2031-01-01"}"#).status == 201)
        #expect(try await reader.send("DELETE", "/api/me").status == 204)
        #expect(try await reader.get("/api/v2/export").status == 401)
        let stored = try StoredSessions(data: running.server.data)
        #expect(try stored.value("SELECT count(*) FROM countdown") == "0")
        #expect(try stored.value("SELECT count(*) FROM account_profile") == "0")
        #expect(running.server.stop() == 0)
    }

    @Test("forget past countdowns after 90 days and done reminders after 30, and nothing else")
    func forgotten() async throws {
        var running = try BriefServer(folder, weather: nil)
        var reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        let days = [("old", -89, false), ("older", -200, true), ("oldest", -92, false), ("new", 5, false)]
        for (name, day, yearly) in days {
            let body = #"{"name":"\#(name)","date":"\#(Self.day(day))","yearly":\#(yearly)}"#
            #expect(try await reader.send("POST", "/api/v2/countdowns", body).status == 201)
        }
        for text in ["open", "done", "long done"] {
            let body = #"{"text":"\#(text)","at":"\#(Self.day(-100))T09:00:00Z"}"#
            let id = try #require(try await reader.send("POST", "/api/v2/reminders", body).data["id"] as? Int)
            guard text != "open" else { continue }
            #expect(try await reader.send("PUT", "/api/v2/reminders/\(id)", #"{"done":true}"#).status == 200)
        }
        #expect(running.server.stop() == 0)
        let database = try DatabaseQueue(path: running.server.data.appending(path: "vitae.sqlite").path)
        try await database.write { database in
            for (text, days) in [("done", 29.0), ("long done", 31.0)] {
                try database.execute(
                    sql: "UPDATE reminder SET done_at = ? WHERE text = ?",
                    arguments: [Date.now.timeIntervalSince1970 - days * 86_400, text]
                )
            }
        }
        try database.close()

        running = try BriefServer(folder, weather: nil)
        reader = try await BriefReader(running.client, email: "ada@example.com")
        var export: [String: Any] = [:]
        for _ in 0..<100 {
            export = try await reader.get("/api/v2/export").data
            if (export["reminders"] as? [Any])?.count == 2, (export["countdowns"] as? [Any])?.count == 3 { break }
            try await Task.sleep(for: .milliseconds(100))
        }
        func names(_ list: String, _ key: String) -> Set<String> {
            Set((export[list] as? [[String: Any]] ?? []).compactMap { $0[key] as? String })
        }
        #expect(names("countdowns", "name") == ["old", "older", "new"])
        #expect(names("reminders", "text") == ["open", "done"])
        #expect(running.server.stop() == 0)
    }

    @Test("do not start with a table of name days that is wrong, which is named with its line")
    func namedays() async throws {
        let tables = folder.url.appending(path: "tables")
        let data = folder.url.appending(path: "data").path
        func serve() throws -> BuiltProgram.Outcome {
            try BuiltProgram.run("vitae", ["serve", "--port", "0", "--data", data, "--namedays", tables.path])
        }
        #expect(try serve().errors == "vitae: namedays: there is no folder \(tables.path).\n")
        try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: false)
        #expect(try serve().errors.hasPrefix("vitae: namedays: \(tables.path) has none of en.tsv, sk.tsv"))
        let file = tables.appending(path: "sk.tsv")
        try "01-01\tZora\n13-01\tVera\n".write(to: file, atomically: true, encoding: .utf8)
        let outcome = try serve()
        #expect(outcome.status == 3)
        #expect(outcome.errors == "vitae: namedays: \(file.path), line 2: there is no day 13-01.\n")
        #expect(!FileManager.default.fileExists(atPath: data))
    }
}
