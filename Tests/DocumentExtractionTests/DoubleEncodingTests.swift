import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Text encoded twice")
struct DoubleEncodingTests {
    @Test(
        "is read as it was meant",
        arguments: [
            ("rÃ©sumÃ©", "résumé"), ("sautÃ©", "sauté"), ("Ã‡atalhÃ¶yÃ¼k:", "Çatalhöyük:"), ("ANDRÃ‰", "ANDRÉ"),
            ("Ã–sterreich", "Österreich"), ("cÅ“ur", "cœur"), ("ZÅ‚oty", "Złoty"), ("TÃœV", "TÜV"),
            ("CorporaÃ§Ã£o", "Corporação"),
            ("â€“", "–"), ("â€¢", "•"), ("Masterâ€™s", "Master’s"), ("â€œCinderella,â€\u{9D}", "“Cinderella,”"),
            ("2Â½", "2½"), ("FisherÂ®", "Fisher®"), ("â€¦", "…"), ("â—¦", "◦"), ("â–ª", "▪"), ("âž¢", "➢"),
            ("â‚¬500", "€500"),
            ("customersÂ’", "customers’"), ("Acmeâ„¢", "Acme™"), ("ï‚§Managed", "\u{F0A7}Managed"), ("ï¼‹", "\u{FF0B}"),
            ("ï½œ", "\u{FF5C}"), ("ðŸ“§", "📧"), ("Ð˜Ð²Ð°Ð½", "Иван"), ("Î‘Î¸Î®Î½Î±", "Αθήνα"), ("ä¸­æ–‡", "中文"),
        ]
    )
    func decoded(garbled: String, meant: String) {
        #expect(DoubleEncoding.repaired(garbled) == meant)
    }

    @Test(
        "is read as it was meant however often it was encoded",
        arguments: [("Goldminerâ€™s", "Goldminer’s"), ("GoldminerÃ¢â‚¬â„¢s", "Goldminer’s"), ("ZumbaÃ‚Â®", "Zumba®")]
    )
    func repeatedly(garbled: String, meant: String) {
        #expect(DoubleEncoding.repaired(garbled) == meant)
    }

    @Test(
        "is a plain sign where a byte was lost",
        arguments: [
            ("ï¼\u{200B}", "–"), ("ï¼", "–"), ("â—\u{200B}", "•"), ("â—", "•"), ("â–", "•"),
            ("veriï¬cation", "verification"),
            ("Book,â€\u{200B}", "Book,”"), ("Â\u{200B}Managed", "Managed"), ("requirements.Â", "requirements."),
            ("Ã", "à"), ("voilÃ", "voilà"), ("ï¼ÂCity", "–ÂCity"),
        ]
    )
    func truncated(garbled: String, meant: String) {
        #expect(WordCleaning.clean(garbled) == meant)
    }

    @Test("is nothing where a no-break space was", arguments: ["Â", "ÂÂÂ", "Â\u{200B}", "â€‹", "ï»¿"])
    func nothing(garbled: String) {
        #expect(WordCleaning.clean(garbled) == nil)
    }

    private static let languages = [
        "Âge, Âme et Ânesse: l’hôpital « où çà » n’est qu’à côté… “très” Noël, cœur, l’Âge – L’ÉTÉ’S",
        "Größe, Straße, Übung – „Gruß“, ‚Maß‘, GROẞ, ÄÖÜ… ÄRZTE’ß",
        "Não, manhã, irmã, São Tomé… «mãe» AMANHÃ” AMANHÃ… IRMÃ’ IRMÃ – coração, ação, Ásia, Índia",
        "¿Año? ¡Señor! ÁVILA, pingüino, “niño”… ESPAÑA’ — Núñez",
        "Łódź, żółć, gęś, jaźń – „Ćma”, ŻÓŁĆ… Kraków", "Příliš žluťoučký kůň, ŘÍJEN… „úpěl“",
        "hâlâ, şöför, İstanbul, ığdır… “hâlâ” HÂLÂ’ HÂLÂ… çğüö", "Ångström, smörgås, Å… “Ä” Ö– Malmö, ÆØÅ, ærø",
        "Țară, înțelege, România, ROMÂNIA, „Â” și Ă, ÂÎ", "Việt Nam, Nguyễn, ĐÀ NẴNG, CẦN, Â, Ă, Ê, Ô, Ơ, NHÂN, ÂU",
        "Ísland, Þór, Ærø, Ð, Ñ, þú… “Ð”", "Москва, Ђорђе, Київ – «Ґ»", "Αθήνα, Ελλάδα – «Ώρα»", "שלום – עולם",
        "مرحبا، العالم",
        "東京、大阪。ﾃｽﾄ １２３－４５６", "한국어, 서울", "नमस्ते दुनिया", "R&D™, 20 °C, 5 m², © 2019, ½ · x · † ‡ § ¶ «»",
        "Hawaiʻi, naïve, façade, Zoë, coöperate… Beyoncé’s “exposé”", "ß’ß” ß… ÿ– ÷ × Ø” Ù… Ú’",
        "é…” â”… ã’’ ä–’ å…… ï»” ï’¿ ñ””",
    ]

    @Test("is not seen in text that is right, in any language", arguments: languages)
    func correct(text: String) {
        for word in text.split(separator: " ") { #expect(DoubleEncoding.repaired(String(word)) == word) }
    }

    @Test("is not seen where a letter with a mark ends a word, whatever signs follow it")
    func endings() {
        let signs = ["’", "”", "…", "–", "—", "»", "›", ".", ",", ")", "™", "®", "’s", "’S"]
        let capitals = (0xC0...0xDE).compactMap { Unicode.Scalar($0).map(String.init) }
        let letters = (0xDF...0xFF).compactMap { Unicode.Scalar($0).map(String.init) } + ["ğ", "ş", "ł", "ő"]
        for sign in signs {
            for letter in capitals where letter != "×" {
                #expect(DoubleEncoding.repaired("HAL" + letter + sign) == "HAL" + letter + sign)
            }
            for letter in letters {
                for second in signs + [""] {
                    let word = "hal" + letter + sign + second
                    #expect(DoubleEncoding.repaired(word) == word)
                }
            }
        }
    }

    @Test("decodes whatever was encoded, and leaves it alone from then on", arguments: languages)
    func roundTrip(text: String) {
        for word in text.split(separator: " ") {
            let letters = String(word.filter { $0.isLetter && $0.unicodeScalars.allSatisfy { $0.value < 0x0180 } })
            guard letters.count > 2, letters.contains(where: \.isLowercase) else { continue }
            let garbled = TextDecoding.string(from: [0xFF] + Array(letters.utf8)).dropFirst()
            // Of five bytes Windows has no character: what became of them is not told by the others.
            guard !garbled.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) else { continue }
            #expect(DoubleEncoding.repaired(String(garbled)) == letters)
        }
    }
}
