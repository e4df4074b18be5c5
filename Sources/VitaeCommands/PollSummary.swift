import VitaeAPI

/// A session in plain words, for a person at a terminal.
struct PollSummary {
    let session: SessionResponse
    let jobs: [JobResponse]

    private static let shownJobs = 3

    var text: String {
        var lines = ["Status        \(session.status)"]
        if let message = session.errorMessage { return (lines + [message]).joined(separator: "\n") }
        let role = [session.currentRoleTitle, session.currentRoleCompany].compactMap { $0 }
        lines.append("Current role  \(role.isEmpty ? "none found" : role.joined(separator: ", "))")
        lines.append("Location      \(session.location ?? "none found")")
        lines.append("Score         \(session.resumeScore.map { "\($0) of 100" } ?? "not known yet")")
        if let feedback = session.resumeFeedback { lines.append("              \(feedback)") }
        lines.append("Next roles    \((session.realisticTargetRoles ?? []).joined(separator: " · "))")
        for (bucket, name) in [("local", "Local jobs"), ("national", "National jobs"), ("remote", "Remote jobs")] {
            let list = jobs.filter { $0.bucket == bucket }
            lines.append("\n\(name): \(list.count)")
            for job in list.prefix(Self.shownJobs) {
                let distance = job.distanceKilometres.map { bucket == "local" ? ", \(Int($0)) km" : "" } ?? ""
                lines.append("  \(job.matchScore)  \(job.title), \(job.companyName) (\(job.location)\(distance))")
            }
        }
        return lines.joined(separator: "\n")
    }
}
