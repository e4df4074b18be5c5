import Foundation
import TestSupport

/// A résumé whose words are found nowhere else, so that they betray every place that they get to.
enum CanaryResume {
    static let filename = "wexelbourne-zyxquandle.pdf"
    static let email = "oriolane.wexelbourne@example.org"
    /// The words to look for; each is in every document below.
    static let words = ["Oriolane", "oriolane", "Wexelbourne", "wexelbourne", "zyxquandle", "555-0173"]

    private static let contact = "Oriolane Wexelbourne, zyxquandle, \(email), (512) 555-0173"

    /// One that is read.
    static let readable = Array(
        """
        Oriolane Wexelbourne
        Austin, TX | (512) 555-0173 | \(email)

        Summary
        Backend engineer who tends the zyxquandle ledger.

        Experience
        Senior Software Engineer, Globex Corporation, Austin, TX
        March 2019 - Present
        - Built the zyxquandle pipeline in Python and Go, cutting latency by 40%.
        - Led four engineers who moved 60 PostgreSQL tables.
        Software Engineer, Initech, Austin, TX
        June 2014 - February 2019
        - Maintained Kubernetes clusters with Terraform for 30 services.

        Education
        B.S. Computer Science, Example State University, 2014

        Skills
        Python, Go, SQL, Kubernetes, Terraform, Docker

        """.utf8
    )

    /// One that breaks off.
    static func truncated() throws -> [UInt8] {
        let bytes = try Samples.bytes("bad/truncated.pdf")
        let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return head + Array("\n% \(contact)\n".utf8) + bytes.dropFirst(head.count + 1)
    }

    /// A picture that takes a while to read; what stands behind its end is not part of it.
    static func scan() throws -> [UInt8] {
        try Samples.bytes("resumes/warehouse-us-scan.png") + Array(contact.utf8)
    }
}
