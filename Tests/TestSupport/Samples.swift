package import Foundation

/// The sample documents of the repository.
package enum Samples {
    /// The folder `Samples`.
    package static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Samples", directoryHint: .isDirectory)

    /// The bytes of a file in it, such as `resumes/student-us.pdf`.
    package static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// Names of the résumés, sorted.
    package static func resumes() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "resumes").path).sorted()
    }
}
