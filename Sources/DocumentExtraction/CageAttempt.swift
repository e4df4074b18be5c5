#if DEBUG
    import CProcessLimits
    import Glibc
    import TextDocument

    /// A try to break out of the cage, or to wear out the parent, for tests: `--attempt NAME`, or, where the
    /// environment has `VITAE_MISBEHAVE`, a plain text whose first line is `vitae-misbehave: NAME`. With the word
    /// `later` behind the name the text is read, and its pages are sent, before.
    struct CageAttempt {
        private let name: String
        private let comesLater: Bool

        private static let mark = "vitae-misbehave: "

        init?(arguments: [String]) {
            guard let index = arguments.firstIndex(of: "--attempt"), index + 1 < arguments.count else { return nil }
            name = arguments[index + 1]
            comesLater = false
        }

        init?(in request: ExtractionRequest) {
            guard unsafe getenv("VITAE_MISBEHAVE") != nil, let file = request.files.first,
                file.starts(with: Array(Self.mark.utf8))
            else { return nil }
            let line = file.dropFirst(Self.mark.utf8.count).prefix { $0 != 0x0A }
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            guard let first = words.first else { return nil }
            name = String(first)
            comesLater = words.contains("later")
        }

        /// `allowed`, or `refused`; an attempt that the filter ends has no outcome.
        var outcome: String {
            unsafe vitae_attempt(name) == 0 ? "allowed" : "refused"
        }

        /// Misbehaves instead of answering as it should.
        ///
        /// - Parameters:
        ///   - pages: sends what the document really has.
        ///   - write: sends bytes to the parent.
        func perform(pages: () -> Void, write: ([UInt8]) -> Void) {
            if comesLater { pages() }
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
            case "noise":
                noise()
            default:
                _ = unsafe vitae_misbehave(name)
            }
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
