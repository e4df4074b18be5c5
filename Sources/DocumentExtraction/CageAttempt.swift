#if DEBUG
    import CProcessLimits
    import Glibc
    import TextDocument

    /// A try to break out of the cage, or to wear out the parent, for tests: `--attempt NAME`, or, where the
    /// environment has `VITAE_MISBEHAVE`, a plain text whose first line is `vitae-misbehave: NAME`. With the word
    /// `later` behind the name the text is read, and its pages are sent, before; with `analysed`, all of it has been read.
    struct CageAttempt {
        private enum Moment {
            case atOnce, later, analysed
        }

        private let name: String
        private let moment: Moment

        private static let mark = "vitae-misbehave: "

        init?(arguments: [String]) {
            guard let index = arguments.firstIndex(of: "--attempt"), index + 1 < arguments.count else { return nil }
            name = arguments[index + 1]
            moment = .atOnce
        }

        init?(in request: ExtractionRequest) {
            guard unsafe getenv("VITAE_MISBEHAVE") != nil, let text = Self.text(of: request),
                text.starts(with: Array(Self.mark.utf8))
            else { return nil }
            let line = text.dropFirst(Self.mark.utf8.count).prefix { $0 != 0x0A }
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard let first = words.first else { return nil }
            name = String(first)
            moment = words.contains("later") ? .later : words.contains("analysed") ? .analysed : .atOnce
            // What was read before is analysed without trouble, unless it is the analysis that makes it.
            if request.document != nil, moment != .analysed { return nil }
        }

        private static func text(of request: ExtractionRequest) -> [UInt8]? {
            request.document.map { Array($0.text.utf8) } ?? request.files.first
        }

        /// `allowed`, or `refused`; an attempt that the filter ends has no outcome.
        var outcome: String {
            unsafe vitae_attempt(name) == 0 ? "allowed" : "refused"
        }

        /// Misbehaves instead of answering as it should.
        ///
        /// - Parameters:
        ///   - pages: sends what the document really has, without an end.
        ///   - answer: sends all of it, and calls what it is given before the analysis.
        ///   - write: sends bytes to the parent.
        func perform(
            pages: () -> Void,
            answer: (_ beforeAnalysis: () -> Void) -> Void,
            write: @escaping ([UInt8]) -> Void
        ) {
            switch moment {
            case .atOnce: misbehave(write)
            case .later:
                pages()
                misbehave(write)
            case .analysed: answer { misbehave(write) }
            }
        }

        private func misbehave(_ write: ([UInt8]) -> Void) {
            let page = ExtractionFrame.page(
                TextPage(number: 1, width: 612, height: 792, origin: .flow, lines: [])
            ).bytes
            let end = ExtractionFrame.finished(.text).bytes
            switch name {
            case "half_frame":
                write(Array(page.prefix(page.count / 2)))
                exit(0)
            case "lying_length":
                write([page[0], 0xFF, 0xFF, 0xFF, 0xFF])
                _ = unsafe vitae_misbehave("hang")
            case "slow_drip":
                write([page[0], 0, 0, 0, 1])
                while true {
                    write([0x20])
                    sleep(1)
                }
            case "spam":
                while true { write(page) }
            case "late_bytes":
                write(page + end + [0x21])
            case "later_document":
                write(page + end + page + end)
            case "identify":
                identify(write)
            case "noise":
                noise()
            default:
                _ = unsafe vitae_misbehave(name)
            }
        }

        /// What the memory of a process holds of documents: one that reads two of them has their number here.
        private nonisolated(unsafe) static var documents = 0

        /// Answers with the number of the process, and of the documents that it has seen.
        private func identify(_ write: ([UInt8]) -> Void) {
            unsafe Self.documents += 1
            let texts = ["\(getpid())", "\(unsafe Self.documents)"]
            let words = texts.map { TextWord(text: $0, box: Bounds(left: 0, top: 0, right: 9, bottom: 9), fontSize: 9) }
            let line = TextLine(words: words, block: 0)
            let page = TextPage(number: 1, width: 612, height: 792, origin: .flow, lines: [line])
            write(ExtractionFrame.page(page).bytes + ExtractionFrame.finished(.text).bytes)
        }

        /// Complains without end: nobody must wait for it, or keep it.
        private func noise() {
            let complaint = [UInt8](repeating: 0x21, count: 4096)
            while true {
                _ = unsafe complaint.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            }
        }
    }
#endif
