import CProcesses
import Glibc

/// Processes whose parent ended before them. What they spent would be missing from what the parent spent.
enum Orphans {
    /// Makes this process the one that waits for them.
    static func adopt() throws {
        guard adopt_orphans() == 0 else { throw BenchmarkFailure("orphans cannot be adopted (error \(errno))") }
    }

    /// Waits for all; to be called when no other child is running.
    ///
    /// - Returns: milliseconds of processor time that they spent.
    static func wait() -> Double {
        var spent = 0.0
        var status: Int32 = 0
        var usage = rusage()
        while true {
            let identifier = unsafe wait4(-1, &status, 0, &usage)
            if identifier > 0 {
                spent += usage.milliseconds
            } else if errno != EINTR {
                return spent
            }
        }
    }
}
