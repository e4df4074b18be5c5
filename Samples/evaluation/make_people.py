#!/usr/bin/env python3
"""Makes fictional people for the renderers, with job titles as people really write them.

Usage: make_people.py FROM TO FOLDER

Writes FOLDER/pNNN.json (JSON Resume 1.2.1) for the numbers FROM to TO - 1. Everything of a
person follows from the number alone, as long as the files and libraries are the same.

Needs the O*NET Database as text files (https://www.onetcenter.org/database.html, CC BY 4.0)
in the folder that VITAE_ONET_DIR names; "Alternate Titles.txt" and "Sample of Reported
Titles.txt" are read. The documents that were measured have the titles of O*NET 29.3.
Needs, from PyPI: faker (40.54.0 for the same names).
"""
import argparse
import csv
import json
import os
import random
import sys

from faker import Faker

TODAY = (2026, 10)

TOWNS = {
    "en_US": [
        "Columbus, OH", "Tulsa, OK", "Boise, ID", "Dayton, OH", "Tampa, FL", "Mesa, AZ", "Reno, NV", "Albany, NY",
        "Fresno, CA", "Plano, TX", "Mobile, AL", "Lincoln, NE", "Duluth, MN", "Eugene, OR", "Macon, GA", "Akron, OH",
        "Provo, UT", "Bangor, ME", "Salem, OR", "Topeka, KS",
    ],
    "en_GB": ["Leeds", "Bristol", "Cardiff", "Hull", "Derby", "York"],
    "en_IN": ["Pune", "Chennai", "Kochi", "Indore", "Nagpur", "Surat"],
    "en_AU": ["Perth", "Hobart", "Cairns", "Geelong"],
    "en_CA": ["Calgary", "Halifax", "Regina", "Guelph"],
    "en_IE": ["Cork", "Galway", "Limerick", "Sligo"],
}
COUNTRIES = {"en_US": "", "en_GB": "UK", "en_IN": "India", "en_AU": "Australia", "en_CA": "Canada", "en_IE": "Ireland"}
# Six people in eleven are in the United States.
LOCALES = ["en_US"] * 6 + ["en_GB", "en_IN", "en_AU", "en_CA", "en_IE"]

# Telephone numbers of ranges that are kept for fiction, where a country has one.
PHONES = {
    "en_US": "(%03d) 555-01%02d",
    "en_CA": "(%03d) 555-01%02d",
    "en_IN": "+91 98%03d 555%02d",
    "en_GB": "+44 7700 900%03d",
    "en_AU": "+61 491 570 %03d",
    "en_IE": "+353 20 91 %05d",
}
PHONES_OF_TWO_PARTS = ("en_US", "en_CA", "en_IN")

VERBS = [
    "Led", "Managed", "Built", "Designed", "Improved", "Reduced", "Trained", "Coordinated", "Prepared", "Maintained",
    "Inspected", "Delivered", "Supported", "Analyzed", "Implemented", "Negotiated",
]
OBJECTS = [
    "weekly schedules for a team of {n}",
    "a backlog of {n} open cases",
    "inventory worth ${n}k",
    "customer requests, closing {n} a week",
    "reporting that cut errors by {n}%",
    "quality checks on {n} units a day",
    "training for {n} new colleagues",
    "vendor contracts across {n} sites",
    "safety procedures adopted by {n} crews",
    "documentation used by {n} departments",
]

TRADES_BEHIND_A_NAME = [
    "Medical Center", "University", "Hospital", "School District", "Logistics", "Foods", "Construction", "Financial",
    "Software", "Hotel Group", "Labs", "Energy", "Dental", "Insurance", "Motors", "Pharmacy", "Bank", "Consulting",
    "Design Studio", "Farms",
]
BODIES_BEFORE_A_TOWN = ["City of", "County of", "University of", "State of", "Port of", "Bank of"]
BODIES_BEHIND_A_TOWN = [
    "General Hospital", "Public Schools", "Community College", "Chamber of Commerce", "Police Department",
    "Brewing Company", "Museum of Art", "Credit Union", "Transit Authority", "Animal Shelter",
]
BRANDS = [
    "Northwind", "Bluefin", "Orbital", "Lumen", "Cedar", "Quanta", "Harbor", "Vertex", "Maple", "Atlas", "Nimbus",
    "Ember", "Kestrel", "Juniper Ridge", "Tidewater", "Redwood",
]
BRAND_ENDINGS = [
    "", " Inc.", " LLC", " Health", " Technologies", " Systems", " Group", " & Co.", " Partners", " Retail",
]

DEGREES = ["Bachelor of Science", "B.A.", "Associate of Applied Science", "Diploma", "Master of Science"]
SUBJECTS = [
    "Business Administration", "Nursing", "Computer Science", "Biology", "Mechanical Engineering", "English",
    "Accounting",
]
SKILLS = [
    "Microsoft Excel", "Scheduling", "Customer service", "Python", "Budgeting", "AutoCAD", "Negotiation", "Data entry",
    "Project management", "Salesforce", "Patient care", "Welding", "SQL", "Public speaking", "Inventory control",
]


def titles_by_occupation(folder):
    """The titles of O*NET by the code of their occupation, short ones without brackets only."""
    titles = {}
    columns = (("Alternate Titles.txt", "Alternate Title"), ("Sample of Reported Titles.txt", "Reported Job Title"))
    for name, column in columns:
        with open(os.path.join(folder, name), encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                title = row[column]
                if title and 4 < len(title) < 40 and "(" not in title:
                    titles.setdefault(row["O*NET-SOC Code"], []).append(title)
    return titles


def town(rng):
    return rng.choice(TOWNS["en_US"]).split(",")[0]


def company(rng, faker):
    kind = rng.randrange(6)
    if kind == 0:
        return faker.company()
    if kind == 1:
        return f"{faker.last_name()} {rng.choice(TRADES_BEHIND_A_NAME)}"
    if kind == 2:
        return f"{rng.choice(BODIES_BEFORE_A_TOWN)} {town(rng)}"
    if kind == 3:
        return rng.choice(BRANDS) + rng.choice(BRAND_ENDINGS)
    if kind == 4:
        return f"{faker.last_name()} & {faker.last_name()}"
    return f"{town(rng)} {rng.choice(BODIES_BEHIND_A_TOWN)}"


def workplace(rng, locale):
    place = rng.choice(TOWNS[locale])
    return place if locale == "en_US" else f"{place}, {COUNTRIES[locale]}"


def highlight(rng):
    return f"{rng.choice(VERBS)} {rng.choice(OBJECTS).format(n=rng.randrange(3, 90))}"


def positions(rng, faker, locale, code, titles):
    """Two to five positions, the newest first, in one field; four people in five hold the first one now."""
    codes = sorted(titles)
    near = [other for other in codes if other.startswith(code[:4])]
    year, month = TODAY
    work = []
    for index in range(rng.choice([2, 3, 3, 4, 5])):
        months = rng.randrange(9, 70)
        end = (year, month)
        start = year * 12 + month - months
        title = rng.choice(titles[rng.choice(near) if index else code])
        position = {
            "name": company(rng, faker),
            "position": title,
            "location": workplace(rng, locale),
            "startDate": f"{start // 12}-{start % 12 + 1:02}",
            "highlights": [highlight(rng) for _ in range(rng.choice([2, 3, 3, 4, 5]))],
        }
        is_current = index == 0 and rng.random() < 0.8
        if not is_current:
            position["endDate"] = f"{end[0]}-{end[1]:02}"
        work.append(position)
        gap = rng.randrange(0, 4)
        year, month = (start - gap) // 12, (start - gap) % 12 + 1
    return work


def full_name(rng, faker):
    first = faker.first_name()
    middle = f" {faker.random_uppercase_letter()}." if rng.random() < 0.2 else ""
    return f"{first}{middle} {faker.last_name()}"


def phone(rng, locale):
    if locale in PHONES_OF_TWO_PARTS:
        return PHONES[locale] % (rng.randrange(201, 989), rng.randrange(10, 99))
    return PHONES[locale] % rng.randrange(100, 999)


def education(rng, faker):
    schools = [
        "University of " + town(rng),
        faker.last_name() + " State University",
        town(rng) + " Community College",
        faker.last_name() + " Institute of Technology",
    ]
    return {
        "institution": rng.choice(schools),
        "studyType": rng.choice(DEGREES),
        "area": rng.choice(SUBJECTS),
        "startDate": "2004",
        "endDate": "2008",
    }


def person(number, titles):
    rng = random.Random(number)
    locale = rng.choice(LOCALES)
    faker = Faker(locale)
    faker.seed_instance(number)
    city, _, region = rng.choice(TOWNS[locale]).partition(", ")
    work = positions(rng, faker, locale, rng.choice(sorted(titles)), titles)
    name = full_name(rng, faker)
    label = work[0]["position"]
    address = name.lower().replace(" ", ".").replace("'", "").replace("..", ".")
    return {
        "basics": {
            "name": name,
            "label": label,
            "email": address + "@example.com",
            "phone": phone(rng, locale),
            "location": {"city": city, "region": region, "country": COUNTRIES[locale]},
            "summary": f"{label} with {rng.randrange(3, 20)} years of experience in demanding environments. "
            "Known for calm, careful work and clear communication.",
        },
        "work": work,
        "education": [education(rng, faker)],
        "skills": [{"name": "Skills", "keywords": rng.sample(SKILLS, 6)}],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", metavar="FROM", type=int)
    parser.add_argument("end", metavar="TO", type=int)
    parser.add_argument("folder", metavar="FOLDER")
    options = parser.parse_args()
    onet = os.environ.get("VITAE_ONET_DIR")
    if not onet:
        sys.exit("make_people.py: VITAE_ONET_DIR must name the folder with O*NET's text files")
    titles = titles_by_occupation(onet)
    os.makedirs(options.folder, exist_ok=True)
    for number in range(options.first, options.end):
        with open(os.path.join(options.folder, f"p{number:03}.json"), "w", encoding="utf-8") as file:
            json.dump(person(number, titles), file, ensure_ascii=False, indent=1)


if __name__ == "__main__":
    main()
