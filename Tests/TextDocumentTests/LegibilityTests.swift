import Testing
import TextDocument

@Suite("Legibility")
struct LegibilityTests {
    @Test(
        "is high for any language",
        arguments: [
            "Managed the onboarding of seven hundred hires every year and rolled out a new system for the records of staff",
            "Verantwortlich für die Einführung eines neuen Systems zur Verwaltung der Personalakten in drei Werken",
            "Odpowiedzialny za wdrożenie nowego systemu zarządzania dokumentacją kadrową w trzech zakładach pracy firmy",
            "מהנדסת תוכנה בכירה עם ניסיון של עשר שנים בפיתוח מערכות",
        ]
    )
    func words(text: String) {
        #expect(Legibility.share(of: text.split(separator: " ").map(String.init)) > 0.9)
    }

    @Test(
        "is low for a text layer with a broken encoding",
        arguments: [
            ".6$QDQGKL +50DQDJHU DQDQGKLNV#H[DPSOHRUJ .(<6.,//6 &KHQQDL7DPLO1DGX 3HUIRUPDQFH PDQDJHPHQW 0DQDJHG VWDII",
            "(cid:12)(cid:45) (cid:3) (cid:77)(cid:1) (cid:2) (cid:8) (cid:9) (cid:10) (cid:11)",
        ]
    )
    func noise(text: String) {
        #expect(Legibility.share(of: text.split(separator: " ").map(String.init)) < 0.5)
    }

    @Test("is not doubted for a few words, numbers and signs")
    func few() {
        #expect(Legibility.share(of: ["XJ-9", "(cid:3)"]) == 1)
        #expect(Legibility.share(of: ["2019", "–", "2024", "30%", "€", "|", "•", "+1", "555", "0100"]) == 1)
    }
}
