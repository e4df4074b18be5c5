/// What is remembered of the texts of one document: headers are read in several ways, each of which asks the same.
final class DocumentMemory {
    let employers = EmployerNames.Memory()
    let places = PlaceMemory()
}
