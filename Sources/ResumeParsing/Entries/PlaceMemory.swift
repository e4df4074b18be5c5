/// What was said of the texts of a document: whether they are places and nothing else, whether towns are called so, and how
/// much they are like titles.
final class PlaceMemory {
    var answers: [String: Bool] = [:]
    var towns: [String: Bool] = [:]
    var titles: [String: Double] = [:]
}
