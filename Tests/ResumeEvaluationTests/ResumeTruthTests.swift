import Foundation
import Testing

@testable import ResumeEvaluation

@Suite("Truth files")
struct ResumeTruthTests {
    private func truth(_ json: String) throws -> ResumeTruth {
        try JSONDecoder().decode(ResumeTruth.self, from: Data(json.utf8))
    }

    @Test("may name the headline, and say more than is measured")
    func headline() throws {
        let truth = try truth(
            #"{"headline": "Line Cook", "category": "CHEF", "designations": ["Cook"], "companies": [], "work": []}"#
        )
        #expect(truth.headline == "Line Cook")
        #expect(truth.work?.isEmpty == true)
        #expect(truth.currentTitle == nil)
    }

    @Test("name the current role by either key")
    func currentRole() throws {
        #expect(try truth(#"{"current_title": "Cook", "current_company": null}"#).currentTitle == "Cook")
        #expect(try truth(#"{"current_role_title": "Cook", "current_title": "Chef"}"#).currentTitle == "Cook")
    }

    @Test("leave room for the names of all fields in the table")
    func names() {
        #expect(ResumeEvaluation.fields.allSatisfy { $0.count < ResumeEvaluation.longestField })
    }
}
