import CArchive
import TextDocument

/// The parts of a packed document (Office Open XML), unpacked in memory and never on disk.
struct PackageParts {
    private(set) var parts: [String: [UInt8]] = [:]

    private static let maximumEntries = 2_000
    /// A part may unpack to this many times its packed size, once it is larger than a mebibyte.
    private static let maximumRatio = 100

    /// Unpacks the parts that are wanted and counts what all of them would take.
    init(
        unpacking bytes: [UInt8],
        limits: ExtractionLimits,
        wanted: (String) -> Bool
    ) throws(ExtractionFailure) {
        guard let archive = unsafe archive_read_new() else { throw .tooLarge }
        defer { unsafe archive_read_free(archive) }
        unsafe archive_read_support_format_zip(archive)
        guard unsafe archive_read_open_memory(archive, bytes, bytes.count) == ARCHIVE_OK else { throw .damaged }
        var entries = 0
        var unpacked = 0
        while true {
            var entry: OpaquePointer?
            let status = unsafe archive_read_next_header(archive, &entry)
            if status == ARCHIVE_EOF { return }
            guard status >= ARCHIVE_WARN, let entry = unsafe entry else { throw .damaged }
            entries += 1
            guard entries <= Self.maximumEntries else { throw .tooLarge }
            if unsafe archive_entry_is_encrypted(entry) != 0 { throw .encrypted }
            guard let pathname = unsafe archive_entry_pathname(entry) else { continue }
            let name = unsafe String(cString: pathname)
            guard wanted(name) else { continue }
            guard parts[name] == nil else { throw .damaged }
            parts[name] = try unsafe Self.read(
                archive,
                budget: limits.maximumUnpackedBytes - unpacked,
                packed: bytes.count
            )
            unpacked += parts[name]?.count ?? 0
        }
    }

    private static func read(
        _ archive: OpaquePointer,
        budget: Int,
        packed: Int
    ) throws(ExtractionFailure) -> [UInt8] {
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe archive_read_data(archive, &chunk, chunk.count)
            guard count >= 0 else { throw .damaged }
            if count == 0 { return content }
            content.append(contentsOf: chunk[..<count])
            let isBomb = content.count > 1 << 20 && content.count > maximumRatio * packed
            guard content.count <= budget, !isBomb else { throw .tooLarge }
        }
    }
}
