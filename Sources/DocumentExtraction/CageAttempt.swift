#if DEBUG
    import CProcessLimits

    /// A try to break out of the cage, for tests: `--attempt NAME`.
    struct CageAttempt {
        private let name: String

        init?(arguments: [String]) {
            guard let index = arguments.firstIndex(of: "--attempt"), index + 1 < arguments.count else { return nil }
            name = arguments[index + 1]
        }

        /// `allowed`, or `refused`; an attempt that the filter ends has no outcome.
        var outcome: String {
            unsafe vitae_attempt(name) == 0 ? "allowed" : "refused"
        }
    }
#endif
