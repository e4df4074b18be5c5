package import JobMatching

/// A posting that was made up, and what is true of it.
package struct GeneratedPosting: Sendable {
    /// Without what the import computes.
    package let posting: JobPosting
    /// SOC code of the occupation that it is for.
    package let occupation: String
    /// ISO 3166-1 code of the country that it is in.
    package let country: String

    /// A line of Vitae's own schema, with the truth as `occupationalCategory`.
    package var line: String { PostingLine(posting, occupation: occupation).text }
}
