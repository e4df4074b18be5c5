import JobMatching

/// A posting as it lies in the database, without its text.
struct StoredPosting {
    let number: Int64
    let posting: JobPosting
}
