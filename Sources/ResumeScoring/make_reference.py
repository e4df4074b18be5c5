#!/usr/bin/env python3
"""Makes the numbers of ReferenceDistribution.swift: how the scores of varied résumés are spread.

Call: make_reference.py VITAE WORK_FOLDER [FOLDER ...]
VITAE is the program, WORK_FOLDER is empty or new, and each FOLDER holds renderings of fictional people as
Samples/evaluation/render.py and render_held_out.py make them. The call that made the numbers is in Rubric.md.

The reference has two halves. One is the people in the folders: a person counts once in each folder, with the median of all
renderings there. The other is 480 résumés that this file writes as text: 60 in each of eight fields, none of them a
worse copy of another. How complete and how well written one is follows from one draw, and each quality from that draw
and one of its own: good writers forget a phone number too. The ranges in `Draft` are a judgement from what is known of
real résumés: one in three has no figure at all, one in five has slips of the pen, most tell two to four positions with two
to six bullets. The random numbers are a generator's of this file, so that every machine writes the same texts.
"""

import json
import os
import re
import statistics
import subprocess
import sys

FIELDS = {
    "software": (
        ["Senior Software Engineer", "Software Engineer", "Web Developer", "Junior Developer"],
        "BSc Computer Science",
        "Python|Java|SQL|TypeScript|Docker|Kubernetes|PostgreSQL|Git|Linux|Terraform|React|Jenkins|Redis|AWS|GraphQL",
        "payment interface|search index|reporting service|release process|login component|mobile client|data pipeline|"
        "billing database|message queue|test suite|monitoring of production|design system|import of partner files|"
        "recommendation engine|customer portal|permission model|document archive|scheduling module",
    ),
    "nurse": (
        ["Registered Nurse", "Staff Nurse", "Nursing Assistant"],
        "Bachelor of Science in Nursing",
        "Wound care|Triage|Medication administration|Patient assessment|CPR|Phlebotomy|Care planning|Infection control|"
        "Patient education|Catheterisation|Ventilator care|Electronic health records",
        "care plans of surgical patients|medication rounds|admission of emergencies|handover between shifts|wound clinic|"
        "discharge planning|training of student nurses|vaccination of staff|falls prevention programme|stock of the ward|"
        "family meetings|hygiene audits|intravenous therapy|pain assessments|night duty on the cardiac ward",
    ),
    "sales": (
        ["Sales Manager", "Account Executive", "Sales Representative"],
        "BA Business Administration",
        "Negotiation|Salesforce|Cold calling|Forecasting|Pricing|Excel|Key account management|HubSpot|Presentations|"
        "Contract law|Market research|Customer retention",
        "regional accounts|product demonstrations|quarterly forecast|renewal of contracts|trade fair stand|dealer network|"
        "price list|tender documents|onboarding of resellers|customer complaints|territory plan|sales training|"
        "launch of the new range|monthly reports|outbound campaigns|partner agreements",
    ),
    "office": (
        ["Office Manager", "Administrative Assistant", "Receptionist"],
        "Diploma in Office Administration",
        "Excel|Word|Outlook|Scheduling|Bookkeeping|Data entry|Travel booking|Filing|Minute taking|QuickBooks|Telephone",
        "calendars of three directors|travel arrangements|supplier invoices|visitors and telephone calls|board minutes|"
        "personnel files|stationery orders|office move|expense reports|meeting rooms|mailing lists|phone system|"
        "induction of new colleagues|cleaning contract|archive of contracts",
    ),
    "electrician": (
        ["Electrician", "Journeyman Electrician", "Apprentice Electrician"],
        "Certificate of Apprenticeship",
        "Conduit bending|Blueprint reading|Motor controls|Wiring|Troubleshooting|First aid|Arc flash safety|Forklift|"
        "Soldering|Fire alarms",
        "lighting and panels|control cabinets|conduit runs|emergency generators|fault finding|site inspections|switchgear|"
        "charging stations|fire alarm loops|material orders|apprentice supervision|temporary power|cable trays",
    ),
    "teacher": (
        ["Secondary School Teacher", "Teacher", "Teaching Assistant"],
        "MA Education",
        "Classroom management|Lesson planning|Assessment|Google Classroom|Special needs|Curriculum design|Mentoring|"
        "Parent meetings|Tutoring|Moodle",
        "mathematics lessons|end-of-term exams|school library|parents' evenings|reading club|exchange with a partner school|"
        "curriculum of the lower years|support for weak readers|science fair|timetable|field trips|homework scheme|"
        "training days for colleagues|theatre project",
    ),
    "warehouse": (
        ["Warehouse Supervisor", "Forklift Operator", "Warehouse Associate"],
        "High School Diploma",
        "Forklift|Inventory|Packing|RF scanner|Loading|Safety training|SAP|Order picking|Shipping documents",
        "order picking|loading of trucks|stock counts|returns|night shift|scanner rollout|packing stations|safety walks|"
        "pallet exchange|goods receipt|cold store|shift plan",
    ),
    "accounting": (
        ["Senior Accountant", "Accountant", "Accounts Payable Clerk"],
        "BSc Accounting",
        "Excel|Month-end close|Reconciliation|SAP|US GAAP|Payroll|Budgeting|Audit|Tax returns|Power BI|Variance analysis|"
        "QuickBooks|Fixed assets",
        "monthly close|bank reconciliations|supplier payments|fixed asset register|tax filings|annual budget|"
        "travel expenses|audit requests|payroll of the plant|intercompany balances|cost centre reports|credit notes|"
        "cash forecast|chart of accounts",
    ),
}
DEEDS = (
    "Introduced|Managed|Rebuilt|Coordinated|Planned|Improved|Organised|Led|Maintained|Reviewed|Supervised|Automated|"
    "Prepared|Simplified|Documented|Negotiated|Launched|Tested|Monitored|Reduced the effort for|Trained colleagues in"
).split("|")
DUTIES = (
    "Responsible for|Worked on|Helped with|Involved in|Duties included|Assisted with|In charge of|Various tasks around|"
    "Was tasked with|Participated in"
).split("|")
CONTEXTS = (
    "together with finance and logistics|during the merger of two branches|after a long vacancy|for the northern region|"
    "in close contact with customers|under tight deadlines|with external suppliers|according to national standards|"
    "as deputy of the department head|while the building was renovated|for internal and external partners|"
    "at the main site and abroad|with a new team|by agreement with the works council|in English and Spanish|"
    "on behalf of the regional office|before the yearly inspection|throughout the busy season|using modern equipment|"
    "from first draft to handover"
).split("|")
RESULTS = (
    "and saved {a} hours a week|for {b} people|across {c} sites|with a budget of ${d},000|and cut errors by {a} %|"
    "within {c} months|in a team of {c}|with {b} cases a month|raising satisfaction from {e} % to {f} %|"
    "and lowered costs by {a} %|on {c} of {b} occasions|used by {b} customers every day"
).split("|")
SUMMARIES = [
    "{title} with many years of practice in {thing} and {other}, known for calm work and clear reports.",
    "Experienced {title} looking after {thing}; brings knowledge of {other} and enjoys teaching others.",
    "Hard working team player and results-driven {title} seeking a challenging position.",
]
EMPLOYERS = (
    "Fellside Group|Northway Services Ltd|Lakeview Partners|Harbour & Sons|Prairie Works Inc|Oakmere Company|"
    "Bluestone Holdings|Tideway Limited|Marlow Industries|Quayside Centre|Redfern Associates|Summit Valley Corp"
).split("|")
PEOPLE = "Dana Whitlow|Priya Holm|Tomas Verhagen|Grace Obi|Lars Petersen|Mina Sato|Joel Ferrer|Amara Diallo".split("|")
TOWNS = "Columbus, OH|Leeds, UK|Austin, TX|Cork, Ireland|Denver, CO|Perth, Australia|Leiden, Netherlands".split("|")
SCHOOLS = "University of Airedale|Prairie Community College|Lone Pine University|Harbour Technical Institute".split("|")
MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec".split("|")
MASK = (1 << 64) - 1


class Dice:
    """SplitMix64: the random module may draw differently in another version of Python."""

    def __init__(self, seed):
        self.state = seed

    def number(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        value = self.state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return ((value ^ (value >> 31)) >> 11) / (1 << 53)

    def below(self, count):
        return int(self.number() * count)

    def pick(self, items):
        return items[self.below(len(items))]

    def shuffled(self, items):
        items = list(items)
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]
        return items


class Draft:
    """One fictional résumé and how well it is written."""

    def __init__(self, field, seed):
        self.dice = dice = Dice(seed)
        self.titles, self.degree, skills, things = FIELDS[field]
        self.skills = dice.shuffled(skills.split("|"))
        self.things = dice.shuffled(things.split("|"))
        self.contexts = dice.shuffled(CONTEXTS)
        # The mean of three draws: most people write neither well nor badly.
        self.care = sum(dice.number() for _ in range(3)) / 3
        self.measured = 0 if self.trait() < 0.42 else 0.1 + 0.75 * self.trait()
        self.active = min(1, 0.15 + 1.1 * self.trait())
        self.slips = 0 if self.trait() > 0.35 else 1 + dice.below(5)
        self.jobs = 1 + dice.below(5)
        self.bullets = max(0, round(7.5 * self.trait() + 2 * dice.number() - 1))
        self.count = 0

    def trait(self):
        """A quality, 0-1: half care, half chance."""
        return 0.5 * self.care + 0.5 * self.dice.number()

    def has(self, share):
        """Whether something is there that so many résumés of middling care have."""
        return self.dice.number() < share + 0.5 * (self.care - 0.5)

    def statement(self):
        dice = self.dice
        thing = self.things[self.count % len(self.things)]
        context = self.contexts[(self.count * 7 + self.count // len(self.contexts)) % len(self.contexts)]
        opening = dice.pick(DEEDS if dice.number() < self.active else DUTIES)
        text = f"{opening} the {thing}"
        if dice.number() < 0.35 + 0.5 * self.care:
            text += " " + context
        if dice.number() < self.measured:
            low = 55 + dice.below(25)
            text += " " + dice.pick(RESULTS).format(
                a=5 + dice.below(40), b=20 + dice.below(300), c=2 + dice.below(12), d=10 + dice.below(400), e=low,
                f=low + 5 + dice.below(15))
        self.count += 1
        if self.slips and self.count % 2:
            words = text.split()
            places = [i for i, word in enumerate(words) if i and len(word) > 6 and word.isalpha() and word.islower()]
            if places:
                place = dice.pick(places)
                word = words[place]
                words[place] = word[:3] + word[4] + word[3] + word[5:]
                text = " ".join(words)
                self.slips -= 1
        return text

    def dates(self, start, end, is_open):
        style = self.style
        first, last = f"{start[0]}", f"{end[0]}"
        if style == 0:
            first, last = f"{MONTHS[start[1]]} {first}", f"{MONTHS[end[1]]} {last}"
        elif style == 1:
            first, last = f"{start[1] + 1:02}/{first}", f"{end[1] + 1:02}/{last}"
        return f"{first} - {'Present' if is_open else last}"

    def rows(self):
        dice = self.dice
        self.style = 2 if not self.has(0.75) else dice.below(2)
        rows = [dice.pick(PEOPLE)]
        if self.has(0.5):
            rows.append(self.titles[0])
        contact = [dice.pick(TOWNS)] if self.has(0.75) else []
        contact += ["applicant@example.com"] if self.has(0.92) else []
        contact += ["+1 614 555 0142"] if self.has(0.9) else []
        contact += ["linkedin.com/in/applicant-example"] if self.has(0.35) else []
        rows.append(" | ".join(contact))
        if self.has(0.6):
            text = SUMMARIES[dice.below(3) if self.care < 0.6 else dice.below(2)]
            rows += ["", "Summary", text.format(
                title=self.titles[0].lower(), thing=self.things[-1], other=self.skills[-1].lower())]
        rows += ["", "Experience"] + self.work()
        if self.has(0.9):
            rows += ["", "Education", ", ".join([self.degree, dice.pick(SCHOOLS)][: 2 if self.has(0.85) else 1]) + ", 2010"]
        if self.has(0.85):
            rows += ["", "Skills"]
            names = self.skills[: 3 + dice.below(12)]
            if len(names) > 5 and self.has(0.3):
                rows += ["Main: " + ", ".join(names[:4]), "Further: " + ", ".join(names[4:])]
            else:
                rows.append(", ".join(names))
        return rows

    def work(self):
        dice = self.dice
        employers = dice.shuffled(EMPLOYERS)
        month = (2026, 10)
        rows = []
        is_wall = not self.has(0.88)
        for index in range(self.jobs):
            years = 1 + dice.below(4)
            start = (month[0] - years, dice.below(12))
            end, is_open = month, index == 0 and dice.number() < 0.8
            month = (start[0] - dice.below(2), dice.below(12) if start[0] > 2000 else 0)
            head = [self.titles[min(index, len(self.titles) - 1)]]
            head += [employers[index]] if self.has(0.95) else []
            rows.append(", ".join(head) + (f"        {self.dates(start, end, is_open)}" if self.has(0.93) else ""))
            told = [self.statement() for _ in range(max(0, self.bullets - index // 2))]
            rows += [". ".join(told) + "."] if is_wall and told else ["• " + text for text in told]
        return rows


def write_drafts(folder):
    os.makedirs(folder, exist_ok=True)
    for field in FIELDS:
        for seed in range(60):
            draft = Draft(field, seed * 1000 + len(field) * 7 + sum(map(ord, field)))
            with open(os.path.join(folder, f"{field}-{seed:02}.txt"), "w", encoding="utf-8") as file:
                file.write("\n".join(draft.rows()) + "\n")


def scores(vitae, folder):
    """Of the résumés in a folder, one for each person, in the order of their names."""
    files = sorted(
        os.path.join(where, name)
        for where, _, names in os.walk(folder) for name in names if not name.endswith(".truth.json"))
    people = {}
    for start in range(0, len(files), 200):
        lines = subprocess.run(
            [vitae, "score", "--format", "ndjson", *files[start:start + 200]],
            capture_output=True, check=True, text=True).stdout
        for line in lines.splitlines():
            result = json.loads(line)
            name = os.path.splitext(os.path.basename(result["file"]))[0]
            people.setdefault(name, []).append(result["resume_score"])
    return [int(statistics.median_low(people[name])) for name in sorted(people)]


def main(vitae, work, *folders):
    drafts = os.path.join(work, "drafts")
    write_drafts(drafts)
    halves = [("drafts", scores(vitae, drafts))] + [(folder, scores(vitae, folder)) for folder in folders]
    for name, found in halves:
        print(f"{name}: {len(found)}, median {statistics.median(found)}", file=sys.stderr)
    found = sorted(score for _, part in halves for score in part)
    cuts = statistics.quantiles(found, n=20, method="inclusive")
    print(
        f"{len(found)} résumés: median {statistics.median(found):g}, quartiles {cuts[4]:g} and {cuts[14]:g}, "
        f"nine in ten from {cuts[0]:g} to {cuts[18]:g}")
    rows, row = [], "       "
    for score in range(101):
        cell = f" {found.count(score)},"
        if len(row) + len(cell) > 120:
            rows.append(row)
            row = "       "
        row += cell
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ReferenceDistribution.swift")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    numbers = "[Int] = [\n" + "\n".join(rows + [row]) + "\n    ]"
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r"\[Int\] = \[[^\]]*\]", numbers, text, count=1))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
