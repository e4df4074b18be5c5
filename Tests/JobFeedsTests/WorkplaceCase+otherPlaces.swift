extension WorkplaceCase {
    /// Texts of location fields of hybrid jobs and of jobs on site.
    static let otherPlaces = read(
        """
        H ~ Hybrid
        H ~ Hybrid - London
        H ~ London (Hybrid)
        H ~ Hybrid Remote
        H ~ Hybrid remote in Austin, TX
        H ~ Hybrid Work
        H ~ Hybrid working, Leeds
        H ~ Boston, MA (Hybrid, 3 days in office)
        H ~ Boston, MA - 3 days in office
        H ~ New York (3 days/week in office)
        H ~ Manchester, 2 days from home
        H ~ Leeds, 2-3 days remote
        H ~ Remote (2 days a week in office)
        H ~ Chicago, IL / Remote 2 days per week
        H ~ Part remote
        H ~ Partially remote
        H ~ Remote optional
        H ~ Remote possible
        H ~ Remote-friendly
        H ~ Temporarily remote
        H ~ Temporarily remote due to COVID-19
        H ~ Remote until further notice, then Chicago
        H ~ Office / Remote mix
        H ~ Flexible hybrid
        H ~ 50% Remote
        H ~ Bis zu 60 % Homeoffice, Köln
        H ~ München, teilweise Homeoffice
        H ~ Hamburg (2 Tage Homeoffice)
        H ~ Berlin (Homeoffice möglich)
        H ~ Hybrides Arbeiten, Stuttgart
        H ~ Hybrid, Düsseldorf
        H ~ Lyon, télétravail partiel
        H ~ Paris (2 jours de télétravail)
        H ~ Paris - hybride
        H ~ Télétravail 2 jours par semaine, Nantes
        H ~ Madrid (híbrido)
        H ~ Barcelona, híbrido - 2 días en casa
        H ~ Teletrabajo parcial, Valencia
        H ~ Modalidad híbrida, Bogotá
        H ~ São Paulo (híbrido)
        H ~ Milano (ibrido)
        H ~ Warszawa, hybrydowo
        H ~ Kraków (praca hybrydowa)
        H ~ Amsterdam (hybride werken)
        O ~ Berlin
        O ~ Austin, TX
        O ~ On-site
        O ~ On-site, Austin, TX
        O ~ Onsite only
        O ~ Office-based
        O ~ Office based, Leeds
        O ~ In-office
        O ~ In person
        O ~ In-person, Denver, CO
        O ~ 5 days in office, London
        O ~ London (5 days a week in the office)
        O ~ Not remote
        O ~ No remote
        O ~ No remote work
        O ~ Austin, TX (not remote)
        O ~ Austin, TX (no remote)
        O ~ Non-remote
        O ~ Remote: No
        O ~ Köln (kein Homeoffice)
        O ~ Vor Ort in Köln
        O ~ Präsenz, Köln
        O ~ Sur site, Lyon
        O ~ Présentiel, Paris
        O ~ Pas de télétravail, Lille
        O ~ Presencial, Madrid
        O ~ Sin teletrabajo, Madrid
        O ~ Stacjonarnie, Kraków
        O ~ Remote site, Pilbara, Australia
        O ~ Remote sites, Alaska
        O ~ Remote communities, Northern Territory, Australia
        O ~ Home care, Leeds
        O ~ Virginia Beach, VA
        O ~ Global Headquarters, Zürich
        O ~ United States
        O ~ Multiple locations
        O ~ Worldwide Plaza, New York, NY
        O ~ Home Depot Support Center, Atlanta, GA
        H ~ Hybrid (2 days WFH)
        H ~ Hybrid - 60% office
        H ~ Leeds - Flexible (2 days office, 3 days home)
        H ~ 1-2 days per week in the office, Bristol
        H ~ Occasional travel to office, Hybrid
        H ~ Mostly remote, Berlin
        H ~ Berlin, remote possible (2 days)
        H ~ Homeoffice nach Absprache, Bonn
        H ~ Mobiles Arbeiten möglich, Essen
        H ~ Bureau et télétravail, Lyon
        H ~ Télétravail possible, Rennes
        H ~ Télétravail partiel possible
        H ~ Híbrido, Lisboa
        H ~ Semipresencial, Sevilla
        O ~ On site - Leeds
        O ~ Leeds, fully on-site
        O ~ Leeds (fully office based)
        O ~ Working from our office in Leeds
        O ~ No WFH, Leeds
        O ~ Client site, Leeds
        O ~ Remote Area Clinic, Alice Springs
        O ~ Remote Island, Scotland
        O ~ Hybrid Air Park, Bedford
        O ~ Virtual Studios Building, Leeds
        O ~ Distribution Centre, Leeds
        O ~ Kein Remote möglich
        O ~ Lavoro in sede, Torino
        O ~ Lugar: presencial
        O ~ Nationwide Arena District, Columbus, OH
        O ~ International Airport, Denver, CO
        O ~ Remote, Oregon Trail Office
        """
    )
}
