import CheckedNumbers
import Testing

@Suite("Whole numbers of any others")
struct SaturatingTests {
    @Test("cuts off the fraction", arguments: [(0.0, 0), (-0.0, 0), (0.9, 0), (-0.9, 0), (12.5, 12), (-12.5, -12)])
    func cutsOff(_ value: Double, _ number: Int) {
        #expect(Int(saturating: value) == number)
        #expect(Int32(saturating: value) == Int32(number))
    }

    @Test(
        "stays within the range",
        arguments: [1e19, 3e38, Double.greatestFiniteMagnitude, .infinity, 0x1p63]
    )
    func staysWithin(_ value: Double) {
        #expect(Int(saturating: value) == .max)
        #expect(Int(saturating: -value) == .min)
        #expect(Int32(saturating: value) == .max)
        #expect(UInt8(saturating: -value) == 0)
        #expect(UInt8(saturating: value) == 255)
    }

    @Test("makes nothing of what is no number", arguments: [Double.nan, .signalingNaN])
    func makesNothing(_ value: Double) {
        #expect(Int(saturating: value) == 0)
    }

    @Test("keeps what is just within the range")
    func keepsLimits() {
        #expect(Int(saturating: -0x1p63) == .min)
        #expect(Int(saturating: 0x1p63.nextDown) == 9_223_372_036_854_774_784)
    }
}
