/// Ends the run with a message where something does not hold; the fuzzer keeps the input that led there.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    fatalError(message())
}
