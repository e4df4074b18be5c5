#!/usr/bin/env python3
"""Writes the word processor samples.

Usage: make_docx.py NAME OUTPUT.docx      Needs: python-docx
"""
import datetime
import sys

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor


def document(name, font, size, margins, page=(21.0, 29.7)):
    doc = Document()
    section = doc.sections[0]
    section.page_width, section.page_height = Cm(page[0]), Cm(page[1])
    section.top_margin = section.bottom_margin = Cm(margins[0])
    section.left_margin = section.right_margin = Cm(margins[1])
    normal = doc.styles["Normal"]
    normal.font.name = font
    normal.font.size = Pt(size)
    normal.element.rPr.rFonts.set(qn("w:eastAsia"), font)
    normal.paragraph_format.space_after = Pt(0)
    for level in ("Title", "Heading 1", "Heading 2", "Heading 3"):
        style = doc.styles[level]
        style.font.name = font
        fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
        for key in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
            fonts.attrib.pop(qn("w:" + key), None)
    properties = doc.core_properties
    properties.author = name
    properties.title = "Résumé of " + name
    properties.comments = ""
    properties.created = properties.modified = datetime.datetime(2026, 11, 2, 9, 30)
    return doc


def bullets(holder, items):
    for item in items:
        p = holder.add_paragraph(item, style="List Bullet")
        p.paragraph_format.space_after = Pt(1)


def line(holder, text, bold=False, italic=False, size=None, color=None, before=0, after=0):
    p = holder.add_paragraph()
    run = p.add_run(text)
    run.bold, run.italic = bold, italic
    if size:
        run.font.size = Pt(size)
    if color:
        run.font.color.rgb = RGBColor.from_string(color)
    p.paragraph_format.space_before = Pt(before)
    p.paragraph_format.space_after = Pt(after)
    return p


def shade(cell, color):
    element = OxmlElement("w:shd")
    element.set(qn("w:val"), "clear")
    element.set(qn("w:color"), "auto")
    element.set(qn("w:fill"), color)
    cell._tc.get_or_add_tcPr().append(element)


def widths(table, values):
    table.autofit = False
    for column, value in zip(table.columns, values):
        column.width = Cm(value)
    for row in table.rows:
        for cell, value in zip(row.cells, values):
            cell.width = Cm(value)


def drop_first(cell):
    """A table cell starts with an empty paragraph; remove it."""
    first = cell.paragraphs[0]
    if not first.text and len(cell.paragraphs) > 1:
        first._p.getparent().remove(first._p)


def link(paragraph, text, address):
    part = paragraph.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    hyperlink = OxmlElement("w:hyperlink")
    hyperlink.set(qn("r:id"), part)
    run, content = OxmlElement("w:r"), OxmlElement("w:t")
    content.text = text
    run.append(content)
    hyperlink.append(run)
    paragraph._p.append(hyperlink)


def project_manager_in():
    doc = document("Anjali Raghunathan", "Liberation Sans", 10, (1.8, 1.9))
    head = doc.add_table(rows=1, cols=2)
    left, right = head.rows[0].cells
    line(left, "Anjali Raghunathan", bold=True, size=18, color="1F3864")
    line(left, "IT Project Manager", size=11)
    drop_first(left)
    for text in ("Bengaluru, Karnataka, India", "+91 55500 01234", "anjali.raghunathan@example.com"):
        line(right, text).alignment = WD_ALIGN_PARAGRAPH.RIGHT
    drop_first(right)
    widths(head, (9.2, 8.0))
    line(doc, "", size=4)

    table = doc.add_table(rows=0, cols=2)
    table.style = "Table Grid"

    def section(label, fill):
        row = table.add_row()
        cell = row.cells[0]
        line(cell, label, bold=True)
        drop_first(cell)
        shade(cell, "DCE6F1")
        fill(row.cells[1])
        drop_first(row.cells[1])

    section("Summary", lambda c: line(c, "Project manager with thirteen years in IT services, nine of them "
            "leading banking and insurance programmes with teams in India and Europe. PMP and Scrum certified."))

    def work(cell):
        line(cell, "Senior Project Manager, Kaverindu Software Services Pvt. Ltd.", bold=True)
        line(cell, "Bengaluru | June 2020 – Present", italic=True)
        bullets(cell, [
            "Manage a core banking migration for a Nordic bank: 46 people, 5 teams, budget of USD 7.4 million.",
            "Delivered 11 of 12 releases on the planned date since January 2023.",
            "Renegotiated two vendor contracts, saving 14% a year.",
            "Introduced monthly risk reviews; critical defects in production fell from 18 to 5 per quarter.",
            "Coach three project leads preparing for PMP certification."])
        line(cell, "Project Manager, Blue Tamarind Technologies", bold=True, before=6)
        line(cell, "Chennai | April 2017 – May 2020", italic=True)
        bullets(cell, [
            "Ran seven web and mobile projects for insurance clients, each with 8 to 15 members.",
            "Moved the delivery unit from waterfall to Scrum, shortening release cycles from 12 to 4 weeks.",
            "Prepared estimates, project plans and weekly status reports.",
            "Handled stakeholder communication with clients in London and Zurich."])
        line(cell, "Software Test Engineer, Coromandel Infotech", bold=True, before=6)
        line(cell, "Chennai | July 2013 – March 2017", italic=True)
        bullets(cell, [
            "Wrote and executed test cases for billing software.",
            "Automated 300 regression tests with Selenium."])
    section("Work Experience", work)

    section("Key Skills", lambda c: line(c, "Project planning, Stakeholder management, Risk management, Agile, "
            "Scrum, JIRA, MS Project, Budgeting, Vendor management"))

    def certificates(cell):
        line(cell, "Project Management Professional (PMP), 2018, renewed 2024")
        line(cell, "Certified ScrumMaster, 2017")
    section("Certifications", certificates)

    def education(cell):
        line(cell, "B.E. in Computer Science, Vaigai College of Engineering, Madurai", bold=True)
        line(cell, "2009 – 2013, first class with distinction")
    section("Education", education)
    section("Languages", lambda c: line(c, "English, Tamil, Kannada, Hindi"))
    widths(table, (3.4, 13.8))
    return doc


def teacher_fr():
    doc = document("Hélène Châtaigner-Brézé", "Liberation Serif", 10.5, (1.6, 2.2))
    doc.add_paragraph("Hélène Châtaigner-Brézé", style="Title")
    doc.add_paragraph("Lyon, France")
    doc.add_paragraph("+33 6 39 98 04 17 – helene.chataigner@example.org")
    doc.add_heading("Profile", 1)
    doc.add_paragraph("Secondary school mathematics teacher with nine years in public and international "
                      "schools. I teach in French and English and enjoy making abstract ideas concrete.")
    doc.add_heading("Teaching Experience", 1)

    def job(title, place, dates, items):
        doc.add_heading(title, 2)
        line(doc, place)
        line(doc, dates, italic=True, after=2)
        bullets(doc, items)
    job("Mathematics Teacher", "Lycée International des Deux Fleuves, Lyon", "September 2021 to present", [
        "Teach six classes of 28 to 34 students, from seconde to terminale, in French and English.",
        "Raised the share of students passing the advanced mathematics option from 78% to 91% in three years.",
        "Coordinate the mathematics department of eight teachers since 2024.",
        "Created a weekly problem-solving club that now has 45 members.",
        "Tutor for three trainee teachers."])
    job("Mathematics Teacher", "Collège Émile-Vauthier, Villeurbanne", "September 2017 to August 2021", [
        "Taught mathematics to pupils aged 11 to 15 in a priority education area.",
        "Developed differentiated worksheets now used by 20 colleagues.",
        "Form tutor for four years; regular meetings with parents.",
        "Organised distance learning for 110 pupils in spring 2020."])
    job("Private Tutor", "Soutien Scolaire Rhône, Lyon", "October 2014 to June 2017", [
        "Gave individual lessons in mathematics and physics to about ten pupils a week."])
    doc.add_heading("Education", 1)
    doc.add_paragraph("Master's degree in Teaching (MEEF, mathematics), Université des Monts du Lyonnais, 2015 – 2017")
    doc.add_paragraph("Bachelor's degree in Mathematics, Université des Monts du Lyonnais, 2012 – 2015")
    doc.add_paragraph("CAPES in mathematics, 2017")
    doc.add_heading("Skills", 1)
    doc.add_paragraph("Lesson planning, Classroom management, Differentiated instruction, Student assessment, "
                      "GeoGebra, Python, Curriculum development")
    doc.add_heading("Languages", 1)
    doc.add_paragraph("French (native), English (C1), German (A2)")
    return doc


def freelance_translator_it():
    doc = document("Niccolò Ferrabosco", "Liberation Sans", 10.5, (1.9, 2.2))
    p = line(doc, "Niccolò Ferrabosco", bold=True, size=20)
    p.alignment = WD_ALIGN_PARAGRAPH.CENTER
    p = line(doc, "Turin, Italy • +39 555 010 0145 • n.ferrabosco@example.com", after=4)
    p.alignment = WD_ALIGN_PARAGRAPH.CENTER

    def heading(text):
        line(doc, text.upper(), bold=True, color="7A1F1F", before=9, after=2)

    def job(title, company, dates, items):
        p = doc.add_paragraph()
        p.paragraph_format.space_before = Pt(5)
        p.paragraph_format.tab_stops.add_tab_stop(Cm(16.6), WD_TAB_ALIGNMENT.RIGHT)
        p.add_run(title).bold = True
        p.add_run("\t" + dates)
        line(doc, company, italic=True)
        bullets(doc, items)
    heading("Summary")
    doc.add_paragraph("Translator from English and German into Italian, specialised in machinery manuals, "
                      "patents and museum texts. Self-employed for ten years, with a part-time teaching post.")
    heading("Experience")
    job("Freelance Translator", "Self-employed, Turin", "03/2016 – Present", [
        "Translate about 420,000 words a year for 18 regular clients in four countries.",
        "Main translator of the service manuals of a German press manufacturer (62 manuals since 2019).",
        "Translated audio guides and wall texts for five museum exhibitions.",
        "Build and maintain translation memories and glossaries in SDL Trados and memoQ.",
        "98% of jobs delivered on or before the agreed date in 2025."])
    job("Language Instructor (part-time)", "Scuola di Lingue Valdoro, Turin", "10/2020 – Present", [
        "Teach technical English to adults, six hours a week.",
        "Wrote a course book on technical writing used by 140 learners.",
        "Prepare candidates for B2 and C1 exams; pass rate 88%."])
    job("In-house Translator", "Officine Traduzioni Associate S.r.l., Milan", "09/2012 – 02/2016", [
        "Translated and proofread technical and commercial texts, about 9,000 words a week.",
        "Post-edited machine translation for two pilot projects.",
        "Managed a pool of twelve external translators during holidays."])
    heading("Education")
    doc.add_paragraph("Master's Degree in Specialised Translation, Università degli Studi di Val Sangone, 2010 – 2012")
    doc.add_paragraph("Bachelor's Degree in Linguistic Mediation, Istituto Superiore Monviso, 2007 – 2010")
    heading("Skills")
    doc.add_paragraph("Technical translation, Proofreading, Localization, Terminology management, SDL Trados, "
                      "memoQ, Post-editing, Subtitling")
    heading("Languages")
    doc.add_paragraph("Italian: native · English: C2 · German: C1 · French: B1")
    heading("Memberships")
    doc.add_paragraph("Member of a national association of translators and interpreters since 2017")
    return doc


def marketing_manager_de():
    doc = document("Friederike Böttcher", "Liberation Sans", 9.5, (1.6, 1.6))
    table = doc.add_table(rows=1, cols=2)
    main, side = table.rows[0].cells
    line(main, "Friederike Böttcher", bold=True, size=21, color="22543D")
    line(main, "Marketing Manager", size=12, after=4)

    def heading(cell, text, before=9):
        line(cell, text, bold=True, size=11, color="22543D", before=before, after=2)
    heading(main, "Profile")
    line(main, "Marketing manager with ten years in consumer brands and e-commerce. I build campaigns "
         "that can be measured and teams that like to measure them.")
    heading(main, "Experience")

    def job(title, company, dates, items, before=0):
        line(main, title, bold=True, before=before)
        line(main, company)
        line(main, dates, italic=True, after=1)
        bullets(main, items)
    job("Marketing Manager", "Grünspecht Naturkosmetik GmbH, Berlin", "May 2021 – Present", [
        "Lead a team of seven with an annual budget of €2.1 million across Germany, Austria and Switzerland.",
        "Grew online revenue from €4.8 million to €9.3 million in three years.",
        "Cut cost per acquisition by 27% by moving budget from paid social to SEO and e-mail.",
        "Launched the refill range in 340 shops in Köln, Düsseldorf and München.",
        "Introduced quarterly brand tracking; aided awareness rose from 22% to 31%."])
    job("Senior Marketing Specialist", "Möwenberg Outdoor AG, Lübeck", "October 2018 – April 2021", [
        "Planned and bought online campaigns of about €600,000 a year.",
        "Rebuilt the newsletter programme: 85,000 new subscribers, open rate up from 17% to 26%.",
        "Managed two agencies and the relaunch of the web shop.",
        "Supported trade fairs in Friedrichshafen and Nürnberg."], before=5)
    job("Marketing Assistant", "Stadtwerke Würmtal, Gräfelfing", "March 2016 – September 2018", [
        "Responsible for brochures, customer magazine and event organisation.",
        "Maintained the website and wrote press releases."], before=5)
    heading(main, "Education")
    line(main, "M.A. Communication Management", bold=True)
    line(main, "Hochschule am Schäfersee, Berlin, 2013 – 2015")
    line(main, "B.A. Business Administration", bold=True, before=3)
    line(main, "Fachhochschule Süderelbe, Lüneburg, 2010 – 2013")
    heading(side, "Contact", before=4)
    for text in ("Berlin, Germany", "030 23125 318", "f.boettcher@example.org"):
        line(side, text, after=2)
    heading(side, "Skills", before=14)
    for text in ("Brand management", "SEO", "Google Analytics", "Email marketing", "Content strategy",
                 "Budget management", "Campaign planning", "HubSpot"):
        line(side, text, after=2)
    heading(side, "Languages", before=14)
    for text in ("German (native)", "English (C1)", "Spanish (B1)"):
        line(side, text, after=2)
    heading(side, "Interests", before=14)
    for text in ("Choir singing", "Cycling along the Müritz"):
        line(side, text, after=2)
    for cell in (main, side):
        drop_first(cell)
    shade(side, "E6F0EA")
    widths(table, (12.6, 5.2))
    return doc


def cashier_us():
    doc = document("Latoya Renee Fontenot", "Liberation Serif", 11.5, (2.2, 2.5), (21.59, 27.94))
    line(doc, "Latoya Renee Fontenot", bold=True, size=18)
    line(doc, "Tucson, AZ")
    line(doc, "(520) 555-0138")
    line(doc, "latoya.fontenot@example.com", after=6)

    def heading(text):
        line(doc, text, bold=True, size=13, before=10, after=3)
    heading("Work History")

    def job(dates, role, items):
        line(doc, dates, bold=True, before=6)
        line(doc, role, after=1)
        bullets(doc, items)
    job("June 2023 – Present", "Cashier, Saguaro Fresh Market, Tucson, AZ", [
        "Responsible for ringing up customers quickly and accurately",
        "Handle cash, cards and EBT, about 200 transactions per shift",
        "Count the drawer at the end of the shift",
        "Help customers find products and answer questions",
        "Employee of the month, March 2025"])
    job("August 2021 – May 2023", "Sales Associate, Desert Lane Shoes, Tucson, AZ", [
        "Greeted customers and helped them with sizes",
        "Restocked shelves and kept the store clean",
        "Opened and closed the store two days a week"])
    job("Summer 2020", "Camp Helper, Rillito Community Center, Tucson, AZ", [
        "Watched children ages 6 to 9 and handed out lunches"])
    heading("Education")
    line(doc, "High School Diploma, Santa Rita Mesa High School, Tucson, AZ, 2021")
    heading("Skills")
    line(doc, "Cash handling, POS systems, Customer service, Stocking, Inventory, Bilingual English and Spanish")
    heading("Availability")
    line(doc, "Evenings and weekends, 30 hours a week")
    return doc


def office_manager_ie():
    doc = document("Gráinne Tolmuire", "Liberation Sans", 10.5, (2.0, 2.4))
    doc.sections[0].header.paragraphs[0].text = "Gráinne Tolmuire – Curriculum Vitae"
    line(doc, "Gráinne Tolmuire", bold=True, size=22, after=4)
    contact = line(doc, "14 Bóthar na Feirme, Galway, Ireland\n+353 20 910 0173 | ")
    link(contact, "grainne.tolmuire@example.com", "mailto:grainne.tolmuire@example.com")

    def heading(text):
        line(doc, text, bold=True, size=14, before=9, after=2)

    def job(title, dates, place, items):
        table = doc.add_table(rows=1, cols=2)
        left, right = table.rows[0].cells
        line(left, title, bold=True, size=12)
        drop_first(left)
        right.text = dates
        line(doc, place, italic=True)
        bullets(doc, items)
    heading("Profile")
    doc.add_paragraph("Office manager with eleven years of experience in engineering and professional services "
                      "firms. I keep offices, suppliers, budgets and diaries in order, and I enjoy making "
                      "routine work quicker for everyone.")
    heading("Employment")
    job("Office Manager", "March 2020 – Present", "Corrib Quay Engineering Ltd, Galway", [
        "Run a head office of 85 people, with a team of four and an annual budget of €640,000.",
        "Negotiated cleaning, print and travel contracts again and cut overhead costs by 18% in two years.",
        "Led the move to a new building in 2022; all teams were working again within one day.",
        "Introduced an online booking system for rooms and visitors, used by 9 in 10 employees within a month."])
    job("Executive Assistant", "June 2016 – February 2020", "Dunlarrow Advisory Partners, Dublin", [
        "Supported three partners: diaries, travel in 12 countries, board papers and minutes.",
        "Prepared monthly expense reports and reduced late claims from 30% to 4%.",
        "Organised the yearly client conference for 220 guests."])
    job("Administrator", "September 2013 – May 2016", "Hollyford Freight Services, Limerick", [
        "Answered customer calls, kept files and processed about 150 invoices a week.",
        "Trained two new colleagues in the order system."])
    heading("Education")
    doc.add_paragraph("Higher Certificate in Business, Shannonmouth Institute of Technology, Limerick, 2011 – 2013")
    heading("Skills")
    doc.add_paragraph("Office management, Budgeting, Vendor management, Payroll, Event planning, Microsoft Excel, "
                      "Microsoft Outlook, SharePoint, Minute taking")
    heading("Languages")
    doc.add_paragraph("English (native), Irish (fluent), French (B1)")
    return doc


BUILDERS = {
    "project-manager-in": project_manager_in,
    "teacher-fr": teacher_fr,
    "freelance-translator-it": freelance_translator_it,
    "marketing-manager-de": marketing_manager_de,
    "cashier-us": cashier_us,
    "office-manager-ie": office_manager_ie,
}

if __name__ == "__main__":
    BUILDERS[sys.argv[1]]().save(sys.argv[2])
