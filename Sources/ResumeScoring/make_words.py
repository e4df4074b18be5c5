#!/usr/bin/env python3
"""Makes Resources/english.words, the words that a statement may be spelt with, and common.words, what a slip may mean.

Call: make_words.py FOLDER OUTPUT COMMON_OUTPUT
FOLDER holds `american-english-large` and `british-english-large` as Debian's packages wamerican-large and wbritish-large
install them in /usr/share/dict (SCOWL; see NOTICE), and `american-english-small` and `british-english-small` of
wamerican-small and wbritish-small. To the first two come the words of this program's own tables of skills, occupations and verbs, and the
words below; to the small ones, from which names are left out, only the latter. A word that is one letter away from a rare
word or a name ("tusla", "perio") is hardly a slip; one that is as near to a frequent word is.

A file is a sorted row of 5-byte big-endian numbers, one for each folded word: the upper 40 bits of its FNV-1a
number, mixed as `WordList.swift` does.
"""

import glob
import os
import re
import sys
import unicodedata

# Words of working life that general word lists do not have.
PROFESSIONAL = """
accreditations actionable agile analytics antimicrobial app apps audiology autoclave autocomplete backend backlog
backlogs barista baristas benchmarking biostatistics blockchain blog blogs bookkeeping broadband bugfix bugfixes cadence
callouts cashiering changelog chatbot chatbots checkin clickthrough cloud codebase codebases config configs cybersecurity
dashboard dashboards data database dataset datasets deliverable deliverables deployments dev devops dialup dispatching
dosing downtime ecommerce email emails endoscopy enrolment epidemiology ergonomics escalations extranet failover faq
firmware fintech forklift forklifts frontend fundraising fundraiser geospatial gastroenterology hackathon hackathons
healthcare helpdesk homepage hotfix hotline hyperlocal inbound incentivise incentivize inpatient inpatients internship
internships interoperability intranet invoicing keyword keywords kanban kickoff kpi kpis laparoscopic lifecycle linter
livestock logistics logistician loyalty macros mainframe malware markdown mentee mentees mentoring merchandiser
merchandising metadata microservice microservices middleware milestone milestones mitigations mobile monorepo
multichannel multidisciplinary multilingual multinational namespace neonatal offboarding offline offshoring omnichannel
onboard onboarded onboarding online onsite optimisation optimisations optimization optimizations orthopaedic orthopaedics
orthopedic orthopedics outpatient outpatients outreach outsourced outsourcing paediatric paediatrics palletised
palletized parametric paralegal paralegals parameterised parameterized patching payroll perioperative pharma phishing
physio physiotherapist physiotherapy pipelines placements plugin plugins podcast podcasts postgraduate postnatal
postoperative preoperative prepress preschool prioritise prioritised prioritising prioritisation prioritization
procurement productivity prototyping radiographer radiography realtime rebrand rebranded rebranding reconcile
reconciliations redesign redesigned refactor refactored refactoring remediation reorder repo repos reskilling
reskill restock restocked restocking retrospective retrospectives reusable roadmap roadmaps rollout rollouts roster
rosters rostering runbook runbooks scalable scalability scheduler seasonality servicing shadowed shortlisting signage
signoff simulations sitemap smartphone smartphones sonographer sourcing spreadsheet spreadsheets sprint sprints
stakeholder stakeholders standup standups startup startups storyboards storyboarding streamlining subcontractor
subcontractors subtitling surcharge sustainability telecom telehealth telemedicine telemetry templating throughput
timesheet timesheets timestamp toolchain toolkit toolset touchpoint touchpoints tradeshow transcreation triage triaged
triaging troubleshoot troubleshooting troubleshot turnaround turnover tutoring typeset typesetting undergraduate uplift
upsell upselling upskill upskilled upskilling uptime usability username voicemail volunteering walkthrough walkthroughs
warehousing webinar webinars webpage website websites whiteboard wifi wiki wireframe wireframes wireframing workflow
workflows workforce worksheet workshop workshops workspace workstream workstreams yoy
collab collabs jeopardies payor payors skillset skillsets tween tweens
colour colours organised organiser labour centre centres programme programmes licence licences licensed catalogue
"""

MASK = (1 << 64) - 1


def number(word):
    value = 0xCBF29CE484222325
    for byte in word.encode():
        value = ((value ^ byte) * 0x100000001B3) & MASK
    value ^= value >> 33
    value = (value * 0xFF51AFD7ED558CCD) & MASK
    value ^= value >> 33
    return value >> 24


def fold(text):
    text = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in text if not unicodedata.combining(c))


def common(folder):
    words = {word for word in PROFESSIONAL.split() if len(word) > 3}
    for name in ("american-english-small", "british-english-small"):
        with open(os.path.join(folder, name), encoding="utf-8") as lines:
            words.update(fold(line.strip()) for line in lines if line[:1].islower() and "'" not in line)
    return {word for word in words if re.fullmatch(r"[a-z]{4,}", word)}


def write(words, output):
    numbers = sorted({number(word) for word in words})
    with open(output, "wb") as file:
        file.write(b"".join(value.to_bytes(5, "big") for value in numbers))
    print(len(numbers), "words", file=sys.stderr)


def main(folder, output, common_output):
    here = os.path.dirname(os.path.abspath(__file__))
    words = set(PROFESSIONAL.split())
    for name in ("american-english-large", "british-english-large"):
        with open(os.path.join(folder, name), encoding="utf-8") as lines:
            for line in lines:
                words.add(fold(line.strip()).replace("'", "").replace("’", ""))
    tables = glob.glob(os.path.join(here, "Resources", "*.tsv"))
    careers = os.path.join(here, "..", "Careers", "Resources")
    tables += glob.glob(os.path.join(careers, "*.tsv")) + glob.glob(os.path.join(careers, "Occupations", "*.tsv"))
    for table in sorted(tables):
        with open(table, encoding="utf-8") as lines:
            for line in lines:
                if not line.startswith("#"):
                    words.update(re.findall(r"[a-z]{3,}", fold(line)))
    words = {word for word in words if re.fullmatch(r"[a-z]{2,}", word)}
    write(words, output)
    write(common(folder), common_output)


if __name__ == "__main__":
    main(*sys.argv[1:])
