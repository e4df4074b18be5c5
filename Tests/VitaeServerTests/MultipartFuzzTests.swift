import TestSupport
import Testing

@testable import VitaeServer

@Suite("Multipart forms from nowhere")
struct MultipartFuzzTests {
    private static let pieces = [
        "\r\n", "--", "--\(MultipartStream.boundary)", "\r\n\r\n", "\"", ";", "\r", "name=", "\\",
    ]

    private static func mutate(_ bytes: inout [UInt8], with generator: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let length = min(Int.random(in: 1...12, using: &generator), bytes.count - place)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 1: bytes.removeSubrange(place..<(place + length))
        case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
        case 3:
            guard let piece = pieces.randomElement(using: &generator) else { return }
            bytes.insert(contentsOf: Array(piece.utf8), at: place)
        default:
            guard place < bytes.count else { return }
            bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
    }

    @Test(
        "mutated forms are read or refused, never fatal, and alike in one piece and in many",
        arguments: [UInt64](1...8)
    )
    func mutations(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var original = MultipartStream(preamble: "A form.")
        original.add(name: "note", Array("two\r\nlines".utf8))
        original.add(name: "file", filename: "a.pdf", [0, 13, 10, 45, 45, 255, 13])
        original.close()
        for round in 0..<250 {
            var stream = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.mutate(&stream.bytes, with: &generator) }
            let whole = stream.outcome()
            let cuts = (0..<4).map { _ in Int.random(in: 0...stream.bytes.count, using: &generator) }
            #expect(stream.outcome(cutAt: cuts) == whole, "seed \(seed), round \(round), cuts \(cuts): \(stream.bytes)")
        }
    }

    @Test("noise is read or refused", arguments: [UInt64](1...4))
    func noise(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var stream = MultipartStream()
            let length = Int.random(in: 0...600, using: &generator)
            stream.bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            guard case .parts(let parts, let isFinished) = stream.outcome() else { continue }
            #expect(parts.isEmpty)
            #expect(!isFinished)
        }
    }
}
