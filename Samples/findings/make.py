#!/usr/bin/env python3
"""Writes the people of people.json in five layouts each.

Usage: make.py [NAME ...]      Needs: chromium and the Liberation fonts

Writes NAME/plain.txt, NAME/word.docx, NAME/page.html, NAME/column.pdf and NAME/columns.pdf beside this script.
"""
import html
import json
import os
import subprocess
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
STAMP = (2026, 11, 2, 9, 30, 0)


def contact(person):
    return [person[key] for key in ("email", "phone", "place", "link") if person.get(key)]


def sections(person):
    """Headings with what stands under them, in order: texts, bullets and entries."""
    if person.get("summary"):
        yield person.get("summary_heading", "Summary"), [("text", person["summary"])]
    work = []
    for entry in person.get("work", []):
        work.append(("entry", (entry.get("title"), entry.get("employer"), entry.get("place"), entry.get("dates"))))
        work += [("bullet", bullet) for bullet in entry.get("bullets", [])]
    if work:
        yield "Experience", work
    if person.get("education"):
        yield "Education", [
            ("entry", (entry.get("degree"), entry.get("school"), entry.get("place"), entry.get("dates")))
            for entry in person["education"]
        ]
    if person.get("skills"):
        yield "Skills", [
            ("text", f"{label}: {', '.join(names)}" if label else ", ".join(names))
            for label, names in person["skills"].items()
        ]
    if person.get("personal"):
        yield "Personal Details", [("text", line) for line in person["personal"]]
    if person.get("references"):
        yield "References", [("text", line) for line in person["references"]]


def plain(person):
    lines = [person["name"], person["headline"], " | ".join(contact(person)), ""]
    for heading, items in sections(person):
        lines += [heading.upper(), ""]
        for kind, value in items:
            if kind == "entry":
                title, employer, place, dates = value
                if lines[-1]:
                    lines.append("")
                where = ", ".join(part for part in (employer, place) if part)
                lines += [part for part in (title, where, dates) if part]
            elif kind == "bullet":
                lines.append("- " + value)
            else:
                lines.append(value)
        lines.append("")
    return "\n".join(line for line in lines) + "\n"


def paragraph(text, style=None, bold=False):
    properties = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    run = "<w:rPr><w:b/></w:rPr>" if bold else ""
    parts = "<w:tab/>".join(f'<w:t xml:space="preserve">{html.escape(part, False)}</w:t>' for part in text.split("\t"))
    return f"<w:p>{properties}<w:r>{run}{parts}</w:r></w:p>"


def word(person, path):
    body = [paragraph(person["name"], "Title"), paragraph(person["headline"]), paragraph(" · ".join(contact(person)))]
    for heading, items in sections(person):
        body.append(paragraph(heading, "Heading1"))
        for kind, value in items:
            if kind == "entry":
                title, employer, place, dates = value
                where = ", ".join(part for part in (employer, place) if part)
                if title:
                    body.append(paragraph(title, bold=True))
                body.append(paragraph("\t".join(part for part in (where, dates) if part)))
            elif kind == "bullet":
                body.append(paragraph("•\t" + value))
            else:
                body.append(paragraph(value))
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="{key}"><w:name w:val="{name}"/><w:rPr><w:b/><w:sz w:val="{size}"/></w:rPr>'
        "</w:style>"
        for key, name, size in (("Title", "Title", 36), ("Heading1", "heading 1", 26))
    )
    package = "http://schemas.openxmlformats.org/package/2006"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    main = "application/vnd.openxmlformats-officedocument.wordprocessingml"
    files = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{main}.document.main+xml"/>'
        f'<Override PartName="/word/styles.xml" ContentType="{main}.styles+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships">'
        f'<Relationship Id="r1" Type="{office}/officeDocument" Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": f'<Relationships xmlns="{package}/relationships">'
        f'<Relationship Id="r1" Type="{office}/styles" Target="styles.xml"/></Relationships>',
        "word/styles.xml": f"<w:styles {space}>{styles}</w:styles>",
        "word/document.xml": f"<w:document {space}><w:body>{''.join(body)}</w:body></w:document>",
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name, STAMP)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' + text)


def markup(items):
    out, is_open = [], False
    for kind, value in items:
        if is_open and kind != "bullet":
            out.append("</ul>")
            is_open = False
        if kind == "entry":
            title, employer, place, dates = (html.escape(part, False) if part else "" for part in value)
            where = ", ".join(part for part in (employer, place) if part)
            out.append(f'<h3>{title}</h3><p class="where"><span>{where}</span> <span class="dates">{dates}</span></p>')
        elif kind == "bullet":
            if not is_open:
                out.append("<ul>")
                is_open = True
            out.append(f"<li>{html.escape(value, False)}</li>")
        else:
            out.append(f"<p>{html.escape(value, False)}</p>")
    if is_open:
        out.append("</ul>")
    return "\n".join(out)


ONE = """body { font: 10.5pt/1.35 "Liberation Sans"; margin: 0; } @page { size: A4; margin: 18mm; }
h1 { font-size: 20pt; margin: 0; } h2 { font-size: 13pt; border-bottom: 1px solid #555; margin: 12pt 0 4pt; }
h3 { font-size: 10.5pt; margin: 8pt 0 0; } p { margin: 2pt 0; } .where { display: flex; justify-content: space-between; }
ul { margin: 2pt 0; padding-left: 14pt; }"""
TWO = """body { font: 9.5pt/1.35 "Liberation Sans"; margin: 0; } @page { size: A4; margin: 14mm; }
main { display: grid; grid-template-columns: 54mm 1fr; column-gap: 9mm; } h1 { font-size: 19pt; margin: 0; }
h2 { font-size: 12pt; margin: 10pt 0 3pt; } h3 { font-size: 9.5pt; margin: 7pt 0 0; } p { margin: 2pt 0; }
.where span { display: block; } ul { margin: 2pt 0; padding-left: 12pt; }"""
SIDE = {"Education", "Skills", "Personal Details", "References"}


def page(person, style=""):
    parts = [f"<h2>{heading}</h2>\n{markup(items)}" for heading, items in sections(person)]
    head = f"<h1>{person['name']}</h1>\n<p>{person['headline']}</p>\n<p>{' · '.join(contact(person))}</p>"
    return document(person, style, "\n".join([head] + parts))


def columns(person):
    side = ["<h2>Contact</h2>"] + [f"<p>{line}</p>" for line in contact(person)]
    wide = [f"<h1>{person['name']}</h1>\n<p>{person['headline']}</p>"]
    for heading, items in sections(person):
        (side if heading in SIDE else wide).append(f"<h2>{heading}</h2>\n{markup(items)}")
    grid = f"<main><aside>{chr(10).join(side)}</aside><section>{chr(10).join(wide)}</section></main>"
    return document(person, TWO, grid)


def document(person, style, body):
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{person["name"]}</title>\n'
        f"<style>{style}</style></head><body>\n{body}\n</body></html>\n"
    )


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def pdf(text, path, work):
    source = os.path.join(work, "page.html")
    write(source, text)
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={work}/chromium",
         f"--print-to-pdf={path}", "--no-pdf-header-footer", source],
        check=True, stderr=subprocess.DEVNULL, env=dict(os.environ, SOURCE_DATE_EPOCH="1793600000"),
    )


def main(names):
    with open(os.path.join(HERE, "people.json"), encoding="utf-8") as file:
        people = json.load(file)
    with tempfile.TemporaryDirectory() as work:
        for name, person in people.items():
            if names and name not in names:
                continue
            folder = os.path.join(HERE, name)
            os.makedirs(folder, exist_ok=True)
            write(os.path.join(folder, "plain.txt"), plain(person))
            word(person, os.path.join(folder, "word.docx"))
            write(os.path.join(folder, "page.html"), page(person))
            pdf(page(person, ONE), os.path.join(folder, "column.pdf"), work)
            pdf(columns(person), os.path.join(folder, "columns.pdf"), work)


if __name__ == "__main__":
    main(sys.argv[1:])
