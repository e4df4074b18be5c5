import TextDocument

/// Reads one or more picture files as the pages of one document.
struct PictureReader {
    let limits: ExtractionLimits
    let recogniser: PageRecogniser
    let photos: PhotoLibrary?

    /// Dots on the shorter side below which no letter can be read.
    private static let leastSide = 40

    func read(
        _ files: [(bytes: [UInt8], format: DocumentFormat)],
        emit: (TextPage) -> Void
    ) throws(ExtractionFailure) {
        var number = 0
        for file in files {
            let pictures = PictureFile(bytes: file.bytes, format: file.format, limits: limits, photos: photos)
            try pictures.forEachPage { (picture: consuming Picture) throws(ExtractionFailure) in
                guard number < limits.maximumRecognisedPages else { return }
                guard min(picture.width, picture.height) >= Self.leastSide else { return }
                number += 1
                guard let page = recogniser.page(from: picture) else { throw .crashed }
                emit(
                    TextPage(
                        number: number,
                        width: page.width,
                        height: page.height,
                        origin: .recognised,
                        lines: page.lines
                    )
                )
            }
        }
    }
}
