import CExtractorChannel
import Glibc

/// The process that all processes of documents are forked from: everything that takes time is done in it once. It never
/// reads a byte of a document, so that no document can reach another through it.
struct ExtractorTemplate {
    let orders: Int32
    let engines: RecognitionEngines
    let photos: PhotoLibrary?
    let analysis: DocumentAnalysis?

    /// Forks until the owner is gone; returns in the template alone.
    ///
    /// - Returns: the exit code.
    func serve() -> Int32 {
        vitae_fill_gaps()
        guard vitae_report_ready(orders) == 0 else { return 1 }
        while true {
            var order = vitae_order()
            switch Int(unsafe vitae_serve_orders(orders, &order)) {
            case VITAE_SERVED_FORK:
                become(order)
            case VITAE_SERVED_RECOGNITION:
                // The first scan has paid for its engine; those to come find it running.
                engines.start()
                vitae_fill_gaps()
            default:
                return 0
            }
        }
    }

    /// Narrows what this process may do to what reading takes, reads its document, and ends.
    private func become(_ order: vitae_order) -> Never {
        let isForPhotos = photos != nil && order.options & UInt32(VITAE_OPTION_PHOTOS) != 0
        guard ProcessLimits.ofDocument(), Cage.narrow(allowsThreads: isForPhotos) else { _exit(1) }
        let extractor = DocumentExtractor(
            engines: engines,
            photos: isForPhotos ? photos : nil,
            allowProcessorTime: ProcessLimits.allowProcessorTime
        )
        let hasRecognised = DocumentTask(extractor: extractor, analysis: analysis).run()
        AnswerChannel.close()
        // Without the libraries' own endings: nothing is to be saved, and they take time.
        _exit(hasRecognised ? Int32(VITAE_EXIT_RECOGNISED) : 0)
    }
}
