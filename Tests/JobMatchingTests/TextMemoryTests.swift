import Synchronization
import Testing

@testable import JobMatching

@Suite("What is remembered of texts")
struct TextMemoryTests {
    /// Finds the length of a text, and counts how often.
    private final class Finder: Sendable {
        private let calls = Mutex(0)

        var count: Int { calls.withLock { $0 } }

        func length(_ text: String) -> Int? {
            calls.withLock { $0 += 1 }
            return text.isEmpty ? nil : text.utf8.count
        }
    }

    @Test("is found out once, also where it is nothing")
    func once() {
        let memory = TextMemory<Int?>()
        let finder = Finder()
        for _ in 0..<3 {
            #expect(memory.value(for: "baker", finder.length) == 5)
            #expect(memory.value(for: "", finder.length) == nil)
        }
        #expect(finder.count == 2)
    }

    @Test("is forgotten when it becomes too much, and found out again")
    func bound() {
        let memory = TextMemory<Int?>(most: 2)
        let finder = Finder()
        for text in ["a", "bb", "ccc"] { #expect(memory.value(for: text, finder.length) == text.utf8.count) }
        #expect(memory.value(for: "ccc", finder.length) == 3)
        #expect(finder.count == 3)
        #expect(memory.value(for: "a", finder.length) == 1)
        #expect(finder.count == 4)
    }
}
