import Glibc

/// Time on the wall and on the processor, in milliseconds.
enum Stopwatch {
    /// How long a body takes.
    static func wall(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let begin = clock.now
        try body()
        return (clock.now - begin).milliseconds
    }

    /// How much processor time this process spends in a body.
    static func processor(_ body: () throws -> Void) rethrows -> Double {
        let begin = processorTime
        try body()
        return processorTime - begin
    }

    private static var processorTime: Double {
        var usage = rusage()
        guard unsafe getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return .nan }
        return usage.milliseconds
    }
}

extension rusage {
    /// Processor time in and outside the kernel.
    var milliseconds: Double {
        ru_utime.milliseconds + ru_stime.milliseconds
    }
}

extension timeval {
    fileprivate var milliseconds: Double {
        Double(tv_sec) * 1000 + Double(tv_usec) / 1000
    }
}

extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
