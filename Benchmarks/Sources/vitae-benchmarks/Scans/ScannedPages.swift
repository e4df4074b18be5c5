import Foundation

/// Pages of invented résumés as pictures, and the text that is on them.
struct ScannedPages {
    let folder: String
    let pages: [(path: String, text: String)]

    private static let resolution = 200

    /// Draws pages and makes scans of them.
    ///
    /// - Parameters:
    ///   - count: pages wanted.
    ///   - condition: what is wrong with them.
    ///   - folder: where they go; it is empty.
    /// - Throws: when pdftoppm is not there.
    init(count: Int, _ condition: ScanCondition, in folder: String) throws {
        var pages: [(path: String, text: String)] = []
        for number in 0..<count {
            let resume = GeneratedResume(number: number)
            let drawn = try Self.draw(resume.pdf)
            let path = "\(folder)/page-\(number).tiff"
            let picture = condition.applied(to: drawn, seed: number)
            try Data(picture.tiff(resolution: Self.resolution)).write(to: URL(filePath: path))
            pages.append((path, resume.text))
        }
        self.folder = folder
        self.pages = pages
    }

    private static func draw(_ pdf: [UInt8]) throws -> GreyPicture {
        let arguments = ["-gray", "-r", "\(resolution)", "-singlefile", "-"]
        let child = try ChildProcess("pdftoppm", arguments, hasInput: true, output: .pipe)
        try child.write(pdf)
        child.closeInput()
        let pgm = try child.readToEnd()
        guard try child.wait().isSuccess else { throw BenchmarkFailure("pdftoppm failed") }
        return try GreyPicture(pgm: pgm)
    }
}
