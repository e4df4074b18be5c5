import Testing

@testable import ResumeScoring

@Suite("Figures in statements")
struct FigureFinderTests {
    @Test(
        "finds what measures something",
        arguments: [
            "Cut costs by 12 %", "Managed 12 people", "Saved $4,000 a year", "Grew revenue 3x", "Led a team of five",
            "Served 200+ guests", "Raised €1.2m", "Doubled the output of the line", "Answered 40 calls/day",
            "Won grants of INR 45 lakh", "Betreuung von drei Werkstudenten", "Accueil de huit stagiaires",
            "Liderança de quatro analistas", "Answered 20-30 calls", "Kept a 5-year plan", "Sold 10K tickets",
        ]
    )
    func figures(_ text: String) {
        #expect(FigureFinder.hasFigure(text))
    }

    @Test(
        "leaves out years, versions and numbers of a list",
        arguments: [
            "Joined in 2019", "Migrated servers to Windows 10", "Prepared the ISO 9001 audit", "1. Answered the phone",
            "Built pages in HTML5", "Started on May 12", "Responsible for B2B sales", "(3 yrs 10 mos)",
            "Delays due to weather", "Melhoria dos processos", "Placed 3rd party tags and a 4th grade class",
            "Won the High Five Award of the house", "Wrote ATP 3-34.20/MCRP 3-17.2D and FM 09.13",
            "Moved the ledger to Oracle 11i", "2 Robin Example Kept the books", "Called 617-555-0142",
            "Taught the young of the island. 2. Department of Safety", "Answered 24/7",
            "Stored Level 1/Sub-Safe material",
        ]
    )
    func others(_ text: String) {
        #expect(!FigureFinder.hasFigure(text))
    }
}
