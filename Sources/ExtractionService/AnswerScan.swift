import TextDocument

/// Follows an answer from frame to frame as it comes in, without looking into them: how far it is, and whether there is
/// sense in it.
///
/// Output of a process that may be under a hostile document's control is to be doubted: the first byte too many ends the
/// trust in it.
struct AnswerScan {
    /// How far an answer is.
    enum State {
        case open
        /// It has ended as it should.
        case complete
        /// Nonsense, or more than a document may send.
        case broken
    }

    private(set) var state = State.open
    /// All pages have come in.
    private(set) var isRead = false
    /// There was more behind the end.
    private(set) var hasMore = false
    private let isAnalysed: Bool
    private var remainingBytes: Int
    /// Page frames that may still come: each page may come twice, a later version in the place of the first.
    private var remainingPages: Int
    /// The beginning of a frame whose length is not known yet.
    private var header: [UInt8] = []
    private var remainingBody = 0

    /// - Parameters:
    ///   - request: what is answered.
    ///   - maximumBytes: the most bytes that the answer may have.
    init(of request: ExtractionRequest, maximumBytes: Int) {
        isAnalysed = request.today != nil
        remainingBytes = maximumBytes
        remainingPages = request.document == nil ? 2 * request.limits.maximumPages : 0
    }

    /// Takes the next piece.
    mutating func advance(over bytes: some Collection<UInt8>) {
        remainingBytes -= bytes.count
        guard remainingBytes >= 0 else { return spoil() }
        var rest = bytes[...]
        while !rest.isEmpty, state != .broken, !hasMore {
            if remainingBody > 0 {
                let step = min(remainingBody, rest.count)
                rest = rest.dropFirst(step)
                remainingBody -= step
            } else if state == .complete {
                hasMore = true
            } else {
                header.append(rest[rest.startIndex])
                rest = rest.dropFirst()
                if header.count == ExtractionFrame.headerSize { beginBody() }
            }
        }
    }

    private mutating func beginBody() {
        let length = header.dropFirst().reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let kind = ExtractionFrame.Kind(rawValue: header[0]), length <= ExtractionFrame.maximumBodySize else {
            return spoil()
        }
        header = []
        remainingBody = length
        switch kind {
        case .page:
            remainingPages -= 1
            if remainingPages < 0 || isRead { spoil() }
        case .finished:
            if isRead { return spoil() }
            isRead = true
            if !isAnalysed { state = .complete }
        case .failed:
            if isRead { return spoil() }
            state = .complete
        case .analysed:
            guard isRead, isAnalysed else { return spoil() }
            state = .complete
        }
    }

    private mutating func spoil() {
        state = .broken
    }

    /// Whether the last frame that was begun is there to its end.
    var isWhole: Bool { state == .complete && remainingBody == 0 }
}
