/// What was found in the texts of a document, nil where there is no date.
final class DateMemory {
    var matches: [String: DateMatch?] = [:]
}
