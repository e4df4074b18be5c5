import Foundation

/// Documents with what they are known to say.
enum MeasuredDocuments {
    /// The documents of some folders that there is a truth for.
    ///
    /// - Parameters:
    ///   - folders: searched with all folders in them.
    ///   - truth: the folder of the truth files; nil where they stand beside the documents.
    /// - Returns: pairs of both, in the order of their names.
    /// - Throws: what is wrong with a truth file.
    static func `in`(_ folders: [String], truth: String?) throws -> [(document: URL, truth: ResumeTruth)] {
        var pairs: [(URL, ResumeTruth)] = []
        for folder in folders {
            let root = URL(filePath: folder)
            let truths = URL(filePath: truth ?? folder)
            let list = truths.appending(path: "truth.json")
            if FileManager.default.fileExists(atPath: list.path) {
                for entry in try JSONDecoder().decode([ListedTruth].self, from: Data(contentsOf: list)) {
                    pairs.append((root.appending(path: "pdf/" + entry.file), entry.truth))
                }
                continue
            }
            let names =
                FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String }.sorted() ?? []
            for name in names where !name.hasSuffix(".json") {
                let base = (name as NSString).deletingPathExtension
                for truthName in [base + ".truth.json", base + ".expected.json", name + ".truth.json"] {
                    let truth = truths.appending(path: truthName)
                    if FileManager.default.fileExists(atPath: truth.path) {
                        let decoded = try JSONDecoder().decode(ResumeTruth.self, from: Data(contentsOf: truth))
                        pairs.append((root.appending(path: name), decoded))
                    }
                }
            }
        }
        return pairs
    }
}
