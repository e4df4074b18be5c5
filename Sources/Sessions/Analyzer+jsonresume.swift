import Careers
package import Resume

extension Analyzer {
    /// What a résumé says in JSON Resume's terms; what was concluded from it stands in `meta`.
    package func jsonResume(of analysis: Analysis) -> JSONResume {
        let profile = analysis.profile
        var career = JSONResumeCareer()
        career.currentTitle = profile.currentRole?.title
        career.currentCompany = profile.currentRole?.company
        career.occupation = profile.occupations.first.flatMap { knowledge.occupations[code: $0.code]?.title }
        career.seniority = "\(profile.seniority)"
        career.yearsOfExperience = profile.yearsOfExperience
        return JSONResume(analysis.resume, career: career)
    }
}
