#!/usr/bin/env python3
"""Renders people as résumés in 31 templates that are in wide use, with Chromium.

Usage: render_templates.py PEOPLE_FOLDER OUTPUT_DIR [TEMPLATES] [SALT]

PEOPLE_FOLDER holds JSON Resume files: one of the folders beside this file, or what
make_people.py wrote. TEMPLATES are names parted by commas, or all (the default). Each
template gets one person in four, dealt by a hash of SALT, person and template, which also
decides on headings and the like: another salt deals anew, another person changes no other
document.

Writes OUTPUT_DIR/TEMPLATE/NAME.pdf and NAME.truth.json beside each. The truth has name,
email, phone and positions; place, schools and skills are not in it.

Needs, from apt: chromium, chromium-driver, fonts-dejavu, fonts-liberation. Some templates
prefer Carlito or Lato; the documents that were measured were printed without both.
Needs, from PyPI: selenium.
"""
import argparse
import base64
import hashlib
import html
import json
import os
import random
import shutil
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

TODAY = (2026, 11)
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)

SANS = "'Liberation Sans'"
ARIAL = "'Liberation Sans',Arial"
SERIF = "'Liberation Serif',serif"
CARLITO = "'Carlito','Liberation Sans'"
LATO = "'Lato','Carlito','Liberation Sans'"


# ---------------------------------------------------------------- people


class Person:
    """What a template shows of a person, and the random numbers that decide on what it leaves open."""

    def __init__(self, resume, rng):
        basics = resume["basics"]
        self.rng = rng
        self.name = basics["name"]
        self.label = basics.get("label", "")
        self.email = basics.get("email")
        self.phone = basics.get("phone")
        self.summary = basics.get("summary", "")
        self.work = resume.get("work", [])
        self.education = resume.get("education", [])
        location = basics.get("location") or {}
        self.place = ", ".join(filter(None, (location.get(key) for key in ("city", "region", "country"))))
        self.skills = []
        for group in resume.get("skills", []):
            self.skills += group.get("keywords") or [group["name"]]
        self.languages = []
        for language in resume.get("languages", []):
            fluency = f" ({language['fluency']})" if language.get("fluency") else ""
            self.languages.append(language["language"] + fluency)

    @property
    def contact(self):
        return [part for part in (self.place, self.phone, self.email) if part]

    def choice(self, *words):
        return self.rng.choice(words)


def year_and_month(date):
    """The month is 0 where only the year is known."""
    parts = date.split("-")
    return int(parts[0]), int(parts[1]) if len(parts) > 1 else 0


def date_text(date, style, now="Present"):
    if not date:
        return now
    year, month = year_and_month(date)
    if not month or style == "year":
        return str(year)
    name = MONTHS[month - 1]
    return {
        "long": f"{name} {year}",
        "short": f"{name[:3]} {year}",
        "dot": f"{name[:3]}. {year}",
        "number": f"{month:02}/{year}",
        "capitals": f"{name.upper()} {year}",
    }[style]


def span(position, style, dash=" - ", now="Present"):
    return date_text(position.get("startDate"), style, now) + dash + date_text(position.get("endDate"), style, now)


def years(school, dash):
    return f"{school.get('startDate', '')[:4]}{dash}{end_year(school)}"


def end_year(school):
    return school.get("endDate", "")[:4]


def duration(start, end):
    """As LinkedIn writes it: "2 years 1 month", the months of both ends counted."""
    start_year, start_month = year_and_month(start)
    end_year, end_month = year_and_month(end) if end else TODAY
    months = (end_year - start_year) * 12 + (end_month or 6) - (start_month or 6) + 1
    counts = zip(divmod(max(months, 1), 12), ("year", "month"))
    return " ".join(f"{count} {unit}{'s' if count != 1 else ''}" for count, unit in counts if count)


def by_employer(work):
    """Neighbouring positions with one employer in a list of their own."""
    groups = []
    for position in work:
        if groups and groups[-1][0]["name"] == position["name"]:
            groups[-1].append(position)
        else:
            groups.append([position])
    return groups


# ---------------------------------------------------------------- HTML


def text(value):
    return html.escape(value or "", quote=False)


def title(position):
    return text(position["position"])


def company(position):
    return text(position["name"])


def place(position, before="", behind=""):
    """Where a position is, with what goes around it; nothing where the place is not known."""
    return before + text(position["location"]) + behind if position.get("location") else ""


def degree(school):
    return text(school.get("studyType"))


def subject(school):
    return text(school.get("area"))


def degree_in_subject(school):
    return f"{degree(school)} in {subject(school)}"


def institution(school):
    return text(school["institution"])


def bullets(lines):
    return "<ul>" + "".join(f"<li>{text(line)}</li>" for line in lines) + "</ul>" if lines else ""


def deeds(position):
    return bullets(position.get("highlights", []))


def deeds_of_all(person):
    """The first deeds of all positions together, for templates that tell them apart from the positions."""
    return bullets([line for position in person.work for line in position.get("highlights", [])][:6])


def paragraphs(lines):
    return "".join(f"<p>{text(line)}</p>" for line in lines)


def paragraph(content):
    return f"<p>{content}</p>"


def heading(words):
    return f"<h2>{words}</h2>"


def div(kind, content):
    return f"<div class={kind}>{content}</div>"


def line(content):
    return f"<div>{content}</div>"


def row(*cells):
    """Cells that are pushed apart: the first to the left edge, the last to the right one."""
    return div("row", "".join(cells))


def bold(content):
    return f"<b>{content}</b>"


def italic(content):
    return f"<i>{content}</i>"


def cell(content):
    return f"<span>{content}</span>"


def each(items, render):
    return "".join(render(item) for item in items)


BASE_STYLE = """
body { font-family: FONT; font-size: 10.5pt; margin: 0; color: #222 }
@page { size: letter; margin: MARGIN }
ul { margin: 2px 0 8px 18px; padding: 0 }
p { margin: 2px 0 4px }
h1 { margin: 0 }
h2 { margin: 12px 0 5px }
.r { float: right }
.row { display: flex; justify-content: space-between }
"""


def page(style, body, font=ARIAL, margin="0.7in"):
    base = BASE_STYLE.replace("FONT", font).replace("MARGIN", margin)
    return f"<html><head><meta charset=utf-8><style>{base}{style}</style></head><body>{body}</body></html>"


def columns(left, right):
    return div("w", left + right)


TEMPLATES = {}


class Template:
    def __init__(self, render, capitals, years_only, has_contact):
        self.render = render
        # Which of "name", "title" and "company" it prints in capitals.
        self.capitals = capitals
        # Whether dates are printed without months.
        self.years_only = years_only
        # Whether it says who the person is.
        self.has_contact = has_contact


def template(capitals=(), years_only=False, has_contact=True):
    """Makes a function from a Person to HTML a template by its own name."""

    def register(render):
        TEMPLATES[render.__name__] = Template(render, capitals, years_only, has_contact)
        return render

    return register


# ---------------------------------------------------------------- LinkedIn's export


@template()
def linkedin(person):
    names = person.name.lower().split()
    side = "<h3>Contact</h3>"
    side += f"<p>{text(person.phone)} (Mobile)</p><p>{text(person.email)}</p>"
    side += f"<p>www.linkedin.com/in/{names[0]}-{names[-1]} (LinkedIn)</p>"
    side += "<h3>Top Skills</h3>" + paragraphs(person.skills[:3])
    if person.languages:
        side += "<h3>Languages</h3>" + paragraphs(person.languages)

    says_where = person.work and person.rng.random() < 0.5
    headline = text(person.label) + (" at " + company(person.work[0]) if says_where else "")
    main = f"<h1>{text(person.name)}</h1><p style='font-size:12pt'>{headline}</p><p class=g>{text(person.place)}</p>"
    if person.summary:
        main += heading("Summary") + paragraph(text(person.summary))
    main += heading("Experience")
    for group in by_employer(person.work):
        main += div("c", company(group[0]))
        if len(group) > 1:
            main += paragraph(duration(group[-1]["startDate"], group[0].get("endDate")))
        for position in group:
            main += div("ti", title(position))
            length = duration(position["startDate"], position.get("endDate"))
            main += paragraph(f"{span(position, 'long')} <span class=g>({length})</span>")
            main += place(position, "<p class=g>", "</p>") + paragraphs(position.get("highlights", [])) + "<br>"
    if person.education:
        main += heading("Education")
    for school in person.education:
        main += div("c", institution(school))
        main += f"<p>{degree(school)}, {subject(school)} <span class=g>· ({years(school, ' - ')})</span></p>"
    style = """
    .w { display: flex }
    .s { background: #293e49; color: #fff; width: 30%; padding: 30px 20px; font-size: 9pt; box-sizing: border-box;
        min-height: 10.9in }
    .m { width: 70%; padding: 30px 34px; box-sizing: border-box }
    h1 { font-size: 22pt; font-weight: 400 }
    h2 { font-size: 14pt; font-weight: 400; margin-top: 20px }
    h3 { font-size: 11pt; font-weight: 400 }
    .c { font-size: 12pt }
    .ti { font-size: 11pt }
    .g { color: #777 }
    """
    return page(style, columns(div("s", side), div("m", main)), margin="0")


# ---------------------------------------------------------------- LiveCareer's examples, made anonymous


def livecareer(person, header):
    """Headline, sections with changing names, places that read "City , State".

    header: a function from a position to its lines above the deeds.
    """
    body = div("h", text((person.label or person.work[0]["position"]).upper()))
    if person.summary:
        body += heading(person.choice("Summary", "Professional Summary", "Career Overview", "Executive Profile"))
        body += paragraph(text(person.summary))
    if person.rng.random() < 0.6:
        body += heading(person.choice("Highlights", "Core Qualifications", "Skills"))
        body += div("two", bullets(person.skills))
    body += heading(person.choice("Experience", "Professional Experience", "Work History"))
    for position in person.work:
        in_bullets = person.rng.random() < 0.6
        sentences = " ".join(deed.rstrip(".") + "." for deed in position.get("highlights", []))
        body += div("j", header(position) + (deeds(position) if in_bullets else paragraphs([sentences])))
    body += heading("Education")
    for school in person.education:
        body += f"<p>{degree(school)} : {subject(school)} , {end_year(school)} {institution(school)} － "
        body += f"{person.choice('City', 'Dayton')} , State</p>"
    body += heading("Skills") + paragraph(text(", ".join(person.skills)))
    style = """
    .h { font-size: 17pt; font-weight: bold }
    h2 { font-size: 12pt; border-bottom: 1px solid #888 }
    .two { columns: 2 }
    .j { margin-bottom: 9px }
    """
    return page(style, body, font=SERIF)


@template(has_contact=False)
def livecareer_a(person):
    def header(position):
        first = row(bold(title(position)), cell(span(position, "long", " to ", "Current")))
        return first + line(f"<span>{company(position)}</span> － <span>City</span> , <span>State</span>")

    return livecareer(person, header)


@template(has_contact=False)
def livecareer_b(person):
    def header(position):
        dates = span(position, "number", " to ", "Current")
        return line(
            f"<b>{company(position)}</b> <span>City</span> , <span>State</span> "
            f"<b>{title(position)}</b> <span>{dates}</span>"
        )

    return livecareer(person, header)


@template(has_contact=False)
def livecareer_c(person):
    def header(position):
        dates = span(position, "number", " to ", "Current")
        return line(bold(dates)) + line(f"<b>{title(position)}</b> {company(position)} － City , State")

    return livecareer(person, header)


@template(has_contact=False)
def livecareer_d(person):
    def header(position):
        dates = span(position, "short", " to ", "Current")
        return line(f"{title(position)} <span class=r>{dates}</span>") + line(f"{company(position)}, City , State")

    return livecareer(person, header)


# ---------------------------------------------------------------- one column


def school_with_years_right(school):
    return row(bold(institution(school)), cell(years(school, " – "))) + line(italic(degree_in_subject(school)))


def centred_head(person):
    contact = text(" | ".join(person.contact))
    return f"<div style='text-align:center'><h1>{text(person.name)}</h1><p>{contact}</p></div>"


EDUCATION_FIRST = ("education", "work", "skills")


def one_column(
    person, style, head, header, school=school_with_years_right, font=SERIF,
    order=("summary", "work", "education", "skills"),
):
    """A page of sections, one below the other.

    header: a function from a position to its lines above the deeds.
    """
    body = head
    for section in order:
        if section == "summary" and person.summary:
            body += heading(person.choice("Summary", "Profile", "About Me", "Objective"))
            body += paragraph(text(person.summary))
        elif section == "work":
            body += heading(
                person.choice(
                    "Experience", "Work Experience", "Professional Experience", "Employment History", "Employment"
                )
            )
            body += each(person.work, lambda position: div("j", header(position) + deeds(position)))
        elif section == "education" and person.education:
            body += heading("Education") + each(person.education, lambda entry: div("j", school(entry)))
        elif section == "skills" and person.skills:
            body += heading(person.choice("Skills", "Technical Skills", "Key Skills"))
            body += paragraph(text(", ".join(person.skills)))
    return page(style, body, font=font, margin="0.6in")


SMALL_CAPITALS = """
h2 { font-size: 12.5pt; font-weight: normal; font-variant: small-caps; border-bottom: 1px solid #000 }
h1 { font-size: 24pt; font-weight: normal; font-variant: small-caps }
"""


@template()
def jake(person):
    def header(position):
        first = row(bold(title(position)), cell(span(position, "dot", " – ")))
        return first + row(italic(company(position)), italic(place(position)))

    return one_column(person, SMALL_CAPITALS, centred_head(person), header, order=EDUCATION_FIRST)


@template()
def sb2nov(person):
    contact = cell(f"Email: {text(person.email)}<br>Mobile: {text(person.phone)}")
    head = row(f"<h1>{text(person.name)}</h1>", contact)

    def header(position):
        first = row(bold(company(position)), cell(place(position)))
        return first + row(italic(title(position)), italic(span(position, "short")))

    return one_column(person, SMALL_CAPITALS, head, header, order=EDUCATION_FIRST)


@template()
def awesome(person):
    style = """
    h1 { font-size: 30pt; font-weight: 300 }
    h2 { font-size: 15pt; color: #a33 }
    .l { color: #a33; font-style: italic }
    .sc { font-variant: small-caps; color: #666 }
    """
    first, *others = person.name.split()
    head = f"<div style='text-align:center'><h1>{text(first)} <b>{text(' '.join(others))}</b></h1>"
    head += f"<div class=sc style='color:#a33'>{text(person.label)}</div><p>{text(person.place)}</p>"
    head += f"<p>{text(person.phone)} | {text(person.email)}</p></div>"

    def header(position):
        first = row(bold(company(position)), f"<span class=l>{place(position)}</span>")
        return first + row(f"<span class=sc>{title(position)}</span>", italic(span(position, "dot")))

    return one_column(person, style, head, header, font=SANS)


@template(capitals=("company",))
def harvard(person):
    def header(position):
        employer = text(position["name"].upper())
        first = row(cell(bold(employer)), cell(place(position)))
        return first + row(bold(title(position)), cell(span(position, "long", " – ")))

    style = "h2 { font-size: 11pt; text-align: center; text-transform: none }"
    return one_column(person, style, centred_head(person), header, order=EDUCATION_FIRST)


@template()
def harvard2(person):
    def header(position):
        employer = cell(bold(company(position)) + place(position, ", "))
        return row(employer, cell(span(position, "short", " – "))) + line(italic(title(position)))

    return one_column(person, "h2 { font-size: 11pt; border-bottom: 1px solid }", centred_head(person), header)


@template()
def indeed(person):
    style = "h1 { font-size: 20pt; color: #333 } h2 { font-size: 14pt; border-bottom: 1px solid #aaa }"
    head = f"<h1>{text(person.name)}</h1>"
    head += each((person.label, person.place, person.email, person.phone), lambda part: paragraph(text(part)))

    def header(position):
        employer = company(position) + place(position, " - ")
        return line(bold(title(position))) + line(employer) + line(span(position, "long", " to "))

    def school(entry):
        return bold(degree_in_subject(entry)) + line(institution(entry)) + line(years(entry, " to "))

    return one_column(person, style, head, header, school, font=SANS)


@template()
def flowcv(person):
    style = "h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 1.5px solid #246 }"

    def header(position):
        role = f"{bold(title(position))}, {italic(company(position))}"
        return row(cell(role), cell(span(position, "number", " – ", "present") + place(position, " | ")))

    return one_column(person, style, centred_head(person), header, font="'DejaVu Sans'")


@template()
def word_modern(person):
    style = """
    h1 { font-size: 28pt; font-weight: 300; color: #17406d }
    h2 { font-size: 13pt; color: #17406d; text-transform: uppercase }
    .k { color: #0f6fc6; font-weight: bold }
    """
    head = f"<h1>{text(person.name)}</h1><p>{text(' • '.join(person.contact))}</p>"

    def header(position):
        dates = span(position, "long", " – ")
        return div("k", f"{title(position)} | {company(position)}{place(position, ' | ')} | {dates}")

    def school(entry):
        return div("k", f"{degree_in_subject(entry)} | {end_year(entry)} | {institution(entry)}")

    return one_column(person, style, head, header, school, font=CARLITO)


@template(capitals=("name",))
def word_dates_first(person):
    style = """
    h1 { font-size: 26pt; text-transform: uppercase; letter-spacing: 1px }
    h2 { font-size: 14pt; color: #1d824c }
    .dt { color: #595959; text-transform: uppercase; font-weight: bold; font-size: 9.5pt }
    .k b { color: #1d824c }
    """
    contact = text(" · ".join(person.contact))
    head = f"<div style='text-align:center'><h1>{text(person.name)}</h1><p>{contact}</p></div>"

    def header(position):
        role = f"<b>{title(position)},</b> {company(position)}"
        return div("dt", span(position, "short", " – ")) + div("k", role)

    def school(entry):
        return div("dt", end_year(entry)) + div("k", f"<b>{degree_in_subject(entry)},</b> {institution(entry)}")

    return one_column(person, style, head, header, school, font=CARLITO)


@template()
def one_line_comma(person):
    def header(position):
        dates = span(position, "short", " – ")
        return line(f"{bold(title(position))}, {company(position)}{place(position, ', ')} ({dates})")

    return one_column(person, "h2 { font-size: 12pt; border-bottom: 1px solid }", centred_head(person), header)


@template(years_only=True)
def one_line_dash(person):
    def header(position):
        return row(cell(f"{bold(company(position))} – {title(position)}"), cell(span(position, "year", " – ")))

    style = "h2 { font-size: 12pt; text-transform: uppercase }"
    return one_column(person, style, centred_head(person), header, font=SANS)


@template()
def three_lines(person):
    def header(position):
        return line(bold(company(position))) + line(title(position)) + line(span(position, "long", " – "))

    style = "h2 { font-size: 12pt; text-transform: uppercase }"
    return one_column(person, style, centred_head(person), header, font=SANS)


@template(capitals=("title",))
def title_caps(person):
    def header(position):
        first = row(bold(text(position["position"].upper())), cell(span(position, "number", " – ")))
        return first + line(company(position) + place(position, " • "))

    style = "h2 { font-size: 12pt; text-transform: uppercase; background: #eee; padding: 2px 4px }"
    return one_column(person, style, centred_head(person), header, font="'Carlito'")


@template(years_only=True)
def moderncv(person):
    style = """
    .jr { display: flex; gap: 12px; align-items: baseline }
    .dc { width: 92px; text-align: right; flex: none }
    .bar { width: 92px; height: 4px; background: #3873b3; flex: none }
    h1 { font-size: 32pt; font-weight: 300 }
    h2 { color: #3873b3; font-weight: normal; font-size: 15pt }
    """

    def section(words):
        return div("jr", div("bar", "") + heading(words))

    def entry(left, right):
        return div("jr", div("dc", left) + line(right))

    contact = "<br>".join(text(part) for part in person.contact)
    body = row(
        f"<h1>{text(person.name)}</h1>",
        f"<span style='text-align:right;font-style:italic;color:#777'>{contact}</span>",
    )
    body += section("Experience")
    for position in person.work:
        role = f"{bold(title(position))}, {italic(company(position))}{place(position, ', ')}."
        body += entry(span(position, "year", "–"), role + deeds(position))
    body += section("Education")
    for school in person.education:
        body += entry(years(school, "–"), f"{bold(degree_in_subject(school))}, {italic(institution(school))}.")
    body += section("Skills") + entry("General", text(", ".join(person.skills)))
    return page(style, body, font=CARLITO)


@template()
def europass(person):
    style = """
    .dt { color: #555 }
    .k { font-weight: bold; color: #003399 }
    .c { font-style: italic }
    h2 { font-size: 12pt; color: #003399; border-bottom: 1px solid #003399 }
    """

    def entry(dates, role, where, rest=""):
        return div("j", div("dt", f"[ {dates} ]") + div("k", role) + div("c", where) + rest)

    body = f"<h1>{text(person.name)}</h1>"
    body += row(cell(f"<b>Phone:</b> {text(person.phone)}"), cell(f"<b>Email address:</b> {text(person.email)}"))
    body += f"<p><b>Address:</b> {text(person.place)}</p>"
    if person.summary:
        body += heading("ABOUT ME") + paragraph(text(person.summary))
    body += heading("WORK EXPERIENCE")
    for position in person.work:
        rest = place(position, "<p><b>City:</b> ", "</p>") + deeds(position)
        body += entry(span(position, "number", " – ", "Current"), title(position), company(position), rest)
    body += heading("EDUCATION AND TRAINING")
    for school in person.education:
        body += entry(years(school, " – "), degree_in_subject(school), institution(school))
    return page(style, body, font=SANS)


@template(capitals=("title", "company"))
def europass2(person):
    style = """
    .jr { margin-bottom: 8px }
    .dc { font-size: 9pt; color: #555 }
    .k { font-weight: bold; color: #003399 }
    h2 { font-size: 12pt; border-bottom: 1px solid }
    """

    def entry(dates, content):
        return div("jr", div("dc", dates) + div("jc", content))

    body = f"<h1>{text(person.name)}</h1><p>{text(' | '.join(person.contact))}</p>" + heading("WORK EXPERIENCE")
    for position in person.work:
        role = text(position["position"].upper()) + " – " + text(position["name"].upper())
        dates = span(position, "number", " – ", "CURRENT") + place(position, " – ")
        body += entry(dates, div("k", role) + deeds(position))
    body += heading("EDUCATION AND TRAINING")
    for school in person.education:
        body += entry(years(school, " – "), div("k", f"{degree_in_subject(school)} – {institution(school)}"))
    return page(style, body, font=SANS)


# ---------------------------------------------------------------- a column beside the main one


@template()
def resumeio(person):
    style = """
    .w { display: flex; gap: 36px }
    .m { width: 66% }
    .s { width: 30%; font-size: 9.5pt }
    h1 { font-size: 22pt }
    h2 { font-size: 12pt }
    .dt { color: #888; font-size: 9pt }
    """
    main = heading("Profile") + paragraph(text(person.summary)) if person.summary else ""
    main += heading("Employment History")
    for position in person.work:
        role = bold(f"{title(position)} at {company(position)}{place(position, ', ')}")
        main += div("j", role + div("dt", span(position, "long", " — ")) + deeds(position))
    main += heading("Education")
    for school in person.education:
        what = bold(f"{degree_in_subject(school)}, {institution(school)}")
        main += div("j", what + div("dt", years(school, " — ")))
    side = heading("Details") + paragraphs(person.contact) + heading("Skills") + paragraphs(person.skills)
    head = f"<h1>{text(person.name)}</h1>" + div("dt", text(person.label))
    return page(style, head + columns(div("m", main), div("s", side)))


@template()
def gdocs_swiss(person):
    style = """
    .w { display: flex; gap: 30px }
    .m { width: 68% }
    .s { width: 28%; font-size: 9pt; padding-top: 8px }
    h1 { font-size: 30pt }
    h2 { font-size: 9pt; color: #2079c7 }
    .dt { color: #666; font-size: 8pt }
    .c { font-size: 11pt }
    """
    main = f"<h1>{text(person.name)}</h1><p>{text(person.label)}</p>" + heading("EXPERIENCE")
    for position in person.work:
        role = div("c", f"{bold(company(position))}{place(position, ', ')} — {italic(title(position))}")
        main += div("j", role + div("dt", span(position, "capitals", now="PRESENT")) + deeds(position))
    main += heading("EDUCATION")
    for school in person.education:
        what = div("c", f"{bold(institution(school))} — {italic(degree_in_subject(school))}")
        main += div("j", what + div("dt", years(school, " - ")))
    side = paragraphs(person.contact) + heading("SKILLS") + paragraphs(person.skills)
    return page(style, columns(div("m", main), div("s", side)), font="'DejaVu Serif'")


@template(capitals=("name",), years_only=True)
def canva(person):
    style = """
    .w { display: flex }
    .m { width: 64%; padding: 40px 32px; box-sizing: border-box }
    .s { width: 36%; background: #e9e4df; padding: 40px 26px; font-size: 9.5pt; min-height: 10.9in;
        box-sizing: border-box }
    h1 { font-size: 26pt; letter-spacing: 2px }
    .sub { letter-spacing: 3px; margin-bottom: 14px }
    h2 { font-size: 12pt; letter-spacing: 2px; border-bottom: 1px solid #999 }
    """
    main = f"<h1>{text(person.name.upper())}</h1>" + div("sub", text(person.label.upper()))
    main += heading("WORK EXPERIENCE")
    for position in person.work:
        dates = f"<span class=dt>{span(position, 'year', ' - ', 'PRESENT')}</span>"
        main += div("j", row(bold(company(position)), dates) + line(title(position)) + deeds(position))
    side = heading("CONTACT") + paragraphs(person.contact) + heading("EDUCATION")
    for school in person.education:
        side += paragraph(bold(years(school, " - "))) + paragraph(text(school["institution"].upper()))
        side += paragraph(f"• {degree_in_subject(school)}")
    side += heading("SKILLS") + bullets(person.skills)
    return page(style, columns(div("s", side), div("m", main)), margin="0")


@template()
def zety(person):
    style = """
    .w { display: flex }
    .s { background: #003d74; color: #fff; width: 32%; padding: 26px 20px; box-sizing: border-box; min-height: 10.9in;
        font-size: 9.5pt }
    .m { width: 68%; padding: 26px 24px; box-sizing: border-box }
    .jr { display: flex; gap: 16px; margin-bottom: 6px }
    .dc { width: 74px; font-size: 9pt; flex: none }
    .k { font-weight: bold }
    h1 { font-size: 22pt }
    h2 { font-size: 14pt; color: #003d74; border-bottom: 1px solid #ccc }
    """

    def entry(dates, what, where, rest=""):
        return div("jr", div("dc", dates) + div("jc", div("k", what) + line(italic(where)) + rest))

    main = paragraph(text(person.summary)) + heading("Work History")
    for position in person.work:
        where = company(position) + place(position, ", ")
        main += entry(span(position, "number"), title(position), where, deeds(position))
    main += heading("Education")
    for school in person.education:
        main += entry(years(school, " - "), f"{degree(school)}: {subject(school)}", institution(school))
    side = f"<h1>{text(person.name)}</h1><p>{text(person.label)}</p><h3>Contact</h3>"
    for label, value in (("Address", person.place), ("Phone", person.phone), ("E-mail", person.email)):
        if value:
            side += paragraph(bold(label)) + paragraph(text(value))
    side += "<h3>Skills</h3>" + paragraphs(person.skills)
    return page(style, columns(div("s", side), div("m", main)), margin="0")


@template()
def novoresume(person):
    style = """
    .w { display: flex; gap: 28px }
    .m { width: 56% }
    .s { width: 40% }
    .k { font-weight: bold; font-size: 12pt }
    .c { font-size: 11.5pt }
    .dt { font-size: 8.5pt; color: #449399; font-style: italic }
    h2 { color: #449399; font-size: 13pt }
    h1 { font-size: 24pt }
    .tag { background: #888; color: #fff; padding: 2px 6px; display: inline-block; margin: 2px; border-radius: 3px }
    """
    main = heading("WORK EXPERIENCE")
    for position in person.work:
        dates, where = (f"<span class=dt>{part}</span>" for part in (span(position, "number"), place(position)))
        main += div(
            "j",
            div("k", title(position)) + div("c", company(position)) + row(dates, where)
            + div("dt", "Achievements/Tasks") + deeds(position),
        )
    side = heading("SKILLS") + " ".join(f"<span class=tag>{text(skill)}</span>" for skill in person.skills)
    side += heading("EDUCATION")
    for school in person.education:
        side += div("k", degree_in_subject(school)) + line(institution(school)) + div("dt", years(school, " - "))
    head = f"<h1>{text(person.name)}</h1><div class=c style='color:#449399'>{text(person.label)}</div>"
    head += paragraph(text(person.summary))
    head += "<div class=row style='background:#303b4d;color:#fff;padding:6px;font-size:9pt'>"
    head += each(person.contact, lambda part: cell(text(part))) + "</div>"
    return page(style, head + columns(div("m", main), div("s", side)), font=CARLITO)


@template(capitals=("company",))
def deedy(person):
    style = """
    .w { display: flex; gap: 26px }
    .m { width: 66% }
    .s { width: 32% }
    h1 { font-size: 34pt; font-weight: 200; text-align: center }
    h2 { font-size: 14pt; font-weight: normal; color: #666 }
    .dt { color: #888; font-size: 9pt }
    """
    main = heading("EXPERIENCE")
    for position in person.work:
        role = line(f"{bold(text(position['name'].upper()))} | <span class=k>{title(position)}</span>")
        dates = div("dt", span(position, "short", " – ") + place(position, " | "))
        main += div("j", role + dates + deeds(position))
    side = heading("EDUCATION")
    for school in person.education:
        what = text(f"{school.get('studyType', '')} in {school.get('area', '')}".upper())
        side += line(bold(text(school["institution"].upper()))) + line(what) + div("dt", end_year(school))
    side += heading("SKILLS") + paragraphs(person.skills)
    head = f"<h1>{text(person.name)}</h1><p style='text-align:center'>{text(' | '.join(person.contact))}</p>"
    return page(style, head + columns(div("s", side), div("m", main)), font=LATO)


@template(capitals=("name",))
def enhancv(person):
    style = """
    .w { display: flex; gap: 28px }
    .m { width: 58% }
    .s { width: 38% }
    .k { font-size: 12pt; color: #333 }
    .c { color: #1e90ff; font-weight: bold }
    .dt { font-size: 8.5pt; color: #555 }
    h2 { font-size: 13pt; border-bottom: 2px solid #333 }
    h1 { font-size: 24pt }
    """
    # Signs for date, place, phone and mail, as its icons come out as text.
    calendar, flag, phone, envelope = "&#128197;", "&#9873;", "&#9742;", "&#9993;"
    main = heading("EXPERIENCE")
    for position in person.work:
        dates = f"{calendar} {span(position, 'number')} &nbsp; {place(position, flag + ' ')}"
        main += div("j", div("k", title(position)) + div("c", company(position)) + div("dt", dates) + deeds(position))
    side = heading("SUMMARY") + paragraph(text(person.summary))
    side += heading("SKILLS") + paragraphs([" · ".join(person.skills)])
    side += heading("EDUCATION")
    for school in person.education:
        side += div("k", degree_in_subject(school)) + div("c", institution(school)) + div("dt", years(school, " - "))
    head = f"<h1>{text(person.name.upper())}</h1>" + div("c", text(person.label))
    head += f"<p class=dt>{phone} {text(person.phone)} &nbsp; {envelope} {text(person.email)} &nbsp; "
    head += f"{flag} {text(person.place)}</p>"
    return page(style, head + columns(div("m", main), div("s", side)), font="'DejaVu Sans'")


# ---------------------------------------------------------------- as written in India


@template(capitals=("name",))
def naukri(person):
    body = "<div style='text-align:center'><b style='font-size:14pt'>CURRICULUM VITAE</b></div>"
    body += paragraph(bold(text(person.name.upper())))
    body += f"<p>Mobile: {text(person.phone)}</p><p>Email: {text(person.email)}</p><p>{text(person.place)}</p>"
    if person.summary:
        body += heading("Career Objective:") + paragraph(text(person.summary))
    body += heading("Work Experience:")
    for position in person.work:
        body += paragraph(f"Organization &nbsp;: {company(position)}")
        body += paragraph(f"Designation &nbsp;: {title(position)}")
        body += paragraph(f"Duration &nbsp;: {span(position, 'short', ' to ', 'Till Date')}")
        body += paragraph(bold("Roles and Responsibilities:")) + deeds(position)
    schools = [
        f"{school.get('studyType', '')} in {school.get('area', '')} from {school['institution']} in {end_year(school)}"
        for school in person.education
    ]
    body += heading("Educational Qualification:") + bullets(schools)
    body += heading("Technical Skills:") + paragraphs([", ".join(person.skills)])
    body += heading("Declaration:")
    body += "<p>I hereby declare that the above information is true to the best of my knowledge.</p>"
    return page("h2 { font-size: 11pt; background: #ccc; padding: 2px }", body)


@template()
def naukri2(person):
    body = f"<h1>{text(person.name)}</h1><p>{text(person.email)} | {text(person.phone)}</p>"
    body += heading("PROFESSIONAL SUMMARY") + paragraph(text(person.summary)) + heading("EMPLOYMENT HISTORY")
    for position in person.work:
        verb = "Worked" if position.get("endDate") else "Working"
        dates = span(position, "short", " to ", "till date")
        body += f"<p>• {verb} as a {bold(title(position))} in {bold(company(position))} from {dates}.</p>"
    body += heading("ROLES & RESPONSIBILITIES") + deeds_of_all(person)
    schools = [
        f"{school.get('studyType', '')} ({school.get('area', '')}), {school['institution']}, {end_year(school)}"
        for school in person.education
    ]
    body += heading("EDUCATION") + bullets(schools)
    return page("h2 { font-size: 11pt; border-bottom: 1px solid }", body)


@template()
def tabular(person):
    def table(head, rows):
        lines = "<tr>" + each(head, lambda words: f"<th>{words}</th>") + "</tr>"
        for cells in rows:
            lines += "<tr>" + each(cells, lambda content: f"<td>{content}</td>") + "</tr>"
        return f"<table>{lines}</table>"

    positions = [(company(position), title(position), span(position, "short")) for position in person.work]
    schools = [
        (f"{degree(school)} {subject(school)}", institution(school), end_year(school)) for school in person.education
    ]
    body = f"<h1>{text(person.name)}</h1><p>{text(' | '.join(person.contact))}</p>"
    body += heading("Work Experience") + table(("Company", "Designation", "Duration"), positions)
    body += heading("Responsibilities") + deeds_of_all(person)
    body += heading("Education") + table(("Degree", "Institute", "Year"), schools)
    body += heading("Skills") + paragraphs([", ".join(person.skills)])
    style = """
    table { border-collapse: collapse; width: 100% }
    td, th { border: 1px solid #444; padding: 4px 6px; text-align: left }
    h2 { font-size: 12pt }
    """
    return page(style, body, font=SANS)


# ---------------------------------------------------------------- truth


def truth(person, template):
    """What the document says, as it is printed."""

    def printed(kind, value):
        return value.upper() if kind in template.capitals else value

    def date(value):
        return value[:4] if value and template.years_only else value

    work = [
        {
            "title": printed("title", position["position"]),
            "company": printed("company", position["name"]),
            "start": date(position.get("startDate")),
            "end": date(position.get("endDate")),
        }
        for position in person.work
    ]
    current = next((position for position in work if not position["end"]), work[0])
    return {
        "name": printed("name", person.name) if template.has_contact else None,
        "email": person.email if template.has_contact else None,
        "phone": person.phone if template.has_contact else None,
        "location": None,
        "work": work,
        "current_title": current["title"],
        "current_company": current["company"],
        "education": [],
        "skills": [],
    }


# ---------------------------------------------------------------- printing


class Printer:
    """A browser that prints pages to PDF."""

    def __init__(self):
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu"):
            options.add_argument(argument)
        self.browser = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.quit()

    def pdf(self, markup):
        self.browser.get("data:text/html;base64," + base64.b64encode(markup.encode()).decode())
        settings = {"printBackground": True, "preferCSSPageSize": True}
        return base64.b64decode(self.browser.execute_cdp_cmd("Page.printToPDF", settings)["data"])


def people(folder):
    """The people with a position, by the names of their files."""
    found = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".json"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                resume = json.load(file)
            if resume.get("work"):
                found.append((name[: -len(".json")], resume))
    return found


def lot(salt, name, template):
    """The number that decides on all that a template leaves open."""
    return int.from_bytes(hashlib.sha256(f"{salt}{name}{template}".encode()).digest()[:4], "big")


def render(template_name, everybody, output, salt, printer):
    folder = os.path.join(output, template_name)
    os.makedirs(folder, exist_ok=True)
    kind = TEMPLATES[template_name]
    for name, resume in everybody:
        number = lot(salt, name, template_name)
        if number % 4:
            continue
        person = Person(resume, random.Random(number))
        with open(os.path.join(folder, name + ".pdf"), "wb") as file:
            file.write(printer.pdf(kind.render(person)))
        with open(os.path.join(folder, name + ".truth.json"), "w", encoding="utf-8") as file:
            json.dump(truth(person, kind), file, ensure_ascii=False, indent=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("people", metavar="PEOPLE_FOLDER")
    parser.add_argument("output", metavar="OUTPUT_DIR")
    parser.add_argument("templates", metavar="TEMPLATES", nargs="?", default="all")
    parser.add_argument("salt", metavar="SALT", nargs="?", default="")
    options = parser.parse_args()
    names = list(TEMPLATES) if options.templates == "all" else options.templates.split(",")
    unknown = [name for name in names if name not in TEMPLATES]
    if unknown:
        parser.error(f"no template {', '.join(unknown)}; there are {', '.join(TEMPLATES)}")
    everybody = people(options.people)
    if not everybody:
        sys.exit(f"render_templates.py: nobody in {options.people} has a position")
    with Printer() as printer:
        for name in names:
            render(name, everybody, options.output, options.salt, printer)
            print(name, flush=True)


if __name__ == "__main__":
    main()
