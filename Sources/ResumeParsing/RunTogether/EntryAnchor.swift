/// What an entry of a running text can be told by: its dates, or its place behind a dash, or both.
struct EntryAnchor {
    /// Characters of the text that it takes.
    let characters: Range<Int>
    let place: String?
    /// The dates as they are written.
    let dates: String?
    /// Whether a dash stands in front, behind the name of the employer.
    let hasDash: Bool
}
