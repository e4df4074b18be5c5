import Careers
import Resume
import ResumeScoring
package import TextDocument

extension ResumeFindings {
    /// The findings as they cross the pipe.
    package var bytes: [UInt8] {
        do {
            return try PackedEncoder.bytes(of: self)
        } catch {
            // A value that cannot be packed is a fault of the program: whoever gets none says so.
            return []
        }
    }

    /// Reads findings that a process sent which may be under a hostile document's control.
    ///
    /// - Parameter bytes: all of them.
    /// - Throws: when they are cut off, too many, or state what no résumé does.
    package init(bytes: [UInt8]) throws(ByteReader.Malformed) {
        let findings: ResumeFindings
        do {
            findings = try PackedDecoder.value(ResumeFindings.self, from: bytes)
        } catch {
            throw ByteReader.Malformed()
        }
        guard findings.isPlausible else { throw ByteReader.Malformed() }
        self = findings
    }

    /// More of anything than a bounded document can name.
    private static let mostSkills = 5_000
    /// More than are ever found.
    private static let mostOccupations = 200

    private var isPlausible: Bool {
        dates.allSatisfy(\.isPlausible) && (0...100).contains(score.score)
            && (0...100).contains(score.percentile ?? 0) && (0...1).contains(resume.likelihood)
            && profile.skills.count <= Self.mostSkills && profile.targetRoles.count <= Self.mostOccupations
            && profile.occupations.count <= Self.mostOccupations
            && (0...10_000).contains(profile.yearsOfExperience ?? 0)
    }

    private var dates: [PartialDate] {
        let entries = (resume.work + resume.volunteer).flatMap { [$0.startDate, $0.endDate] }
        let studies = resume.education.flatMap { [$0.startDate, $0.endDate] }
        let projects = resume.projects.flatMap { [$0.startDate, $0.endDate] }
        let titled = (resume.certificates + resume.publications + resume.awards).map(\.date)
        return (entries + studies + projects + titled).compactMap(\.self)
    }
}

extension PartialDate {
    fileprivate var isPlausible: Bool {
        (0...9_999).contains(year) && (1...12).contains(month ?? 1) && (1...31).contains(day ?? 1)
    }
}
