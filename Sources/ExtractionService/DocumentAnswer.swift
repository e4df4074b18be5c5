import ResumeAnalysis
import TextDocument

/// What a process answered about one document.
struct DocumentAnswer {
    /// The pages, and what was found out from them, or why there are none.
    let result: Result<AnalysedDocument, ExtractionFailure>

    /// Reads a whole answer.
    ///
    /// - Parameters:
    ///   - bytes: all of it, be there more behind it or not.
    ///   - request: what is answered.
    /// - Throws: when it makes no sense.
    init(bytes: [UInt8], to request: ExtractionRequest) throws(ByteReader.Malformed) {
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        var pages = AnsweredPages()
        var format: DocumentFormat?
        while let frame = try decoder.next() {
            switch frame {
            case .page(let page):
                pages.add(page)
            case .finished(let told):
                format = told
                if request.today == nil {
                    result = .success(AnalysedDocument(document: TextDocument(format: told, pages: pages.pages)))
                    return
                }
            case .failed(let failure):
                result = .failure(failure)
                return
            case .analysed(let findings):
                guard let format else { throw ByteReader.Malformed() }
                result = .success(
                    AnalysedDocument(
                        document: request.document ?? TextDocument(format: format, pages: pages.pages),
                        findings: try ResumeFindings(bytes: findings.bytes),
                        analysisTime: .microseconds(Int64(findings.microseconds))
                    )
                )
                return
            }
        }
        throw ByteReader.Malformed()
    }

    /// The pages of an answer that broke off.
    static func pages(in bytes: [UInt8]) -> [TextPage] {
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        var pages = AnsweredPages()
        do throws(ByteReader.Malformed) {
            while case .page(let page)? = try decoder.next() { pages.add(page) }
        } catch {
            // What came before the nonsense was whole.
        }
        return pages.pages
    }
}

/// Pages in the order in which they came first; a page that comes again takes the place of its first version.
private struct AnsweredPages {
    private(set) var pages: [TextPage] = []

    mutating func add(_ page: TextPage) {
        if let index = pages.firstIndex(where: { $0.number == page.number }) {
            pages[index] = page
        } else {
            pages.append(page)
        }
    }
}
