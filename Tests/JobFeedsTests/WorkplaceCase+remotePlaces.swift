extension WorkplaceCase {
    /// Texts of location fields that say that a job is remote.
    static let remotePlaces = read(
        """
        R ~ Remote
        R:US ~ Remote within the US
        R:US ~ Remote within the United States
        R:DE,ZA,AE ~ Remote (EMEA)
        R:US ~ Remote (US timezones)
        R:US ~ Remote - US timezone
        R:US ~ Remote, US time zones only
        R:US ~ Remote (Eastern Time)
        R:US ~ Remote (US East Coast)
        R:US ~ Remote - US (EST hours)
        R ~ Anywhere
        R ~ Anywhere in the world
        R:US ~ Anywhere in the United States
        R ~ WFH
        R:IN ~ WFH, India
        R:GB ~ WFH - United Kingdom
        R ~ Fully remote
        R ~ Fully Remote (Global)
        R ~ 100% Remote
        R ~ Remote-first
        R ~ Remote first company
        R ~ Remote only
        R:US ~ Remote, USA
        R:US ~ USA - Remote
        R:US ~ USA (Remote)
        R:US ~ Remote - Texas
        R ~ Remote - Denver, CO
        R:US ~ Remote, OR
        R:US ~ Remote in CA or NY
        R:CA ~ Remote - Canada
        R:CA ~ Toronto, Canada (Remote)
        R:US,CA ~ Remote (US or Canada)
        R:US,CA ~ Remote, US/Canada
        R:US,CA ~ Remote - US & Canada only
        R:GB ~ Remote (UK)
        R:GB ~ Remote UK
        R:GB ~ UK Remote
        R:GB ~ Remote - England
        R:DE ~ Remote, Deutschland
        R:DE ~ Deutschlandweit (Remote)
        R:DE ~ Homeoffice, Deutschland
        R ~ 100% Homeoffice
        R ~ Home Office (100 %)
        R ~ Mobiles Arbeiten
        R ~ Ortsunabhängig
        R ~ Standortunabhängig
        R ~ Bundesweit (Homeoffice)
        R ~ Überall / Remote
        R:FR ~ Télétravail, France
        R ~ Télétravail complet
        R ~ 100 % télétravail
        R ~ Full remote
        R:FR ~ Full remote (France)
        R ~ À distance
        R:ES ~ Remoto, España
        R:ES ~ Remoto (España)
        R ~ 100% remoto
        R ~ En remoto
        R ~ Teletrabajo
        R ~ Trabajo remoto
        R ~ Trabajo a distancia
        R:MX ~ Trabajo desde casa, México
        R ~ Desde casa
        R:BR ~ Remoto - Brasil
        R ~ Teletrabalho
        R ~ Trabalho remoto
        R:IT ~ Da remoto, Italia
        R ~ Smart working 100%
        R:PL ~ Zdalnie, Polska
        R:PL ~ Praca zdalna, Polska
        R:NL ~ Thuiswerken, Nederland
        R:NL ~ Remote, Netherlands
        R ~ Telecommute
        R ~ Telework eligible - Anywhere in the U.S. (remote job)
        R ~ Work from home
        R ~ Work From Home - Nationwide
        R ~ Work-from-home
        R ~ Home-based
        R ~ Home Based - UK
        R ~ Virtual
        R:US ~ Virtual - US
        R:US ~ Virtual, Any City, US
        R:US ~ Nationwide Remote, United States
        R ~ Distributed
        R ~ Distributed team
        R ~ Flexible / Remote
        R ~ Remote / Berlin
        R ~ Berlin or Remote
        R ~ New York, NY or Remote
        R ~ San Francisco, CA | Remote
        R ~ London; Remote
        R:US ~ Remote; Austin, TX; Denver, CO; United States
        R ~ Remote Worldwide
        R ~ Worldwide
        R ~ Global - Remote
        R:BR,MX ~ Remote - LATAM
        R:DE,FR ~ Remote - Europe
        R:DE,FR ~ Europe (Remote)
        R:DE,FR ~ Remote across Europe
        R:DE,FR ~ Remote EU only
        R:IN,JP ~ APAC Remote
        R:AU ~ Remote Australia
        R:AU ~ Australia-wide remote
        R:IN ~ Remote - India
        R:IN ~ India Remote
        R:IN ~ Bengaluru, India (Remote)
        R:IE ~ Remote Ireland
        R:IE ~ Home Office - Ireland
        R:DE ~ Remote (CET +/- 2h)
        R:US ~ US Only (Remote)
        R:US ~ United States only
        R:US ~ Remote (must be located in the US)
        R:US ~ Remote (US residents only)
        R:US ~ Remote (United States | Canada)
        R:US ~ REMOTE-US
        R:US ~ US-Remote
        R:US ~ Remote_US
        R:US ~ U.S. Remote
        R:US ~ Remote Position - US
        R:US ~ Remote Office (USA)
        R:US ~ Remote Location, United States
        R:US ~ Remote Based in US
        R ~ Permanently remote
        R ~ Remote (fully distributed)
        R ~ Remote, Anywhere in Europe
        R ~ Remote - Spain or Portugal
        R ~ United Kingdom - Remote
        R ~ Remote (Berlin, Hamburg, Munich)
        R ~ Remote | Paris
        R ~ Fully Remote - UK Wide
        R ~ Home working, UK
        R ~ Homeworking
        R ~ Remote working, Scotland
        R ~ Field-based / Remote
        R ~ 100% Home Office möglich
        R ~ Remote (Deutschland, Österreich, Schweiz)
        R ~ Arbeiten von zu Hause
        R ~ Full Remote - France métropolitaine
        R ~ France (full télétravail)
        R ~ Télétravail à 100%
        R ~ 100% teletrabajo, España
        R ~ Remoto - LATAM
        R ~ Completamente remoto
        R ~ 100% remoto - Argentina
        R ~ Lavoro da remoto
        R ~ Full remote, Italia
        R ~ Praca w 100% zdalna
        R ~ Remote - Poland (B2B)
        R ~ Op afstand, Nederland
        R ~ Distans, Sverige
        R ~ Remote - Nordics
        R ~ Hjemmekontor, Norge
        R ~ Remote eligible
        R ~ US-based remote
        R ~ Remote, Eastern time zone
        R ~ Remote | Pacific Time
        R ~ Remote (GMT -5 to GMT +2)
        R ~ Remote - any location
        R ~ No office - fully remote
        R ~ Virtual office
        R ~ Remote: Philippines
        R ~ Makati, Philippines (WFH)
        R ~ Permanent WFH
        """
    )
}
