import Glibc

/// What the kernel lets a process have.
enum ProcessLimits {
    private static let addressSpace: rlim_t = 1 << 30
    private static let stack: rlim_t = 8 << 20
    /// Processor seconds of a document in all, whatever it is allowed from page to page.
    private static let processorTime: rlim_t = 900
    #if DEBUG
        /// Without optimisation a photo takes three times as long, which is all that it is allowed on a busy machine.
        private static let slowness = 2
    #else
        private static let slowness = 1
    #endif

    /// Limits a template, once it is warm: what its forks have too. Fonts may have had to be looked for by then, and
    /// what was found to be written down.
    ///
    /// - Returns: whether all limits are in force.
    static func ofTemplate() -> Bool {
        limit(RLIMIT_CORE, to: 0) && limit(RLIMIT_FSIZE, to: 0) && limit(RLIMIT_NOFILE, to: 32)
            && limit(RLIMIT_STACK, to: stack)
    }

    /// Limits the process of a document.
    ///
    /// - Returns: whether all limits are in force.
    static func ofDocument() -> Bool {
        limit(RLIMIT_AS, to: addressSpace) && limit(RLIMIT_CPU, to: processorTime)
    }

    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) -> Bool {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0 else { return false }
        limits.rlim_max = min(value, limits.rlim_max)
        limits.rlim_cur = limits.rlim_max
        return unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0
    }

    /// Moves the soft limit on processor time: what was used up to now, and so much more.
    static func allowProcessorTime(_ seconds: Int) {
        var usage = rusage()
        guard unsafe getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return }
        let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(used + slowness * seconds), limits.rlim_max)
        // Moving a soft limit below its hard one does not fail; if it did, the document would have the time of the page
        // before.
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }
}
