import JobMatching

extension ServerMetrics {
    private static let rephrasings = MetricFamily(
        "vitae_rephrasings_total",
        .counter,
        labels: ["outcome"],
        help: "Explanations that were to be put in other words."
    )

    /// Declares the metric of explanations in other words, for servers that have a language model.
    func declareRephrasings() {
        registry.declare(Self.rephrasings)
        for outcome in RephrasingOutcome.allCases {
            registry.add(0, to: Self.rephrasings, labels: [outcome.rawValue])
        }
    }

    /// An explanation was put in other words, or was not.
    func rephrased(_ outcome: RephrasingOutcome) {
        registry.add(to: Self.rephrasings, labels: [outcome.rawValue])
    }
}
