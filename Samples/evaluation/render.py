#!/usr/bin/env python3
"""Renders the people in people/*.json as résumés in many layouts.

Usage: render.py OUTPUT_DIR [NAME ...]      (names as in people/, default: all)

Writes OUTPUT_DIR/{latex,html,docx,columns,scan}/NAME.EXT and NAME.truth.json beside
each. The choices (layout, headings, dates, separators) follow from the name and
its place in the alphabet alone, so that every run gives the same documents.

Needs, from apt: chromium, groff, poppler-utils, texlive-latex-recommended,
texlive-fonts-recommended, texlive-latex-extra, fonts-liberation, fonts-dejavu,
fonts-urw-base35.
Needs, from PyPI: python-docx, pillow, numpy.
"""
import concurrent.futures
import datetime
import html
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import zipfile
import zlib

import numpy as np
from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = ("latex", "html", "docx", "columns", "scan")
TODAY = (2026, 11)
os.environ["SOURCE_DATE_EPOCH"] = "1793600000"
os.environ["FORCE_SOURCE_DATE"] = "1"

# ---------------------------------------------------------------- words

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
}
SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
    "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(),
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(),
    "es": "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.".split(),
    "it": "gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.".split(),
}
DOTTED = "Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sept. Oct. Nov. Dec.".split()

HEADINGS = {
    "en": {
        "work": ["Experience", "Work History", "Employment", "Professional Background", "Career",
                 "Work Experience", "Professional Experience", "Employment History", "Career History"],
        "education": ["Education", "Education and Training", "Academic Background", "Qualifications",
                      "Education & Qualifications"],
        "skills": ["Skills", "Key Skills", "Core Competencies", "Areas of Expertise", "Skills & Tools",
                   "What I Can Do", "Technical and Other Skills"],
        "summary": ["Summary", "Profile", "About Me", "Professional Summary", "Personal Statement", ""],
        "languages": ["Languages", "Language Skills"],
        "certificates": ["Certifications", "Licences and Certificates", "Further Training"],
        "interests": ["Interests", "Hobbies", "Outside Work"],
        "projects": ["Projects", "Selected Projects"],
        "publications": ["Publications"],
        "volunteer": ["Volunteering", "Community Involvement"],
        "contact": ["Contact", "Contact Details", "Get in Touch"],
        "references": ["References"],
    },
    "de": {
        "work": ["Berufserfahrung", "Beruflicher Werdegang", "Berufliche Stationen", "Berufspraxis"],
        "education": ["Ausbildung", "Schul- und Berufsbildung"],
        "skills": ["Kenntnisse", "Fachkenntnisse", "Fähigkeiten"],
        "summary": ["Kurzprofil", "Über mich"],
        "languages": ["Sprachen", "Sprachkenntnisse"],
        "certificates": ["Weiterbildung", "Zertifikate und Scheine"],
        "interests": ["Interessen", "Hobbys"],
        "contact": ["Kontakt", "Persönliche Daten"],
    },
    "fr": {
        "work": ["Expérience professionnelle", "Expériences professionnelles", "Parcours professionnel"],
        "education": ["Formation", "Formation et diplômes", "Études"],
        "skills": ["Compétences", "Savoir-faire"],
        "summary": ["Profil", "À propos"],
        "languages": ["Langues"],
        "certificates": ["Certifications"],
        "interests": ["Centres d'intérêt", "Loisirs"],
        "contact": ["Contact", "Coordonnées"],
    },
    "es": {
        "work": ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional"],
        "education": ["Formación", "Formación académica", "Estudios"],
        "skills": ["Competencias", "Habilidades", "Conocimientos"],
        "summary": ["Perfil", "Sobre mí"],
        "languages": ["Idiomas"],
        "certificates": ["Cursos y certificados"],
        "interests": ["Intereses"],
        "contact": ["Contacto", "Datos personales"],
    },
    "it": {
        "work": ["Esperienza lavorativa", "Esperienze professionali", "Esperienza professionale"],
        "education": ["Istruzione e formazione", "Formazione"],
        "skills": ["Competenze", "Competenze professionali"],
        "summary": ["Profilo", "Chi sono"],
        "languages": ["Lingue"],
        "certificates": ["Corsi e certificati"],
        "interests": ["Interessi"],
        "contact": ["Contatti", "Dati personali"],
    },
}
TITLES = {"en": "Curriculum Vitae", "de": "Lebenslauf", "fr": "Curriculum vitæ",
          "es": "Currículum vítae", "it": "Curriculum vitae"}
LABELS = {"en": [("Address", "Phone", "Email"), ("Location", "Mobile", "E-mail"), ("", "T", "E")],
          "de": [("Adresse", "Telefon", "E-Mail"), ("Anschrift", "Mobil", "E-Mail")],
          "fr": [("Adresse", "Téléphone", "Courriel"), ("Adresse", "Tél.", "E-mail")],
          "es": [("Dirección", "Teléfono", "Correo electrónico"), ("Domicilio", "Móvil", "E-mail")],
          "it": [("Indirizzo", "Telefono", "E-mail"), ("Residenza", "Cell.", "Email")]}
REFERENCES = "Available on request."

# Résumés whose jobs go from the oldest to the latest.
ASCENDING = {("docx", "joerg-weissenfels"), ("columns", "caoimhe-ni-dhalaigh"), ("html", "ngoc-nguyen")}

DATES = {
    "en": ["mon", "slash", "year", "long", "since", "apos", "mon", "iso", "caps", "slashspan"],
    "de": ["slash", "dot", "since", "long", "year"],
    "fr": ["long", "since", "slash", "mon", "year"],
    "es": ["long", "slash", "mon", "since"],
    "it": ["long", "slash", "mon", "since"],
}
NOW = {"en": {"mon": "Present", "slash": "present", "year": "present", "apos": "Present", "iso": "now",
              "caps": "PRESENT", "slashspan": "Current", "dur": "Present"},
       "de": {"": "heute"}, "fr": {"": "aujourd'hui", "mon": "présent"},
       "es": {"": "actualidad", "mon": "presente", "slash": "Actualidad"},
       "it": {"": "oggi", "mon": "in corso", "long": "presente"}}


def months(a, b):
    return (b[0] - a[0]) * 12 + b[1] - a[1] + 1


def span(years_months):
    y, m = divmod(years_months, 12)
    parts = []
    if y:
        parts.append(f"{y} yr" + ("s" if y > 1 else ""))
    if m:
        parts.append(f"{m} mo" + ("s" if m > 1 else ""))
    return " ".join(parts)


def dates(start, end, style, lang):
    """The printed dates, and start and end as precise as they are printed."""
    s = [int(x) for x in start.split("-")]
    e = [int(x) for x in end.split("-")] if end else None
    if style == "year" or len(s) < 2:
        truth = (str(s[0]), str(e[0]) if e else None)
        if e and e[0] == s[0]:
            return str(s[0]), truth
        now = NOW[lang].get("year") or NOW[lang].get("")
        return f"{s[0]}–{e[0]}" if e else f"{s[0]}–{now}", truth
    truth = (start, end)
    now = NOW[lang].get(style) or NOW[lang].get("")

    def word(d, table):
        return f"{table[lang][d[1] - 1]} {d[0]}"

    def long_es(d):
        return f"{MONTHS['es'][d[1] - 1]} de {d[0]}"

    name = long_es if lang == "es" else lambda d: word(d, MONTHS)
    if style in ("mon", "dur", "caps"):
        text = f"{word(s, SHORT)} – {word(e, SHORT) if e else now}"
        if style == "caps":
            text = text.upper()
        if style == "dur":
            text += f" ({span(months(s, e or TODAY))})"
    elif style == "slash":
        text = f"{s[1]:02}/{s[0]} - " + (f"{e[1]:02}/{e[0]}" if e else now)
    elif style == "slashspan":
        text = f"{s[1]}/{s[0]} to " + (f"{e[1]}/{e[0]}" if e else now)
    elif style == "dot":
        text = f"{s[1]:02}.{s[0]} – " + (f"{e[1]:02}.{e[0]}" if e else now)
    elif style == "iso":
        text = f"{s[0]}-{s[1]:02} – " + (f"{e[0]}-{e[1]:02}" if e else now)
    elif style == "apos":
        def short(d):
            return f"{DOTTED[d[1] - 1]} '{d[0] % 100:02}"
        text = f"{short(s)} – " + (short(e) if e else now)
    elif style == "long":
        if lang == "en":
            text = f"{name(s)} to " + (name(e) if e else "date")
        elif lang == "de":
            text = f"{name(s)} bis " + (name(e) if e else now)
        elif lang == "fr":
            text = f"{name(s)} à " + (name(e) if e else now)
        else:
            text = f"{name(s)} – " + (name(e) if e else now)
    else:  # since
        begin = {"en": "since", "de": "seit", "fr": "Depuis", "es": "Desde", "it": "Da"}[lang]
        text = f"{name(s)} – {name(e)}" if e else f"{begin} {name(s)}"
    return text, truth


# ---------------------------------------------------------------- model

class Job:
    pass


class Résumé:
    """What one rendering prints: the person's data with the words chosen for it."""

    def __init__(self, slug, index, person, kind):
        self.slug, self.index, self.kind, self.person = slug, index, kind, person
        self.lang = lang = person["meta"]["language"]
        basics = person["basics"]
        self.name, self.email, self.phone = basics["name"], basics["email"], basics["phone"]
        self.label = basics.get("label", "") if self.coin("label", 2) else ""
        place = basics["location"]
        self.location = ", ".join(x for x in (place["city"], place.get("region")) if x)
        self.printed_location = self.location
        if place.get("address"):
            self.location = place["city"]
            self.printed_location = f"{place['address']}, {place['postalCode']} {place['city']}"
        # Together about half of all renderings have one.
        self.summary = basics.get("summary", "") if (index + KINDS.index(kind)) % 3 else ""
        if not person["work"]:
            self.summary = basics.get("summary", "")
        self.title = TITLES[lang] if self.coin("cv title", 6) == 0 else ""
        self.date_style = self.pick("dates", DATES[lang])
        self.work = []
        for entry in person["work"]:
            job = Job()
            job.title, job.company, job.place = entry["position"], entry["name"], entry.get("location", "")
            job.source = (entry["startDate"], entry.get("endDate"))
            job.bullets = entry.get("highlights", [])
            self.work.append(job)
        if (kind, slug) in ASCENDING:
            self.work.reverse()
        self.set_dates(self.date_style)
        self.education = []
        for entry in person.get("education", []):
            school = Job()
            school.institution, school.degree = entry["institution"], self.degree(entry)
            start, end = entry.get("startDate"), entry.get("endDate")
            form = self.coin("education dates", 3)
            school.dates = end if not start or start == end or form == 0 else \
                f"{start} – {end}" if form == 1 else f"{start}-{end}"
            self.education.append(school)
        self.groups = [(g.get("name", ""), g["keywords"]) for g in person.get("skills", [])]
        self.skills = [k for _, items in self.groups for k in items]
        self.languages = [(x["language"], x["fluency"]) for x in person.get("languages", [])]
        self.certificates = []
        for c in person.get("certificates", []):
            text = c["name"] + (f", {c['issuer']}" if c.get("issuer") else "")
            self.certificates.append(text + (f" ({c['date']})" if self.coin("cert", 2) else f", {c['date']}"))
        self.interests = ", ".join(x["name"] for x in person.get("interests", []))
        self.projects = [(x["name"], x["description"]) for x in person.get("projects", [])]
        self.publications = [x["name"] for x in person.get("publications", [])]
        self.volunteer = [f"{x['position']}, {x['organization']}, {x['startDate']} – {x['endDate']}"
                          for x in person.get("volunteer", [])]
        # Some set their résumé generously, over two pages.
        self.airy = sum(1 + len(j.bullets) for j in self.work) > 9 and self.coin("airy", 3) == 0
        self.references = REFERENCES if lang == "en" and self.coin("references", 5) == 0 else ""

    def coin(self, what, sides):
        return zlib.crc32(f"{self.slug}/{self.kind}/{what}".encode()) // 7 % sides

    def pick(self, what, options):
        return options[self.coin(what, len(options))]

    def set_dates(self, style):
        self.date_style = style
        for job in self.work:
            job.dates, (job.start, job.end) = dates(*job.source, style, self.lang)

    def degree(self, entry):
        kind, area = entry["studyType"], entry.get("area")
        if not area:
            return kind
        if re.search(r" of |degree|Bachelor", kind):
            return f"{kind} in {area}"
        return kind + self.pick("degree", [" ", ", ", " in ", " "]) + area

    def heading(self, what):
        return self.pick("heading " + what, HEADINGS[self.lang][what])

    def employers(self):
        """Jobs in a row at the same employer and place together."""
        groups = []
        for job in self.work:
            if groups and (groups[-1][0].company, groups[-1][0].place) == (job.company, job.place):
                groups[-1].append(job)
            else:
                groups.append([job])
        return groups

    def order(self):
        """The sections of the main column in their order."""
        first = ["summary"]
        body = self.pick("order", [["work", "education", "skills"], ["skills", "work", "education"],
                                   ["work", "skills", "education"], ["work", "education", "skills"]])
        if not self.work or self.coin("school first", 9) == 0:
            body = ["education", "projects", "work", "skills"]
        rest = [x for x in ("projects", "certificates", "publications", "volunteer", "languages", "interests",
                            "references") if x not in body]
        return [x for x in first + body + rest if getattr(self, x)]

    def contact(self):
        """Label and value of each contact item, in the order of this rendering."""
        labels = self.pick("labels", LABELS[self.lang])
        items = [(labels[0], self.printed_location), (labels[1], self.phone), (labels[2], self.email)]
        return self.pick("contact order", [items, [items[2], items[1], items[0]],
                                           [items[0], items[2], items[1]]])

    def contact_line(self):
        separator = self.pick("contact separator", [" | ", " · ", "  •  ", ", ", " | "])
        if self.coin("contact labels", 4) == 0:
            return separator.join(f"{a}: {b}" if a else b for a, b in self.contact())
        if separator == ", " and "," in self.printed_location:
            separator = " | "
        return separator.join(b for _, b in self.contact())

    def one_line(self, job, with_place=True):
        """Title, company and place on one line, as (text, is_title) pieces."""
        form = self.coin("one line", 7)
        place = job.place if with_place else ""
        if form == 0:
            return [(job.title, True), (f", {job.company}" + (f", {place}" if place else ""), False)]
        if form == 1:
            return [(job.title, True), (f" | {job.company}" + (f" | {place}" if place else ""), False)]
        if form == 2:
            return [(job.title, True), (f" · {job.company}" + (f" · {place}" if place else ""), False)]
        if form == 3:
            return [(job.title, True), (f" – {job.company}" + (f", {place}" if place else ""), False)]
        if form == 4:
            return [(job.title, True), (f" at {job.company}" if self.lang == "en" else f", {job.company}", False),
                    (f", {place}" if place else "", False)]
        if form == 5:
            return [(job.company, False), (" — ", False), (job.title, True), (f" ({place})" if place else "", False)]
        return [(f"{job.company}" + (f", {place}" if place else "") + ": ", False), (job.title, True)]

    def company_line(self, job):
        return job.company + (self.pick("place separator", [", ", " | ", " · ", " – ", ", "]) + job.place
                              if job.place else "")

    def truth(self):
        def entry(job):
            return {"title": job.title, "company": job.company, "start": job.start, "end": job.end}
        current = None
        for job in self.work:
            if job.source[1] is None:
                current = job
                break
        if current is None and self.work:
            current = max(self.work, key=lambda j: j.source[1])
        return {
            "name": self.name, "email": self.email, "phone": self.phone, "location": self.location,
            "work": [entry(j) for j in self.work],
            "current_title": current.title if current else None,
            "current_company": current.company if current else None,
            "education": [{"institution": s.institution, "degree": s.degree} for s in self.education],
            "skills": list(self.skills),
        }


def write_truth(resume, path):
    base = os.path.splitext(path)[0]
    with open(base + ".truth.json", "w", encoding="utf-8") as f:
        json.dump(resume.truth(), f, ensure_ascii=False, indent=2)
        f.write("\n")


def run(arguments, **options):
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if done.returncode:
        raise RuntimeError(f"{arguments[0]} failed:\n" + done.stdout.decode("utf-8", "replace")[-3000:])
    return done.stdout


def pages(path):
    return int(re.search(rb"Pages:\s+(\d+)", run(["pdfinfo", path])).group(1))


def well_filled(path, most_pages=2):
    """Whether the last page holds more than a few forlorn lines."""
    count = pages(path)
    if count == 1 or count > most_pages:
        return count == 1
    text = run(["pdftotext", "-layout", "-f", str(count), path, "-"]).decode("utf-8")
    return sum(1 for x in text.splitlines() if x.strip()) > 6


# ---------------------------------------------------------------- (a) LaTeX

TEX = {"\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{",
       "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "|": r"\textbar{}", "–": "--",
       "—": "---", "•": r"\textbullet{}", "·": r"\textperiodcentered{}", "<": r"\textless{}",
       ">": r"\textgreater{}", "'": r"\textquotesingle{}", "\"": r"\textquotedbl{}"}


CEDILLA = str.maketrans("ȘșȚț", "ŞşŢţ")


def tex(text):
    # Most people type the plain apostrophe and get the curly one; here both occur.
    return "".join(TEX.get(c, c) for c in text)


def flush(left, right):
    """Text with something at the right margin, on the next line if there is no room."""
    if not right:
        return left
    return (left + r"\unskip\nobreak\hfil\penalty50\hskip1em\null\nobreak\hfil\mbox{" + right
            + r"}{\parfillskip=0pt\finalhyphendemerits=0\par}")


def render_latex(resume, path, work):
    for spread in (1.18, 1.4, 1.0) if resume.airy else (1.0,):
        printed = typeset(resume, path, work, spread)
        if well_filled(path):
            break
    return printed


def typeset(resume, path, work, spread):
    style = resume.index % 3
    variant = resume.index // 3
    # The Type 1 fonts draw a comma below as a separate letter; Romanian authors then
    # type the cedilla instead.
    person = json.loads(json.dumps(resume.person, ensure_ascii=False).translate(CEDILLA))
    resume = Résumé(resume.slug, resume.index, person, resume.kind)
    paper = "letterpaper" if resume.person["basics"]["location"]["countryCode"] in ("US", "CA", "PH") else "a4paper"
    lines = [r"\documentclass[%s,%s]{article}" % ("12pt" if spread > 1 else ["10pt", "11pt", "10pt"][variant % 3], paper)]
    font = [r"\usepackage{mathptmx}", r"\usepackage[scaled=.92]{helvet}\renewcommand{\familydefault}{\sfdefault}",
            r"\usepackage{mathpazo}", r"\usepackage{newcent}", r"\usepackage{mathptmx}"][variant % 5]
    lines += [r"\usepackage[T1]{fontenc}", r"\usepackage[utf8]{inputenc}", r"\usepackage{textcomp}", font,
              r"\input{glyphtounicode}", r"\pdfgentounicode=1 \pdftrailerid{}"]
    lines += [r"\usepackage[margin=%s]{geometry}" % ("2.6cm" if spread > 1 else ["0.9in", "2.2cm", "0.75in"][variant % 3]),
              r"\usepackage{enumitem,titlesec,xcolor,array}", r"\definecolor{accent}{RGB}{%s}"
              % ["20,70,120", "110,30,40", "0,95,90", "60,60,60"][variant % 4],
              r"\linespread{%s}" % spread, r"\setlength{\parindent}{0pt}", r"\pagestyle{%s}" % ("plain" if resume.coin("page number", 5) == 0 else "empty"),
              r"\hyphenpenalty=10000 \exhyphenpenalty=10000 \emergencystretch=3em \tolerance=2000",
              r"\setlist[itemize]{nosep,leftmargin=1.4em,topsep=2pt%s}" % ["", ",label=--", ""][variant % 3],
              [r"\titleformat{\section}{\large\bfseries}{}{0pt}{}[\titlerule]",
               r"\titleformat{\section}{\bfseries\color{accent}}{}{0pt}{\MakeUppercase}",
               r"\titleformat{\section}{\large\bfseries\color{accent}}{}{0pt}{}[\titlerule]",
               r"\titleformat{\section}{\large\itshape\centering}{}{0pt}{}"][variant % 4],
              r"\titlespacing*{\section}{0pt}{9pt}{4pt}", r"\begin{document}"]
    centre = resume.coin("centre", 2)
    lines.append(r"\begin{center}" if centre else r"\begin{flushleft}")
    if resume.title:
        lines.append(r"{\large %s}\\[4pt]" % tex(resume.title))
    lines.append(r"{\LARGE\bfseries %s}\\[3pt]" % tex(resume.name))
    if resume.label:
        lines.append(r"{\large %s}\\[2pt]" % tex(resume.label))
    lines.append(tex(resume.contact_line()))
    lines.append(r"\end{center}" if centre else r"\end{flushleft}")

    def bullets(items):
        if items:
            lines.append(r"\begin{itemize}")
            lines.extend(r"\item " + tex(x) for x in items)
            lines.append(r"\end{itemize}")

    def title(text):
        return r"\textbf{%s}" % tex(text)

    for section in resume.order():
        heading = resume.heading(section)
        if heading:
            lines.append(r"\section*{%s}" % tex(heading))
        if section == "summary":
            lines.append(tex(resume.summary) + "\n")
        elif section == "work":
            if style == 0:
                two = resume.coin("two lines", 2)
                for job in resume.work:
                    if two:
                        lines.append(flush(title(job.title), tex(job.dates)) + "\n")
                        lines.append(tex(resume.company_line(job)) + "\n")
                    else:
                        text = "".join(title(t) if bold else tex(t) for t, bold in resume.one_line(job))
                        lines.append(flush(text, tex(job.dates)) + "\n")
                    bullets(job.bullets)
                    lines.append(r"\vspace{5pt}")
            elif style == 1:
                for group in resume.employers():
                    lines.append(flush(title(group[0].company), tex(group[0].place)) + "\n")
                    for job in group:
                        lines.append(flush(r"\textit{%s}" % tex(job.title), r"\textit{%s}" % tex(job.dates)) + "\n")
                        bullets(job.bullets)
                        lines.append(r"\vspace{3pt}")
                    lines.append(r"\vspace{3pt}")
            else:
                for job in resume.work:
                    lines.append(title(job.title) + tex(f", {job.company} ({job.place}) — {job.dates}") + "\n")
                    bullets(job.bullets)
                    lines.append(r"\vspace{5pt}")
        elif section == "education":
            for school in resume.education:
                if style == 1:
                    lines.append(flush(title(school.institution), tex(school.dates)) + "\n")
                    lines.append(r"\textit{%s}" % tex(school.degree) + "\n")
                elif style == 2:
                    lines.append(title(school.degree) + tex(f", {school.institution} — {school.dates}") + "\n")
                else:
                    lines.append(flush(title(school.degree) + tex(", " + school.institution), tex(school.dates)) + "\n")
                lines.append(r"\vspace{2pt}")
        elif section == "skills":
            form = resume.coin("skills form", 4)
            if resume.groups[0][0]:
                for name, items in resume.groups:
                    lines.append(title(name + ":") + " " + tex(", ".join(items)) + "\n")
            elif form == 1:
                bullets(resume.skills)
            elif form == 2:
                cells = [tex(x) for x in resume.skills]
                lines.append(r"\begin{tabular}{@{}p{0.31\textwidth}p{0.31\textwidth}p{0.31\textwidth}@{}}")
                for n in range(0, len(cells), 3):
                    lines.append(" & ".join((cells[n:n + 3] + ["", ""])[:3]) + r"\\")
                lines.append(r"\end{tabular}" + "\n")
            else:
                lines.append(tex(", ".join(resume.skills)) + "\n")
        elif section == "languages":
            lines.append(tex(", ".join(f"{a} ({b})" for a, b in resume.languages)) + "\n")
        elif section == "projects":
            for name, text in resume.projects:
                lines.append(title(name) + tex(" – " + text) + "\n")
        elif section in ("certificates", "publications", "volunteer"):
            bullets(getattr(resume, section))
        else:
            lines.append(tex(getattr(resume, section)) + "\n")
    lines.append(r"\end{document}")
    name = resume.slug
    with open(os.path.join(work, name + ".tex"), "w", encoding="utf-8") as f:
        f.write("\n".join(lines) + "\n")
    run(["pdflatex", "-interaction=batchmode", "-halt-on-error",
         "-output-directory=" + work, name + ".tex"], cwd=work)
    os.replace(os.path.join(work, name + ".pdf"), path)
    return resume


# ---------------------------------------------------------------- Chromium

LOCAL = threading.local()


def print_html(text, path, work):
    if not hasattr(LOCAL, "profile"):
        LOCAL.profile = tempfile.mkdtemp(dir=work)
    source = os.path.join(LOCAL.profile, "page.html")
    with open(source, "w", encoding="utf-8") as f:
        f.write(text)
    if os.path.exists(path):
        os.remove(path)
    run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
         "--user-data-dir=" + LOCAL.profile, "--print-to-pdf=" + path, source], timeout=120)
    with open(path, "rb") as f:
        data = f.read()
    data = re.sub(rb"\(D:\d{14}", b"(D:20261102093000", data)
    with open(path, "wb") as f:
        f.write(data)


def esc(text):
    return html.escape(text, quote=False)


FONTS = ["Liberation Sans", "Liberation Serif", "Liberation Sans", "DejaVu Sans", "DejaVu Serif", "Liberation Sans Narrow",
         "Liberation Serif", "C059"]
ACCENTS = ["#1f4e79", "#7a1f2b", "#0b6e63", "#5b3a8c", "#b3541e", "#2d5d2a", "#333333"]


def page_size(resume):
    return "letter" if resume.person["basics"]["location"]["countryCode"] in ("US", "CA", "PH") else "A4"


def bullet_list(items):
    return "<ul>" + "".join(f"<li>{esc(x)}</li>" for x in items) + "</ul>" if items else ""


def pieces(parts):
    return "".join(f"<b>{esc(t)}</b>" if bold else esc(t) for t, bold in parts)


def jobs_html(resume, layout):
    out = []
    if layout == "rail":
        two = resume.coin("rail lines", 3)
        for job in resume.work:
            head = f"<div>{pieces(resume.one_line(job))}</div>" if two == 0 else \
                f"<div><b>{esc(job.title)}</b></div><div class=co>{esc(resume.company_line(job))}</div>" if two == 1 else \
                f"<div><b>{esc(resume.company_line(job))}</b></div><div class=co>{esc(job.title)}</div>"
            out.append(f"<div class=rail><div class=when>{esc(job.dates)}</div><div>{head}{bullet_list(job.bullets)}</div></div>")
    elif layout == "below":
        mixed = resume.coin("below mixed", 2)
        for job in resume.work:
            if mixed:
                sep = resume.pick("below sep", [" | ", " · ", ", "])
                out.append(f"<div class=job><div><b>{esc(job.title)}</b></div>"
                           f"<div class=co>{esc(job.company + sep + job.place)}</div>"
                           f"<div class=when>{esc(job.dates)}</div>{bullet_list(job.bullets)}</div>")
            else:
                out.append(f"<div class=job><div>{pieces(resume.one_line(job))}</div>"
                           f"<div class=when>{esc(job.dates)}</div>{bullet_list(job.bullets)}</div>")
    elif layout == "placedates":
        for job in resume.work:
            out.append(f"<div class=job><div>{pieces(resume.one_line(job, False))}</div>"
                       f"<div class=when>{esc(job.place)} | {esc(job.dates)}</div>{bullet_list(job.bullets)}</div>")
    elif layout == "right":
        for job in resume.work:
            out.append(f"<div class=job><div class=row><b>{esc(job.title)}</b><span>{esc(job.dates)}</span></div>"
                       f"<div class=co>{esc(resume.company_line(job))}</div>{bullet_list(job.bullets)}</div>")
    elif layout == "companyright":
        for job in resume.work:
            out.append(f"<div class=job><div class=row><b>{esc(job.company)}</b><span>{esc(job.place)}</span></div>"
                       f"<div class=row><i>{esc(job.title)}</i><i>{esc(job.dates)}</i></div>{bullet_list(job.bullets)}</div>")
    elif layout == "grouped":
        for group in resume.employers():
            out.append(f"<div class=job><div><b>{esc(resume.company_line(group[0]))}</b></div>")
            for job in group:
                gap = resume.pick("group gap", [", ", " | ", " (", " — "])
                out.append(f"<div class=role><i>{esc(job.title)}</i>{esc(gap + job.dates + (')' if gap == ' (' else ''))}"
                           f"</div>{bullet_list(job.bullets)}")
            out.append("</div>")
    elif layout == "datefirst":
        for job in resume.work:
            out.append(f"<div class=job><div class=when>{esc(job.dates)}</div>"
                       f"<div>{pieces(resume.one_line(job))}</div>{bullet_list(job.bullets)}</div>")
    return "".join(out)


def schools_html(resume, layout):
    out = []
    for s in resume.education:
        if layout == "rail":
            out.append(f"<div class=rail><div class=when>{esc(s.dates)}</div><div><b>{esc(s.degree)}</b><br>{esc(s.institution)}</div></div>")
        elif layout == "right":
            out.append(f"<div class=school><div class=row><b>{esc(s.institution)}</b><span>{esc(s.dates)}</span></div><div>{esc(s.degree)}</div></div>")
        elif layout == "line":
            out.append(f"<div class=school>{esc(s.degree)}, {esc(s.institution)}, {esc(s.dates)}</div>")
        else:
            out.append(f"<div class=school><b>{esc(s.degree)}</b><br>{esc(s.institution)}<br><span class=when>{esc(s.dates)}</span></div>")
    return "".join(out)


def skills_html(resume, form):
    if resume.groups[0][0] and form != "bullets":
        return "".join(f"<div class=group><b>{esc(n)}{':' if form != 'stack' else ''}</b>{'<br>' if form == 'stack' else ' '}"
                       f"{esc(', '.join(k))}</div>" for n, k in resume.groups)
    if form in ("bullets", "stack"):
        return bullet_list(resume.skills)
    if form == "lines":
        return "".join(f"<div>{esc(x)}</div>" for x in resume.skills)
    if form == "table":
        rows = [resume.skills[n:n + 3] for n in range(0, len(resume.skills), 3)]
        return "<table class=skills>" + "".join(
            "<tr>" + "".join(f"<td>{esc(x)}</td>" for x in r) + "</tr>" for r in rows) + "</table>"
    if form == "dots":
        return f"<p>{esc(' · '.join(resume.skills))}</p>"
    return f"<p>{esc(', '.join(resume.skills))}</p>"


def section_html(resume, section, work_layout, school_layout, skills_form, upper=False, narrow=False):
    heading = resume.heading(section)
    if upper:
        heading = heading.upper()
    out = f"<h2>{esc(heading)}</h2>" if heading else ""
    if section == "work":
        out += jobs_html(resume, work_layout)
    elif section == "education":
        out += schools_html(resume, school_layout)
    elif section == "skills":
        out += skills_html(resume, skills_form)
    elif section == "languages":
        if narrow:
            out += "".join(f"<div>{esc(a)} – {esc(b)}</div>" for a, b in resume.languages)
        else:
            out += f"<p>{esc(', '.join(f'{a} ({b})' for a, b in resume.languages))}</p>"
    elif section == "projects":
        out += "".join(f"<div class=job><b>{esc(a)}</b><br>{esc(b)}</div>" for a, b in resume.projects)
    elif section in ("certificates", "publications", "volunteer"):
        out += "".join(f"<div>{esc(x)}</div>" for x in getattr(resume, section)) if narrow else \
            bullet_list(getattr(resume, section))
    else:
        out += f"<p>{esc(getattr(resume, section))}</p>"
    return f"<section>{out}</section>"


# ---------------------------------------------------------------- (b) one column

def one_column(resume, size):
    style = resume.index % 4
    layout = [["rail"], ["below", "placedates"], ["right", "companyright", "datefirst"], ["grouped", "below"]][style]
    layout = layout[resume.index // 4 % len(layout)]
    school = ["rail", "stack", "right", "line"][style]
    if style == 2 and resume.date_style not in ("slash", "dot"):
        resume.set_dates("slash")
    if style == 3 and layout == "below" and resume.lang == "en":
        resume.set_dates("dur")
    accent = resume.pick("accent", ACCENTS)
    upper = resume.coin("upper", 3) == 0 or style == 2
    centred = resume.coin("centred", 2)
    if style in (0, 2) and resume.coin("name upper", 4) == 0:
        resume.name = resume.person["basics"]["name"].upper()
    form = resume.pick("skills form", ["comma", "bullets", "table", "dots", "comma"])
    rule = resume.coin("rule", 3)
    css = f"""@page{{size:{page_size(resume)};margin:{['16mm 18mm', '20mm 20mm', '14mm 16mm'][resume.coin('margin', 3)]}}}
body{{font:{size}pt/{1.6 if size > 12 else 1.36} '{resume.pick("font", FONTS)}';margin:0;color:#1a1a1a}}
h1{{font-size:2em;margin:0 0 2px;line-height:1.15}} header{{margin-bottom:.7em;{'text-align:center' if centred else ''}}}
.label{{font-size:1.15em}} .cv{{letter-spacing:.08em;color:#555}}
h2{{font-size:1.15em;margin:1.05em 0 .4em;line-height:1.2;{['border-bottom:1px solid #888', '', 'border-bottom:2px solid ' + accent][rule]};
{'color:' + accent if resume.coin('coloured', 2) else ''};{'text-align:center' if resume.coin('centred headings', 6) == 0 else ''}}}
p{{margin:.2em 0}} ul{{margin:.15em 0 .3em;padding-left:1.3em;{'list-style-type:square' if resume.coin('square', 4) == 0 else ''}}}
.rail{{display:grid;grid-template-columns:{['8.4em', '10em'][len(max((j.dates for j in resume.work), key=len, default='')) > 17]} 1fr;column-gap:1.2em;margin-bottom:.55em}}
.job{{margin-bottom:.6em}} .role{{margin-top:.2em}} .row{{display:flex;justify-content:space-between;gap:1.5em}}
.row>:last-child{{white-space:nowrap}} .co{{{['', 'font-style:italic', 'color:' + accent][resume.coin('company look', 3)]}}}
.when{{{['', 'color:#555', 'font-style:italic'][resume.coin('when look', 3)]}}} .school{{margin-bottom:.4em}}
h2,.row,.role{{break-after:avoid}} li{{break-inside:avoid}}
table.skills{{width:100%;border-collapse:collapse}} .skills td{{width:33%;padding:.1em .4em .1em 0}}"""
    head = f"<div class=cv>{esc(resume.title)}</div>" if resume.title else ""
    head += f"<h1>{esc(resume.name)}</h1>"
    if resume.label:
        head += f"<div class=label>{esc(resume.label)}</div>"
    if resume.coin("contact lines", 3) == 0:
        head += "".join(f"<div>{esc(f'{a}: {b}' if a else b)}</div>" for a, b in resume.contact())
    else:
        head += f"<div>{esc(resume.contact_line())}</div>"
    body = "".join(section_html(resume, s, layout, school, form, upper) for s in resume.order())
    return f"<!DOCTYPE html><html lang={resume.lang}><meta charset=utf-8><title>{esc(resume.name)}</title>" \
           f"<style>{css}</style><body><header>{head}</header>{body}</body></html>"


def roff(text):
    text = text.replace("\\", r"\e").replace("–", r"\(en").replace("—", r"\(em").replace("'", r"\(aq")
    text = text.replace("•", r"\(bu").replace("-", r"\-" if re.search(r"\d-\d|@", text) else "-")
    return (r"\&" if text[:1] in ".\\" else "") + text


def groff_source(resume):
    size = 11 if resume.coin("groff size", 2) else 10
    family = resume.pick("groff family", ["T", "H", "P", "N"])
    out = [".pl 29.7c" if page_size(resume) == "A4" else ".pl 11i", ".po 2.2c", ".ll 16.4c", f".fam {family}",
           f".ps {size}", f".vs {size + 3}", ".nh", ".ad l", ".de FT", "'bp", "..", ".de HD", "'sp 1.8c", "..",
           ".wh 0 HD", ".wh -1.8c FT"]
    upper = resume.coin("upper", 2)

    def line(text):
        out.append(text)
        out.append(".br")

    def bullets(items):
        for item in items:
            out.extend([".in 1.5m", r".ti -1.2m", r"\(bu\h'.6m'" + roff(item), ".br", ".in 0"])

    def heading(text):
        out.extend([".sp .7", ".ne 4", f".ps {size + 1}", r"\fB" + roff(text.upper() if upper else text) + r"\fP",
                    f".ps {size}", ".br", r"\v'-.75m'\D'l 16.4c 0'" if resume.coin("groff rule", 2) else ".sp .2",
                    ".br", ".sp -.4"])

    centre = resume.coin("centre", 2)
    if centre:
        out.append(".ce 9")
    if resume.title:
        line(roff(resume.title))
    out.extend([f".ps {size + 7}", f".vs {size + 11}"])
    line(r"\fB" + roff(resume.name) + r"\fP")
    out.extend([f".ps {size}", f".vs {size + 3}"])
    if resume.label:
        line(roff(resume.label))
    line(roff(resume.contact_line()))
    if centre:
        out.append(".ce 0")
    mixed = resume.coin("below mixed", 2)
    for section in resume.order():
        text = resume.heading(section)
        if text:
            heading(text)
        else:
            out.append(".sp .5")
        if section == "work":
            for job in resume.work:
                out.append(".ne 4")
                if mixed:
                    line(r"\fB" + roff(job.title) + r"\fP")
                    line(roff(resume.company_line(job)))
                else:
                    line("".join((r"\fB" if bold else r"\fR") + roff(t) + r"\fR" for t, bold in resume.one_line(job)))
                line(r"\fI" + roff(job.dates) + r"\fR")
                bullets(job.bullets)
                out.append(".sp .5")
        elif section == "education":
            for s in resume.education:
                line(r"\fB" + roff(s.degree) + r"\fP")
                line(roff(s.institution + ", " + s.dates))
        elif section == "skills":
            if resume.groups[0][0]:
                for name, items in resume.groups:
                    line(r"\fI" + roff(name) + r"\fR: " + roff(", ".join(items)))
            else:
                line(roff(", ".join(resume.skills)))
        elif section == "languages":
            line(roff(", ".join(f"{a} ({b})" for a, b in resume.languages)))
        elif section == "projects":
            for a, b in resume.projects:
                line(r"\fB" + roff(a) + r"\fP: " + roff(b))
        elif section in ("certificates", "publications", "volunteer"):
            bullets(getattr(resume, section))
        else:
            line(roff(getattr(resume, section)))
    return "\n".join(out) + "\n"


def render_html(resume, path, work, most_pages=2):
    latin = all(ord(c) < 0x100 or c in "–—•" for c in json.dumps(resume.person, ensure_ascii=False))
    if resume.index % 8 == 1 and latin and most_pages > 1:
        source = os.path.join(work, resume.slug + ".roff")
        with open(source, "w", encoding="utf-8") as f:
            f.write(groff_source(resume))
        with open(path, "wb") as f:
            f.write(run(["groff", "-k", "-Tpdf", "-P-pa4" if page_size(resume) == "A4" else "-P-pletter", source]))
        return
    sizes = (11, 10.5, 10, 9.5, 9, 8.6, 8.2)
    if resume.airy and most_pages > 1:
        sizes = (12.5, 13.2, 11)
    else:
        sizes = sizes[resume.coin("size", 3):]
    for size in sizes:
        print_html(one_column(resume, size), path, work)
        if well_filled(path, most_pages):
            break


# ---------------------------------------------------------------- (d) two columns

def two_columns(resume, size):
    side_right = resume.index % 2 == 1
    dark = resume.index % 3 == 0
    tinted = resume.index % 3 == 1
    width = [28, 31, 34, 38][resume.index // 2 % 4]
    accent = resume.pick("accent", ACCENTS)
    name_where = resume.pick("name where", ["top", "side", "main", "top"])
    layouts = ["below", "right", "placedates", "datefirst", "grouped", "companyright", "below"]
    layout = layouts[resume.index // 3 % len(layouts)]
    if layout in ("right", "companyright") and resume.date_style in ("long",) and width > 31:
        layout = "below"
    upper = resume.coin("upper", 2)
    if name_where == "side" and resume.coin("name upper", 2):
        resume.name = resume.person["basics"]["name"].upper()
    side_background = accent if dark else "#eef1f4" if tinted else "#ffffff"
    side_color = "#ffffff" if dark else "#222222"
    in_side = ["skills", "languages", "certificates", "interests", "references"]
    if resume.coin("school side", 3) == 0:
        in_side.insert(resume.coin("school place", 2), "education")
    if resume.coin("side order", 2):
        in_side = [in_side[1], in_side[0]] + in_side[2:]
    order = resume.order()
    side = [s for s in in_side if s in order]
    main = [s for s in order if s not in side]
    form = resume.pick("side skills", ["bullets", "lines", "comma", "stack"])
    border = "" if dark or tinted else f"border-{'left' if side_right else 'right'}:1px solid #999;"
    # An address too long for the column is set smaller rather than broken.
    room = (210 * width / 100 - 14) * 2.83
    labelled = resume.coin("contact form", 3)
    font = resume.pick("font", FONTS)
    letter = 0.65 if "DejaVu" in font else 0.48 if "Narrow" in font else 0.57
    contact_size = min(size, max(6.8, room / (len(resume.email) * letter)))
    if contact_size < size or len(resume.email) + 7 > room / (size * letter):
        labelled %= 2  # no room for a label on the same line
    css = f"""@page{{size:{page_size(resume)};margin:{'11mm 0' if resume.airy else '0'}}} html{{-webkit-print-color-adjust:exact}}
body{{font:{size}pt/{1.55 if resume.airy else 1.36} '{resume.pick("font", FONTS)}';margin:0;color:#1a1a1a}}
.page{{display:flex;flex-direction:column;min-height:{(296 if page_size(resume) == 'A4' else 278) - (23 if resume.airy else 0)}mm;box-sizing:border-box}}
.cols{{display:flex;flex-direction:{'row-reverse' if side_right else 'row'};flex:1}}
aside{{width:{width}%;box-sizing:border-box;padding:11mm 7mm;background:{side_background};color:{side_color};{border}}}
main{{flex:1;min-width:0;box-sizing:border-box;padding:11mm 10mm}}
header{{padding:9mm 10mm 4mm;{'background:' + accent + ';color:#fff;padding-bottom:7mm' if dark and resume.coin('band', 2) else ''};
{'text-align:center' if resume.coin('centred', 3) == 0 else ''}}}
h1{{font-size:2.1em;margin:0 0 .1em;line-height:1.12}} aside h1{{font-size:1.7em}} .label{{font-size:1.12em;margin-bottom:.5em}}
h2{{font-size:1.14em;margin:1.1em 0 .4em;line-height:1.2;{'border-bottom:1px solid currentColor;' if resume.coin('rule', 2) else ''}}}
main h2{{color:{accent}}} section:first-child h2{{margin-top:0}}
p{{margin:.2em 0}} ul{{margin:.15em 0 .3em;padding-left:1.2em}} .contact div{{font-size:{contact_size:.2f}pt;overflow-wrap:anywhere}}
.job{{margin-bottom:.65em}} .role{{margin-top:.2em}} .row{{display:flex;justify-content:space-between;gap:1em}}
.row>:last-child{{white-space:nowrap}} .co{{{['', 'font-style:italic', 'color:' + accent][resume.coin('company look', 3)]}}}
main .when{{{['', 'color:#555', 'font-style:italic'][resume.coin('when look', 3)]}}} .school,.group{{margin-bottom:.4em}}
li{{break-inside:avoid}}"""
    head = f"<h1>{esc(resume.name)}</h1>" + (f"<div class=label>{esc(resume.label)}</div>" if resume.label else "")
    items = "".join(
        f"<div><b>{esc(a)}</b><br>{esc(b)}</div>" if labelled == 1 and len(a) > 1
        else f"<div>{esc(f'{a}: {b}' if a else b)}</div>" if labelled == 2 else f"<div>{esc(b)}</div>"
        for a, b in resume.contact())
    contact_heading = resume.heading("contact")
    contact = f"<section class=contact><h2>{esc(contact_heading.upper() if upper else contact_heading)}</h2>{items}</section>"
    aside = (head if name_where == "side" else "") + contact + "".join(
        section_html(resume, s, layout, "stack", form, upper, True) for s in side)
    body = (head if name_where == "main" else "") + "".join(
        section_html(resume, s, layout, "right" if width < 34 else "stack", form, upper) for s in main)
    top = f"<header>{head}</header>" if name_where == "top" else ""
    # The order in the file is not always the order on the page.
    columns = f"<aside>{aside}</aside><main>{body}</main>"
    return f"<!DOCTYPE html><html lang={resume.lang}><meta charset=utf-8><title>{esc(resume.name)}</title>" \
           f"<style>{css}</style><body><div class=page>{top}<div class=cols>{columns}</div></div></body></html>"


def render_columns(resume, path, work):
    for size in (11.8, 12.4, 10.8) if resume.airy else (10.5, 9.8, 9.2, 8.6, 8.1):
        print_html(two_columns(resume, size), path, work)
        if well_filled(path, 2 if resume.airy else 1):
            return


# ---------------------------------------------------------------- (c) DOCX

def shade(cell, color):
    element = OxmlElement("w:shd")
    for key, value in (("val", "clear"), ("color", "auto"), ("fill", color)):
        element.set(qn("w:" + key), value)
    cell._tc.get_or_add_tcPr().append(element)


def set_widths(table, values):
    table.autofit = False
    for row in table.rows:
        for cell, value in zip(row.cells, values):
            cell.width = Cm(value)
    for column, value in zip(table.columns, values):
        column.width = Cm(value)


class Writer:
    """Writes the parts of a résumé into a document or a table cell."""

    def __init__(self, resume, doc, holder, text_width, color=None):
        self.r, self.doc, self.holder, self.width, self.color = resume, doc, holder, text_width, color
        self.styled = resume.coin("styled headings", 2)
        self.bullet_form = resume.coin("bullets", 3)
        self.upper = resume.coin("upper", 3) == 0
        self.accent = resume.pick("accent", ACCENTS)[1:]
        self.fresh = hasattr(holder, "_tc")

    def paragraph(self, *parts, style=None, before=0, after=0, align=None, tab=None):
        """parts: text or (text, "b"/"i"/"bi")."""
        if self.fresh and style is None:
            p = self.holder.paragraphs[0]
        else:
            p = self.holder.add_paragraph(style=style)
            if self.fresh:
                first = self.holder.paragraphs[0]
                first._p.getparent().remove(first._p)
        self.fresh = False
        for part in parts:
            text, look = part if isinstance(part, tuple) else (part, "")
            r = p.add_run(text)
            r.bold = True if "b" in look else None
            r.italic = True if "i" in look else None
            if "+" in look:
                r.font.size = Pt(20)
            if "^" in look:
                r.font.size = Pt(13)
            if self.color:
                r.font.color.rgb = RGBColor.from_string(self.color)
        p.paragraph_format.space_before, p.paragraph_format.space_after = Pt(before), Pt(after)
        if align:
            p.alignment = align
        if tab:
            p.paragraph_format.tab_stops.add_tab_stop(Cm(tab), WD_TAB_ALIGNMENT.RIGHT)
        return p

    def heading(self, what):
        text = self.r.heading(what)
        if not text:
            return
        text = text.upper() if self.upper else text
        if self.styled:
            p = self.paragraph(text, style="Heading 1", before=10, after=3)
            for run_ in p.runs:
                run_.font.color.rgb = RGBColor.from_string(self.color or self.accent)
                run_.font.size = Pt(12.5)
        else:
            p = self.paragraph((text, "b^"), before=9, after=3)
        p.paragraph_format.keep_with_next = True

    def bullets(self, items):
        for item in items:
            if self.bullet_form == 0:
                p = self.paragraph("• " + item)
                p.paragraph_format.left_indent, p.paragraph_format.first_line_indent = Cm(0.5), Cm(-0.3)
            elif self.bullet_form == 1 and self.r.coin("dash", 3) == 0:
                self.paragraph("- " + item)
            else:
                self.paragraph(item, style="List Bullet", after=1)

    def job(self, job, style):
        r = self.r
        form = r.coin("docx job", 4)
        if style == 0:
            if form == 0:
                self.paragraph((job.title, "b"), "\t" + job.dates, tab=self.width, before=5)
                self.paragraph((r.company_line(job), "i"))
            elif form == 1:
                self.paragraph((job.company, "b"), "\t" + job.dates, tab=self.width, before=5)
                self.paragraph((job.title, "i"), "\t" + job.place, tab=self.width)
            elif form == 2:
                self.paragraph(*[(t, "b" if b else "") for t, b in r.one_line(job)], before=5)
                self.paragraph(job.dates)
            else:
                self.paragraph(*[(t, "b" if b else "") for t, b in r.one_line(job)], "\t" + job.dates, tab=self.width, before=5)
        else:
            if form % 2:
                self.paragraph((job.title, "b"), before=4)
                self.paragraph(r.company_line(job) + " | " + job.dates if style == 2 and form == 1 else r.company_line(job))
                if style == 2 and form != 1:
                    self.paragraph((job.dates, "i"))
            else:
                self.paragraph((job.company, "b"), ", " + job.place, before=4)
                self.paragraph((job.title, "i"), *([" (" + job.dates + ")"] if style == 2 else []))
        self.bullets(job.bullets)

    def table_rows(self, rows):
        """rows: (left, function writing the right cell)."""
        swapped = self.r.coin("swapped", 3) == 0
        table = self.doc.add_table(rows=0, cols=2)
        if self.r.coin("grid", 3) == 0:
            table.style = "Table Grid"
        for left, fill in rows:
            cells = table.add_row().cells
            a, b = (cells[1], cells[0]) if swapped else (cells[0], cells[1])
            p = a.paragraphs[0]
            p.add_run(left)
            if swapped:
                p.alignment = WD_ALIGN_PARAGRAPH.RIGHT
            fill(Writer(self.r, self.doc, b, 12))
        set_widths(table, [12.7, 4.3] if swapped else [4.3, 12.7])

    def section(self, section, style):
        r = self.r
        self.heading(section)
        if section == "work":
            if style == 1:
                self.table_rows([(j.dates, lambda w, j=j: w.job(j, 1)) for j in r.work])
            elif style == 0 and r.coin("docx grouped", 2) and r.coin("docx job", 4) == 1:
                for group in r.employers():
                    self.paragraph((r.company_line(group[0]), "b"), before=6)
                    for job in group:
                        self.paragraph((job.title, "i"), "\t" + job.dates, tab=self.width, before=1)
                        self.bullets(job.bullets)
            else:
                for job in r.work:
                    self.job(job, style)
        elif section == "education":
            if style == 1:
                self.table_rows([(s.dates, lambda w, s=s: (w.paragraph((s.degree, "b")), w.paragraph(s.institution)))
                                 for s in r.education])
            else:
                for s in r.education:
                    if style == 0:
                        if len(s.degree + s.institution) > 62:
                            self.paragraph((s.degree, "b"), "\t" + s.dates, tab=self.width)
                            self.paragraph(s.institution)
                        else:
                            self.paragraph((s.degree, "b"), ", " + s.institution, "\t" + s.dates, tab=self.width)
                    else:
                        self.paragraph((s.institution, "b"), before=3)
                        self.paragraph(s.degree + ", " + s.dates)
        elif section == "skills":
            form = r.coin("skills form", 4)
            if r.groups[0][0]:
                for name, items in r.groups:
                    self.paragraph((name + ": ", "b"), ", ".join(items))
            elif form == 0 and style != 2:
                table = self.doc.add_table(rows=0, cols=3)
                for n in range(0, len(r.skills), 3):
                    for cell, text in zip(table.add_row().cells, r.skills[n:n + 3]):
                        cell.paragraphs[0].add_run(text)
            elif form == 1 or style == 2 and form != 2:
                self.bullets(r.skills)
            elif form == 2:
                self.paragraph(" | ".join(r.skills))
            else:
                self.paragraph(", ".join(r.skills))
        elif section == "languages":
            if style == 2:
                for a, b in r.languages:
                    self.paragraph(f"{a}: {b}")
            else:
                self.paragraph(", ".join(f"{a} ({b})" for a, b in r.languages))
        elif section == "projects":
            for a, b in r.projects:
                self.paragraph((a, "b"), " – " + b)
        elif section in ("certificates", "publications", "volunteer"):
            self.bullets(getattr(r, section))
        else:
            self.paragraph(getattr(r, section))


def render_docx(resume, path, work):
    style = resume.index % 3
    doc = Document()
    page = doc.sections[0]
    size = (21.59, 27.94) if page_size(resume) == "letter" else (21.0, 29.7)
    page.page_width, page.page_height = Cm(size[0]), Cm(size[1])
    page.left_margin = page.right_margin = Cm(2)
    page.top_margin = page.bottom_margin = Cm(1.6)
    font = resume.pick("docx font", ["Arial", "Times New Roman", "Calibri", "Arial"])
    points = 12 if resume.airy else resume.pick("docx size", [10, 10.5, 11])
    if resume.airy:
        doc.styles["Normal"].paragraph_format.line_spacing = 1.35
    for name in ("Normal", "Heading 1", "Title"):
        s = doc.styles[name]
        s.font.name = font
        fonts = s.element.get_or_add_rPr().get_or_add_rFonts()
        for key in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
            fonts.attrib.pop(qn("w:" + key), None)
        fonts.set(qn("w:eastAsia"), font)
    doc.styles["Normal"].font.size = Pt(points)
    doc.styles["Normal"].paragraph_format.space_after = Pt(0)
    properties = doc.core_properties
    properties.author, properties.title, properties.comments = resume.name, "", ""
    properties.created = properties.modified = datetime.datetime(2026, 11, 2, 9, 30)
    text_width = size[0] - 4
    if style == 2:
        side_width = [5.2, 6.2, 5.6][resume.index // 3 % 3]
        right = resume.index // 3 % 2 == 1
        top = resume.coin("name top", 2)
        plain = Writer(resume, doc, doc, text_width)
        if top:
            plain.paragraph((resume.name, "b+"))
            if resume.label:
                plain.paragraph((resume.label, "^"), after=6)
        table = doc.add_table(rows=1, cols=2)
        margins = OxmlElement("w:tblCellMar")
        for edge in ("left", "right"):
            element = OxmlElement("w:" + edge)
            element.set(qn("w:w"), "200")
            element.set(qn("w:type"), "dxa")
            margins.append(element)
        table._tbl.tblPr.append(margins)
        a, b = table.rows[0].cells
        side, main = (b, a) if right else (a, b)
        dark = resume.coin("dark", 2)
        if dark:
            shade(side, resume.pick("accent", ACCENTS)[1:])
        elif resume.coin("tint", 2):
            shade(side, "E8ECEF")
        side_writer = Writer(resume, doc, side, side_width, "FFFFFF" if dark else None)
        main_writer = Writer(resume, doc, main, text_width - side_width)
        order = resume.order()
        in_side = [s for s in ("skills", "languages", "certificates", "interests", "references") if s in order]
        if not top:
            side_writer.paragraph((resume.name, "b+"))
            if resume.label:
                side_writer.paragraph((resume.label, "^"), after=6)
        side_writer.heading("contact")
        for label, value in resume.contact():
            p = side_writer.paragraph(f"{label}: {value}" if label and resume.coin("contact labels", 2)
                                      and len(value) < 22 else value)
            p.runs[0].font.size = Pt(round(min(points, max(6.5, (side_width - 0.8) * 28.35 / (len(resume.email) * 0.58))), 1))
        for s in in_side:
            side_writer.section(s, 2)
        for s in order:
            if s not in in_side:
                main_writer.section(s, 2)
        set_widths(table, [text_width - side_width, side_width] if right else [side_width, text_width - side_width])
    else:
        w = Writer(resume, doc, doc, text_width)
        centre = WD_ALIGN_PARAGRAPH.CENTER if resume.coin("centre", 2) else None
        if resume.title:
            w.paragraph(resume.title, align=centre)
        if resume.coin("title style", 3) == 0:
            w.paragraph(resume.name, style="Title", align=centre, after=3)
        else:
            w.paragraph((resume.name, "b+"), align=centre)
        if resume.label:
            w.paragraph((resume.label, "^"), align=centre)
        if style == 1 and resume.coin("contact table", 2):
            w.table_rows([(label or "Location", lambda x, v=value: x.paragraph(v)) for label, value in resume.contact()]) \
                if resume.coin("swapped", 3) else w.paragraph(resume.contact_line(), align=centre)
        elif resume.coin("contact lines", 3) == 0:
            for label, value in resume.contact():
                w.paragraph(f"{label}: {value}" if label else value, align=centre)
        else:
            w.paragraph(resume.contact_line(), align=centre, after=4)
        for s in resume.order():
            w.section(s, style)
    buffer = io.BytesIO()
    doc.save(buffer)
    with zipfile.ZipFile(buffer) as source, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        for item in source.infolist():
            info = zipfile.ZipInfo(item.filename, (2026, 11, 2, 9, 30, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, source.read(item.filename))


# ---------------------------------------------------------------- (e) scan

def scan(source, path, seed):
    rng = np.random.default_rng(seed)
    image = Image.open(source).convert("L")
    angle = float(rng.uniform(-0.7, 0.7))
    image = image.rotate(angle, resample=Image.BICUBIC, fillcolor=255)
    image = image.filter(ImageFilter.GaussianBlur(float(rng.uniform(0.3, 0.7))))
    values = np.asarray(image, dtype=np.float32)
    black, white = float(rng.uniform(15, 45)), float(rng.uniform(236, 250))
    values = black + values * (white - black) / 255
    noise = float(rng.uniform(1.5, 4))
    grain = rng.normal(0, noise, (values.shape[0] // 2 + 1, values.shape[1] // 2 + 1))
    values = values + np.kron(grain, np.ones((2, 2)))[:values.shape[0], :values.shape[1]]
    for _ in range(int(rng.integers(10, 70))):  # dust
        y, x = int(rng.integers(0, values.shape[0] - 3)), int(rng.integers(0, values.shape[1] - 3))
        values[y:y + 2, x:x + 2] -= 60
    # Sixteen grey levels, as many office scanners deliver.
    values = np.clip(np.round(values / 17) * 17, 0, 255).astype(np.uint8)
    Image.fromarray(values).save(path, dpi=(200, 200), optimize=True)


def render_scan(slug, index, person, path, work):
    """A scan has one page, so the résumé is set smaller where it takes more."""
    pdf = os.path.join(work, slug + ".scan.pdf")
    resume = None
    if index % 2 == 0:
        resume = Résumé(slug, index, person, "latex")
        resume = render_latex(resume, pdf, work)
        if pages(pdf) > 1:
            resume = None
    if resume is None:
        resume = Résumé(slug, index, person, "html")
        render_html(resume, pdf, work, most_pages=1)
    if pages(pdf) > 1:
        raise RuntimeError(slug + ": does not fit on one page")
    picture = os.path.join(work, slug + ".page")
    run(["pdftoppm", "-png", "-gray", "-r", "200", "-singlefile", pdf, picture])
    scan(picture + ".png", path, zlib.crc32(slug.encode()))
    return resume


# ---------------------------------------------------------------- all

def render_person(slug, index, person, output, work):
    work = tempfile.mkdtemp(dir=work)
    for kind, extension, function in (("latex", "pdf", render_latex), ("html", "pdf", render_html),
                                      ("docx", "docx", render_docx), ("columns", "pdf", render_columns)):
        resume = Résumé(slug, index, person, kind)
        path = os.path.join(output, kind, f"{slug}.{extension}")
        resume = function(resume, path, work) or resume
        write_truth(resume, path)
    path = os.path.join(output, "scan", slug + ".png")
    write_truth(render_scan(slug, index, person, path, work), path)
    return slug


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    output, wanted = os.path.abspath(sys.argv[1]), set(sys.argv[2:])
    for kind in KINDS:
        os.makedirs(os.path.join(output, kind), exist_ok=True)
    folder = os.path.join(HERE, "people")
    names = sorted(f[:-5] for f in os.listdir(folder) if f.endswith(".json"))
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = []
        for index, slug in enumerate(names):
            if wanted and slug not in wanted:
                continue
            with open(os.path.join(folder, slug + ".json"), encoding="utf-8") as f:
                jobs.append(pool.submit(render_person, slug, index, json.load(f), output, work))
        for job in concurrent.futures.as_completed(jobs):
            print(job.result(), flush=True)


if __name__ == "__main__":
    main()
