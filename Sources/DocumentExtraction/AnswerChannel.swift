import Glibc

/// The way out of the process: descriptor 3. Libraries that print cannot spoil an answer, since standard output leads
/// nowhere.
enum AnswerChannel {
    static let descriptor: Int32 = 3

    /// Makes what was standard output the way out, for a process that was started by itself.
    ///
    /// - Returns: whether that worked.
    static func moveAway() -> Bool {
        guard dup2(STDOUT_FILENO, descriptor) == descriptor else { return false }
        let nowhere = unsafe open("/dev/null", O_WRONLY)
        guard nowhere >= 0, dup2(nowhere, STDOUT_FILENO) == STDOUT_FILENO else { return false }
        if nowhere > descriptor { Glibc.close(nowhere) }
        return true
    }

    /// Writes all bytes; where nobody listens any more, the process ends.
    static func write(_ bytes: [UInt8]) {
        var written = 0
        while written < bytes.count {
            let sent = unsafe bytes[written...].withUnsafeBytes { rest in
                unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if sent > 0 {
                written += sent
            } else if errno != EINTR {
                _exit(0)
            }
        }
    }

    /// Says that the answer is whole: whoever waits for it need not wait for the end of the process too.
    static func close() { Glibc.close(descriptor) }
}
