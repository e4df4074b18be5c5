#!/usr/bin/env python3
"""Writes expected/NAME.expected.json for every sample: what a reader finds in it.

Usage: expected.py OUTPUT_DIRECTORY     (standard library only)

The values are the exact strings of the document; dates are YYYY-MM or YYYY,
an end of None means the role is still open.
"""
import json
import os
import sys


def person(name, email, phone, location, country, current, skills, work):
    title, company = current
    return {
        "name": name, "email": email, "phone": phone,
        "location": location, "country": country,
        "current_role_title": title, "current_role_company": company,
        "skills": skills,
        "work": [{"title": t, "company": c, "start": s, "end": e}
                 for t, c, s, e in work],
        "is_resume": True,
    }


SAMPLES = {}

SAMPLES["software-engineer-us"] = person(
    "Daniel Reyes Okafor", "daniel.okafor@example.com", "(510) 555-0142",
    "Oakland, CA", "US",
    ("Senior Software Engineer", "Quillmark Payments"),
    ["Go", "Python", "SQL", "AWS", "Docker", "Kubernetes", "PostgreSQL", "Terraform"],
    [("Senior Software Engineer", "Quillmark Payments", "2022-03", None),
     ("Software Engineer", "Tidewater Freight Systems", "2018-06", "2022-02"),
     ("Junior Developer", "Brightpath Learning Tools", "2016-07", "2018-05")])

# The document has the titles in capitals; they are shown as words.
SAMPLES["office-administrator-us"] = person(
    "Denise Kowalczyk-Hart", "sunnydenise@example.com", None,
    "Houston, TX", "US",
    ("Office Administrator", "Bayou Crest Property Services"),
    ["Microsoft Office", "scheduling", "data entry", "filing"],
    [("OFFICE ADMINISTRATOR", "Bayou Crest Property Services", "2021", None),
     ("RECEPTIONIST", "Magnolia Row Dental", "2017", "2019"),
     ("CASHIER", "Lantern Lane Market", "2015", "2017")])

SAMPLES["nurse-uk"] = person(
    "Harriet Ashworth", "h.ashworth@example.org", "07700 900417",
    "Leeds, United Kingdom", "GB",
    ("Senior Staff Nurse", "Aireholme General Hospital"),
    ["Wound care", "IV cannulation", "Medication administration", "Triage",
     "Care planning", "Safeguarding", "Infection control"],
    [("Senior Staff Nurse", "Aireholme General Hospital", "2020-09", None),
     ("Staff Nurse, Surgical Ward", "Calderbrook Infirmary", "2016-10", "2020-08"),
     ("Healthcare Assistant", "Moorview Nursing Home", "2012-06", "2013-08")])

SAMPLES["data-analyst-br"] = person(
    "Thaís Figueiredo Moura", "thais.moura@example.com", "+55 31 0555-0134",
    "Belo Horizonte, MG, Brazil", "BR",
    ("Senior Data Analyst", "Vida Serrana Saúde"),
    ["SQL", "Python", "pandas", "Power BI", "Tableau", "Airflow", "dbt", "A/B testing"],
    [("Senior Data Analyst", "Vida Serrana Saúde", "2022-08", None),
     ("Data Analyst", "Mercado Alvorada", "2020-02", "2022-07"),
     ("Business Intelligence Intern", "Grupo Pedra Azul", "2019-01", "2020-01")])

SAMPLES["student-us"] = person(
    "Priscilla Nakamura-Hale", "pnakamurahale@example.com", "734-555-0117",
    "Ann Arbor, MI", "US",
    (None, None),
    ["C", "C++", "Python", "JavaScript", "MATLAB", "Git", "Linux", "KiCad"],
    [])

SAMPLES["accountant-us"] = person(
    "Rosalind T. Begay", "rosalind.begay@example.com", "713-555-0186",
    "Houston, Texas", "US",
    ("Senior Accountant", "Lone Heron Energy Services, Inc."),
    ["US GAAP", "Month-end close", "Financial reporting", "Account reconciliation",
     "Budgeting", "NetSuite", "QuickBooks", "Sales tax"],
    [("Senior Accountant", "Lone Heron Energy Services, Inc.", "2021-05", None),
     ("Staff Accountant", "Caprock Builders LLC", "2017-08", "2021-04"),
     ("Accounts Payable Clerk", "Ferris & Ortega Accounting", "2015-06", "2017-07")])

SAMPLES["marketing-manager-de"] = person(
    "Friederike Böttcher", "f.boettcher@example.org", "030 23125 318",
    "Berlin, Germany", "DE",
    ("Marketing Manager", "Grünspecht Naturkosmetik GmbH"),
    ["Brand management", "SEO", "Google Analytics", "Email marketing",
     "Content strategy", "HubSpot"],
    [("Marketing Manager", "Grünspecht Naturkosmetik GmbH", "2021-05", None),
     ("Senior Marketing Specialist", "Möwenberg Outdoor AG", "2018-10", "2021-04"),
     ("Marketing Assistant", "Stadtwerke Würmtal", "2016-03", "2018-09")])

SAMPLES["electrician-ca"] = person(
    "Gordon Pelletier-Strand", "gpelletier@example.org", "250-555-0163",
    "Kelowna, British Columbia, Canada", "CA",
    ("Journeyman Electrician", "Okanagan Ridge Electric Ltd."),
    ["Residential wiring", "Commercial wiring", "Conduit bending", "Troubleshooting",
     "Blueprint reading", "Motor controls"],
    [("Journeyman Electrician", "Okanagan Ridge Electric Ltd.", "2019-04", None),
     ("Apprentice Electrician", "Thompson Fork Contracting", "2014-05", "2019-03"),
     ("Labourer", "Cold Creek Sawmill", "2012-06", "2014-04")])

SAMPLES["project-manager-in"] = person(
    "Anjali Raghunathan", "anjali.raghunathan@example.com", "+91 55500 01234",
    "Bengaluru, Karnataka, India", "IN",
    ("Senior Project Manager", "Kaverindu Software Services Pvt. Ltd."),
    ["Project planning", "Stakeholder management", "Risk management", "Agile",
     "Scrum", "JIRA", "MS Project", "Budgeting"],
    [("Senior Project Manager", "Kaverindu Software Services Pvt. Ltd.", "2020-06", None),
     ("Project Manager", "Blue Tamarind Technologies", "2017-04", "2020-05"),
     ("Software Test Engineer", "Coromandel Infotech", "2013-07", "2017-03")])

SAMPLES["teacher-fr"] = person(
    "Hélène Châtaigner-Brézé", "helene.chataigner@example.org", "+33 6 39 98 04 17",
    "Lyon, France", "FR",
    ("Mathematics Teacher", "Lycée International des Deux Fleuves"),
    ["Lesson planning", "Classroom management", "Differentiated instruction",
     "Student assessment", "GeoGebra", "Python", "Curriculum development"],
    [("Mathematics Teacher", "Lycée International des Deux Fleuves", "2021-09", None),
     ("Mathematics Teacher", "Collège Émile-Vauthier", "2017-09", "2021-08"),
     ("Private Tutor", "Soutien Scolaire Rhône", "2014-10", "2017-06")])

SAMPLES["warehouse-us-scan"] = person(
    "Curtis Dwayne Mabry", "curtis.mabry@example.com", "614-555-0175",
    "Columbus, OH", "US",
    ("Warehouse Associate", "Buckeye Crossdock Logistics"),
    ["Forklift operation", "Order picking", "RF scanner", "Inventory counting",
     "Shipping and receiving"],
    [("Warehouse Associate", "Buckeye Crossdock Logistics", "2021-11", None),
     ("Order Picker", "Olentangy Home Supply", "2019-02", "2021-10"),
     ("Dishwasher", "Franklin Street Diner", "2017-05", "2019-01")])

SAMPLES["chef-es-photo"] = person(
    "Ignacio Belmonte Urrutia", "ibelmonte@example.org", "+34 555 000 017",
    "Valencia, Spain", "ES",
    ("Sous Chef", "Restaurante La Acequia"),
    ["Menu planning", "Food cost control", "HACCP", "Pastry", "Stock ordering"],
    [("Sous Chef", "Restaurante La Acequia", "2020-03", None),
     ("Chef de Partie", "Hotel Miramar del Turia", "2016-06", "2020-02"),
     ("Commis Chef", "Taberna El Olivo Viejo", "2013-09", "2016-05")])

SAMPLES["sales-rep-scanned"] = person(
    "Fergal Ó Tuathail", "fergal.otuathail@example.com", "020 915 0134",
    "Cork, Ireland", "IE",
    ("Field Sales Representative", "Lee Valley Dairy Equipment Ltd"),
    ["Field sales", "Account management", "Cold calling", "CRM", "Negotiation",
     "Microsoft Office"],
    [("Field Sales Representative", "Lee Valley Dairy Equipment Ltd", "2019-05", None),
     ("Sales Assistant", "Blackrock Power Tools", "2015-08", "2019-04")])

SAMPLES["hr-manager-pl"] = person(
    "Żaneta Wójcik-Błaszczyk", "zaneta.wojcik@example.com", "+48 12 000 01 23",
    "Kraków, Poland", "PL",
    ("HR Manager", "Wisłok Automotive Sp. z o.o."),
    ["Recruitment", "Employee relations", "Onboarding", "Performance management",
     "Compensation and benefits", "SAP SuccessFactors", "Change management"],
    [("HR Manager", "Wisłok Automotive Sp. z o.o.", "2021-02", None),
     ("HR Business Partner", "Nordvik Business Services Poland", "2017-09", "2021-01"),
     ("Recruitment Specialist", "Agencja Pracy Źródło", "2014-07", "2017-08")])

SAMPLES["mechanical-engineer-jp"] = person(
    "TAKUMI HORIKAWA", "t.horikawa@example.org", "+81 6-0055-0123",
    "Osaka, Japan", "JP",
    ("Lead Mechanical Engineer", "Naniwa Precision Pumps Co., Ltd."),
    ["SolidWorks", "AutoCAD", "Finite element analysis", "GD&T", "FMEA", "MATLAB"],
    [("Lead Mechanical Engineer", "Naniwa Precision Pumps Co., Ltd.", "2019-04", None),
     ("Mechanical Design Engineer", "Yodogawa Packaging Machinery K.K.", "2012-04", "2019-03")])

SAMPLES["truck-driver-au"] = person(
    "SHANE McALLISTER-WEBB", "shane.mw@example.com", "0491 570 156",
    "Toowoomba, Queensland, Australia", "AU",
    ("HC Truck Driver", "Downs & Western Haulage"),
    ["Heavy vehicle operation", "Load restraint", "Fatigue management", "Route planning",
     "Dangerous goods", "Forklift operation", "Customer service"],
    [("HC Truck Driver", "Downs & Western Haulage", "2020-10", None),
     ("Delivery Driver", "Garden City Bricks and Pavers", "2015-03", "2020-09"),
     ("Farm Hand", "Warrego Plains Pastoral", "2013", "2015")])

SAMPLES["graphic-designer-nl"] = person(
    "Jorinde van Oosterveld", "jorinde@example.org", "+31 20 055 0142",
    "Amsterdam, Netherlands", "NL",
    ("Senior Graphic Designer", "Studio Halve Maan"),
    ["Adobe InDesign", "Adobe Illustrator", "Adobe Photoshop", "Figma", "Typography",
     "Branding", "Print production"],
    [("Senior Graphic Designer", "Studio Halve Maan", "2021-01", None),
     ("Graphic Designer", "Uitgeverij De Kade", "2017-03", "2020-12"),
     ("Junior Designer", "Bureau Windkracht", "2015-09", "2017-02"),
     ("Design Intern", "Drukkerij Lindeboom", "2015-02", "2015-07")])

SAMPLES["lawyer-us"] = person(
    "Marguerite A. Lindqvist", "malindqvist@example.com", "312-555-0129",
    "Chicago, Illinois", "US",
    ("Partner", "Harrow, Castellan & Wu LLP"),
    ["Commercial litigation", "Legal research", "Contract drafting", "Depositions",
     "E-discovery", "Legal writing"],
    [("Partner", "Harrow, Castellan & Wu LLP", "2023-01", None),
     ("Senior Associate", "Harrow, Castellan & Wu LLP", "2019-01", "2022-12"),
     ("Associate", "Harrow, Castellan & Wu LLP", "2014-09", "2018-12"),
     ("Law Clerk", "Office of the Prairie County Public Counsel", "2013-08", "2014-08")])

SAMPLES["civil-engineer-za"] = person(
    "Nomvula Thandeka Sithebe", "nt.sithebe@example.org", "+27 31 055 0123",
    "Durban, South Africa", "ZA",
    ("Civil Engineer", "Umhlathuze Consulting Engineers"),
    ["Civil 3D", "AutoCAD", "Stormwater design", "Road design", "Contract administration",
     "Site supervision"],
    [("Civil Engineer", "Umhlathuze Consulting Engineers", "2020-07", None),
     ("Graduate Engineer", "Drakensview Infrastructure (Pty) Ltd", "2016-01", "2020-06"),
     ("Vacation Student", "Tugela Quarries", "2014-12", "2015-01")])

SAMPLES["buchhalter-de"] = person(
    "Jürgen Weißgerber", "j.weissgerber@example.org", "089 99998 417",
    "München, Deutschland", "DE",
    ("Bilanzbuchhalter", "Isartaler Maschinenbau GmbH"),
    ["Jahresabschluss", "HGB", "Umsatzsteuer", "Kreditorenbuchhaltung",
     "Anlagenbuchhaltung", "DATEV", "SAP FI", "Microsoft Excel"],
    [("Bilanzbuchhalter", "Isartaler Maschinenbau GmbH", "2018-10", None),
     ("Finanzbuchhalter", "Lechfeld Getränkevertrieb KG", "2011-04", "2018-09"),
     ("Sachbearbeiter Buchhaltung", "Autohaus Kirchleitner", "2007-08", "2011-03")])

SAMPLES["cashier-us"] = person(
    "Latoya Renee Fontenot", "latoya.fontenot@example.com", "(520) 555-0138",
    "Tucson, AZ", "US",
    ("Cashier", "Saguaro Fresh Market"),
    ["Cash handling", "POS systems", "Customer service", "Stocking", "Inventory"],
    [("Cashier", "Saguaro Fresh Market", "2023-06", None),
     ("Sales Associate", "Desert Lane Shoes", "2021-08", "2023-05"),
     ("Camp Helper", "Rillito Community Center", "2020", "2020")])

SAMPLES["freelance-translator-it"] = person(
    "Niccolò Ferrabosco", "n.ferrabosco@example.com", "+39 555 010 0145",
    "Turin, Italy", "IT",
    ("Freelance Translator", "Self-employed"),
    ["Technical translation", "Proofreading", "Localization", "Terminology management",
     "SDL Trados", "memoQ", "Subtitling"],
    [("Freelance Translator", "Self-employed", "2016-03", None),
     ("Language Instructor (part-time)", "Scuola di Lingue Valdoro", "2020-10", None),
     ("In-house Translator", "Officine Traduzioni Associate S.r.l.", "2012-09", "2016-02")])

SAMPLES["office-manager-ie"] = person(
    "Gráinne Tolmuire", "grainne.tolmuire@example.com", "+353 20 910 0173",
    "Galway, Ireland", "IE",
    ("Office Manager", "Corrib Quay Engineering Ltd"),
    [],
    [("Office Manager", "Corrib Quay Engineering Ltd", "2020-03", None),
     ("Executive Assistant", "Dunlarrow Advisory Partners", "2016-06", "2020-02"),
     ("Administrator", "Hollyford Freight Services", "2013-09", "2016-05")])

SAMPLES["barista-kr-photo"] = person(
    "Haneul Bae", "haneul.bae@example.com", "+82 2 555 0148",
    "Seoul, South Korea", "KR",
    ("Head Barista", "Slow Kettle Coffee"),
    ["Espresso", "Latte art", "Customer service", "Inventory management", "Cash handling"],
    [("Head Barista", "Slow Kettle Coffee", "2022-04", None),
     ("Barista", "Paper Crane Roasters", "2019-07", "2022-03"),
     ("Cafe Assistant", "Moonlit Bakery", "2017-09", "2019-06")])

if __name__ == "__main__":
    directory = sys.argv[1]
    for key, value in SAMPLES.items():
        path = os.path.join(directory, key + ".expected.json")
        with open(path, "w", encoding="utf-8") as out:
            json.dump(value, out, ensure_ascii=False, indent=2)
            out.write("\n")
    print(len(SAMPLES), "expectations written")
