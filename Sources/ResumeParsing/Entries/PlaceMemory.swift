/// Whether texts of a section are places and nothing else.
final class PlaceMemory {
    var answers: [String: Bool] = [:]
}
