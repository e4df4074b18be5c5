/// A page that every extractor can read: where it does not come back, the document that died before is not to blame.
enum OwnPage {
    /// With a line in a font that it does not carry, so that fonts are looked for.
    static let bytes = Array(
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 50]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
        4 0 obj<</Length 47>>stream
        BT /F 12 Tf 10 20 Td (Curriculum vitae) Tj ET
        endstream endobj
        5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
        trailer<</Root 1 0 R>>
        """.utf8
    )
    /// What stands on it.
    static let text = "Curriculum vitae"
}
