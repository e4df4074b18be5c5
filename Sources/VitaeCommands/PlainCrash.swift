import Foundation
import Glibc

/// Lets a crash end the program at once, by its own signal. The language's own handler would print a backtrace first,
/// which takes many seconds, in which a server neither answers nor is started anew.
enum PlainCrash {
    /// Takes the handlers away, unless the environment asks for them.
    static func install() {
        guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
        for crash in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP] { signal(crash, SIG_DFL) }
    }
}
