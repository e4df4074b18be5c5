#!/usr/bin/env python3
"""Renders the people in held-out/*.json as résumés, in other layouts than render.py.

Usage: render_held_out.py [--people FOLDER] [--salt TEXT] OUTPUT_DIR [NAME ...]

FOLDER, beside this file or an absolute path, holds the people (default: held-out). NAME
is the name of a file in it without its ending (default: all).

Writes OUTPUT_DIR/{latex,print,docx,columns,scan}/NAME.EXT and NAME.truth.json beside
each. Every choice follows from the name, the kind and the salt (default: held-out) alone:
adding or removing a person changes no other document, another salt gives the same people
other layouts.

Needs, from apt: chromium, poppler-utils, texlive-latex-recommended,
texlive-fonts-recommended, texlive-latex-extra, fonts-liberation, fonts-dejavu,
fonts-urw-base35.
Needs, from PyPI: python-docx, pillow, numpy, fonttools.
"""
import argparse
import base64
import concurrent.futures
import datetime
import hashlib
import html
import io
import json
import os
import re
import subprocess
import tempfile
import threading
import zipfile

import numpy as np
from docx import Document
from docx.enum.section import WD_SECTION
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor
from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = ("latex", "print", "docx", "columns", "scan")
SALT = "held-out"
TODAY = (2026, 11)
os.environ["SOURCE_DATE_EPOCH"] = "1793600000"
os.environ["FORCE_SOURCE_DATE"] = "1"

# ---------------------------------------------------------------- words

LONG = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "at": "Jänner Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "pl of": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
}
BRIEF = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "en dots": "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.",
    "de": "Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sep. Okt. Nov. Dez.",
    "fr": "janv. fév. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "es": "ene feb mar abr may jun jul ago sep oct nov dic",
    "it": "gen feb mar apr mag giu lug ago set ott nov dic",
    "pt": "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
    "nl": "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "pl": "sty lut mar kwi maj cze lip sie wrz paź lis gru",
}
LONG, BRIEF = ({k: v.split() for k, v in table.items()} for table in (LONG, BRIEF))

NOW = {
    "en": ["Present", "present", "to date", "Current", "Now", "Today", "ongoing"],
    "de": ["heute", "dato", "jetzt", "laufend"],
    "fr": ["aujourd'hui", "à ce jour", "présent", "en cours"],
    "es": ["actualidad", "a la fecha", "hoy", "presente"],
    "it": ["oggi", "in corso", "presente", "ad oggi"],
    "pt": ["presente", "atual", "até ao momento", "hoje"],
    "nl": ["heden", "nu", "heden"],
    "pl": ["obecnie", "nadal", "teraz", "do chwili obecnej"],
}
SINCE = {"en": ["Since", "since"], "de": ["seit", "ab"], "fr": ["Depuis", "depuis"], "es": ["Desde", "desde"],
         "it": ["da", "Da"], "pt": ["Desde", "desde"], "nl": ["sinds", "vanaf"], "pl": ["od", "Od"]}
UNTIL = {"en": ("From {} to {}", "From {} until {}"), "de": ("{} bis {}", "von {} bis {}"), "fr": ("de {} à {}", "De {} à {}"),
         "es": ("de {} a {}", "De {} a {}"), "it": ("da {} a {}", "Da {} a {}"), "pt": ("de {} a {}", "De {} a {}"),
         "nl": ("van {} tot {}", "{} t/m {}"), "pl": ("od {} do {}", "{} do {}")}
STYLES = {
    "en": ["dots", "yy", "season", "since year", "year slash", "caps", "brief yy", "comma", "from", "length", "squeezed",
           "year", "open", "dots", "short number", "since"],
    "de": ["number", "since", "yy", "open", "name", "since year", "from", "brief", "points"],
    "fr": ["since", "from", "number", "brief", "year", "name", "yy"],
    "es": ["from", "brief", "number", "since", "name", "year"],
    "it": ["since", "number", "brief", "from", "open", "name"],
    "pt": ["number", "since", "brief", "name", "year", "points"],
    "nl": ["since", "brief", "number", "name", "yy", "since year"],
    "pl": ["points", "since", "number", "name", "brief"],
}

WORDS = {
    "en": {
        "work": ["Work Experience", "Employment", "Relevant Experience", "Professional Experience", "Where I've Worked",
                 "Experience", "Career Summary", "Positions Held", "Work History", "Appointments"],
        "education": ["Education", "Education & Training", "Academic Qualifications", "Schooling", "Educational Background"],
        "skills": ["Skills", "Technical Skills", "Strengths", "Key Competencies", "Expertise", "Skills & Abilities", "Toolbox"],
        "summary": ["Profile", "Objective", "Summary of Qualifications", "About", "Career Objective", "Introduction", ""],
        "languages": ["Languages", "Languages Spoken"], "certificates": ["Licenses & Certifications", "Certifications", "Tickets and Licences"],
        "interests": ["Interests", "Personal Interests"], "publications": ["Selected Publications", "Publications"],
        "volunteer": ["Volunteer Work", "Community"], "contact": ["Contact", "Reach Me", "Details"],
        "references": ["References", "Referees"], "personal": ["Personal Details", "Personal Information"]},
    "de": {
        "work": ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis", "Praktische Erfahrung", "Werdegang"],
        "education": ["Ausbildung", "Bildungsweg", "Studium und Ausbildung", "Schulbildung und Ausbildung"],
        "skills": ["Kenntnisse", "Kompetenzen", "Fachkenntnisse", "Besondere Kenntnisse"], "summary": ["Profil", "Zur Person", "Kurzprofil"],
        "languages": ["Sprachen", "Fremdsprachen"], "certificates": ["Weiterbildungen", "Fortbildung und Zertifikate"],
        "interests": ["Interessen"], "contact": ["Kontakt", "Kontaktdaten"], "personal": ["Persönliche Angaben", "Persönliche Daten"]},
    "fr": {
        "work": ["Expérience professionnelle", "Expériences", "Parcours", "Emplois occupés"], "education": ["Formation", "Diplômes", "Études et diplômes"],
        "skills": ["Compétences", "Compétences clés", "Atouts"], "summary": ["Profil", "En bref", "Présentation"], "languages": ["Langues"],
        "certificates": ["Habilitations et permis", "Certifications"], "interests": ["Loisirs"], "contact": ["Contact", "Me joindre"],
        "personal": ["Informations personnelles"]},
    "es": {
        "work": ["Experiencia profesional", "Experiencia laboral", "Experiencia", "Historial laboral"], "education": ["Formación", "Educación", "Estudios"],
        "skills": ["Habilidades", "Competencias", "Aptitudes"], "summary": ["Perfil profesional", "Extracto", "Sobre mí"], "languages": ["Idiomas"],
        "certificates": ["Certificaciones", "Formación complementaria"], "contact": ["Contacto"], "personal": ["Datos personales"]},
    "it": {
        "work": ["Esperienza professionale", "Esperienze lavorative", "Attività professionale"], "education": ["Istruzione", "Formazione e titoli"],
        "skills": ["Competenze", "Capacità e competenze"], "summary": ["Profilo", "In breve"], "languages": ["Lingue straniere", "Lingue"],
        "contact": ["Contatti", "Recapiti"], "personal": ["Informazioni personali", "Dati anagrafici"]},
    "pt": {
        "work": ["Experiência profissional", "Experiência", "Histórico profissional"], "education": ["Formação académica", "Educação", "Habilitações"],
        "skills": ["Competências", "Conhecimentos"], "summary": ["Perfil", "Resumo"], "languages": ["Idiomas", "Línguas"],
        "contact": ["Contacto", "Contactos"], "personal": ["Dados pessoais"]},
    "nl": {
        "work": ["Werkervaring", "Loopbaan", "Ervaring"], "education": ["Opleiding", "Opleidingen", "Onderwijs"], "skills": ["Vaardigheden", "Competenties"],
        "summary": ["Profiel", "Over mij"], "languages": ["Talen", "Talenkennis"], "certificates": ["Certificaten", "Attesten en bewijzen"],
        "interests": ["Hobby's"], "contact": ["Contact", "Contactgegevens"], "personal": ["Personalia", "Persoonlijke gegevens"]},
    "pl": {
        "work": ["Doświadczenie zawodowe", "Przebieg pracy zawodowej", "Doświadczenie"], "education": ["Wykształcenie", "Edukacja"],
        "skills": ["Umiejętności", "Kompetencje"], "summary": ["Podsumowanie zawodowe", "O mnie"], "languages": ["Języki obce", "Języki"],
        "certificates": ["Kursy i uprawnienia"], "contact": ["Kontakt", "Dane kontaktowe"], "personal": ["Dane osobowe"]},
}
PT_BR = {"Formação académica": "Formação acadêmica", "Habilitações": "Escolaridade", "Contacto": "Contato", "Contactos": "Contato",
         "até ao momento": "até o momento", "Línguas": "Idiomas"}
TITLES = {"en": ["Curriculum Vitae", "Résumé", "CURRICULUM VITAE", "Resume"], "de": ["Lebenslauf", "LEBENSLAUF"], "fr": ["Curriculum Vitae"],
          "es": ["Currículum vítae", "Hoja de vida"], "it": ["Curriculum Vitae"], "pt": ["Curriculum Vitae", "Currículo"],
          "nl": ["Curriculum vitae", "CV"], "pl": ["Życiorys", "Curriculum Vitae"]}
FIELDS = {"en": ["Position", "Employer", "Period", "Duties", "Place"], "de": ["Tätigkeit", "Arbeitgeber", "Zeitraum", "Aufgaben", "Ort"],
          "fr": ["Poste", "Employeur", "Période", "Missions", "Lieu"], "es": ["Puesto", "Empresa", "Periodo", "Funciones", "Lugar"],
          "it": ["Posizione", "Datore di lavoro", "Periodo", "Mansioni", "Sede"], "pt": ["Cargo", "Empresa", "Período", "Atividades", "Local"],
          "nl": ["Functie", "Werkgever", "Periode", "Taken", "Plaats"], "pl": ["Stanowisko", "Pracodawca", "Okres", "Obowiązki", "Miejsce"]}
LABELS = {"en": ("Address", "Phone", "E-mail", "Date of birth", "Name"), "de": ("Anschrift", "Telefon", "E-Mail", "Geburtsdatum", "Name"),
          "fr": ("Adresse", "Tél.", "Courriel", "Date de naissance", "Nom"), "es": ("Domicilio", "Tel.", "Correo", "Fecha de nacimiento", "Nombre"),
          "it": ("Residenza", "Cellulare", "E-mail", "Data di nascita", "Nome e cognome"),
          "pt": ("Morada", "Telemóvel", "E-mail", "Data de nascimento", "Nome"), "nl": ("Adres", "Telefoon", "E-mail", "Geboortedatum", "Naam"),
          "pl": ("Adres", "Telefon", "E-mail", "Data urodzenia", "Imię i nazwisko")}
ENDINGS = {
    "pl": "Wyrażam zgodę na przetwarzanie podanych danych osobowych na potrzeby rekrutacji.",
    "it": "Autorizzo il trattamento dei dati personali contenuti in questo curriculum ai soli fini della selezione.",
    "IN": "I hereby declare that the particulars given above are correct to the best of my knowledge.",
}
PAPER = {"US": "letter", "CA": "letter", "PH": "letter", "MX": "letter"}


def dates(start, end, style, lang, now, variant, country):
    """The printed dates, and start and end as precise as they are printed."""
    s = tuple(int(x) for x in start.split("-"))
    e = tuple(int(x) for x in end.split("-")) if end else None
    years = (str(s[0]), str(e[0]) if e else None)
    names = LONG["at" if country == "AT" else lang]
    since = SINCE[lang][variant % 2]
    dash = ["–", "-", "—", "–"][variant % 4]
    if style in ("year", "since year", "open"):
        if e and e[0] == s[0]:
            return str(s[0]), years
        if e:
            return f"{s[0]}{dash}{e[0]}" if variant % 2 else f"{s[0]} {dash} {e[0]}", years
        if style == "since year":
            return f"{since} {s[0]}", years
        return (f"{s[0]} {dash}" if style == "open" else f"{s[0]} {dash} {now}"), years
    if style == "season":
        fall = "Fall" if country in ("US", "CA", "PH") else "Autumn"

        def season(d):
            return f"{['Winter', 'Spring', 'Summer', fall][d[1] % 12 // 3]} {d[0]}"
        a, b = season(s), season(e) if e else now
        return (a if a == b else f"{a} {dash} {b}"), years
    truth = (start, end)
    if style in ("name", "from", "since"):
        form = "{} de {}" if lang in ("es", "pt") else "{} {}"

        def name(d, table=names):
            return form.format(table[d[1] - 1], d[0])
        if style == "since":
            if e:
                return f"{name(s)} {dash} {name(e)}", truth
            return f"{since} {name(s, LONG['pl of'] if lang == 'pl' else names)}", truth
        if style == "from":
            if e:
                text = UNTIL[lang][variant % 2].format(name(s), name(e))
                return (re.sub(r"^([Dd])e (?=[ao])", r"\1'", text) if lang == "fr" else text), truth
            return f"{since} {name(s)}", truth
        return f"{name(s)} {dash} {name(e) if e else now}", truth
    if style == "number":
        def form(d): return f"{d[1]:02}/{d[0]}"
    elif style == "points":
        def form(d): return f"{d[1]:02}.{d[0]}"
    elif style == "yy":
        def form(d): return f"{d[1]:02}/{d[0] % 100:02}"
    elif style == "short number":
        def form(d): return f"{d[1]}/{d[0] % 100:02}"
    elif style == "year slash":
        def form(d): return f"{d[0]}/{d[1]:02}"
    elif style == "dots":
        def form(d): return f"{BRIEF['en dots'][d[1] - 1]} {d[0]}"
    elif style == "brief yy":
        def form(d): return f"{BRIEF['en'][d[1] - 1]} {d[0] % 100:02}"
    elif style == "comma":
        def form(d): return f"{names[d[1] - 1]}, {d[0]}"
    elif style in ("caps", "length"):
        def form(d): return f"{names[d[1] - 1]} {d[0]}"
    else:  # brief, squeezed
        def form(d): return f"{BRIEF[lang][d[1] - 1]} {d[0]}"
    last = form(e) if e else now
    if style == "squeezed" and e and e[0] == s[0]:
        return f"{BRIEF[lang][s[1] - 1]}{dash}{last}", truth
    text = f"{form(s)} to {last}" if style == "comma" and (end or now not in ("to date", "ongoing")) else f"{form(s)} {dash} {last}"
    if now == "to date" and not e:
        text = f"{form(s)} to date"
    if style == "caps":
        text = text.upper()
    if style == "length":
        y, m = divmod(((e or TODAY)[0] - s[0]) * 12 + (e or TODAY)[1] - s[1] + 1, 12)
        text += " (" + " ".join(x for x in (f"{y} year{'s' * (y > 1)}" if y else "", f"{m} month{'s' * (m > 1)}" if m else "") if x) + ")"
    return text, truth


# ---------------------------------------------------------------- what one rendering prints

class Item:
    def __init__(self, **values):
        self.__dict__.update(values)


class View:
    def __init__(self, slug, person, kind):
        self.slug, self.kind = slug, kind
        self.lang = lang = person["meta"]["language"]
        basics = person["basics"]
        place = basics["location"]
        self.country = place["countryCode"]
        self.paper = PAPER.get(self.country, "A4")
        self.original_name = basics["name"]
        self.name = basics["name"].upper() if self.coin("name in capitals", 6) == 0 else basics["name"]
        self.label = basics.get("label", "") if self.coin("label", 3) else ""
        self.summary = basics.get("summary", "") if self.coin("summary", 5) > 1 or not person["work"] else ""
        self.signed = lang == "de" and self.coin("signed", 2) == 0
        self.location = ", ".join(x for x in (place["city"], place.get("region")) if x)
        self.printed_location = self.location
        if place.get("address"):
            self.location = place["city"]
            self.printed_location = f"{place['address']}, {place['postalCode']} {place['city']}"
        elif self.coin("location", 9) == 0 and not self.signed:
            self.location = self.printed_location = None
        self.phone = basics["phone"] if self.coin("phone", 13) else None
        self.email = basics["email"] if self.coin("email", 21) or not self.phone else None
        labels = self.pick("label form", [LABELS[lang], LABELS[lang], ("", "T", "E") + LABELS[lang][3:] if lang in ("en", "de") else LABELS[lang]])
        if self.country == "BR":
            labels = ("Endereço", "Celular") + labels[2:]
        self.labels = labels
        items = [(labels[0], self.printed_location, "place"), (labels[1], self.phone, "phone"), (labels[2], self.email, "email")]
        order = self.pick("contact order", [(0, 1, 2), (1, 2, 0), (2, 1, 0), (0, 2, 1)])
        self.contact = [items[n] for n in order if items[n][1]]
        # Personal data, as is usual in some countries.
        self.personal = []
        first = min([int(x.get("startDate") or x["endDate"]) for x in person["education"]] or [2008])
        if (lang in ("de", "it", "pl") or self.country in ("IN", "NG", "KE", "PH", "AE")) and self.coin("personal", 3):
            born = first - (18 if first % 2 else 16)
            day, month = self.coin("day", 28) + 1, self.coin("month", 12) + 1
            text = f"{day:02}.{month:02}.{born}" if lang in ("de", "pl") else f"{day:02}/{month:02}/{born}"
            self.personal.append((labels[3], text))
            if self.country == "IN":
                self.personal.append(("Marital status", self.pick("married", ["Married", "Single"])))
        self.title = self.pick("title", TITLES[lang]) if self.coin("titled", 5) == 0 else ""
        self.now = self.word(self.pick("now", NOW[lang]))
        self.caps = {0: "title", 1: "company"}.get(self.coin("capitals", 9))
        show_places = self.coin("places", 4) > 0
        self.work = []
        for entry in person["work"]:
            self.work.append(Item(
                title=entry["position"].upper() if self.caps == "title" else entry["position"],
                company=entry["name"].upper() if self.caps == "company" else entry["name"],
                place=entry.get("location", "") if show_places else "",
                source=(entry["startDate"], entry.get("endDate")), bullets=entry.get("highlights", [])))
        if self.coin("oldest first", 9) == 0 and kind != "columns":
            self.work.reverse()
        self.set_dates(self.pick("dates", STYLES[lang]))
        self.education = []
        form = self.coin("education dates", 4)
        for entry in person["education"]:
            start, end = entry.get("startDate"), entry["endDate"]
            text = end if not start or start == end or form == 0 else \
                f"{start} – {end}" if form == 1 else f"{start}-{end}" if form == 2 else f"{start}/{end[2:]}"
            self.education.append(Item(school=entry["institution"], degree=self.degree(entry), dates=text))
        self.groups = [(g.get("name", ""), g["keywords"]) for g in person.get("skills", [])]
        if self.coin("no skills", 11) == 0:
            self.groups = []
        self.skills = [k for _, items in self.groups for k in items]
        self.languages = [(x["language"], x["fluency"]) for x in person.get("languages", [])]
        form = self.coin("certificate", 3)
        self.certificates = [[f"{c['name']} ({c['date']})", f"{c['date']}: {c['name']}", f"{c['name']}, {c['date']}"][form]
                             for c in person.get("certificates", [])]
        self.interests = ", ".join(x["name"] for x in person.get("interests", []))
        self.publications = [f"{x['name']}. {x['publisher']}, {x['releaseDate']}." for x in person.get("publications", [])]
        self.volunteer = [f"{x['position']}, {x['organization']}, {x['startDate']}–{x['endDate']}" for x in person.get("volunteer", [])]
        self.references = "Available upon request" if lang == "en" and self.coin("references", 6) == 0 else ""
        self.ending = ENDINGS.get(lang) or ENDINGS.get(self.country) or ""
        if self.signed:
            self.ending = f"{place['city']}, {self.coin('signed on', 20) + 1}. November 2026"

    def coin(self, what, sides):
        digest = hashlib.sha256(f"{SALT}/{self.slug}/{self.kind}/{what}".encode()).digest()
        return int.from_bytes(digest[:4], "big") % sides

    def pick(self, what, options):
        return options[self.coin(what, len(options))]

    def word(self, text):
        return PT_BR.get(text, text) if self.country == "BR" else text

    def set_dates(self, style):
        self.date_style = style
        for job in self.work:
            job.dates, (job.start, job.end) = dates(*job.source, style, self.lang, self.now, self.coin("date form", 4), self.country)

    def degree(self, entry):
        kind, area = entry["studyType"], entry.get("area")
        if not area:
            return kind
        if self.lang == "en" and re.search(r" of |Associate of", kind):
            return f"{kind}{self.pick('degree of', [' in ', ', '])}{area}"
        joints = {"en": [", ", " in ", " – ", " "], "de": [" ", ", ", " – "], "fr": [" ", ", "], "es": [" en ", ", "], "it": [" in ", ", "],
                  "pt": [" em ", ", "], "nl": [" ", ", "], "pl": [", ", " – "]}[self.lang]
        return kind + self.pick("degree", joints) + area

    def heading(self, what):
        options = WORDS[self.lang].get(what) or WORDS["en"][what]
        return self.word(self.pick("heading " + what, options))

    def fields(self):
        return [self.word(x) for x in FIELDS[self.lang]]

    def employers(self):
        groups = []
        for job in self.work:
            if groups and groups[-1][0].company == job.company:
                groups[-1].append(job)
            else:
                groups.append([job])
        return groups

    def order(self):
        body = self.pick("order", [["work", "education", "certificates", "skills"], ["skills", "work", "education"], ["education", "work", "skills"],
                                   ["work", "skills", "education"], ["work", "education", "skills"]])
        if not self.work:
            body = ["education", "skills"]
        if self.publications and self.coin("publications first", 3) == 0:
            body = ["publications"] + body
        rest = [x for x in ("certificates", "publications", "languages", "volunteer", "interests", "references") if x not in body]
        return [x for x in ["summary"] + body + rest if getattr(self, x)]

    def where(self, job, joint=None):
        joint = joint or self.pick("place joint", [", ", " · ", " – ", ", ", " | "])
        if not job.place:
            return job.company
        return f"{job.company} ({job.place})" if self.coin("place in brackets", 6) == 0 else job.company + joint + job.place

    def line(self, job):
        """Title, company and place in one line: pieces of text, with True for the one in bold."""
        mark = self.pick("line mark", [" | ", ", ", " · ", " – ", " / ", " @ " if self.lang == "en" else " | ", "  •  "])
        place = mark + job.place if job.place else ""
        if mark in (" @ ", " / ") and job.place:
            place = ", " + job.place
        if self.coin("company first", 3) == 0:
            mark = " – " if mark == " @ " else mark
            return [(job.company, self.coin("bold company", 2) == 0), (mark, False), (job.title, self.coin("bold company", 2) == 1), (place, False)]
        return [(job.title, True), (mark + job.company + place, False)]

    def contact_line(self):
        mark = self.pick("contact mark", [" | ", "  ·  ", " • ", " ~ ", "   ", " / "])
        if self.coin("labelled", 4) == 0:
            return mark.join(f"{a}: {b}" if a else b for a, b, _ in self.contact)
        return mark.join(b for _, b, _ in self.contact)

    def truth(self):
        current = next((j for j in self.work if j.source[1] is None), None)
        if current is None and self.work:
            current = max(self.work, key=lambda j: j.source[1])
        return {
            "name": self.name, "email": self.email, "phone": self.phone, "location": self.location,
            "work": [{"title": j.title, "company": j.company, "start": j.start, "end": j.end} for j in self.work],
            "current_title": current.title if current else None,
            "current_company": current.company if current else None,
            "education": [{"institution": s.school, "degree": s.degree} for s in self.education],
            "skills": list(self.skills),
        }


def write_truth(view, path):
    with open(os.path.splitext(path)[0] + ".truth.json", "w", encoding="utf-8") as f:
        json.dump(view.truth(), f, ensure_ascii=False, indent=2)
        f.write("\n")


def run(arguments, **options):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if done.returncode:
        raise RuntimeError(f"{arguments[0]} failed:\n" + done.stdout.decode("utf-8", "replace")[-3000:])
    return done.stdout


def pages(path):
    return int(re.search(rb"Pages:\s+(\d+)", run(["pdfinfo", path])).group(1))


# ---------------------------------------------------------------- LaTeX

TEX = {"\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}",
       "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "|": r"\textbar{}", "–": "--", "—": "---", "•": r"\textbullet{}",
       "·": r"\textperiodcentered{}", "<": r"\textless{}", ">": r"\textgreater{}", "\"": r"\textquotedbl{}", "€": r"\texteuro{}",
       "£": r"\pounds{}", "“": "``", "”": "''"}
# Letters that these fonts lack are typed without their accent.
PLAIN = str.maketrans({"ũ": "u", "Ũ": "U", "₦": "NGN "})


def tex(text):
    return "".join(TEX.get(c, c) for c in text)


def right(left, text):
    """Text at the right margin, on the next line if there is no room."""
    if not text:
        return left + r"\par "
    return left + r"\unskip\nobreak\hfil\penalty50\hskip1em\null\nobreak\hfil\mbox{" + text + r"}{\parfillskip=0pt\finalhyphendemerits=0\par}"


TEX_FONTS = [r"\usepackage{charter}", r"\usepackage[scaled=.92]{helvet}\renewcommand{\familydefault}{\sfdefault}", r"\usepackage{mathpazo}",
             r"\usepackage{utopia}", r"\usepackage{bookman}", r"\usepackage{mathptmx}", ""]


class Typesetter:
    def __init__(self, view, points, spread):
        self.v, self.out, self.tight = view, [], spread < 1
        layout = self.layout = view.coin("latex layout", 7)
        font = "" if view.lang == "pl" else view.pick("latex font", TEX_FONTS)
        # Where a font has no small capitals of its own, they are small capital letters.
        self.capitals = layout in (2, 6) and font != ""
        self.rgb = view.pick("latex colour", ["0,82,155", "128,0,32", "34,100,60", "80,80,80", "190,90,0"])
        margin = {4: "1.3cm", 6: "0.6in"}.get(layout, view.pick("latex margin", ["2cm", "0.8in", "2.3cm"]))
        self.out += [
            r"\documentclass[%spt,%s]{article}" % (points, "letterpaper" if view.paper == "letter" else "a4paper"),
            r"\usepackage{cmap}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}" + font,
            r"\input{glyphtounicode}\pdfgentounicode=1 \pdftrailerid{}",
            r"\usepackage[margin=%s]{geometry}" % margin,
            r"\usepackage{enumitem,titlesec,xcolor,array,tabularx,longtable,multicol,fancyhdr}",
            r"\definecolor{ink}{RGB}{%s}" % self.rgb,
            r"\setlength{\parindent}{0pt}\hyphenpenalty=10000\exhyphenpenalty=10000\emergencystretch=3em\tolerance=3000",
            r"\raggedbottom\linespread{%s}" % spread,
            r"\setlist[itemize]{nosep,topsep=1pt,leftmargin=%s,label=%s}" % (
                view.pick("latex indent", ["1.2em", "1em", "1.8em"]),
                view.pick("latex bullet", [r"\textbullet", "--", r"$\circ$", r"\textasteriskcentered"])),
        ]
        if layout == 5:
            self.out.append(r"\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}\fancyfoot[C]{\small %s -- \thepage}" % tex(view.original_name))
        else:
            self.out.append(r"\pagestyle{empty}")
        section = [
            r"\titleformat{\section}{\Large\color{ink}}{}{0pt}{\makebox[0.17\textwidth][l]{\color{ink}\rule[0.2em]{0.155\textwidth}{3pt}}}",
            r"\titleformat{\section}{\large\bfseries\color{ink}}{}{0pt}{}[\vspace{-6pt}{\color{ink}\rule{\textwidth}{0.6pt}}]",
            r"\titleformat{\section}{\large\scshape\centering}{}{0pt}{}",
            r"\titleformat{\section}{\scshape\large}{}{0pt}{}[\vspace{-4pt}\rule{\textwidth}{0.5pt}]",
            r"\titleformat{\section}{\bfseries\color{ink}}{}{0pt}{\MakeUppercase}",
            r"\titleformat{\section}{\Large\bfseries}{\thesection}{0.8em}{}" if view.coin("numbered", 2) else r"\titleformat{\section}{\large\itshape}{}{0pt}{}",
            r"\titleformat{\section}{\scshape\raggedright\large}{}{0pt}{}[\vspace{-4pt}\rule{\textwidth}{0.5pt}]"][layout]
        self.star = "" if layout == 5 and "thesection" in section else "*"
        self.out += [section, r"\titlespacing*{\section}{0pt}{%s}{3pt}" % view.pick("latex space", ["8pt", "10pt", "12pt"]), r"\begin{document}"]

    def bullets(self, items):
        if items:
            self.out += [r"\begin{itemize}"] + [r"\item " + tex(x) for x in items] + [r"\end{itemize}"]

    def row(self, left, fill):
        """A narrow column with the date at the left, as in a curriculum."""
        width = 0.155 if self.layout == 0 else 0.2
        self.out.append(r"\noindent\begin{minipage}[t]{%s\textwidth}\raggedright\small\leavevmode%s %s\end{minipage}\hfill\begin{minipage}[t]{%s\textwidth}\raggedright\leavevmode"
                        % (width, r"\color{ink}" if self.v.coin("coloured date", 2) else "", left, 0.965 - width))
        fill()
        self.out.append(r"\end{minipage}\par\vspace{4pt}")

    def bold(self, text):
        return r"\textbf{%s}" % tex(text)

    def head(self):
        v, out = self.v, self.out
        name = tex(v.name)
        if v.title:
            out.append((r"{\centering\large\scshape %s\par}" if self.layout in (1, 2, 6) else r"{\large %s\par}") % tex(v.title) + r"\vspace{4pt}")
        if self.layout == 0:
            out.append(r"\begin{minipage}[t]{0.58\textwidth}\raggedright{\fontsize{24}{28}\selectfont %s\par}" % name)
            if v.label:
                out.append(r"\vspace{4pt}{\large\itshape\color{ink}%s\par}" % tex(v.label))
            out.append(r"\end{minipage}\hfill\begin{minipage}[t]{0.38\textwidth}\raggedleft\small\itshape")
            out.append(r"\\".join(tex(b) for _, b, _ in v.contact) + r"\end{minipage}\par\vspace{6pt}")
        elif self.layout in (1, 2, 6):
            big = [r"\Huge\bfseries", r"\huge\scshape", r"\Huge\scshape"][(1, 2, 6).index(self.layout)]
            out.append(r"{\centering{%s %s\par}\vspace{3pt}" % (big, name))
            if v.label:
                out.append(r"{\large\color{ink}%s\par}\vspace{2pt}" % tex(v.label))
            out.append(r"{\small %s\par}}" % tex(v.contact_line()))
        else:
            out.append(r"{\LARGE\bfseries %s\par}" % name)
            if v.label:
                out.append(r"{\large %s\par}" % tex(v.label))
            if self.layout != 4:
                out.append(r"\vspace{3pt}\begin{tabular}{@{}l@{\hspace{1em}}l@{}}")
                out += [f"{tex(a)} & {tex(b)}" + r"\\" for a, b, _ in v.contact + [(a, b, "") for a, b in v.personal]]
                out.append(r"\end{tabular}\par")
                v.personal = []
            out.append(r"\vspace{2pt}")

    def job(self, job):
        v, out, layout = self.v, self.out, self.layout
        if layout == 0:
            def fill():
                out.append(self.bold(job.title) + tex(", ") + r"\textit{%s}" % tex(job.company) + (tex(", " + job.place) if job.place else "") + r".\par")
                self.bullets(job.bullets)
            self.row(tex(job.dates), fill)
        elif layout == 2:
            out.append(right("".join((r"\textbf{%s}" if b else "%s") % tex(t) for t, b in v.line(job)), tex(job.dates)))
            self.bullets(job.bullets)
            out.append(r"\vspace{4pt}")
        elif layout == 3:
            def fill():
                out.append(self.bold(job.company) + (tex(" – " + job.place) if job.place else "") + r"\\" + r"\textit{%s}\par" % tex(job.title))
                self.bullets(job.bullets)
            self.row(tex(job.dates), fill)
        elif layout == 4:
            out.append(self.bold(job.title) + r"\par " + tex(v.where(job)) + r"\par{\small\color{ink}" + tex(job.dates) + r"}\par")
            self.bullets(job.bullets)
            out.append(r"\vspace{5pt}")
        elif layout == 5:
            out.append(right(self.bold(job.dates) + r"\quad " + tex(job.title), "") + tex(v.where(job)) + r"\par")
            self.bullets(job.bullets)
            out.append(r"\vspace{4pt}")
        else:
            out.append(right(self.bold(job.title), tex(job.dates)))
            out.append(right(r"\textit{\small %s}" % tex(job.company), r"\textit{\small %s}" % tex(job.place) if job.place else ""))
            self.bullets(job.bullets)
            out.append(r"\vspace{3pt}")

    def section(self, what):
        v, out = self.v, self.out
        title = v.heading(what)
        if title:
            if self.layout == 4:
                out.append(r"\vspace{5pt}")
            out.append(r"\section%s{%s}" % (self.star, tex(title)))
        if what == "summary":
            out.append(tex(v.summary) + r"\par")
        elif what == "work":
            if self.layout == 1:
                for group in v.employers():
                    out.append(right(self.bold(group[0].company), tex(group[0].place)))
                    for job in group:
                        out.append(right(r"\textit{%s}" % tex(job.title), tex(job.dates)))
                        self.bullets(job.bullets)
                    out.append(r"\vspace{5pt}")
            else:
                for job in v.work:
                    self.job(job)
        elif what == "education":
            for s in v.education:
                if self.layout in (0, 3):
                    self.row(tex(s.dates), lambda s=s: out.append(self.bold(s.degree) + r"\\" + tex(s.school) + r"\par"))
                elif self.layout in (1, 6):
                    out.append(right(self.bold(s.school), tex(s.dates)) + r"\textit{%s}\par\vspace{2pt}" % tex(s.degree))
                elif self.layout == 4:
                    out.append(self.bold(s.degree) + r"\par " + tex(s.school) + r"\par{\small\color{ink}" + tex(s.dates) + r"}\par\vspace{3pt}")
                elif self.layout == 5:
                    out.append(self.bold(s.dates) + r"\quad " + tex(s.degree) + r"\par " + tex(s.school) + r"\par\vspace{3pt}")
                else:
                    out.append(right(self.bold(s.degree), tex(s.dates)) + tex(s.school) + r"\par\vspace{2pt}")
        elif what == "skills":
            if v.groups[0][0]:
                for name, items in v.groups:
                    out.append(self.bold(name + ":") + " " + tex(", ".join(items)) + r"\par")
            elif self.layout == 4:
                out += [tex(x) + r"\par" for x in v.skills]
            elif v.coin("latex skills", 3) == 0:
                out.append(r"\begin{multicols}{2}")
                self.bullets(v.skills)
                out.append(r"\end{multicols}")
            else:
                out.append(tex([", ", " | ", " · "][v.coin("latex skill mark", 3)].join(v.skills)) + r"\par")
        elif what == "languages":
            if self.layout in (0, 3):
                for a, b in v.languages:
                    self.row(tex(a), lambda b=b: out.append(tex(b)))
            elif self.layout == 4:
                out += [tex(f"{a}: {b}") + r"\par" for a, b in v.languages]
            else:
                out.append(tex(", ".join(f"{a} ({b})" for a, b in v.languages)) + r"\par")
        elif what in ("certificates", "publications", "volunteer"):
            self.bullets(getattr(v, what))
        else:
            out.append(tex(getattr(v, what)) + r"\par")

    def document(self):
        v, out = self.v, self.out
        self.head()
        if v.personal and self.layout != 4:
            out.append(r"{\small %s\par}" % tex(", ".join(f"{a}: {b}" for a, b in v.personal)))
        order = v.order()
        if self.layout == 4:
            side = [x for x in order if x in ("skills", "languages", "certificates", "interests")]
            columns = [(0.3, ["contact"] + side), (0.645, [x for x in order if x not in side])]
            if v.coin("latex side right", 2):
                columns.reverse()
            out.append(r"\vspace{4pt}{\color{ink}\hrule height 1.2pt}\vspace{4pt}")
            for n, (width, sections) in enumerate(columns):
                out.append(r"\begin{minipage}[t]{%s\textwidth}\raggedright\vspace{0pt}%s" % (width, r"\footnotesize" if self.tight else r"\small" if width < 0.5 else ""))
                for s in sections:
                    if s == "contact":
                        out.append(r"\section*{%s}" % tex(v.heading("contact")))
                        out += [(r"{\footnotesize %s}" if len(b) > 26 else "%s") % tex(b) + r"\par" for _, b, _ in v.contact]
                        out += [tex(f"{a}: {b}") + r"\par" for a, b in v.personal]
                    else:
                        self.section(s)
                out.append(r"\end{minipage}" + (r"\hfill" if n == 0 else ""))
        else:
            for s in order:
                self.section(s)
        if v.ending:
            out.append(r"\vspace{10pt}\par{\small %s}" % tex(v.ending))
        out.append(r"\end{document}")
        return "\n".join(out) + "\n"


def render_latex(slug, person, path, work):
    person = json.loads(json.dumps(person, ensure_ascii=False).translate(PLAIN))
    view = View(slug, person, "latex")
    tries = [(view.pick("latex points", [10, 11, 11]), 1), (10, 1)]
    if view.coin("airy", 3) == 0 and len(view.work) > 3 and view.coin("latex layout", 7) != 4:
        tries = [(12, 1.35), (12, 1.2)] + tries
    two_columns = view.coin("latex layout", 7) == 4
    if two_columns:
        tries.append((10, 0.92))
    for points, spread in tries:
        view = View(slug, person, "latex")
        if view.date_style == "length":
            view.set_dates("brief yy")
        typesetter = Typesetter(view, points, spread)
        text = typesetter.document()
        with open(os.path.join(work, slug + ".tex"), "w", encoding="utf-8") as f:
            f.write(text)
        run(["pdflatex", "-interaction=batchmode", "-halt-on-error", "-output-directory=" + work, slug + ".tex"], cwd=work)
        pdf = os.path.join(work, slug + ".pdf")
        if pages(pdf) == 1 or well_filled(pdf) and not two_columns:
            break
    os.replace(pdf, path)
    if typesetter.capitals:
        view.name = view.name.upper()
    return view


def well_filled(path):
    """Whether the last page holds more than a few forlorn lines."""
    count = pages(path)
    text = run(["pdftotext", "-layout", "-f", str(count), path, "-"]).decode("utf-8")
    return count == 1 or sum(1 for x in text.splitlines() if x.strip()) > 8

# ---------------------------------------------------------------- Chromium

LOCAL = threading.local()
FONTS = ["'Liberation Sans', Arial, sans-serif", "'Liberation Serif', 'Times New Roman', serif", "'DejaVu Serif', serif",
         "'Nimbus Sans Narrow', 'Liberation Sans Narrow', sans-serif", "'P052', 'Liberation Serif', serif",
         "'DejaVu Sans', sans-serif", "'C059', 'Liberation Serif', serif", "'URW Gothic', 'Liberation Sans', sans-serif"]
INKS = ["#1f3a5f", "#7a1f2b", "#0b6e4f", "#333333", "#8a4b08", "#4b2e83", "#006d77", "#000000"]


def print_html(text, path, work):
    if not hasattr(LOCAL, "profile"):
        LOCAL.profile = tempfile.mkdtemp(dir=work)
    page = os.path.join(work, os.path.basename(path) + ".html")
    with open(page, "w", encoding="utf-8") as f:
        f.write(text)
    run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=" + LOCAL.profile,
         "--virtual-time-budget=2000", "--print-to-pdf=" + path, "file://" + page], timeout=120)


def e(text):
    return html.escape(text, quote=False)


def div(name, text, tag="div"):
    return f"<{tag} class='{name}'>{text}</{tag}>" if text else ""


def listed(items, form):
    """Bullets as a list, as lines with a typed mark, or as running text."""
    if not items:
        return ""
    if form == "typed":
        return "".join(f"<div class='typed'>- {e(x)}</div>" for x in items)
    if form == "prose":
        return "<p>" + e(". ".join(items)) + ".</p>"
    return "<ul>" + "".join(f"<li>{e(x)}</li>" for x in items) + "</ul>"


class Page:
    """The parts that the layouts share."""

    def __init__(self, view, points):
        self.v, self.points = view, points
        self.ink = view.pick("ink", INKS)
        self.font = view.pick("font", FONTS)
        self.bullet_form = view.pick("bullets", ["list", "list", "list", "typed", "prose"])

    def css(self):
        v = self.v
        head = v.pick("heading look", [
            f"border-bottom:1px solid {self.ink};", f"background:{self.ink};color:#fff;padding:2px 6px;", "letter-spacing:.18em;text-transform:uppercase;font-size:.95em;",
            f"color:{self.ink};", "text-decoration:underline;", "text-align:center;font-variant:small-caps;border-top:1px solid #999;border-bottom:1px solid #999;",
            f"border-left:5px solid {self.ink};padding-left:7px;", "font-weight:normal;font-style:italic;"])
        margin = v.pick("margin", ["16mm 18mm", "20mm 22mm", "14mm 14mm", "25mm 20mm 18mm"])
        return f"""@page {{ size: {v.paper}; margin: {margin}; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; font: {self.points}pt/{v.pick('leading', ['1.25', '1.35', '1.45'])} {self.font}; color: #111; -webkit-print-color-adjust: exact; }}
h1 {{ font-size: {v.pick('name size', ['1.8em', '2.2em', '1.5em'])}; margin: 0; line-height: 1.2; {'color:' + self.ink if v.coin('name ink', 2) else ''} }}
h2 {{ font-size: 1.15em; margin: .9em 0 .35em; break-after: avoid; {head} }}
ul {{ margin: 1px 0 4px; padding-left: 1.3em; list-style: {v.pick('list style', ['disc', 'square', 'circle', '"–  "'])}; }}
p {{ margin: 0 0 4px; }} .job {{ margin-bottom: 7px; }} .t {{ font-weight: bold; break-after: avoid; }} .c {{ break-after: avoid; }} .typed {{ padding-left: 1em; text-indent: -.7em; }}
.label {{ font-size: 1.15em; }} header {{ margin-bottom: 8px; }}
"""

    def skills(self):
        v = self.v
        if v.groups[0][0]:
            return "".join(f"<div><b>{e(n)}:</b> {e(', '.join(k))}</div>" for n, k in v.groups)
        form = v.coin("skills form", 6)
        if form == 0:
            return "<div style='columns:2'>" + listed(v.skills, "list") + "</div>"
        if form == 1:
            return "<div>" + e("  •  ".join(v.skills)) + "</div>"
        if form == 2:
            return "<div>" + " ".join(f"<span style='border:1px solid #888;border-radius:3px;padding:0 5px;margin:2px 4px 2px 0;display:inline-block'>{e(s)}</span>"
                                      for s in v.skills) + "</div>"
        if form == 3:
            return "<div>" + e("; ".join(v.skills)) + ".</div>"
        if form == 4:
            return listed(v.skills, "list")
        return "<div>" + e(", ".join(v.skills)) + "</div>"

    def small(self, what):
        """A section other than work and education."""
        v = self.v
        if what == "skills":
            return self.skills()
        if what == "languages":
            form = v.coin("languages form", 3)
            if form == 0:
                return "".join(f"<div>{e(a)}: {e(b)}</div>" for a, b in v.languages)
            return "<div>" + e((", " if form == 1 else " | ").join(f"{a} ({b})" if form == 1 else f"{a} – {b}" for a, b in v.languages)) + "</div>"
        if what in ("certificates", "volunteer", "publications"):
            return listed(getattr(v, what), "list" if what == "publications" or self.bullet_form == "prose" else self.bullet_form)
        return "<p>" + e(getattr(v, what)) + "</p>"

    def title_line(self):
        return f"<div class='cv'>{e(self.v.title)}</div>" if self.v.title else ""

    def personal(self):
        return "".join(f"<div>{e(a)}: {e(b)}</div>" for a, b in self.v.personal)

    def header(self):
        v = self.v
        name, label = f"<h1>{e(v.name)}</h1>", div("label", e(v.label))
        form = v.coin("header", 6)
        if form == 0:
            return f"<header style='text-align:center'>{self.title_line()}{name}{label}<div>{e(v.contact_line())}</div>{self.personal()}</header>"
        if form == 1:
            lines = "".join(f"<div>{e(b)}</div>" for _, b, _ in v.contact) + self.personal()
            return f"{self.title_line()}<header style='display:flex;justify-content:space-between;gap:8mm'><div>{name}{label}</div><div style='text-align:right'>{lines}</div></header>"
        if form == 2:
            rows = "".join(f"<tr><td style='padding-right:14px'>{e(a)}:</td><td>{e(b)}</td></tr>" if a else f"<tr><td></td><td>{e(b)}</td></tr>"
                           for a, b in [(a, b) for a, b, _ in v.contact] + v.personal)
            return f"<header>{self.title_line()}{name}{label}<table style='border-spacing:0'>{rows}</table></header>"
        if form == 3:
            return f"<header>{self.title_line()}<div>{e(v.contact_line())}</div>{name}{label}{self.personal()}</header>"
        if form == 4:
            return f"<header style='border-bottom:3px double {self.ink};padding-bottom:6px'>{self.title_line()}{name}{label}<div>{e(v.contact_line())}</div>{self.personal()}</header>"
        lines = "".join(f"<div>{e(a + ': ' if a else '')}{e(b)}</div>" for a, b, _ in v.contact) + self.personal()
        picture = "<div style='width:24mm;height:31mm;background:linear-gradient(#cfd6db,#9aa7b0);float:right'></div>" if v.lang != "en" else ""
        return f"<header>{picture}{self.title_line()}{name}{label}{lines}<div style='clear:both'></div></header>"


class PrintPage(Page):
    LAYOUTS = ("date column", "date line", "one line", "grid", "no headings", "profile", "fields", "prose", "typewriter", "company first", "centred")

    def __init__(self, view, points):
        super().__init__(view, points)
        self.layout = view.pick("print layout", self.LAYOUTS)
        if self.layout == "typewriter":
            self.font, self.bullet_form = "'Liberation Mono', monospace", "typed"
        if self.layout == "prose":
            self.bullet_form = "prose"
        if self.layout == "profile" and view.lang == "en":
            view.set_dates("length")
        elif view.date_style == "length" and self.layout in ("date column", "grid"):
            view.set_dates("brief yy")

    def css(self):
        ink = self.ink
        extra = {
            "date column": ".row{display:grid;grid-template-columns:%s 1fr;column-gap:14px;margin-bottom:5px}.d{%s}" % (
                self.v.pick("date width", ["31mm", "38mm", "34mm"]), self.v.pick("date look", ["", f"color:{ink}", "font-style:italic", "text-align:right"])),
            "date line": ".d{color:%s;font-size:.92em;break-after:avoid}" % self.v.pick("date ink", [ink, "#555", "#000"]),
            "one line": ".top{display:flex;justify-content:space-between;gap:12px;break-after:avoid}.top .d{white-space:nowrap}",
            "grid": "table.all{width:100%%;border-collapse:collapse}table.all td,table.all th{border:1px solid %s;padding:3px 6px;vertical-align:top;text-align:left}th{background:#e9ecef}tr{break-inside:avoid}" % self.v.pick("grid ink", ["#000", "#999", ink]),
            "no headings": "section{border-top:1px solid #bbb;padding-top:7px;margin-top:7px}",
            "profile": ".t{font-size:1.06em}.d,.p{color:#555}.role{margin:0 0 6px 10px;border-left:2px solid #ccc;padding-left:9px}",
            "fields": "dl{display:grid;grid-template-columns:34mm 1fr;margin:0 0 9px;row-gap:1px}dt{font-weight:%s}dd{margin:0}" % self.v.pick("dt", ["bold", "normal"]),
            "prose": "p{text-align:justify}",
            "typewriter": "h1{font-size:1.15em}h2{font-size:1em;border:0;background:none;color:#000;padding:0;letter-spacing:0;text-decoration:none;text-align:left;font-variant:normal;font-style:normal;font-weight:bold}.t{font-weight:normal}.label{font-size:1em}",
            "company first": ".top{display:flex;justify-content:space-between;gap:12px;break-after:avoid}.t{font-weight:normal;font-style:italic}",
            "centred": "h2{text-align:center}.job,.school{text-align:center;margin-bottom:9px}.job ul{text-align:left;display:inline-block}",
        }[self.layout]
        return super().css() + extra

    def job(self, job):
        v, layout = self.v, self.layout
        t, d = div("t", e(job.title)), div("d", e(job.dates))
        c = div("c", e(v.where(job)))
        rest = listed(job.bullets, self.bullet_form)
        if layout == "date line":
            return f"<div class='job'>{d}{t}{c}{rest}</div>" if v.coin("date line company", 3) else f"<div class='job'>{d}{c}{t}{rest}</div>"
        if layout in ("one line", "no headings"):
            text = "".join(f"<b>{e(x)}</b>" if bold else e(x) for x, bold in v.line(job))
            if layout == "no headings" and v.coin("date in line", 2):
                return f"<div class='job'><div>{text} ({e(job.dates)})</div>{rest}</div>"
            if layout == "no headings":
                return f"<div class='job'><div>{e(job.dates)}: {text}</div>{rest}</div>"
            return f"<div class='job'><div class='top'><span>{text}</span><span class='d'>{e(job.dates)}</span></div>{rest}</div>"
        if layout == "fields":
            names = v.fields()
            order = v.pick("field order", [(2, 1, 4, 0, 3), (0, 1, 4, 2, 3), (1, 0, 2, 4, 3)])
            values = [e(job.title), e(job.company), e(job.dates), listed(job.bullets, "list"), e(job.place)]
            colon = v.pick("colon", [":", "", " :"])
            return "<dl>" + "".join(f"<dt>{e(names[n])}{colon}</dt><dd>{values[n]}</dd>" for n in order if values[n]) + "</dl>"
        if layout == "prose":
            text = "".join(f"<b>{e(x)}</b>" if bold else e(x) for x, bold in v.line(job))
            more = " " + e(". ".join(job.bullets)) + "." if job.bullets else ""
            return f"<p>{text}, {e(job.dates)}.{more}</p>" if v.coin("prose date", 2) else f"<p><i>{e(job.dates)}.</i> {text}.{more}</p>"
        if layout == "typewriter":
            form = v.coin("typewriter job", 3)
            if form == 0:
                return f"<div class='job'><div>{e(job.dates)}</div><div>{e(job.title)}</div><div>{e(v.where(job, ', '))}</div>{rest}</div>"
            if form == 1:
                return f"<div class='job'><div>{e(job.title)}</div><div>{e(v.where(job, ', '))}</div><div>{e(job.dates)}</div>{rest}</div>"
            return f"<div class='job'><div>* {e(job.title)}, {e(job.company)}</div><div>&nbsp; {e(job.dates)}{e(' / ' + job.place if job.place else '')}</div>{rest}</div>"
        if layout == "company first":
            place = f"<span>{e(job.place)}</span>" if job.place else ""
            return f"<div class='job'><div class='top'><b>{e(job.company)}</b>{place}</div><div class='top'><i>{e(job.title)}</i><span>{e(job.dates)}</span></div>{rest}</div>"
        return f"<div class='job'>{t}{c}{d}{rest}</div>"

    def jobs(self):
        v = self.v
        if self.layout == "date column":
            out = []
            grouped = v.coin("grouped", 2)
            for group in v.employers() if grouped else [[j] for j in v.work]:
                if len(group) > 1:
                    out.append(f"<div class='row'><div></div><div class='t'>{e(v.where(group[0]))}</div></div>")
                for job in group:
                    if len(group) > 1:
                        text = f"<div>{e(job.title)}</div>"
                    elif v.coin("column form", 3) == 0:
                        text = f"<div class='t'>{e(v.where(job))}</div><div>{e(job.title)}</div>"
                    elif v.coin("column form", 3) == 1:
                        text = f"<div class='t'>{e(job.title)}</div><div>{e(v.where(job))}</div>"
                    else:
                        text = f"<div><b>{e(job.title)}</b>, {e(v.where(job))}</div>"
                    out.append(f"<div class='row'><div class='d'>{e(job.dates)}</div><div>{text}{listed(job.bullets, self.bullet_form)}</div></div>")
            return "".join(out)
        if self.layout == "profile":
            out = []
            for group in v.employers():
                out.append(f"<div class='job'><div class='t'>{e(group[0].company)}</div>")
                for job in group:
                    place = div("p", e(job.place))
                    out.append(f"<div class='role'><div><b>{e(job.title)}</b></div><div class='d'>{e(job.dates)}</div>{place}{listed(job.bullets, 'list')}</div>")
                out.append("</div>")
            return "".join(out)
        return "".join(self.job(j) for j in v.work)

    def schools(self):
        v, out = self.v, []
        for s in v.education:
            if self.layout == "date column":
                out.append(f"<div class='row'><div class='d'>{e(s.dates)}</div><div><b>{e(s.degree)}</b><br>{e(s.school)}</div></div>")
            elif self.layout == "date line":
                out.append(f"<div class='job'><div class='d'>{e(s.dates)}</div><div class='t'>{e(s.degree)}</div><div>{e(s.school)}</div></div>")
            elif self.layout in ("one line", "company first"):
                out.append(f"<div class='top'><span><b>{e(s.degree)}</b>, {e(s.school)}</span><span class='d'>{e(s.dates)}</span></div>")
            elif self.layout in ("prose", "no headings"):
                out.append(f"<p>{e(s.degree)}, {e(s.school)}, {e(s.dates)}</p>")
            elif self.layout == "fields":
                out.append(f"<dl><dt>{e(s.dates)}</dt><dd>{e(s.degree)}<br>{e(s.school)}</dd></dl>")
            else:
                out.append(f"<div class='job'><div class='t'>{e(s.school)}</div><div>{e(s.degree)}</div><div class='d'>{e(s.dates)}</div></div>")
        return "".join(out)

    def content(self, what):
        return self.jobs() if what == "work" else self.schools() if what == "education" else self.small(what)

    def grid(self):
        """All in one table with lines."""
        v = self.v
        names = v.fields()
        period_first = v.coin("period first", 2)
        rows = []
        if v.coin("grid header", 2):
            for a, b in [(v.labels[4], v.name)] + [(a or "", b) for a, b, _ in v.contact] + v.personal:
                rows.append(f"<tr><td>{e(a)}</td><td colspan=2>{e(b)}</td></tr>")
            head = self.title_line() or f"<div class='cv'>{e(TITLES[v.lang][0])}</div>"
        else:
            head = self.header()
        for what in v.order():
            title = v.heading(what)
            if title:
                rows.append(f"<tr><th colspan=3>{e(title)}</th></tr>")
            if what == "work":
                heads = [names[2], names[1], names[0]] if period_first else [names[0], names[1], names[2]]
                rows.append("<tr>" + "".join(f"<td><b>{e(h)}</b></td>" for h in heads) + "</tr>")
                for j in v.work:
                    c = e(j.company) + (f"<br>{e(j.place)}" if j.place else "")
                    cells = [e(j.dates), c, e(j.title)] if period_first else [e(j.title), c, e(j.dates)]
                    if v.coin("duties below", 2) and j.bullets:
                        rows.append("<tr>" + "".join(f"<td>{x}</td>" for x in cells) + f"</tr><tr><td colspan=3>{listed(j.bullets, 'list')}</td></tr>")
                    else:
                        cells[2 if period_first else 0] += listed(j.bullets, "list")
                        rows.append("<tr>" + "".join(f"<td>{x}</td>" for x in cells) + "</tr>")
            elif what == "education":
                for s in v.education:
                    cells = [s.dates, s.school, s.degree] if period_first else [s.degree, s.school, s.dates]
                    rows.append("<tr>" + "".join(f"<td>{e(x)}</td>" for x in cells) + "</tr>")
            else:
                rows.append(f"<tr><td colspan=3>{self.small(what)}</td></tr>")
        widths = ("24%", "33%", "43%") if period_first else ("43%", "33%", "24%")
        cols = "".join(f"<col style='width:{w}'>" for w in widths)
        return f"{head}<table class='all'><colgroup>{cols}</colgroup>{''.join(rows)}</table>"

    def document(self):
        v = self.v
        if self.layout == "grid":
            body = self.grid()
        else:
            body = self.header()
            for what in v.order():
                title = v.heading(what)
                if self.layout == "no headings":
                    body += f"<section>{self.content(what)}</section>"
                elif self.layout == "typewriter" and title:
                    rule = v.pick("typed rule", ["=", "-", ""])
                    body += f"<h2>{e(title.upper())}{'<br>' + rule * len(title) if rule else ''}</h2>{self.content(what)}"
                else:
                    body += (f"<h2>{e(title)}</h2>" if title else "") + self.content(what)
        if v.ending:
            body += f"<p style='margin-top:14px;font-size:.9em'>{e(v.ending)}</p>"
        if v.signed:
            body += f"<p style='font-family:Z003,cursive;font-size:1.5em;margin:0'>{e(v.original_name.split()[-1])}</p>" if v.coin("signature", 2) else ""
        style = self.css() + ".cv{font-size:1.2em;%s}" % v.pick("cv look", ["letter-spacing:.1em", "font-weight:bold", "text-align:center;font-weight:bold"])
        return f"<!DOCTYPE html><html lang='{v.lang}'><head><meta charset='utf-8'><title>{e(v.original_name)}</title><style>{style}</style></head><body>{body}</body></html>"


def render_print(slug, person, path, work, kind="print"):
    view = View(slug, person, kind)
    first = view.pick("points", [10, 10.5, 11, 12]) if kind == "print" else 10.5
    if kind == "print" and view.coin("airy", 4) == 0 and len(view.work) > 3:
        first = 13
    for points in sorted({first, 10.5, 10, 9.5, 9}, reverse=True):
        if points > first:
            continue
        view = View(slug, person, kind)
        print_html(PrintPage(view, points).document(), path, work)
        if pages(path) == 1 or kind == "print" and well_filled(path):
            break
    return view

# ---------------------------------------------------------------- columns

ICONS = {"phone": ("\uf095", "☎", 0x260E), "email": ("\uf0e0", "✉", 0x2709), "place": ("\uf3c5", "⌂", 0x2302),
         "work": ("\uf0b1", "⚒", 0x2692), "education": ("\uf19d", "✎", 0x270E), "skills": ("\uf013", "⚙", 0x2699)}


def icon_font():
    """A font with symbols at private code points, as icon fonts have them."""
    path = run(["fc-match", "-f", "%{file}", "DejaVu Sans:style=Book"]).decode()
    font = TTFont(path)
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["FFTM"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[x[2] for x in ICONS.values()])
    cutter.subset(font)
    names = {x[2]: font.getBestCmap()[x[2]] for x in ICONS.values()}
    for table in font["cmap"].tables:
        table.cmap = {ord(private): names[code] for private, _, code in ICONS.values()} if table.format == 4 else {}
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = "ContactIcons"
    buffer = io.BytesIO()
    font.save(buffer)
    return base64.b64encode(buffer.getvalue()).decode()


class ColumnPage(Page):
    LAYOUTS = ("dark left", "dark right", "pale right", "band", "two halves", "headings left", "timeline", "dark left")

    def __init__(self, view, points, icons):
        super().__init__(view, points)
        self.layout = view.pick("column layout", self.LAYOUTS)
        self.icons = view.pick("icons", ["private", "symbols", "private", "words", "none"])
        self.icon_data = icons if self.icons == "private" else ""
        if self.ink == "#000000":
            self.ink = "#22313f"
        self.narrow = {"dark left": 33, "dark right": 31, "pale right": 34, "band": 34, "two halves": 50, "headings left": 0, "timeline": 30}[self.layout]
        if view.date_style == "length":
            view.set_dates("dots")

    def css(self):
        v = self.v
        dark = self.layout.startswith("dark")
        side = {"dark": f"background:{self.ink};color:#fff;", "pale": "background:#eef1f3;", "band": "", "two": "", "timeline": f"border-left:2px solid {self.ink};"}.get(
            self.layout.split()[0], "")
        face = f"@font-face{{font-family:ContactIcons;src:url(data:font/ttf;base64,{self.icon_data})}}" if self.icon_data else ""
        full = dark or self.layout in ("pale right", "band")
        return face + f"""
@page {{ size: {v.paper}; margin: {'0' if full else '13mm'}; }}
* {{ box-sizing: border-box; }} html, body {{ margin: 0; }}
body {{ font: {self.points}pt/{v.pick('leading', ['1.28', '1.36'])} {self.font}; color: #1c1c1c; -webkit-print-color-adjust: exact; }}
.page {{ display: flex; align-items: stretch; {'min-height: 100vh;' if full and self.layout != 'band' else ''} }}
.side {{ width: {self.narrow}%; padding: {'11mm 6mm' if full else '0 0 0 5mm'}; {side} overflow-wrap: anywhere; }}
.main {{ width: {100 - self.narrow}%; padding: {'11mm 9mm' if full else '0 6mm 0 0'}; }}
.side h2 {{ {v.pick('side heading', ['border-bottom:1px solid currentColor;', 'text-transform:uppercase;letter-spacing:.12em;font-size:1em;', ''])} {'' if dark else 'color:' + self.ink} }}
.main h2 {{ color:{self.ink}; {v.pick('main heading', ['border-bottom:2px solid ' + self.ink + ';', 'text-transform:uppercase;letter-spacing:.1em;', ''])} }}
h1 {{ font-size: {v.pick('name size', ['2em', '1.7em', '2.3em'])}; line-height: 1.15; margin: 0 0 4px; overflow-wrap: normal; }}
.side h1 {{ font-size: 1.6em; }}
h2 {{ font-size: 1.12em; margin: 1em 0 .4em; }}
ul {{ margin: 1px 0 3px; padding-left: 1.2em; }} p {{ margin: 0 0 4px; }}
.job {{ margin-bottom: 8px; }} .t {{ font-weight: bold; }} .d {{ font-size: .92em; {'opacity:.8' if v.coin('faded', 2) else 'color:' + self.ink}; }}
.top {{ display: flex; justify-content: space-between; gap: 8px; }} .top .d {{ white-space: nowrap; }}
.label {{ font-size: 1.1em; margin-bottom: 4px; }}
.i {{ font-family: {'ContactIcons' if self.icon_data else "'DejaVu Sans'"}; margin-right: 6px; display: inline-block; min-width: 1.1em; }}
.contact div {{ margin-bottom: 3px; }} .side .contact {{ font-size: {self.contact_size()}em; }}
.bar {{ height: 5px; background: {'rgba(255,255,255,.3)' if dark else '#cfd4d8'}; margin: 1px 0 5px; }} .bar i {{ display: block; height: 5px; background: {'#fff' if dark else self.ink}; }}
.face {{ width: 27mm; height: 27mm; border-radius: 50%; background: linear-gradient(#d9dee2, #97a5af); margin: 0 auto 6mm; }}
.band {{ background: {self.ink}; color: #fff; padding: 9mm 11mm; }} .band .contact {{ display: flex; gap: 6mm; flex-wrap: wrap; margin-top: 3mm; }}
.split {{ display: grid; grid-template-columns: {v.pick('left width', ['38mm', '44mm'])} 1fr; column-gap: 7mm; border-top: 1px solid #bbb; padding-top: 2.5mm; margin-top: 2.5mm; }}
.split h2 {{ margin: 0; color: {self.ink}; }}
.line .job {{ border-left: 2px solid {self.ink}; padding-left: 5mm; margin: 0 0 0 2mm; padding-bottom: 8px; position: relative; }}
.line .job::before {{ content: ''; position: absolute; left: -5px; top: 4px; width: 8px; height: 8px; border-radius: 50%; background: {self.ink}; }}
"""

    def contact_size(self):
        """So small that the longest item, an address apart, fits into the side column."""
        longest = max([len(b) for _, b, what in self.v.contact if what != "place"] or [1])
        room = (216 if self.v.paper == "letter" else 210) * self.narrow / 100 - 13 - (6 if self.icons in ("private", "symbols") else 0)
        wide = 0.47 if "Narrow" in self.font else 0.66 if "DejaVu" in self.font or "Gothic" in self.font else 0.56
        return round(min(1, max(0.62, room / (longest * self.points * 0.3528 * wide))), 2)

    def icon(self, what):
        if self.icons == "private":
            return f"<span class='i'>{ICONS[what][0]}</span>"
        if self.icons == "symbols":
            return f"<span class='i'>{ICONS[what][1]}</span>"
        return ""

    def contact(self):
        out = []
        for a, b, what in self.v.contact:
            if self.icons == "words" and a:
                above = self.v.coin("word above", 2) and self.layout != "band" or what == "email" and self.narrow and self.layout != "band"
                out.append(f"<div>{e(a)}<br>{e(b)}</div>" if above else f"<div>{e(a)}: {e(b)}</div>")
            else:
                out.append(f"<div>{self.icon(what)}{e(b)}</div>")
        return "<div class='contact'>" + "".join(out) + "".join(f"<div>{e(a)}: {e(b)}</div>" for a, b in self.v.personal) + "</div>"

    def heading(self, what):
        text = self.v.heading(what)
        mark = self.icon(what) if what in ICONS and self.v.coin("icons in headings", 3) == 0 else ""
        return f"<h2>{mark}{e(text)}</h2>" if text else ""

    def side_skills(self):
        v = self.v
        form = v.coin("bars", 4)
        if v.groups[0][0] or form == 3:
            return self.skills() if v.groups[0][0] else listed(v.skills, "list")
        out = []
        for n, s in enumerate(v.skills):
            level = 3 + v.coin(f"level {n}", 3)
            if form == 0:
                out.append(f"<div>{e(s)}</div><div class='bar'><i style='width:{level * 20}%'></i></div>")
            elif form == 1:
                out.append(f"<div class='top'><span>{e(s)}</span><span style='white-space:nowrap;font-family:DejaVu Sans'>{'●' * level}{'○' * (5 - level)}</span></div>")
            else:
                out.append(f"<div>{e(s)}</div>")
        return "".join(out)

    def job(self, job):
        v = self.v
        rest = listed(job.bullets, self.bullet_form)
        t, c, d = div("t", e(job.title)), div("c", e(v.where(job))), div("d", e(job.dates))
        form = [0, 2, 4][v.coin("column job", 3)] if self.layout == "two halves" else v.coin("column job", 5)
        if form == 0:
            return f"<div class='job'>{d}{t}{c}{rest}</div>"
        if form == 1:
            return f"<div class='job'>{t}<div class='top'><span>{e(v.where(job))}</span><span class='d'>{e(job.dates)}</span></div>{rest}</div>"
        if form == 2:
            return f"<div class='job'><div class='t'>{e(job.company)}</div><div>{e(job.title)}</div><div class='d'>{e(job.dates)}{e(' | ' + job.place if job.place else '')}</div>{rest}</div>"
        if form == 3:
            return f"<div class='job'><div class='top'><span class='t'>{e(job.title)}</span><span class='d'>{e(job.dates)}</span></div>{c}{rest}</div>"
        text = "".join(f"<b>{e(x)}</b>" if bold else e(x) for x, bold in v.line(job))
        return f"<div class='job'><div>{text}</div>{d}{rest}</div>"

    def content(self, what, side=False):
        v = self.v
        if what == "work":
            return "".join(self.job(j) for j in v.work)
        if what == "education":
            return "".join(f"<div class='job'><div class='t'>{e(s.degree)}</div><div>{e(s.school)}</div><div class='d'>{e(s.dates)}</div></div>" for s in v.education)
        if what == "skills" and side:
            return self.side_skills()
        if what == "languages" and side:
            return "".join(f"<div>{e(a)} – {e(b)}</div>" for a, b in v.languages)
        return self.small(what)

    def document(self):
        v = self.v
        order = v.order()
        name, label = f"<h1>{e(v.name)}</h1>", div("label", e(v.label))
        ending = f"<p style='margin-top:10px;font-size:.85em'>{e(v.ending)}</p>" if v.ending else ""
        side = [s for s in order if s in ("skills", "languages", "certificates", "interests", "references") or s == "education" and v.coin("school at side", 3) == 0
                or s == "summary" and v.coin("summary at side", 4) == 0]
        main = [s for s in order if s not in side]

        def part(sections, at_side):
            return "".join(self.heading(s) + self.content(s, at_side) for s in sections)
        if self.layout == "headings left":
            body = f"<header>{name}{label}{self.contact()}</header>"
            body += "".join(f"<div class='split'><h2>{e(v.heading(s))}</h2><div>{self.content(s)}</div></div>" for s in order) + ending
        elif self.layout == "band":
            body = f"<div class='band'>{name}{label}{self.contact()}</div><div class='page'><div class='main' style='padding-top:3mm'>{part(main, False)}{ending}</div>" \
                   f"<div class='side' style='padding-top:3mm'>{part(side, True)}</div></div>"
        elif self.layout == "two halves":
            # The first half of the sections on the left, the rest on the right, as they come.
            left = [s for s in order if s in ("summary", "work")] or order[:1]
            rest = [s for s in order if s not in left]
            body = f"<header>{name}{label}{self.contact()}</header><div class='page'><div class='main'>{part(left, False)}</div><div class='side'>{part(rest, True)}{ending}</div></div>"
        else:
            face = "<div class='face'></div>" if v.coin("face", 3) == 0 else ""
            own = v.coin("name at side", 2) == 0 and self.layout != "timeline"
            s = f"<div class='side'>{face}{name + label if own else ''}{self.heading('contact')}{self.contact()}{part(side, True)}</div>"
            m = f"<div class='main{' line' if self.layout == 'timeline' else ''}'>{'' if own else name + label}{part(main, False)}{ending}</div>"
            if self.layout == "dark left":
                # The order in the file need not be the order on the paper.
                body = f"<div class='page'>{s}{m}</div>" if v.coin("side first", 2) else f"<div class='page' style='flex-direction:row-reverse'>{m}{s}</div>"
            else:
                body = f"<div class='page'>{m}{s}</div>"
        return f"<!DOCTYPE html><html lang='{v.lang}'><head><meta charset='utf-8'><title>{e(v.original_name)}</title><style>{self.css()}</style></head><body>{body}</body></html>"


def render_columns(slug, person, path, work, icons):
    for points in (View(slug, person, "columns").pick("points", [10, 10.5, 11, 12]), 10, 9.5, 9, 8.5, 8):
        view = View(slug, person, "columns")
        print_html(ColumnPage(view, points, icons).document(), path, work)
        if pages(path) == 1:
            break
    return view


# ---------------------------------------------------------------- Word

def shade(cell, colour):
    element = OxmlElement("w:shd")
    for key, value in (("val", "clear"), ("color", "auto"), ("fill", colour)):
        element.set(qn("w:" + key), value)
    cell._tc.get_or_add_tcPr().append(element)


def set_widths(table, widths):
    table.autofit = False
    for row in table.rows:
        for cell, width in zip(row.cells, widths):
            cell.width = Cm(width)
    for column, width in zip(table.columns, widths):
        column.width = Cm(width)


class Word:
    LAYOUTS = ("layout table", "tabs", "text box", "form", "sections", "soft breaks", "band")

    def __init__(self, view):
        self.v = v = view
        self.layout = v.pick("word layout", self.LAYOUTS)
        if v.date_style == "length" and self.layout != "soft breaks":
            v.set_dates("comma")
        self.doc = Document()
        self.ink = v.pick("word ink", ["1F3864", "7B2C2C", "000000", "2E6B4F", "44546A"])
        page = self.doc.sections[0]
        self.size = (21.59, 27.94) if v.paper == "letter" else (21.0, 29.7)
        page.page_width, page.page_height = Cm(self.size[0]), Cm(self.size[1])
        self.margin = v.pick("word margin", [1.9, 2.2, 2.5])
        page.left_margin = page.right_margin = Cm(self.margin)
        page.top_margin = page.bottom_margin = Cm(1.8)
        self.width = self.size[0] - 2 * self.margin
        self.font = v.pick("word font", ["Calibri", "Cambria", "Arial", "Times New Roman", "Verdana", "Garamond"])
        for name in ("Normal", "Heading 1", "Heading 2", "Title"):
            s = self.doc.styles[name]
            s.font.name = self.font
            fonts = s.element.get_or_add_rPr().get_or_add_rFonts()
            for key in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
                fonts.attrib.pop(qn("w:" + key), None)
        normal = self.doc.styles["Normal"]
        normal.font.size = Pt(10 if self.font == "Verdana" else v.pick("word points", [10.5, 11, 11, 12]))
        normal.paragraph_format.space_after = Pt(0)
        self.at = self.doc
        self.indent = 0

    def p(self, *pieces, style=None, before=0, after=2, align=None, tab=None):
        """A paragraph of pieces: text or (text, marks): b bold, i italic, u underlined, c small capitals, s small, + large, k coloured, w white."""
        cell = self.at
        if cell is not self.doc and hasattr(cell, "_tc") and len(cell.paragraphs) == 1 and not cell.paragraphs[0].text:
            p = cell.paragraphs[0]
        else:
            p = cell.add_paragraph()
        if style:
            p.style = self.doc.styles[style]
        f = p.paragraph_format
        f.space_before, f.space_after = Pt(before), Pt(after)
        if self.indent and cell is self.doc:
            f.right_indent = Cm(self.indent)
        if align is not None:
            p.alignment = align
        if tab:
            f.tab_stops.add_tab_stop(Cm(tab), WD_TAB_ALIGNMENT.RIGHT)
        for piece in pieces:
            text, marks = piece if isinstance(piece, tuple) else (piece, "")
            r = p.add_run(text)
            r.bold, r.italic, r.underline = "b" in marks or None, "i" in marks or None, "u" in marks or None
            if "c" in marks:
                r.font.small_caps = True
            if "+" in marks:
                r.font.size = Pt(20)
            if "^" in marks:
                r.font.size = Pt(13)
            if "s" in marks:
                r.font.size = Pt(9)
            if "k" in marks:
                r.font.color.rgb = RGBColor.from_string(self.ink)
            if "w" in marks:
                r.font.color.rgb = RGBColor(255, 255, 255)
        return p

    def table(self, columns, grid=False):
        t = self.at.add_table(rows=0, cols=columns)
        if grid:
            t.style = self.doc.styles["Table Grid"]
        return t

    def inside(self, cell, fill):
        before, self.at = self.at, cell
        fill()
        self.at = before

    def bullets(self, items):
        form = self.v.coin("word bullets", 4)
        for x in items:
            if form == 0:
                self.p("- " + x, after=0)
            elif form == 1:
                q = self.p("•\t" + x, after=0)
                q.paragraph_format.left_indent, q.paragraph_format.first_line_indent = Cm(0.6), Cm(-0.4)
            elif form == 2 and self.layout == "soft breaks":
                self.p("\u00b7 " + x, after=0)
            else:
                self.p(x, style="List Bullet", after=0)

    def heading(self, what):
        text = self.v.heading(what)
        if not text:
            return
        form = self.v.coin("word heading", 5)
        if form == 0:
            q = self.p(text, style="Heading 1", before=12, after=3)
        elif form == 1:
            q = self.p((text.upper(), "bk"), before=12, after=3)
        elif form == 2:
            q = self.p((text, "bu"), before=12, after=3)
        elif form == 3:
            q = self.p((text, "bc^k"), before=10, after=3)
            border = parse_xml('<w:pBdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:bottom w:val="single" w:sz="6" w:space="1" w:color="%s"/></w:pBdr>' % self.ink)
            q._p.get_or_add_pPr().append(border)
        else:
            q = self.p(text, style="Heading 2", before=12, after=3)
        q.paragraph_format.keep_with_next = True

    def header(self, contact=True):
        v = self.v
        align = WD_ALIGN_PARAGRAPH.CENTER if v.coin("word centred", 3) == 0 else None
        if v.title:
            self.p((v.title, "^"), align=align, after=6)
        if v.coin("word title style", 3) == 0:
            self.p(v.name, style="Title", align=align, after=4)
        else:
            self.p((v.name, "b+"), align=align)
        if v.label:
            self.p((v.label, "^k"), align=align)
        if contact:
            form = v.coin("word contact", 3)
            if form == 0:
                for a, b, _ in v.contact:
                    self.p(f"{a}:\t{b}" if a else b, align=align if not a else None, after=0).paragraph_format.tab_stops.add_tab_stop(Cm(3.2))
            elif form == 1:
                self.p(v.contact_line(), align=align, after=4)
            else:
                for _, b, _ in v.contact:
                    self.p(b, align=align, after=0)
        for a, b in v.personal:
            self.p(f"{a}: {b}", align=align, after=0)

    def job(self, job):
        v = self.v
        wide = self.width - self.indent if self.at is self.doc else None
        if self.layout == "soft breaks":
            form = v.coin("soft form", 3)
            first = [[(job.dates, "b"), "\n" + job.title + "\n" + v.where(job)], [(job.title, "b"), "\n" + v.where(job) + "\n" + job.dates],
                     [(job.company, "b"), "\n" + job.title + ", " + job.dates + ("\n" + job.place if job.place else "")]][form]
            self.p(*first, *["\n- " + x for x in job.bullets], before=6)
            return
        form = v.coin("word job", 4)
        long = any(len(j.title) + len(j.dates) > 62 or len(v.where(j)) + len(j.dates) > 66 or form == 2 and len(j.dates) > 21 for j in v.work)
        if self.layout == "text box" or long and form < 3:
            self.p((job.title, "b"), before=6, after=0)
            self.p(v.where(job), after=0)
            self.p((job.dates, "i"), after=1)
        elif form == 0:
            self.p((job.title, "b"), "\t" + job.dates, tab=wide, before=6, after=0)
            self.p((v.where(job), "i"))
        elif form == 1:
            self.p((v.where(job), "b"), "\t" + job.dates, tab=wide, before=6, after=0)
            self.p((job.title, "ik"))
        elif form == 2:
            self.p(job.dates + "\t", (job.title, "b"), before=6, after=0).paragraph_format.tab_stops.add_tab_stop(Cm(5))
            q = self.p("\t" + v.where(job), after=1)
            q.paragraph_format.tab_stops.add_tab_stop(Cm(5))
        else:
            self.p(*[(t, "b" if bold else "") for t, bold in v.line(job)], before=6, after=0)
            self.p((job.dates, "s"), after=1)
        self.bullets(job.bullets)

    def school(self, s):
        if self.layout in ("soft breaks", "text box"):
            self.p((s.degree, "b"), "\n" + s.school + "\n" + s.dates, before=3)
        elif len(s.degree) > 55:
            self.p((s.degree, "b"), before=3, after=0)
            self.p(s.school + ", " + s.dates)
        else:
            self.p((s.degree, "b"), "\t" + s.dates, tab=self.width, before=3, after=0)
            self.p(s.school)

    def small(self, what):
        v = self.v
        if what == "skills":
            if v.groups[0][0]:
                for name, items in v.groups:
                    self.p((name + ": ", "b"), ", ".join(items))
            elif self.layout == "text box" or self.layout == "sections":
                for x in v.skills:
                    self.p(x, style="List Bullet", after=0)
            elif v.coin("word skills", 3) == 0:
                t = self.table(3)
                for n in range(0, len(v.skills), 3):
                    for cell, x in zip(t.add_row().cells, v.skills[n:n + 3]):
                        cell.paragraphs[0].add_run(x)
            else:
                self.p([", ", " • ", "; "][v.coin("word skill mark", 3)].join(v.skills))
        elif what == "languages":
            for a, b in v.languages:
                self.p(f"{a}: {b}", after=0)
        elif what in ("certificates", "publications", "volunteer"):
            self.bullets(getattr(v, what))
        else:
            self.p(getattr(v, what))

    def content(self, what):
        if what == "work":
            for j in self.v.work:
                self.job(j)
        elif what == "education":
            for s in self.v.education:
                self.school(s)
        else:
            self.small(what)

    # The layouts.

    def layout_table(self):
        v = self.v
        self.header()
        t = self.table(2)
        left = 4.2
        for what in v.order():
            title = v.heading(what)
            if title:
                row = t.add_row().cells
                cell = row[0].merge(row[1])
                shade(cell, "E3E8EE")
                self.inside(cell, lambda: self.p((title, "b"), before=3, after=3))
            if what in ("work", "education"):
                for x in getattr(v, what):
                    a, b = t.add_row().cells
                    self.inside(a, lambda: self.p(x.dates, before=4))

                    def fill(x=x):
                        if what == "work":
                            if v.coin("cell company first", 2):
                                self.p((x.company, "b"), (", " + x.place if x.place else ""), before=4, after=0)
                                self.p(x.title)
                            else:
                                self.p((x.title, "b"), before=4, after=0)
                                self.p(v.where(x))
                            self.bullets(x.bullets)
                        else:
                            self.p((x.degree, "b"), before=4, after=0)
                            self.p(x.school)
                    self.inside(b, fill)
            elif what == "languages":
                for a_text, b_text in v.languages:
                    a, b = t.add_row().cells
                    a.paragraphs[0].add_run(a_text)
                    b.paragraphs[0].add_run(b_text)
            else:
                row = t.add_row().cells
                self.inside(row[0].merge(row[1]), lambda: self.small(what))
        set_widths(t, [left, self.width - left])

    def tabs(self):
        """Name and contact data in the header of the page."""
        v = self.v
        self.at = self.doc.sections[0].header
        q = self.at.paragraphs[0]
        everything = v.coin("name in header", 2)
        if everything:
            q.add_run(v.name).bold = True
            self.p(v.contact_line(), after=6)
        else:
            q.add_run(v.contact_line())
        self.at = self.doc
        if not everything:
            self.header(contact=False)
        else:
            if v.label:
                self.p((v.label, "^b"))
            for a, b in v.personal:
                self.p(f"{a}: {b}")
        for what in v.order():
            self.heading(what)
            self.content(what)

    def text_box(self):
        """Contact data and short sections in a text box at the right, with the copy for old programs that Word writes too."""
        v = self.v
        self.indent = 6.3
        order = v.order()
        in_box = [s for s in ("skills", "languages", "certificates") if s in order]
        lines = [(v.heading("contact"), True)] + [(b, False) for _, b, _ in v.contact] + [(f"{a}: {b}", False) for a, b in v.personal]
        for s in in_box:
            lines.append((v.heading(s), True))
            if s == "skills":
                lines += [(x, False) for x in v.skills]
            elif s == "languages":
                lines += [(f"{a} ({b})", False) for a, b in v.languages]
            else:
                lines += [(x, False) for x in v.certificates]
        content = "".join(
            '<w:p><w:pPr><w:spacing w:before="%d" w:after="20"/></w:pPr><w:r><w:rPr>%s<w:sz w:val="%d"/></w:rPr><w:t xml:space="preserve">%s</w:t></w:r></w:p>'
            % (140 if bold else 0, "<w:b/>" if bold else "", 21 if bold else 17 if len(text) > 27 else 19, html.escape(text)) for text, bold in lines)
        wide, high = int(5.8 * 360000), int(min(24, 1.2 + 0.56 * sum(1 + len(text) // 30 for text, _ in lines)) * 360000)
        fill = "EDEDED" if v.coin("box filled", 2) else "FFFFFF"
        anchor = f"""<w:r xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
 xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
 xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>
<wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">
<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="margin"><wp:posOffset>0</wp:posOffset></wp:positionV>
<wp:extent cx="{wide}" cy="{high}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="2" name="Text Box 2"/><wp:cNvGraphicFramePr/>
<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>
<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{wide}" cy="{high}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="{fill}"/></a:solidFill></wps:spPr>
<wps:txbx><w:txbxContent>{content}</w:txbxContent></wps:txbx><wps:bodyPr lIns="91440" tIns="45720" rIns="91440" bIns="45720"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>
<mc:Fallback><w:pict><v:shape type="#_x0000_t202" style="position:absolute;margin-left:300pt;margin-top:0;width:164pt;height:{high // 12700}pt"><v:textbox><w:txbxContent>{content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback>
</mc:AlternateContent></w:r>"""
        v.personal = []
        self.header(contact=False)
        self.doc.paragraphs[0]._p.append(parse_xml(anchor))
        for what in order:
            if what not in in_box:
                self.heading(what)
                self.content(what)

    def form(self):
        """A form of labels and values in a table with lines."""
        v = self.v
        if v.title:
            self.p((v.title, "b^"), align=WD_ALIGN_PARAGRAPH.CENTER, after=6)
        t = self.table(2, grid=True)
        names = v.fields()

        def row(a, b, bold=False):
            cells = t.add_row().cells
            cells[0].paragraphs[0].add_run(a).bold = bold or None
            for n, text in enumerate(b if isinstance(b, list) else [b]):
                (cells[1].paragraphs[0] if n == 0 else cells[1].add_paragraph()).add_run(text)

        def span(text):
            cells = t.add_row().cells
            cell = cells[0].merge(cells[1])
            shade(cell, "D9D9D9")
            cell.paragraphs[0].add_run(text).bold = True
        row(v.labels[4], v.name)
        for a, b in [(a, b) for a, b, _ in v.contact] + v.personal:
            row(a, b)
        if v.label and v.coin("label in form", 2):
            row({"en": "Occupation", "de": "Beruf", "fr": "Métier", "es": "Profesión", "it": "Professione", "pt": "Profissão", "nl": "Beroep", "pl": "Zawód"}[v.lang], v.label)
        order = v.pick("form order", [(2, 1, 0), (0, 1, 2), (2, 0, 1)])
        for what in v.order():
            span(v.heading(what) or what.title())
            if what == "work":
                for j in v.work:
                    values = [j.title, v.where(j, ", "), j.dates]
                    for n in order:
                        row(names[n], values[n])
                    if j.bullets:
                        row(names[3], ["- " + x for x in j.bullets] if v.coin("dashes", 2) else j.bullets)
            elif what == "education":
                for s in v.education:
                    row(s.dates, [s.degree, s.school])
            elif what == "languages":
                for a, b in v.languages:
                    row(a, b)
            else:
                cells = t.add_row().cells
                self.inside(cells[0].merge(cells[1]), lambda: self.small(what))
        set_widths(t, [4.5, self.width - 4.5])

    def sections(self):
        """Some of it in two columns of text."""
        v = self.v
        self.header()
        order = v.order()
        short = [s for s in order if s in ("skills", "languages", "certificates", "interests")]

        def columns(count):
            section = self.doc.add_section(WD_SECTION.CONTINUOUS)
            cols = section._sectPr.find(qn("w:cols"))
            if cols is None:
                cols = OxmlElement("w:cols")
                section._sectPr.append(cols)
            cols.set(qn("w:num"), str(count))
            cols.set(qn("w:space"), "500")
        first = v.coin("short first", 2)

        def shorts(last=False):
            if short:
                columns(2)
                for s in short:
                    self.heading(s)
                    self.small(s)
                if not last or v.ending:
                    columns(1)
        if first:
            shorts()
        for s in order:
            if s not in short:
                self.heading(s)
                self.content(s)
        if not first:
            shorts(last=True)

    def soft_breaks(self):
        self.header()
        for what in self.v.order():
            self.heading(what)
            self.content(what)

    def band(self):
        v = self.v
        t = self.table(2)
        a, b = t.add_row().cells
        for cell in (a, b):
            shade(cell, self.ink)
        self.inside(a, lambda: [self.p((v.name, "b+w"), before=6), v.label and self.p((v.label, "^w"), after=6)])
        self.inside(b, lambda: [self.p((x, "sw"), after=1, align=WD_ALIGN_PARAGRAPH.RIGHT, before=6 if n == 0 else 0)
                                for n, x in enumerate([x for _, x, _ in v.contact] + [f"{k}: {x}" for k, x in v.personal])])
        set_widths(t, [self.width - 6.5, 6.5])
        for what in v.order():
            self.heading(what)
            self.content(what)

    def save(self, path):
        v = self.v
        {"layout table": self.layout_table, "tabs": self.tabs, "text box": self.text_box, "form": self.form, "sections": self.sections,
         "soft breaks": self.soft_breaks, "band": self.band}[self.layout]()
        if v.ending:
            self.p(v.ending, before=14)
        if v.coin("footer", 4) == 0:
            q = self.doc.sections[0].footer.paragraphs[0]
            q.alignment = WD_ALIGN_PARAGRAPH.CENTER
            q.add_run(v.original_name + " – ")
            q._p.append(parse_xml('<w:fldSimple xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple>'))
        properties = self.doc.core_properties
        properties.author, properties.title, properties.comments = v.original_name, "", ""
        properties.created = properties.modified = datetime.datetime(2026, 11, 2, 9, 30)
        buffer = io.BytesIO()
        self.doc.save(buffer)
        with zipfile.ZipFile(buffer) as source, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
            for item in source.infolist():
                info = zipfile.ZipInfo(item.filename, (2026, 11, 2, 9, 30, 0))
                info.compress_type = zipfile.ZIP_DEFLATED
                target.writestr(info, source.read(item.filename))


def render_docx(slug, person, path, work):
    view = View(slug, person, "docx")
    Word(view).save(path)
    return view


# ---------------------------------------------------------------- scan

def photograph(picture, view, rng):
    """What a flatbed scanner or a phone makes of a page."""
    image = Image.open(picture).convert("RGB")
    phone = view.coin("phone photo", 5) < 2
    light = int(rng.integers(232, 252))
    paper = (light, light - int(rng.integers(0, 5)), light - int(rng.integers(0, 18))) if phone else (255, 255, 255)
    angle = float(rng.uniform(-1.3, 1.3) if phone else rng.uniform(-0.8, 0.8))
    image = image.rotate(angle, resample=Image.BICUBIC, fillcolor=(255, 255, 255))
    width, height = image.size
    if phone:  # a little perspective
        d = [float(rng.uniform(0, 0.012)) for _ in range(8)]
        quad = (-d[0] * width, -d[1] * height, -d[2] * width, height * (1 + d[3]), width * (1 + d[4]), height * (1 + d[5]), width * (1 + d[6]), -d[7] * height)
        image = image.transform(image.size, Image.QUAD, quad, Image.BICUBIC, fillcolor=(255, 255, 255))
    image = image.filter(ImageFilter.GaussianBlur(float(rng.uniform(0.3, 0.75))))
    values = np.asarray(image, dtype=np.float32)
    black = float(rng.uniform(18, 60))
    values = black + values * (np.array(paper, dtype=np.float32) - black) / 255
    if phone:  # the light falls from one side
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        turn = float(rng.uniform(0, 2 * np.pi))
        slope = (np.cos(turn) * x / width + np.sin(turn) * y / height)
        slope = (slope - slope.min()) / (slope.max() - slope.min())
        values *= (1 - float(rng.uniform(0.18, 0.42)) * slope ** 1.4)[:, :, None]
    values += rng.normal(0, float(rng.uniform(2, 6)), values.shape[:2]).astype(np.float32)[:, :, None]
    if not phone and view.coin("streak", 3) == 0:  # a dirty line of the scanner
        x = int(rng.integers(width // 10, width - width // 10))
        values[:, x:x + 2] -= 35
    image = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    return image if phone or view.coin("colour scan", 3) == 0 else image.convert("L")


def render_scan(slug, person, folder, work):
    pdf = os.path.join(work, slug + ".scan.pdf")
    view = render_print(slug, person, pdf, work, "scan")
    dpi = view.pick("dpi", [150, 170, 200, 200])
    stem = os.path.join(work, slug + ".page")
    run(["pdftoppm", "-png", "-r", str(dpi), pdf, stem])
    pictures = sorted(f for f in os.listdir(work) if f.startswith(slug + ".page") and f.endswith(".png"))
    rng = np.random.default_rng(view.coin("grain", 1 << 31))
    images = [photograph(os.path.join(work, f), view, rng) for f in pictures]
    quality = view.pick("quality", [55, 65, 75, 85])
    if len(images) == 1 and view.coin("scan to PDF", 4):
        path = os.path.join(folder, slug + ".jpg")
        images[0].save(path, quality=quality, dpi=(dpi, dpi))
    else:
        path = os.path.join(folder, slug + ".pdf")
        stamp = datetime.datetime(2026, 11, 2, 9, 30).timetuple()
        images[0].save(path, save_all=True, append_images=images[1:], resolution=dpi, quality=quality, creationDate=stamp, modDate=stamp)
    return view, path


# ---------------------------------------------------------------- all

def render_person(slug, person, output, work, icons):
    work = tempfile.mkdtemp(dir=work)
    for kind, function in (("latex", render_latex), ("print", render_print), ("docx", render_docx)):
        path = os.path.join(output, kind, slug + (".docx" if kind == "docx" else ".pdf"))
        write_truth(function(slug, person, path, work), path)
    path = os.path.join(output, "columns", slug + ".pdf")
    write_truth(render_columns(slug, person, path, work, icons), path)
    view, path = render_scan(slug, person, os.path.join(output, "scan"), work)
    write_truth(view, path)
    return slug


def main():
    global SALT
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", metavar="FOLDER", default="held-out")
    parser.add_argument("--salt", metavar="TEXT", default=SALT)
    parser.add_argument("output", metavar="OUTPUT_DIR")
    parser.add_argument("names", metavar="NAME", nargs="*")
    options = parser.parse_intermixed_args()
    SALT = options.salt
    folder = os.path.join(HERE, options.people)
    if not os.path.isdir(folder):
        parser.error(f"no folder {folder}")
    names = sorted(f[:-5] for f in os.listdir(folder) if f.endswith(".json"))
    unknown = sorted(set(options.names) - set(names))
    if unknown:
        parser.error(f"not in {folder}: {', '.join(unknown)}")
    output, wanted = os.path.abspath(options.output), set(options.names)
    for kind in KINDS:
        os.makedirs(os.path.join(output, kind), exist_ok=True)
    icons = icon_font()
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = []
        for slug in names:
            if wanted and slug not in wanted:
                continue
            with open(os.path.join(folder, slug + ".json"), encoding="utf-8") as f:
                jobs.append(pool.submit(render_person, slug, json.load(f), output, work, icons))
        for job in concurrent.futures.as_completed(jobs):
            print(job.result(), flush=True)


if __name__ == "__main__":
    main()
