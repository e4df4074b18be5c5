import Foundation
import Glibc

/// What the kernel tells about a process.
struct ProcessStatus {
    let identifier: pid_t

    init(of identifier: pid_t) {
        self.identifier = identifier
    }

    /// Processor time without that of children, also after the end of the process while nobody has waited for it.
    func ownProcessorMilliseconds() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
        // The name in parentheses may hold spaces; the fields behind it are counted from the third.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let kernel = Double(fields[12]) else {
            throw BenchmarkFailure("/proc/\(identifier)/stat reads differently")
        }
        return (user + kernel) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Memory that the process has in use, mapped files among it, in MiB; nil when it has ended.
    func residentMebibytes() -> Double? {
        mebibytes("VmRSS:")
    }

    /// The part of that memory that is its own and no mapped file.
    func anonymousMebibytes() -> Double? {
        mebibytes("RssAnon:")
    }

    private func mebibytes(_ field: String) -> Double? {
        // A process that has just ended has no such file any more, or no such line.
        guard let text = FileManager.default.contents(atPath: "/proc/\(identifier)/status") else { return nil }
        let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(field) }
        let number = line?.dropFirst(field.count).split(whereSeparator: \.isWhitespace).first
        return number.flatMap { Double($0) }.map { $0 / 1024 }
    }
}
