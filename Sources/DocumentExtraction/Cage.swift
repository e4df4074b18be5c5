import CProcessLimits
import Glibc

/// Locks a process in before it reads the first byte of a document: what a hostile file makes a library do, it then
/// does without files, network, other processes, or anything to write to.
///
/// Each layer covers what the other leaves open: Landlock allows sockets and fork, seccomp alone would let any file be
/// read. Where a kernel lacks one, the process works with the other and says so.
struct Cage: Sendable {
    /// The filter on system calls is in force.
    let hasSeccomp: Bool
    /// The restriction to a few readable folders is in force.
    let hasLandlock: Bool

    /// What reading a document takes besides the document: fonts, recognition data, the time zone. Not the C library's
    /// modules for encodings (gconv): they are code, which no longer can be loaded, and the attempt would end the
    /// process. Where they cannot be seen, libraries take their own tables.
    private static let readable = [
        "/etc/fonts", "/etc/ld.so.cache", "/etc/localtime", "/usr/local/share/fonts", "/usr/share/fontconfig",
        "/usr/share/fonts", "/usr/share/poppler", "/usr/share/tessdata", "/usr/share/tesseract-ocr",
        "/usr/share/zoneinfo", "/var/cache/fontconfig",
    ]

    /// Locks a template in, and all that it forks; there is no way back.
    ///
    /// - Parameters:
    ///   - firstUnused: descriptors from this one up are closed.
    ///   - recognitionData: a further folder with recognition data.
    /// - Returns: nil when the kernel has a layer but refused it: no document must be read then.
    static func lockTemplate(firstUnused: Int32, recognitionData: String?) -> Cage? {
        guard vitae_close_from(firstUnused) == 0, vitae_drop_privileges() == 0 else { return nil }
        let files = restrictFiles(to: readable + [recognitionData].compactMap { $0 })
        let calls = vitae_restrict_template()
        guard files >= 0, calls >= 0 else { return nil }
        return Cage(hasSeccomp: calls == 0, hasLandlock: files == 0)
    }

    /// Takes from the process of a document what its template could do and it must not: to fork, to end others, to take
    /// descriptors.
    ///
    /// - Parameter allowsThreads: whether the process may start threads; other processes it never may.
    /// - Returns: false when the kernel refused it: the document must not be read then.
    static func narrow(allowsThreads: Bool) -> Bool { vitae_restrict_document(allowsThreads) >= 0 }

    private static func restrictFiles(to paths: [String]) -> Int32 {
        let copies = unsafe paths.map { path in unsafe strdup(path) }
        defer { unsafe copies.forEach { copy in unsafe free(copy) } }
        let pointers = unsafe copies.map { copy in unsafe UnsafePointer(copy) }
        return unsafe vitae_restrict_files(pointers, Int32(pointers.count))
    }

    /// In words: `seccomp, landlock`; `none` without either.
    var description: String {
        let layers = [hasSeccomp ? "seccomp" : nil, hasLandlock ? "landlock" : nil].compactMap { $0 }
        return layers.isEmpty ? "none" : layers.joined(separator: ", ")
    }
}
