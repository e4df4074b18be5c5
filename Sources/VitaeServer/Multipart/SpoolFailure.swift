import Glibc

/// Why an upload cannot be kept on disk.
enum SpoolFailure: Error, Hashable, Sendable {
    /// No room is left: on the disk, or of what the server's user may have of it.
    case full
    /// Anything else, as the system numbers it.
    case broken(errno: CInt)

    /// - Parameter code: what the system left in `errno`.
    init(errno code: CInt) {
        self = [ENOSPC, EDQUOT, EFBIG].contains(code) ? .full : .broken(errno: code)
    }
}
