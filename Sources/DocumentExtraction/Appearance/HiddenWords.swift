/// The words of a page that nobody sees, as they are reported: as many as it takes to judge them.
struct HiddenWords {
    private(set) var words: [String] = []
    /// Bytes of text that are still reported.
    private var room = Self.mostBytes

    private static let mostBytes = 64 * 1024
    /// Characters of what has no white space in it.
    private static let longestWord = 100

    mutating func append(contentsOf more: some Sequence<String>) {
        for word in more {
            let word = word.utf8.count > Self.longestWord ? String(word.prefix(Self.longestWord)) : word
            guard word.utf8.count <= room else {
                room = 0
                return
            }
            room -= word.utf8.count
            words.append(word)
        }
    }
}
