import Careers
import Resume
import ResumeScoring

/// What has to hold of all that is said of a document, whatever it was.
enum ReadResume {
    static func check(_ resume: Resume) {
        expect((0...1).contains(resume.likelihood), "a likelihood of \(resume.likelihood)")
        for entry in resume.work + resume.volunteer { check([entry.startDate, entry.endDate]) }
        for entry in resume.education { check([entry.startDate, entry.endDate]) }
    }

    private static func check(_ dates: [PartialDate?]) {
        for date in dates.compactMap(\.self) {
            expect((1_900...2_100).contains(date.year), "the year \(date.year)")
            expect(date.month.map { (1...12).contains($0) } ?? true, "a month that no year has")
            expect(date.day.map { (1...31).contains($0) } ?? true, "a day that no month has")
        }
    }

    static func check(_ profile: CareerProfile) {
        if let years = profile.yearsOfExperience { expect((0...20_000).contains(years), "\(years) years of work") }
        let shares = profile.occupations.flatMap { [$0.weight, $0.similarity] } + profile.targetRoles.map(\.confidence)
        expect(shares.allSatisfy { (0...1.000_001).contains($0) }, "a share that is none")
    }

    static func check(_ score: ResumeScore) {
        expect((0...100).contains(score.score), "\(score.score) points")
        let points =
            score.findings.flatMap { [$0.pointsLost, $0.pointsPossible] }
            + score.categories.flatMap { [$0.points, $0.possible] }
        expect(points.allSatisfy { (-0.01...100.01).contains($0) }, "points that are none")
    }
}
