import Glibc

/// A file descriptor that is closed when nobody holds it any more.
final class Descriptor {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Writes all bytes.
    func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            let sent = unsafe bytes[written...].withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if sent > 0 {
                written += sent
            } else if errno != EINTR {
                throw BenchmarkFailure("nobody reads what is written (error \(errno))")
            }
        }
    }

    /// What arrives next; empty at the end, nil when nothing came in time.
    func read(waitingMilliseconds: Int32 = -1) throws -> [UInt8]? {
        if waitingMilliseconds >= 0 {
            var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            if unsafe poll(&request, 1, waitingMilliseconds) == 0 { return nil }
        }
        let size = 64 * 1024
        var result = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            repeat {
                result = unsafe Glibc.read(number, buffer.baseAddress, size)
            } while result < 0 && errno == EINTR
            filled = max(result, 0)
        }
        guard result >= 0 else { throw BenchmarkFailure("reading failed (error \(errno))") }
        return bytes
    }
}

/// Both ends of a pipe; children get only what is handed to them.
struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw BenchmarkFailure("there is no pipe (error \(errno))") }
        reading = Descriptor(ends[0])
        writing = Descriptor(ends[1])
        for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) != 0 {
            throw BenchmarkFailure("a pipe cannot be set up (error \(errno))")
        }
    }
}
