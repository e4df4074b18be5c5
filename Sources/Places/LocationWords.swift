import TextFolding

/// What people write around names of places that names none, folded.
enum LocationWords {
    /// What stands before a colon, or alone in a form that was not filled in.
    static let labels: Set<String> = [
        "location", "current location", "preferred location", "work location", "job location", "address",
        "home address", "current address", "postal address", "mailing address", "residence", "place of residence",
        "based", "base", "home", "hq", "headquarters", "office", "street", "city", "town", "state", "country", "region",
        "place", "city/state",
        "adresse", "anschrift", "wohnort", "wohnhaft", "wohnsitz", "ort", "standort", "stadt", "arbeitsort",
        "einsatzort", "strasse", "lieu", "lieu de residence", "ville", "domicile", "localisation", "localite", "pays",
        "ubicacion", "direccion", "ciudad", "localidad", "residencia", "lugar de residencia", "domicilio", "pais",
        "localizacao", "endereco", "cidade", "morada", "local", "residenza", "indirizzo", "citta", "luogo", "sede",
        "adres", "woonplaats", "plaats", "locatie", "standplaats", "miejscowosc", "lokalizacja", "miasto",
        "miejsce zamieszkania", "adresa", "bydliste", "mesto", "lakohely", "cim", "localitate", "oras", "bopael",
        "bosted", "sted", "bostadsort", "bostad", "adress", "paikkakunta", "osoite", "kotipaikka", "konum", "sehir",
        "ikamet", "адрес", "город", "местоположение", "адреса", "місто", "διευθυνση", "διεύθυνση", "العنوان", "الموقع",
        "住所", "現住所", "所在地", "地址", "주소", "거주지",
    ]

    /// What leads over to a name: "based in", "wohnhaft in".
    static let leads: Set<String> = [
        "in", "at", "from", "near", "around", "near to", "close to", "based", "based in", "based at", "based near",
        "based out of", "located", "located in", "located at", "located near", "living in", "living near",
        "i live in", "lives in", "resident in", "resident of", "residing in", "residing at", "currently",
        "currently in", "currently based in", "currently living in", "currently residing in", "anywhere in",
        "hq", "hq in", "headquarters in", "head office in", "office in", "anywhere", "remote", "remote in",
        "remote from", "remote within", "fully remote", "hybrid", "hybrid in",
        "work from home", "wfh", "on-site in", "onsite in", "relocating to", "moving to", "the", "outside",
        "just outside", "north of", "south of", "east of", "west of", "working in", "working from", "now in",
        "wohnhaft", "wohnhaft in", "ansassig in", "ich wohne in", "lebe in", "derzeit in", "zurzeit in", "aktuell in",
        "nahe", "nahe bei", "in der nahe von", "bei", "raum", "im raum", "grossraum", "umgebung", "nahe von", "aus",
        "base a", "basee a", "habite a", "habitant a", "demeurant a", "domicilie a", "pres de", "proche de", "a", "en",
        "actuellement a", "region de", "region", "banlieue de", "autour de", "residant a", "situe a", "vit a",
        "radicado en", "radicada en", "residente en", "resido en", "vivo en", "actualmente en", "cerca de",
        "zona de", "basado en", "basada en", "ubicado en", "ubicada en", "em", "morando em", "moro em",
        "residente em", "baseado em", "baseada em", "atualmente em", "perto de", "regiao de", "proximo a",
        "residente a", "vivo a", "abito a", "con sede a", "attualmente a", "vicino a", "zona", "nei pressi di",
        "presso", "provincia di", "gevestigd in", "woonachtig in", "woonachtig te", "wonend in", "momenteel in",
        "nabij", "in de buurt van", "omgeving", "regio", "mieszkam w", "okolice", "w poblizu", "obecnie w",
        "bosatt i", "bor i", "baserad i", "nara", "bosat i", "bosatt ved", "basert i", "naer", "i", "w", "u", "v", "va",
        "okoli", "zijem v", "bydlim v", "kozel", "langa", "lähellä", "yakini", "г.", "г", "город", "м.", "м", "місто",
    ]

    /// What stands before a town's name and says what it is.
    static let kinds: Set<String> = [
        "city of", "town of", "village of", "township of", "borough of", "municipality of", "metropolis of",
        "london borough of", "royal borough of", "metropolitan borough of", "metropolitan city of", "greater city of",
        "stadt", "kreisfreie stadt", "landeshauptstadt", "hansestadt", "freie und hansestadt", "freie hansestadt",
        "universitatsstadt", "gemeinde", "markt", "stadtgemeinde", "bundesstadt", "ville de", "commune de",
        "municipio de", "ciudad de", "villa de", "ayuntamiento de", "cidade de", "municipio do", "concelho de",
        "comune di", "citta di", "citta metropolitana di", "gemeente", "stad", "miasto", "gmina", "obec", "mesto",
        "kommune", "municipiul", "orasul", "grad", "opcina",
    ]

    /// What stands behind a name and says that it is not meant exactly, or how one works there.
    static let trails: Set<String> = [
        "and surroundings", "and surrounding area", "and surrounding areas", "and the surrounding area",
        "& surrounding area", "& surrounding areas", "and environs", "and nearby", "und umgebung", "& umgebung",
        "u. umgebung", "und umland", "und region", "and suburbs", "et environs", "et banlieue", "et alentours",
        "et ses environs", "et sa region",
        "y alrededores", "y cercanias", "e dintorni", "e provincia", "y provincia", "e regiao", "e arredores",
        "en omgeving", "en omstreken", "e.o.", "i okolice", "med omnejd", "og omegn", "a okoli",
        "es kornyeke", "si imprejurimi", "remote", "hybrid", "wfh", "onsite", "on-site", "only", "based", "preferred",
        "sar", "s.a.r.", "city", "area", "suburbs", "suburb", "town", "downtown", "city centre", "city center",
        "centre", "center", "zentrum", "mitte", "centro", "centrum", "or remote", "oder remote", "ou remote",
        "and remote", "capital", "office", "offices", "head office", "main office", "hq", "headquarters", "headquarter",
        "in-person", "in-office",
    ]

    /// What stands between places of which any may be meant.
    static let connectors: Set<String> = [
        "or", "and", "&", "and/or", "und", "oder", "bzw.", "sowie", "ou", "et", "o", "u", "y", "e", "en", "og",
        "och", "eller", "lub", "albo", "oraz", "i", "nebo", "alebo", "vagy", "és", "sau", "și", "si", "ili",
        "veya", "ve", "tai", "ja", "или", "и", "або", "та", "vs", "vs.", "then", "+", "→", "->",
    ]

    /// What stands for no town beside one: "Berlin or remote".
    static let workplaces: Set<String> = [
        "remote", "remotely", "hybrid", "wfh", "anywhere", "elsewhere", "online", "homeoffice", "home office", "onsite",
        "on-site", "surroundings", "surrounding areas", "surrounding area", "nearby", "environs", "umgebung",
        "umland", "alentours", "alrededores", "dintorni", "arredores", "omgeving", "okolice", "teletrabajo",
        "teletravail", "remoto",
    ]
}
