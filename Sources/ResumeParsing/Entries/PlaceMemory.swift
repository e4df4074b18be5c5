/// What was said of the texts of a document: whether they are places and nothing else, and how much they are like titles.
final class PlaceMemory {
    var answers: [String: Bool] = [:]
    var titles: [String: Double] = [:]
}
