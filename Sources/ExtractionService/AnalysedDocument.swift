package import ResumeAnalysis
package import TextDocument

/// A document that was read, and what was found out from it.
package struct AnalysedDocument: Sendable {
    /// Its text; that of some pages only, where reading ended early.
    package var document: TextDocument
    /// What it says; nil where nobody asked.
    package var findings: ResumeFindings?
    /// The time that the analysis took, as the process says that did it.
    package var analysisTime: Duration

    package init(document: TextDocument, findings: ResumeFindings? = nil, analysisTime: Duration = .zero) {
        self.document = document
        self.findings = findings
        self.analysisTime = analysisTime
    }
}
