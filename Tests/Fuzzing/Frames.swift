import TextDocument

/// The stream between the extractor and its parent, both directions; the first byte says in which pieces it comes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, count)
    let size = Int(input.byte()) % 37 + 1
    let whole = input.bytes
    var decoder = ExtractionFrameDecoder()
    var frames: [ExtractionFrame] = []
    do throws(ByteReader.Malformed) {
        while !input.rest.isEmpty {
            decoder.append(input.bytes(size))
            while let frame = try decoder.next() { frames.append(frame) }
        }
        expect(frames == allAtOnce(whole), "other frames in other pieces")
    } catch {
        expect(allAtOnce(whole) == nil, "malformed in these pieces only")
    }
    for frame in frames { expect(allAtOnce(frame.bytes) == [frame], "a frame that changes on its way") }
    checkRequest(whole)
    return 0
}

/// The frames of a stream that comes in one piece; nil for a malformed one.
private func allAtOnce(_ bytes: [UInt8]) -> [ExtractionFrame]? {
    var decoder = ExtractionFrameDecoder()
    decoder.append(bytes)
    var frames: [ExtractionFrame] = []
    do throws(ByteReader.Malformed) {
        while let frame = try decoder.next() { frames.append(frame) }
        return frames
    } catch {
        return nil
    }
}

private func checkRequest(_ bytes: [UInt8]) {
    do throws(ByteReader.Malformed) {
        let request = try ExtractionRequest(bytes: bytes[...])
        expect(try ExtractionRequest(bytes: request.bytes[...]) == request, "a request that changes on its way")
    } catch {
        return
    }
}
