import Foundation
import Hummingbird
import JobAlerts
import VitaeAPI

/// `/api/v1/health/…` for operators.
struct OperatorController {
    let engine: AlertEngine
    let alerts: any AlertStore
    let gate: OperatorGate
    /// From one look for new postings to the next, at most.
    let intervalMinutes: Int

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.post, at: "/api/v1/health/trigger-matching")
        router.post("/api/v1/health/trigger-matching") { request, _ in
            try gate.admit(request)
            let created = try await engine.run()
            let now = Date()
            return JSONBody(
                V1.MatchingTurn(
                    message: created.map { "Matching finished: \($0) new matches" } ?? "Matching is running already",
                    matchesLastHour: try await alerts.alertCounts(now: now).matchesLastHour,
                    timestamp: V1.time(now)
                )
            )
        }
        router.allowOnly(.get, at: "/api/v1/health/scheduler-status")
        router.get("/api/v1/health/scheduler-status") { request, _ in
            try gate.admit(request)
            return JSONBody(
                V1.SchedulerStatus(
                    // The server that answers looks for postings itself, for as long as it runs.
                    schedulerRunning: true,
                    intervalMinutes: intervalMinutes,
                    timestamp: V1.time(Date())
                )
            )
        }
    }
}
