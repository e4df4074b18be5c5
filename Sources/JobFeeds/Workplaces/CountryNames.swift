import TextFolding

/// Names and codes of countries, as location fields write them.
///
/// Written from general knowledge: ISO 3166-1 alpha-2 code, English name, alpha-3 code, other common names; those of
/// Georgia are left out of free text, where the American state is meant as often.
enum CountryNames {
    /// The code that a field for a country states: a code in any case, or a name.
    static func code(stated text: String) -> String? {
        let key = key(of: text)
        if key.utf8.count == 2 {
            let upper = key.uppercased()
            return codes.contains(upper) ? upper : byName[key]
        }
        return byName[key]
    }

    /// The code of the country that a piece of free text names.
    ///
    /// Codes count in capitals only: "in", "no" and "me" are words.
    static func code(named text: String) -> String? {
        let key = key(of: text)
        if key == "georgia" { return nil }
        guard key.utf8.count <= 3 else { return byName[key] }
        return text == text.uppercased() ? code(stated: text) : nil
    }

    /// The text folded, without points and a leading article.
    private static func key(of text: String) -> String {
        let folded = text.folded
        if isTidy(folded) { return folded }
        let pointless = folded.filter { $0 != "." }
        let bare = pointless.hasPrefix("the ") ? String(pointless.dropFirst(4)) : pointless
        return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" & ", with: " and ")
    }

    /// Whether there is nothing to take out of a folded text: letters, and single spaces between them.
    private static func isTidy(_ folded: String) -> Bool {
        var before: UInt8 = 0x20
        for byte in folded.utf8 {
            guard byte.isPlainSmall || byte == 0x20 && before != 0x20 else { return false }
            before = byte
        }
        return before != 0x20 && !folded.hasPrefix("the ")
    }

    /// All codes.
    static let codes: Set<String> = Set(entries.map(\.code))

    /// All names and codes, folded.
    static var names: [String] { Array(byName.keys) }

    private static let byName: [String: String] = {
        var names: [String: String] = [:]
        for entry in entries {
            for name in entry.names { names[key(of: name)] = entry.code }
        }
        return names
    }()

    private static let entries: [(code: String, names: [String])] =
        table
        .split { $0 == ";" || $0.isNewline }
        .compactMap { entry in
            let parts = entry.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (String(parts[0]), parts[1].split(separator: "|").map(String.init))
        }

    private static let table = """
        AD Andorra; AE United Arab Emirates|UAE|Emirates; AF Afghanistan|AFG; AG Antigua and Barbuda|ATG;
        AI Anguilla|AIA; AL Albania|ALB; AM Armenia|ARM; AO Angola|AGO; AR Argentina|ARG; AS American Samoa|ASM;
        AT Austria|AUT|Osterreich|Autriche; AU Australia|AUS; AW Aruba|ABW; AX Åland Islands|ALA;
        AZ Azerbaijan|AZE; BA Bosnia and Herzegovina|BIH; BB Barbados|BRB; BD Bangladesh|BGD;
        BE Belgium|BEL|Belgien|Belgique|Belgie; BF Burkina Faso|BFA; BG Bulgaria|BGR; BH Bahrain|BHR;
        BI Burundi|BDI; BJ Benin|BEN; BL Saint Barthélemy|BLM; BM Bermuda|BMU; BN Brunei|BRN|Brunei Darussalam;
        BO Bolivia|BOL|Plurinational State of Bolivia; BQ Caribbean Netherlands|BES;
        BR Brazil|BRA|Brasil|Brasilien; BS Bahamas|BHS; BT Bhutan|BTN; BW Botswana|BWA; BY Belarus|BLR;
        BZ Belize|BLZ; CA Canada|CAN; CD Democratic Republic of the Congo|COD|DR Congo;
        CF Central African Republic|CAF; CG Republic of the Congo|COG;
        CH Switzerland|CHE|Schweiz|Suisse|Svizzera|Suiza; CI Ivory Coast|CIV|Cote d'Ivoire; CK Cook Islands|COK;
        CL Chile|CHL; CM Cameroon|CMR; CN China|CHN|People's Republic of China; CO Colombia|COL;
        CR Costa Rica|CRI; CU Cuba|CUB; CV Cape Verde|CPV|Cabo Verde; CW Curaçao|CUW; CY Cyprus|CYP;
        CZ Czech Republic|CZE|Czechia|Cesko|Tschechien;
        DE Germany|DEU|Deutschland|Allemagne|Alemania|Alemanha|Germania|Duitsland; DJ Djibouti|DJI;
        DK Denmark|DNK|Danmark|Danemark; DM Dominica|DMA; DO Dominican Republic|DOM; DZ Algeria|DZA;
        EC Ecuador|ECU; EE Estonia|EST; EG Egypt|EGY; EH Western Sahara|ESH; ER Eritrea|ERI;
        ES Spain|ESP|Espana|Spanien|Espagne|Espanha; ET Ethiopia|ETH; FI Finland|FIN|Suomi|Finnland;
        FJ Fiji|FJI; FK Falkland Islands|FLK|Falklands; FM Micronesia|FSM; FO Faroe Islands|FRO;
        FR France|FRA|Frankreich|Francia|Franca; GA Gabon|GAB;
        GB United Kingdom|GBR|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland;
        GB Vereinigtes Konigreich|Royaume-Uni|Reino Unido;
        GD Grenada|GRD; GE Georgia|GEO; GF French Guiana|GUF; GG Guernsey|GGY; GH Ghana|GHA; GI Gibraltar|GIB;
        GL Greenland|GRL; GM Gambia|GMB; GN Guinea|GIN; GP Guadeloupe|GLP; GQ Equatorial Guinea|GNQ;
        GR Greece|GRC|Hellas|Griechenland; GT Guatemala|GTM; GU Guam|GUM; GW Guinea-Bissau|GNB; GY Guyana|GUY;
        HK Hong Kong|HKG|Hong Kong SAR; HN Honduras|HND; HR Croatia|HRV; HT Haiti|HTI;
        HU Hungary|HUN|Magyarorszag|Ungarn; ID Indonesia|IDN; IE Ireland|IRL|Republic of Ireland|Irland|Irlande;
        IL Israel|ISR; IM Isle of Man|IMN; IN India|IND|Indien|Inde; IQ Iraq|IRQ;
        IR Iran|IRN|Islamic Republic of Iran; IS Iceland|ISL; IT Italy|ITA|Italia|Italien|Italie; JE Jersey|JEY;
        JM Jamaica|JAM; JO Jordan|JOR; JP Japan|JPN|Nippon; KE Kenya|KEN; KG Kyrgyzstan|KGZ; KH Cambodia|KHM;
        KI Kiribati|KIR; KM Comoros|COM; KN Saint Kitts and Nevis|KNA; KP North Korea|PRK;
        KR South Korea|KOR|Korea|Republic of Korea; KW Kuwait|KWT; KY Cayman Islands|CYM; KZ Kazakhstan|KAZ;
        LA Laos|LAO|Lao People's Democratic Republic; LB Lebanon|LBN; LC Saint Lucia|LCA; LI Liechtenstein|LIE;
        LK Sri Lanka|LKA; LR Liberia|LBR; LS Lesotho|LSO; LT Lithuania|LTU; LU Luxembourg|LUX; LV Latvia|LVA;
        LY Libya|LBY; MA Morocco|MAR; MC Monaco|MCO; MD Moldova|MDA|Republic of Moldova; ME Montenegro|MNE;
        MF Saint Martin|MAF; MG Madagascar|MDG; MH Marshall Islands|MHL; MK North Macedonia|MKD|Macedonia;
        ML Mali|MLI; MM Myanmar|MMR|Burma; MN Mongolia|MNG; MO Macau|MAC|Macao; MP Northern Mariana Islands|MNP;
        MQ Martinique|MTQ; MR Mauritania|MRT; MS Montserrat|MSR; MT Malta|MLT; MU Mauritius|MUS;
        MV Maldives|MDV; MW Malawi|MWI; MX Mexico|MEX|Mexique; MY Malaysia|MYS; MZ Mozambique|MOZ;
        NA Namibia|NAM; NC New Caledonia|NCL; NE Niger|NER; NG Nigeria|NGA; NI Nicaragua|NIC;
        NL Netherlands|NLD|Holland|The Netherlands|Nederland|Niederlande|Pays-Bas; NO Norway|NOR|Norge|Norwegen;
        NP Nepal|NPL; NR Nauru|NRU; NU Niue|NIU; NZ New Zealand|NZL|Aotearoa; OM Oman|OMN; PA Panama|PAN;
        PE Peru; PF French Polynesia|PYF; PG Papua New Guinea|PNG; PH Philippines|PHL|The Philippines;
        PK Pakistan|PAK; PL Poland|POL|Polska|Polen|Pologne; PM Saint Pierre and Miquelon|SPM;
        PR Puerto Rico|PRI; PS Palestine|PSE|Palestinian Territories; PT Portugal|PRT; PW Palau|PLW;
        PY Paraguay|PRY; QA Qatar|QAT; RE Réunion|REU; RO Romania|ROU|Rumanien; RS Serbia|SRB;
        RU Russia|RUS|Russian Federation; RW Rwanda|RWA; SA Saudi Arabia|SAU; SB Solomon Islands|SLB;
        SC Seychelles|SYC; SD Sudan|SDN; SE Sweden|SWE|Sverige|Schweden; SG Singapore|SGP; SH Saint Helena|SHN;
        SI Slovenia|SVN; SK Slovakia|SVK; SL Sierra Leone|SLE; SM San Marino|SMR; SN Senegal|SEN;
        SO Somalia|SOM; SR Suriname|SUR; SS South Sudan|SSD; ST São Tomé and Príncipe|STP; SV El Salvador|SLV;
        SX Sint Maarten|SXM; SY Syria|SYR|Syrian Arab Republic; SZ Eswatini|SWZ|Swaziland;
        TC Turks and Caicos Islands|TCA; TD Chad|TCD; TG Togo|TGO; TH Thailand|THA; TJ Tajikistan|TJK;
        TL East Timor|TLS|Timor-Leste; TM Turkmenistan|TKM; TN Tunisia|TUN; TO Tonga|TON; TR Turkey|TUR|Turkiye;
        TT Trinidad and Tobago|TTO; TV Tuvalu|TUV; TW Taiwan|TWN|Taiwan, Province of China;
        TZ Tanzania|TZA|United Republic of Tanzania; UA Ukraine|UKR; UG Uganda|UGA;
        US United States|USA|United States of America|America|Estados Unidos|Etats-Unis|Vereinigte Staaten|States;
        UY Uruguay|URY; UZ Uzbekistan|UZB; VA Vatican City|VAT|Holy See;
        VC Saint Vincent and the Grenadines|VCT; VE Venezuela|VEN|Bolivarian Republic of Venezuela;
        VG British Virgin Islands|VGB; VI U.S. Virgin Islands|VIR; VN Vietnam|VNM|Viet Nam; VU Vanuatu|VUT;
        WF Wallis and Futuna|WLF; WS Samoa|WSM; XK Kosovo|XKX; YE Yemen|YEM; YT Mayotte|MYT;
        ZA South Africa|ZAF|RSA; ZM Zambia|ZMB; ZW Zimbabwe|ZWE
        """
}
