import Testing

@testable import VitaeServer

@Suite("A histogram")
struct HistogramTests {
    @Test("counts each value in all buckets that are large enough")
    func buckets() {
        var histogram = Histogram(bounds: [1, 2, 5])
        for value in [0.5, 1, 1.5, 5, 7] { histogram.observe(value) }
        #expect(histogram.cumulative == [2, 3, 4])
        #expect(histogram.count == 5)
        #expect(histogram.sum == 15)
    }

    @Test("orders its bounds")
    func order() {
        var histogram = Histogram(bounds: [5, 1])
        histogram.observe(3)
        #expect(histogram.bounds == [1, 5])
        #expect(histogram.cumulative == [0, 1])
    }

    @Test("does not count what is no number", arguments: [Double.nan, .infinity, -.infinity])
    func nonsense(_ value: Double) {
        var histogram = Histogram()
        histogram.observe(value)
        #expect(histogram.count == 0)
        #expect(histogram.sum == 0)
    }
}
