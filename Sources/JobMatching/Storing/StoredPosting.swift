/// A posting as it lies in a store, without its text.
package struct StoredPosting: Sendable {
    package let number: Int64
    package let posting: JobPosting

    package init(number: Int64, posting: JobPosting) {
        self.number = number
        self.posting = posting
    }
}
