#!/usr/bin/env python3
"""Writes the sample job postings: Samples/jobs.ndjson and Samples/jobs-broken.ndjson.

Everything here is invented: the companies do not exist, the texts were written
for this project from general knowledge. The output depends on SEED alone, so a
second run writes the same bytes. Standard library only.

    python3 Samples/sources/make_jobs.py            # writes both files beside this folder
    python3 Samples/sources/make_jobs.py OUTPUT_DIR # writes them somewhere else
"""

import datetime
import json
import os
import random
import re
import sys

SEED = 20261121
TOTAL = 900

# Written behind the others: jobs near, elsewhere in the country and remote for each sample résumé that the
# web app offers, whenever it is tried. Trade, country, places ("Remote" for a remote job).
FOR_SAMPLES = [
    ("accountant", "US", "Houston/TX; Houston/TX; Sugar Land/TX; Denver/CO; Remote"),
    ("nurse", "GB", "Leeds/ENG; Leeds/ENG; Bradford/ENG; Bristol/ENG; Glasgow/SCT; London/ENG; Remote"),
    ("admin-assistant", "US", "Houston/TX; Houston/TX; Pasadena/TX; Chicago/IL; Austin/TX; Remote"),
]

# One block per trade.
#   = key | mode | sector | yearly pay in USD, mid level | hourly or yearly | levels
#     mode: full (may be remote), few (rarely remote), hybrid (hybrid at most), site (on-site only)
#   T titles; a trailing "!" takes no level prefix, "@US,GB" limits a title to those countries
#   X titles used when the job of a "few" trade is remote
#   S skills, with the same "@" rule
#   I what the team is or does, after the company's name
#   D duties, R requirements, W a sentence with the word "remote" that does not make the job remote
TRADES = """
= backend-engineer | full | tech | 128000 | year | ic
T Backend Engineer; Backend Developer; Backend Software Engineer; Software Engineer; Java Developer; Python Developer; Go Developer
S Python; Java; Go; PostgreSQL; Redis; Kafka; REST APIs; gRPC; Docker; Kubernetes; Spring Boot; Django; AWS; unit testing; microservices
I runs a booking platform that answers forty million requests a day
I builds the payment and ledger services behind several hundred small merchants
D You will design and build services that stay fast when traffic triples overnight.
D You will break an ageing monolith into smaller parts without stopping the release train.
D You will own your endpoints from the first sketch to the dashboards that watch them in production.
D You will review code twice a day and leave comments your colleagues enjoy reading.
D You will tune slow queries, remove needless locks and keep the data model honest.
D You will share a calm on-call rota, one week in seven, with a proper handover.
R You have shipped server-side code that strangers depend on every day.
R You can explain an index, a queue and a race condition to somebody new to them.
R You write tests first when it helps and know when it does not.
R You prefer a small, boring solution to a clever one.
W The service also collects readings from remote weather stations over poor connections.

= frontend-engineer | full | tech | 118000 | year | ic
T Frontend Engineer; Frontend Developer; Front-End Web Developer; UI Engineer; React Developer; Web Developer
S JavaScript; TypeScript; React; Vue.js; Next.js; HTML; CSS; accessibility; Jest; Playwright; GraphQL; design systems; Webpack; responsive design
I makes the browser tools that travel agents keep open all day
I publishes an online learning site used in nine languages
D You will turn sketches into pages that load quickly on a three-year-old phone.
D You will look after our component library and retire the pieces nobody needs.
D You will measure layout shifts, bundle size and input delay, and bring each of them down.
D You will pair with designers on the small details: focus order, empty states, error messages.
D You will make sure that every form works with a keyboard and a screen reader.
R You have a good eye for spacing and no patience for flickering layouts.
R You have carried at least one web application from prototype to steady use.
R You can read a flame chart and act on what it shows.
R You are happy to say which browser quirks are worth a workaround.

= fullstack-engineer | full | tech | 122000 | year | ic
T Full-Stack Engineer; Full Stack Developer; Full-Stack Web Developer; Software Developer; Product Engineer; Ruby on Rails Developer
S TypeScript; Node.js; React; Ruby on Rails; PHP; Laravel; PostgreSQL; MySQL; REST APIs; Docker; Git; CI/CD; HTML; CSS; AWS
I sells scheduling software to dentists, vets and physiotherapists
I keeps the orders of two thousand independent bookshops in one place
D You will take a feature from a customer's sentence to a deployed, documented screen.
D You will move between database migrations and button labels in the same afternoon.
D You will keep our build under six minutes and our deployments uneventful.
D You will answer the hard support tickets and fix their causes, not only their symptoms.
D You will help to choose which part of the old code is rewritten next, and which is left in peace.
R You have worked on both sides of a web application for money.
R You break large tickets into pieces that can be merged the same day.
R You are curious about the people who use what you build.
R You have cleaned up somebody else's code without complaining about it.

= mobile-engineer | full | tech | 125000 | year | ic
T iOS Engineer; iOS Developer; Android Developer; Android Engineer; Mobile Engineer; Mobile App Developer; Flutter Developer
S Swift; SwiftUI; UIKit; Kotlin; Jetpack Compose; Flutter; Dart; React Native; Xcode; Android Studio; Core Data; push notifications; Fastlane; unit testing; REST APIs; Git; Firebase; CI/CD; offline storage
I makes a hiking app that works where there is no signal
I offers a banking app for people who share a household
D You will build screens that feel native, scroll smoothly and survive a flat battery.
D You will make offline edits merge cleanly when the phone comes back to the network.
D You will prepare store releases every second week and watch crash reports afterwards.
D You will move older screens to declarative code a few at a time.
D You will work with the backend team on payloads that are small and stable.
R You have published at least one app and kept it alive through two system upgrades.
R You know what a main thread is for and what it is not for.
R You test on old devices as well as on the newest one.
R You take store reviews as a source of ideas.

= devops-engineer | full | tech | 132000 | year | ic
T DevOps Engineer; Site Reliability Engineer; Platform Engineer; Cloud Engineer; Infrastructure Engineer; Linux System Administrator
S AWS; Azure; Google Cloud; Kubernetes; Terraform; Docker; Linux; Prometheus; Grafana; Jenkins; GitHub Actions; Ansible; Bash; Python; Helm
I hosts hospital software that may not be down during a shift change
I carries video lessons for half a million pupils each morning
D You will keep clusters patched, boring and cheaper than last quarter.
D You will describe every piece of infrastructure as code and delete what nobody can explain.
D You will write alerts that wake people only when somebody must act.
D You will lead incident reviews that end with fixes instead of blame.
D You will give developers a paved road from commit to production.
R You have run production systems with real users and real pagers.
R You can trace a slow request from the load balancer down to the disk.
R You automate the third repetition, not the first.
R You write runbooks a tired colleague can follow at four in the morning.
W You will also look after small remote offices with one rack each.

= data-engineer | full | tech | 127000 | year | ic
T Data Engineer; Big Data Engineer; ETL Developer; Analytics Engineer; Data Warehouse Engineer
S SQL; Python; Apache Spark; Airflow; dbt; Snowflake; BigQuery; Kafka; data modeling; AWS; Databricks; ETL; Scala; data quality
I collects meter readings from four regional energy suppliers
I prepares the figures that planners of a grocery chain see at seven each morning
D You will build pipelines that finish on time and say clearly why when they do not.
D You will model messy sources into tables that analysts can trust without asking.
D You will add checks for freshness, duplicates and missing keys before anybody notices them.
D You will cut the monthly warehouse bill by rewriting the ten most expensive jobs.
D You will document lineage so that a changed column surprises nobody.
R You have moved at least one nightly batch to something more timely.
R You read query plans for pleasure, or at least without pain.
R You know the difference between a fact and a dimension in practice.
R You have handled personal data with care and can say how.

= data-scientist | full | tech | 131000 | year | ic
T Data Scientist; Machine Learning Engineer; Applied Scientist; ML Engineer; NLP Engineer; Machine Learning Scientist
S Python; scikit-learn; PyTorch; TensorFlow; pandas; statistics; machine learning; A/B testing; SQL; NLP; computer vision; MLflow; feature engineering; Spark
I forecasts demand for fresh food so that less of it is thrown away
I helps insurers to sort storm claims by urgency
D You will frame vague questions as experiments with a clear way to be wrong.
D You will train models, compare them with a plain baseline and report the difference frankly.
D You will put models behind an interface and watch them for drift.
D You will present findings to people who never saw a confusion matrix.
D You will clean training data, because that is where most of the gain is.
R You have taken at least one model past the notebook and into daily use.
R You are at home with uncertainty and can draw it.
R You hold a degree in a quantitative subject or can show equal practice.
R You check for leakage before you celebrate.

= qa-engineer | full | tech | 92000 | year | ic
T QA Engineer; Test Automation Engineer; Software Tester; QA Analyst; Software Development Engineer in Test; Quality Assurance Engineer
S Selenium; Cypress; Playwright; test automation; manual testing; regression testing; API testing; Postman; Jira; Python; Java; CI/CD; test plans; performance testing
I develops ticket machines and the software that talks to them
I builds tax software with a deadline that never moves
D You will turn requirements into test plans before the first line of code is written.
D You will automate the dull regression paths and keep your own eyes for the strange ones.
D You will write bug reports that can be reproduced on the first try.
D You will decide together with the team whether a release is ready.
D You will keep the nightly run green and throw out tests that only flicker.
R You enjoy breaking things politely.
R You have tested both an interface and the service behind it.
R You can argue for quality with facts and without drama.
R You notice the missing comma and the missing use case.

= security-engineer | full | tech | 138000 | year | ic
T Security Engineer; Cybersecurity Analyst; Information Security Analyst; Application Security Engineer; SOC Analyst; Penetration Tester
S SIEM; Splunk; incident response; vulnerability management; penetration testing; OWASP; firewalls; Python; ISO 27001; NIST CSF; threat modeling; IAM; Burp Suite; Linux; network security
I guards the networks of schools, libraries and town halls
I runs identity services for regional banks
D You will triage alerts, separate noise from trouble and write down how you did it.
D You will review designs early and suggest the cheapest control that works.
D You will plan phishing drills that teach instead of shame.
D You will test our applications the way an attacker would and help to close what you find.
D You will prepare evidence for the yearly audit without stopping everybody's work.
R You have handled a real incident from the first alert to the closing report.
R You can explain risk to a board and a patch to a developer.
R You follow the rules of engagement to the letter.
R A recognised security certificate helps but does not replace curiosity.

= data-analyst | full | office | 78000 | year | ic
T Data Analyst; Business Intelligence Analyst; Reporting Analyst; BI Developer; Product Analyst; Insights Analyst
S SQL; Excel; Tableau; Power BI; Python; data visualization; dashboards; statistics; Looker; A/B testing; data cleaning; Google Analytics; R; KPI reporting
I advises transit agencies on timetables and fares
I publishes a weekly picture of prices in two hundred supermarkets
D You will build dashboards that answer a question instead of decorating a wall.
D You will track down why two reports disagree and settle it for good.
D You will prepare the Monday figures and write three sentences on what changed.
D You will help colleagues phrase what they really want to know.
D You will test whether a change worked or whether it was only the weather.
R You can join five tables in your sleep and still check the row count.
R You tell a clear story with few charts.
R You are careful with definitions: an active customer means one thing only.
R You have presented numbers that nobody wanted to hear.

= business-analyst | full | office | 84000 | year | ic
T Business Analyst; Business Systems Analyst; IT Business Analyst; Process Analyst; Functional Analyst
S requirements gathering; process mapping; BPMN; user stories; stakeholder management; SQL; Jira; Confluence; Excel; UML; gap analysis; user acceptance testing; SAP
I replaces paper forms in insurance offices, one process at a time
I connects warehouse and finance systems for mid-sized manufacturers
D You will sit beside the people who do the work and draw what really happens.
D You will turn workshops into requirements that developers can build from.
D You will lead acceptance tests and keep the list of open points short.
D You will work out what a change saves and what it costs.
D You will write the training notes for the day the new process starts.
R You ask the second question as well as the first.
R You have brought two departments to one common definition.
R You write plainly and draw simply.
R You have seen at least one system migration through to its end.

= accountant | full | finance | 76000 | year | ic
T Accountant; Staff Accountant; General Ledger Accountant; Financial Accountant; Tax Accountant; Management Accountant@GB,IE,ZA,AU,IN; Bookkeeper!; Accounts Payable Specialist
S general ledger; month-end close; bank reconciliation; accounts payable; accounts receivable; Excel; QuickBooks; SAP; US GAAP@US; IFRS@GB,DE,CA,IN,FR,ES,NL,AU,PL,BR,ZA,IT,JP,IE; tax returns; financial reporting; payroll; audit preparation; VAT@GB,DE,FR,ES,NL,PL,IT,IE,ZA
I keeps the books of craft businesses and family hotels
I looks after the accounts of eleven housing associations
D You will close the month within five working days and explain every variance.
D You will reconcile bank, card and intercompany accounts and chase the last cent.
D You will post journals, accruals and depreciation with tidy supporting papers.
D You will prepare schedules for the auditors and answer their questions.
D You will help budget owners to read their own figures.
R You hold a degree in accounting or a recognised professional qualification, or are on the way to it.
R You work exactly, also on the last day of the quarter.
R You are used to at least one larger accounting package.
R You keep confidential figures confidential.

= financial-analyst | full | finance | 86000 | year | ic
T Financial Analyst; FP&A Analyst; Investment Analyst; Credit Analyst; Financial Controller!; Budget Analyst
S financial modeling; forecasting; budgeting; Excel; variance analysis; Power BI; SAP; valuation; SQL; cash flow analysis; financial statements; PowerPoint; credit risk
I lends to small manufacturers who want to renew their machines
I plans budgets for a group of nine clinics
D You will build the rolling forecast and defend its assumptions.
D You will compare plan and actual each month and find the three reasons that matter.
D You will model new sites, leases and loans before anybody signs.
D You will prepare slides for the board that fit on four pages.
D You will coach department heads through the yearly budget round.
R You build models another person can follow without calling you.
R You think in cash as well as in profit.
R You have worked in banking, advisory or corporate finance.
R You notice when a number is too round.

= marketing | full | creative | 74000 | year | ic
T Marketing Manager; Digital Marketing Specialist; Content Marketing Manager; SEO Specialist; Social Media Manager; Marketing Coordinator; Performance Marketing Manager; Brand Manager
S SEO; Google Analytics; Google Ads; content marketing; email marketing; social media; HubSpot; copywriting; campaign management; A/B testing; Meta Ads; marketing automation; brand strategy; Canva
I brings regional food brands to new shelves
I fills seats for theatres, festivals and museums
D You will plan campaigns across search, mail and social channels and keep to the budget.
D You will write copy that sounds like a person and test two versions of it.
D You will watch cost per lead each day and move money where it works.
D You will keep the editorial calendar and gently chase its authors.
D You will brief designers and photographers, and thank them afterwards.
R You have run campaigns whose results you can show.
R You write well and edit better.
R You are comfortable with spreadsheets as well as with stories.
R You know when to stop a campaign that does not work.

= hr | full | office | 72000 | year | ic
T HR Manager; HR Generalist; Human Resources Specialist; HR Business Partner; People Operations Manager; HR Coordinator; Payroll Specialist
S employee relations; onboarding; payroll; HRIS; Workday; performance management; employment law; recruiting; benefits administration; training and development; compensation; Excel; conflict resolution
I employs nine hundred people in shops, vans and offices
I cares for the staff of a chain of kindergartens
D You will be the first address for managers with a difficult conversation ahead.
D You will make sure that new colleagues have a laptop, a contract and a friendly face on day one.
D You will keep personnel files, leave balances and payroll changes correct.
D You will run the yearly review round and make it shorter than last year.
D You will update policies when the law changes and explain them in plain words.
R You listen first and write notes afterwards.
R You know the local labour rules and where to look them up.
R You have handled at least one tricky case fairly.
R You can keep a secret.

= recruiter | full | office | 68000 | year | ic
T Recruiter; Technical Recruiter; Talent Acquisition Specialist; Talent Acquisition Partner; Recruitment Consultant; Sourcer!
S sourcing; candidate screening; interviewing; applicant tracking systems; Greenhouse; LinkedIn Recruiter; Boolean search; employer branding; stakeholder management; offer negotiation; job advertising; onboarding
I finds nurses, welders and engineers for growing towns
I hires for forty product teams at once
D You will fill open positions from the first call with the manager to the signed contract.
D You will write advertisements that say what the job is really like.
D You will answer every applicant, also the ones we turn down.
D You will search beyond the usual places and build a list of people to call.
D You will report on time to hire and on where candidates drop out.
R You enjoy talking to ten strangers a day.
R You judge people by what they can do.
R You have filled roles that others found hard.
R You stay organised with thirty open conversations.

= sales-executive | full | sales | 82000 | year | ic
T Account Executive; Sales Representative; Business Development Representative; Key Account Manager; Sales Manager; Inside Sales Representative; Account Manager; Business Development Manager
S B2B sales; Salesforce; prospecting; cold calling; negotiation; CRM; pipeline management; lead generation; account management; presentations; contract negotiation; HubSpot; forecasting; closing
I sells cleaning robots to airports and shopping centres
I offers packaging made from straw to food producers
D You will open new accounts, from the first call to the signed order.
D You will keep a tidy pipeline and a forecast that turns out to be true.
D You will visit trade fairs and come home with names, not only pens.
D You will hand customers over to the service team without losing a promise on the way.
D You will renew and grow accounts you already know.
R You have met a quota more often than you missed one.
R You ask good questions and leave pauses.
R You are not afraid of the telephone.
R You know your numbers without opening the laptop.
W You will call on farms and other remote customers by car.

= lawyer | full | legal | 135000 | year | ic
T Corporate Counsel; Attorney@US; Associate Attorney@US; Solicitor@GB,IE,AU; Lawyer; Legal Counsel; Employment Lawyer; Compliance Counsel
S contract drafting; contract negotiation; legal research; corporate law; employment law; litigation; compliance; data protection; due diligence; intellectual property; mergers and acquisitions; legal writing; regulatory affairs
I advises family businesses from founding to sale
I is the in-house legal team of an engineering group
D You will draft and negotiate supply, licence and employment contracts.
D You will give advice that fits on one page and can be acted on.
D You will represent clients in negotiations and, where needed, in court.
D You will follow new rules and tell the business early what they mean.
D You will steer outside counsel and keep an eye on their invoices.
R You are admitted to practise in the country of the position.
R You see risk and still find a way to say yes.
R You write without Latin where the native language will do.
R You have negotiated against larger parties and kept your calm.

= paralegal | full | legal | 58000 | year | ic
T Paralegal; Litigation Paralegal; Legal Assistant; Corporate Paralegal; Legal Secretary; Conveyancing Assistant@GB,IE,AU
S legal research; document review; case management; e-discovery; legal drafting; filing; docketing; contract review; Microsoft Office; client intake; proofreading; court filings; billing
I handles property and inheritance matters for three generations of clients
I defends small firms in trade disputes
D You will prepare files, exhibits and chronologies so that nothing is missing on the day.
D You will keep the calendar of deadlines and warn everybody in good time.
D You will review documents and mark what is privileged.
D You will draft standard letters and forms for an attorney's signature.
D You will speak with clients, courts and registries every day.
R You have a certificate or comparable practice in a law office.
R You never lose a paper, not even a digital one.
R You are discreet and friendly on the telephone.
R You type fast and proofread slowly.

= graphic-designer | full | creative | 62000 | year | ic
T Graphic Designer; Visual Designer; Brand Designer; Motion Designer; Print Designer; Packaging Designer; Art Director!
S Adobe Photoshop; Adobe Illustrator; Adobe InDesign; typography; branding; layout; Figma; After Effects; print production; packaging design; illustration; color theory; photo editing
I shapes the look of cookbooks, tea tins and shop windows
I designs wayfinding signs for hospitals and stations
D You will take a brand from rough marks on paper to a finished style guide.
D You will lay out brochures, labels and posters, and check proofs at the printer.
D You will prepare animated banners that are quiet enough to be liked.
D You will keep a tidy archive of files, fonts and rights.
D You will show three ideas, defend one and let go of two.
R Please send a portfolio with work you did yourself.
R You care about kerning and about deadlines.
R You know what happens to a colour on uncoated paper.
R You take feedback as material.

= ux-designer | full | tech | 104000 | year | ic
T UX Designer; Product Designer; UI/UX Designer; Interaction Designer; UX Researcher; Service Designer
S Figma; user research; wireframing; prototyping; usability testing; design systems; accessibility; information architecture; journey mapping; interaction design; Miro; HTML; CSS; user interviews
I designs counters, kiosks and apps for public services
I simplifies medical devices for home use
D You will talk to users each week and bring back what surprised you.
D You will sketch flows, test them with five people and throw away half.
D You will keep the design system small and its rules readable.
D You will work beside developers until the last state is right.
D You will show the cost of confusion in numbers.
R Your portfolio shows how you decided, not only how it looked.
R You design for tired people and small screens.
R You have run usability tests on your own.
R You can say no to a carousel with good reasons.

= project-manager | full | office | 94000 | year | ic
T Project Manager; IT Project Manager; Program Manager; Scrum Master!; Project Coordinator; Delivery Manager; PMO Analyst
S project planning; stakeholder management; risk management; Scrum; Agile; Jira; MS Project; budgeting; PMP; PRINCE2@GB,IE,NL,AU,PL,ZA; change management; reporting; Kanban; vendor management
I moves factories from one place to another without losing a shift
I introduces new software in city administrations
D You will plan scope, time and money, and say early when one of them slips.
D You will lead weekly meetings that end before the hour does.
D You will keep the risk list alive and act on its first three lines.
D You will hold suppliers to their word in a friendly way.
D You will report to the steering group on a single page.
R You have brought projects home with people who did not report to you.
R You stay calm in the last week before launch.
R A project management certificate is welcome.
R You know which documents a project needs and which it does not.

= product-manager | full | tech | 129000 | year | ic
T Product Manager; Technical Product Manager; Product Owner; Growth Product Manager; Group Product Manager!; Associate Product Manager!
S product strategy; roadmapping; user research; backlog management; A/B testing; SQL; Agile; Jira; stakeholder management; market analysis; product analytics; go-to-market; prioritization; user stories
I gives plumbers and electricians one tool for quotes and invoices
I makes reading apps for early learners
D You will decide what is built next and write down what is not.
D You will speak with four customers a week and sit in on support calls.
D You will cut ideas down to a first version that can be judged.
D You will measure after the launch and change your mind in public.
D You will keep sales, support and engineering on the same page.
R You have owned a product that people pay for.
R You can say no and still be invited to lunch.
R You write short documents that decide something.
R You find your own data before you ask an analyst.

= customer-service | full | service | 41000 | hour | service
T Customer Service Representative; Customer Support Specialist; Call Center Agent; Customer Success Manager; Customer Care Advisor; Technical Support Representative; Help Desk Agent
S customer service; Zendesk; live chat; phone support; CRM; problem solving; complaint handling; email support; data entry; de-escalation; order processing; Salesforce; active listening; multitasking
I answers questions for rail passengers at all hours
I supports parents who buy furniture in parts
D You will answer calls, mails and chats and solve most of them at once.
D You will look up orders, arrange returns and call back when you promised to.
D You will calm upset callers and find out what they need.
D You will note recurring trouble and tell the product team about it.
D You will help to keep our answer library up to date.
R You are patient, also with the tenth caller of the same kind.
R You type while you listen.
R You speak and write clearly; a second language is welcome.
R You have worked with customers in a shop, hotel or call centre.
W Callers include the crews of remote stations who cannot wait long for an answer.

= translator | full | creative | 60000 | year | service
T Translator; Interpreter; Localization Specialist; German-English Translator@US,GB,DE,CA,IE; Spanish-English Translator@US,GB,ES; Technical Translator; Subtitle Translator; Localization Project Manager
S translation; localization; proofreading; SDL Trados; memoQ; terminology management; machine translation post-editing; subtitling; technical translation; interpreting; quality assurance; bilingual communication; editing
I brings manuals, games and leaflets into thirty languages
I interprets for clinics, courts and councils
D You will translate texts so that no reader suspects an original.
D You will keep term bases clean and style guides short.
D You will check machine output and decide when to start afresh.
D You will prepare for assignments with glossaries and background reading.
D You will work with engineers to shorten texts that do not fit their buttons.
R You have full command of your native language and one more.
R You hold a degree in translation or years of paid practice.
R You would rather ask than guess.
R You deliver on the hour you named.

= technical-writer | full | tech | 83000 | year | ic
T Technical Writer; Documentation Specialist; API Documentation Writer; Technical Editor; Technical Author@GB,IE; Content Developer
S technical writing; Markdown; API documentation; DITA; XML; Git; information architecture; editing; style guides; screenshots and diagrams; MadCap Flare; Confluence; user manuals; Swagger
I documents pumps, valves and the software that opens them
I offers developer tools with more readers than users
D You will write guides that people finish and references they can search.
D You will try every instruction yourself before you publish it.
D You will interview engineers and turn an hour of talk into one page.
D You will keep examples running with each release.
D You will remove pages that answer no question.
R You can show writing samples and what they replaced.
R You like grammar and are not its prisoner.
R You can work with version control and plain-text tools.
R You learn a new product by using it badly first.

= it-support | full | tech | 57000 | hour | service
T IT Support Specialist; Help Desk Technician; Desktop Support Technician; IT Technician; Service Desk Analyst; Systems Administrator; Network Technician
S Windows 11; Active Directory; Microsoft 365; help desk; ticketing systems; hardware troubleshooting; networking; VPN; printer support; macOS; Intune; TCP/IP; ServiceNow; user training
I keeps the computers of forty schools in working order
I looks after offices, tills and scanners of a furniture chain
D You will answer tickets by phone and at the desk, and close them with a clear note.
D You will set up laptops, accounts and telephones for new colleagues.
D You will find out whether it is the cable, the driver or the user's password.
D You will keep the inventory true and the store room tidy.
D You will write short guides for the ten most frequent questions.
R You explain without jargon and without sighing.
R You have fixed computers for people who were in a hurry.
R You can lift a monitor and drive a car.
R You know your way around accounts, groups and permissions.
W You will support remote sites in three neighbouring counties by telephone.

= admin-assistant | full | office | 48000 | hour | service
T Administrative Assistant; Executive Assistant; Office Manager!; Office Administrator; Personal Assistant; Data Entry Clerk!; Virtual Assistant!
S calendar management; travel arrangements; Microsoft Office; Excel; data entry; minute taking; filing; correspondence; phone etiquette; meeting coordination; invoicing; Outlook; event planning; confidentiality
I assists the partners of an architecture practice
I runs the front and back office of a medical network
D You will keep two calendars free of collisions and full of travel time.
D You will book trips, rooms and lunches and know the cancellation rules.
D You will write minutes that list decisions and names.
D You will check invoices, order supplies and keep the files in order.
D You will greet callers and pass on the right ones.
R You think one day ahead of everybody else.
R You type without looking and write without mistakes.
R You have worked beside busy people and stayed friendly.
R You treat what you hear as private.

= nurse | few | health | 82000 | hour | nurse
T Registered Nurse; Staff Nurse; ICU Nurse; Emergency Department Nurse; Pediatric Nurse; Nurse Practitioner@US,CA,AU,GB; Charge Nurse!; Community Nurse
X Telehealth Nurse; Telephone Triage Nurse
S patient care; medication administration; IV therapy; wound care; vital signs; patient assessment; BLS; ACLS; electronic health records; triage; care planning; patient education; infection control; critical care
I runs a 240-bed hospital with a new emergency wing
I cares for patients at home and in four small clinics
D You will assess patients, plan their care and adapt it as they recover.
D You will give medication safely and document it before the next task.
D You will explain to families what happens next in words they know.
D You will work with physicians, therapists and assistants in one team.
D You will guide students and new colleagues through their first weeks.
R You hold a current nursing licence for the place of work.
R You notice small changes early and speak up.
R You are ready for shifts, including some nights and weekends.
R You keep a warm voice on a hard day.

= physician | few | health | 215000 | year | doctor
T Physician; Family Physician; General Practitioner@GB,IE,AU,ZA,NL; Internist; Emergency Physician; Pediatrician; Hospitalist@US,CA; Anesthesiologist
X Telemedicine Physician
S diagnosis; patient care; internal medicine; emergency medicine; electronic health records; clinical documentation; preventive care; chronic disease management; patient communication; prescribing; ultrasound; ACLS; teamwork
I offers primary care in a district that has waited long for it
I is a teaching hospital with nine departments
D You will see patients of every age and follow them over years.
D You will diagnose, treat and refer, and write letters that colleagues can use.
D You will take part in ward rounds, case conferences and a fair duty rota.
D You will supervise residents and learn from their questions.
D You will help to shorten waiting times without shortening conversations.
R You are board certified or close to it, with a licence for the region.
R You decide calmly with incomplete information.
R You value nurses' observations.
R You keep records that stand up a year later.

= pharmacist | few | health | 118000 | year | service
T Pharmacist; Community Pharmacist; Clinical Pharmacist; Hospital Pharmacist; Pharmacy Manager!; Pharmacy Technician!
X Order Verification Pharmacist
S dispensing; medication counseling; prescription verification; drug interactions; inventory management; immunizations; pharmacy law; compounding; patient counseling; pharmacy software; clinical review; controlled substances
I runs neighbourhood pharmacies with late opening hours
I supplies nine hospitals from one sterile laboratory
D You will check prescriptions for dose, interaction and sense before they leave the counter.
D You will advise customers on use, storage and side effects.
D You will order stock and keep controlled substances under lock and record.
D You will give vaccinations during the season.
D You will train technicians and sign off their work.
R You are registered as a pharmacist or technician where you will work.
R You stay exact with a queue in front of you.
R You can tell a doctor that a dose is wrong, kindly.
R You follow procedures also on quiet days.

= teacher | few | education | 61000 | year | teacher
T Teacher; Elementary School Teacher@US,CA; Primary School Teacher@GB,IE,AU,ZA,IN,DE,FR,ES,NL,PL,IT,BR,JP; High School Math Teacher@US,CA; Mathematics Teacher; English Teacher; Science Teacher; Special Education Teacher; ESL Teacher
X Online English Teacher; Online Mathematics Tutor
S lesson planning; classroom management; curriculum development; student assessment; differentiated instruction; parent communication; Google Classroom; special education; literacy instruction; STEM education; behavior management; tutoring; ESL
I is a school of six hundred pupils beside a large park
I runs small schools where every teacher knows every name
D You will plan lessons that reach the quick and the careful alike.
D You will assess work fairly and give feedback pupils can use next week.
D You will speak with parents before small worries grow.
D You will lead a club, a trip or a school play once a year.
D You will share materials with colleagues and try theirs.
R You hold a teaching qualification accepted in this region.
R You keep order with humour and clear rules.
R You like your subject and like young people more.
R You have taught mixed groups and can show how.

= social-worker | few | public | 58000 | year | service
T Social Worker; Clinical Social Worker@US,CA; Case Manager; School Social Worker; Family Support Worker; Youth Worker; Child Protection Social Worker
X Telehealth Case Manager
S case management; crisis intervention; counseling; needs assessment; safeguarding; care planning; documentation; community resources; advocacy; motivational interviewing; mental health; report writing; child welfare
I supports families through illness, debt and separation
I runs shelters, street work and a telephone line
D You will assess needs, agree on goals and follow each case to its end.
D You will visit homes, schools and offices with and for your clients.
D You will act quickly and by the book when a child is at risk.
D You will write reports that courts and councils can rely on.
D You will know every service in the district and who answers its phone.
R You hold a degree in social work and the registration required here.
R You can be close and professional at the same time.
R You drive or ride with confidence.
R You take supervision seriously, including your own.
W You will reach families in remote villages together with a driver.

= embedded-engineer | hybrid | industry | 116000 | year | ic
T Embedded Software Engineer; Firmware Engineer; Embedded Systems Developer; Embedded C Developer; Automotive Software Engineer
S C; C++; RTOS; ARM Cortex-M; embedded Linux; CAN bus; SPI; I2C; Python; oscilloscope; FreeRTOS; firmware development; AUTOSAR; unit testing; Git
I builds charging stations, from the board to the back office
I makes controllers for tractors and road rollers
D You will write firmware that runs for years without a restart.
D You will bring up new boards with a scope in one hand and a schematic in the other.
D You will find timing faults that appear once a week.
D You will prepare safety documents together with the test team.
D You will make updates over the air that cannot brick a device.
R You count bytes and interrupts.
R You read data sheets and their errata.
R You have soldered at least one mistake back to life.
R You know why a watchdog is the last resort.
W The controllers are installed at remote pumping stations, so a failed update is costly.

= mechanical-engineer | hybrid | industry | 91000 | year | ic
T Mechanical Engineer; Mechanical Design Engineer; Product Development Engineer; Manufacturing Engineer; Process Engineer; CAD Engineer
S SolidWorks; AutoCAD; CATIA; GD&T; finite element analysis; ANSYS; product design; prototyping; lean manufacturing; tolerance analysis; sheet metal design; materials selection; FMEA; thermal analysis
I builds packing machines for bakeries
I develops pumps that move sand as easily as water
D You will take parts from sketch to series, with drawings a workshop can read.
D You will run simulations and then check them on the test bench.
D You will cut cost and weight without cutting life.
D You will follow suppliers' samples through inspection.
D You will stand beside the line when the first unit leaves it.
R You hold a degree in mechanical engineering.
R You know how a part is made before you draw it.
R You ask the fitters what they would change.
R You calculate first and measure afterwards.

= civil-engineer | hybrid | construction | 89000 | year | ic
T Civil Engineer; Structural Engineer; Site Engineer; Transportation Engineer; Water Resources Engineer; Geotechnical Engineer
S AutoCAD Civil 3D; structural analysis; Revit; site supervision; surveying; concrete design; drainage design; project management; cost estimation; building codes; quantity takeoff; geotechnical investigation; road design
I plans bridges, tram lines and flood walls
I renews water mains under busy streets
D You will design structures and check the designs of others.
D You will visit the site each week and settle questions on the spot.
D You will prepare drawings, quantities and tender papers.
D You will apply for permits and speak at public hearings.
D You will watch budget and schedule together with the contractor.
R You hold a degree in civil engineering; a licence is an advantage.
R You wear boots as naturally as you use a mouse.
R You know the local codes and where they leave room.
R You explain loads to people who only see a beam.
W Some surveys take place at remote dam sites, a two-hour drive away.

= electrical-engineer | hybrid | industry | 95000 | year | ic
T Electrical Engineer; Power Systems Engineer; Controls Engineer; Automation Engineer; PLC Programmer; Electronics Engineer
S PLC programming; Siemens TIA Portal; AutoCAD Electrical; SCADA; circuit design; power distribution; Altium Designer; motor control; MATLAB; commissioning; schematics; IEC 61131@GB,DE,FR,ES,NL,PL,IT,IE,IN,ZA,BR; NEC@US; low-voltage systems
I supplies switchgear to wind and solar parks
I automates dairies and breweries
D You will design cabinets, cables and controls for new lines.
D You will write and test control programs, first in the office and then in the noise.
D You will commission plants together with the customer's operators.
D You will calculate short circuits, loads and protection settings.
D You will trace faults and write down how to find them faster next time.
R You hold a degree in electrical engineering or automation.
R You respect a live panel.
R You are ready for about thirty travel days a year.
R You keep drawings in line with reality.
W You will check signals from remote substations and plan the visits there.

= architect | hybrid | construction | 84000 | year | ic
T Architect; Project Architect; Architectural Designer; Interior Designer; BIM Coordinator; Landscape Architect; Architectural Technologist@GB,IE,CA
S Revit; AutoCAD; SketchUp; BIM; building codes; construction documents; space planning; 3D rendering; Rhino; sustainable design; site analysis; material selection; client presentations; Adobe InDesign
I designs schools and libraries that last
I turns empty warehouses into homes
D You will carry a building from the first line to the handover of the keys.
D You will draw plans, details and schedules that builders do not have to guess at.
D You will present ideas to clients, neighbours and committees.
D You will coordinate structure, services and fire safety in one model.
D You will walk the site and accept or reject what you find.
R You hold a degree in architecture or interior design.
R You think of daylight and drains at the same time.
R Your portfolio shows finished work as well as pictures.
R You know the planning rules of the region.

= supply-chain | hybrid | logistics | 77000 | year | ic
T Supply Chain Planner; Procurement Specialist; Buyer; Logistics Coordinator; Supply Chain Manager; Demand Planner; Purchasing Manager; Inventory Planner
S supply chain management; procurement; demand planning; inventory management; SAP; Excel; supplier negotiation; logistics; forecasting; purchase orders; incoterms; vendor management; ERP; cost reduction
I moves spare parts between three continents
I fills the shelves of farm shops each morning
D You will plan stock so that neither shelf nor cash runs empty.
D You will compare offers, negotiate prices and keep second sources warm.
D You will follow shipments from factory gate to our dock.
D You will clean up master data that nobody owned so far.
D You will report on delivery reliability and what will improve it.
R You have bought or planned goods worth more than your house.
R You are quick with spreadsheets and slow to panic.
R You know customs papers and delivery terms.
R You keep good relations with suppliers after a hard negotiation.

= electrician | site | construction | 62000 | hour | craft
T Electrician; Journeyman Electrician@US,CA; Industrial Electrician; Commercial Electrician; Maintenance Electrician; Residential Electrician; Electrical Technician; Solar Installer!
S electrical wiring; conduit bending; blueprint reading; troubleshooting; panel installation; NEC@US; electrical testing; motor controls; lighting installation; preventive maintenance; safety procedures; hand tools; PLC basics; solar installation
I wires hospitals, schools and cold stores
I keeps the machines of a paper mill under power
D You will pull cable, set panels and leave every joint tidy.
D You will test circuits and sign the reports.
D You will find faults in lighting, motors and controls.
D You will read drawings and mark on them what was really built.
D You will teach apprentices the safe way first.
R You hold a licence or trade certificate as an electrician.
R You lock out, tag out and test before you touch.
R You can work on ladders and in tight spaces.
R You have a driving licence and your own hand tools.
W You will support remote sites such as pump houses and radio masts.

= plumber | site | construction | 59000 | hour | craft
T Plumber; Service Plumber; Journeyman Plumber@US,CA; Pipefitter; Heating Engineer@GB,IE; Plumbing Technician; Maintenance Plumber
S pipe fitting; drain cleaning; soldering; leak detection; water heaters; blueprint reading; boiler installation; bathroom installation; backflow prevention; gas piping; plumbing codes; customer service; PEX; pump repair
I mends pipes in old houses and installs them in new ones
I serves hotels where hot water may not fail
D You will install, repair and test water, waste and gas lines.
D You will find leaks without opening more wall than needed.
D You will fit bathrooms, boilers and heat pumps.
D You will explain the damage and the price before you begin.
D You will leave each customer's floor as clean as you found it.
R You have finished an apprenticeship or hold a plumbing licence.
R You solder, press and thread with equal ease.
R You take part in an emergency rota, one week in five.
R You are polite at six in the morning.

= welder | site | industry | 52000 | hour | craft
T Welder; MIG Welder; TIG Welder; Welder Fabricator; Pipe Welder; Structural Welder; Metal Fabricator
S MIG welding; TIG welding; stick welding; blueprint reading; grinding; plasma cutting; metal fabrication; fitting; flux core welding; weld inspection; aluminum welding; stainless steel welding; shop safety; measuring tools
I builds trailers, gates and fire escapes
I makes stainless tanks for cheese and beer
D You will weld steel and aluminium in all positions to drawing.
D You will prepare edges, fit parts and check distortion.
D You will grind, clean and inspect your own seams.
D You will cut parts by plasma and saw.
D You will keep torches, hoses and screens in good repair.
R You hold valid welding certificates or can pass a test piece.
R You read symbols and dimensions without help.
R You wear the mask, the gloves and the ear plugs.
R You can lift twenty kilos and stand for a shift.

= carpenter | site | construction | 54000 | hour | craft
T Carpenter; Finish Carpenter; Framing Carpenter; Joiner@GB,IE,DE; Cabinet Maker; Formwork Carpenter; Construction Worker
S framing; finish carpentry; cabinetmaking; blueprint reading; power tools; formwork; drywall; door and window installation; measuring and cutting; roofing; wood joinery; site safety; scaffolding
I builds timber houses of up to five floors
I fits out shops overnight
D You will frame walls, set beams and close roofs before the rain.
D You will hang doors and fit trim without gaps.
D You will read plans and order the timber they require.
D You will build formwork and strip it with care.
D You will keep the site swept and the saws guarded.
R You have learnt the trade and can show it with a level.
R You measure twice.
R You are safe at heights and with machines.
R You come on time and bring your own belt.

= hvac-technician | site | construction | 57000 | hour | craft
T HVAC Technician; HVAC Installer; Refrigeration Technician; HVAC Service Technician; Air Conditioning Engineer@GB,IE,IN,ZA; Heat Pump Technician; Facilities Technician
S HVAC; refrigeration; EPA 608@US; heat pumps; preventive maintenance; ductwork; troubleshooting; brazing; electrical diagnostics; boilers; thermostats; refrigerant handling; customer service; building automation
I keeps supermarkets cold and offices cool
I installs heat pumps in terraced houses
D You will service cooling and heating systems by a fixed calendar.
D You will find the fault by pressure, temperature and sound.
D You will install new units with clean lines and labels.
D You will handle refrigerants by the rules and record each gram.
D You will advise owners when repair is no longer worth it.
R You have a trade certificate in heating or cooling.
R You read wiring diagrams.
R You drive a van and keep it in order.
R You can work on a roof in August.
W Units report their state to a remote monitoring desk, which sends you to the right roof.

= auto-mechanic | site | automotive | 50000 | hour | craft
T Automotive Technician; Auto Mechanic; Vehicle Technician@GB,IE,ZA,AU; Diesel Mechanic; Truck Mechanic; Motorcycle Mechanic; Service Advisor!
S vehicle diagnostics; brake repair; engine repair; OBD-II; diesel engines; oil changes; wheel alignment; electrical systems; transmission repair; hybrid vehicles; suspension; welding; inspection; air conditioning service
I repairs vans that earn their owners' living
I looks after buses, sweepers and fire engines
D You will find faults with the tester, the meter and your ears.
D You will service engines, brakes and steering to the maker's plan.
D You will inspect vehicles before they go back on the road.
D You will explain to drivers what is urgent and what can wait.
D You will keep lifts and tools safe and in their place.
R You have finished training as a vehicle mechanic.
R You work cleanly and torque to the number.
R You hold a driving licence.
R You want to learn high-voltage systems or know them already.

= machinist | site | industry | 55000 | hour | craft
T CNC Machinist; CNC Operator; Machine Operator; CNC Programmer; Toolmaker; Production Worker; Maintenance Technician
S CNC machining; G-code; milling; turning; blueprint reading; calipers and micrometers; Fanuc controls; Mastercam; quality inspection; tool setup; deburring; GD&T; lean manufacturing; preventive maintenance
I turns small parts for hearing aids and watches
I mills gear housings in batches of ten
D You will set up machines, run first pieces and hold tolerances all shift.
D You will write and correct programs at the control.
D You will measure parts and record the results.
D You will change tools before they break.
D You will suggest fixtures that save a clamping.
R You have trained as a machinist or run machines for years.
R You read drawings to the hundredth.
R You keep the chips out of the aisle.
R You accept early and late shifts in turn.

= chef | site | hospitality | 46000 | hour | chef
T Chef; Line Cook!; Sous Chef!; Chef de Partie!; Head Chef!; Executive Chef!; Pastry Chef; Cook; Commis Chef!
S food preparation; menu planning; HACCP; kitchen management; knife skills; inventory control; food safety; sauces; pastry; grilling; cost control; plating; team leadership; banquets
I runs a forty-seat kitchen that buys from nearby farms
I cooks for weddings, conferences and a busy hotel bar
D You will prepare your station, cook to order and plate with care.
D You will write menus that follow the season and the margin.
D You will order, receive and store goods by the hygiene rules.
D You will train young cooks and taste what they make.
D You will leave the line clean for the next shift.
R You have cooked in a busy house and stayed kind.
R You know allergens by heart.
R You work some evenings and weekends and rest on fixed days.
R You bring your own knives and ideas.

= waiter | site | hospitality | 33000 | hour | service
T Server@US,CA; Waiter; Waitress!; Bartender; Barista; Restaurant Manager!; Restaurant Supervisor!; Banquet Server@US,CA
S table service; POS systems; customer service; cash handling; wine knowledge; food safety; upselling; coffee preparation; cocktails; reservations; teamwork; cleaning; order taking
I serves breakfast to travellers and dinner to neighbours
I runs a café, a wine bar and a garden
D You will welcome guests, take orders and carry them out with a smile.
D You will mix, pour and brew to our recipes.
D You will recommend dishes and know what is in them.
D You will settle bills and balance the till.
D You will set tables for the next guests before they arrive.
R You are quick on your feet and slow to lose your temper.
R You remember faces and orders.
R You can work late on Fridays.
R You like good food and the people who make it.

= hotel-reception | site | hospitality | 36000 | hour | service
T Hotel Receptionist; Front Desk Agent; Night Auditor!; Front Office Manager!; Receptionist; Guest Relations Officer; Hotel Manager!; Housekeeping Supervisor!
S front desk; reservations; check-in and check-out; Opera PMS; customer service; cash handling; phone etiquette; complaint handling; English; Spanish; night audit; concierge services; booking platforms
I welcomes business travellers beside the main station
I runs a lakeside house with ninety rooms
D You will check guests in and out and remember their names.
D You will answer mails and telephones and fill the last free rooms.
D You will solve small troubles before they become reviews.
D You will balance the till and prepare the daily report.
D You will work closely with housekeeping and the kitchen.
R You speak two languages well enough to joke in them.
R You look after appearance, yours and the lobby's.
R You are used to shifts.
R You stay composed when the bus arrives early.

= truck-driver | site | logistics | 58000 | hour | driver
T Truck Driver; CDL-A Truck Driver@US; Long-Haul Truck Driver; HGV Class 1 Driver@GB; Lorry Driver@GB,IE,IN,ZA; Local Truck Driver; Tanker Driver; Flatbed Driver@US,CA
S CDL Class A@US; HGV Class 1 licence@GB; CE licence@DE,FR,ES,NL,PL,IT,IE; heavy vehicle licence@AU,CA,IN,BR,ZA,JP; route planning; pre-trip inspection; load securing; electronic logs; defensive driving; hazmat; backing and docking; GPS navigation; safe driving; customer service; flatbed
I carries machines, milk and timber by road
I supplies building sites before seven in the morning
D You will drive planned routes and arrive with the load as it was packed.
D You will check the vehicle before each trip and report defects.
D You will secure loads and handle papers at the dock.
D You will keep your logs correct and your rest times whole.
D You will be the face of the company at the customer's gate.
R You hold the licence for heavy vehicles and a clean record.
R You reverse into a narrow yard at the first try, or at the second.
R You are fit to climb, lift and strap.
R You let other people merge.
W Some trips go to remote mines where the last fuel stop is far away.

= delivery-driver | site | logistics | 38000 | hour | driver
T Delivery Driver; Courier; Van Driver; Parcel Delivery Driver; Bus Driver; Route Driver; Taxi Driver
S safe driving; route planning; driving licence; package handling; customer service; GPS navigation; time management; handheld scanner; vehicle inspection; cash handling; loading and unloading; local area knowledge
I brings parcels and groceries up to the fourth floor
I carries pupils, patients and commuters
D You will load your vehicle in the order of your stops.
D You will drive in town traffic with patience and without scratches.
D You will hand over goods with a greeting and a scan.
D You will check tyres, lights and oil before you leave.
D You will report what the map does not know yet.
R You hold a driving licence and enjoy using it.
R You are friendly at every door.
R You can carry fifteen kilos up the stairs.
R You keep time without speeding.

= warehouse | site | logistics | 39000 | hour | service
T Warehouse Associate; Warehouse Operative@GB,IE,NL,PL,ZA; Forklift Operator; Order Picker; Warehouse Supervisor!; Warehouse Manager!; Inventory Clerk; Shipping and Receiving Clerk
S order picking; forklift operation; packing; inventory control; shipping and receiving; RF scanner; pallet jack; loading and unloading; warehouse management system; cycle counting; safety procedures; labeling; SAP
I ships garden tools from a hall as large as nine pitches
I stores spare parts for lifts and escalators
D You will pick, pack and label orders and keep the error count near zero.
D You will receive pallets, check them against the papers and put them away.
D You will drive trucks and stackers with care for people on foot.
D You will count stock by plan and explain differences.
D You will keep aisles clear and doors closed.
R You can stand, walk and lift for a whole shift.
R A forklift certificate is welcome; we also pay for the course.
R You read labels carefully at four in the afternoon, too.
R You like to work in a team that helps out.

= retail-sales | site | retail | 35000 | hour | service
T Sales Associate; Retail Sales Associate@US,CA; Sales Assistant; Shop Assistant; Store Manager!; Assistant Store Manager!; Retail Supervisor!; Visual Merchandiser
S customer service; merchandising; POS systems; upselling; inventory management; cash handling; product knowledge; visual merchandising; stock replenishment; loss prevention; teamwork; sales targets; scheduling
I sells shoes, bags and good advice
I runs bright shops for paint and tools
D You will greet customers, listen and find the thing they came for.
D You will keep shelves full, faced and priced.
D You will dress the window when the season changes.
D You will handle the till, returns and vouchers.
D You will count stock and report what is missing.
R You like people before coffee as well as after.
R You learn a new range quickly.
R You have worked in a shop or want to start now.
R You can work some Saturdays.

= cashier | site | retail | 30000 | hour | service
T Cashier; Checkout Operator@GB,IE,AU; Head Cashier!; Supermarket Cashier; Store Clerk; Grocery Clerk; Stock Clerk
S cash handling; POS systems; customer service; scanning; stock replenishment; refunds; balancing the till; age verification; teamwork; attention to detail; cleaning; basic math
I is the supermarket around the corner in sixty towns
I runs filling stations with fresh bread
D You will scan, take payment and wish a good day as if you meant it.
D You will count the drawer at the start and the end of the shift.
D You will check ages where the law says so.
D You will refill shelves when the line is short.
D You will call for help early and give help gladly.
R You are honest and quick with numbers.
R You can sit or stand for some hours.
R You need no experience; we train you for two weeks.
R You are available on some evenings.

= hair-stylist | site | beauty | 36000 | hour | craft
T Hair Stylist; Hairdresser; Barber; Colorist; Salon Manager!; Beautician; Nail Technician
S haircutting; hair coloring; balayage; styling; blow-drying; client consultation; hygiene standards; beard trimming; product sales; appointment scheduling; keratin treatments; manicure; perms
I runs calm salons with good light
I cuts, colours and shaves in a former tram depot
D You will advise clients honestly, also when the picture will not work.
D You will cut, colour and style from short fades to bridal hair.
D You will keep tools clean and stations ready.
D You will recommend care products that fit.
D You will build your own circle of regular clients.
R You are trained and, where required, licensed.
R You follow fashion without forcing it on anybody.
R You listen while you cut.
R You work Saturdays and rest on Mondays.

= cleaner | site | facility | 31000 | hour | service
T Cleaner; Office Cleaner; Janitor@US,CA; Housekeeper; Room Attendant; Industrial Cleaner; Cleaning Supervisor!; Custodian@US,CA
S cleaning; vacuuming; disinfection; waste disposal; floor care; chemical safety; window cleaning; laundry; time management; attention to detail; housekeeping; infection control; machine scrubbing
I cleans offices before their people arrive
I looks after wards, schools and swimming pools
D You will clean rooms, floors and washrooms by a clear plan.
D You will use machines and agents safely and sparingly.
D You will refill supplies and report what is broken.
D You will separate waste and take it out.
D You will check rooms once more before you close the door.
R You are reliable and happy to work on your own.
R You see the corner that others miss.
R You can bend, lift and walk for some hours.
R You may start without experience.

= security-guard | site | facility | 37000 | hour | service
T Security Guard; Security Officer; Loss Prevention Officer; Door Supervisor@GB,IE; Security Supervisor!; CCTV Operator; Event Security Guard
S access control; patrolling; CCTV monitoring; incident reporting; de-escalation; first aid; emergency response; guard licence; crowd control; radio communication; conflict management; report writing; fire safety
I protects museums, building sites and data halls
I watches over stadiums and shopping streets
D You will walk your rounds and see what has changed.
D You will check badges, bags and deliveries with courtesy.
D You will watch cameras and send help to the right door.
D You will write reports that name time, place and fact.
D You will lead people out calmly when the alarm sounds.
R You hold the guard licence that the region requires, or will get it with us.
R You stay awake at night and polite by day.
R You can settle a quarrel with words.
R You have a clean record.
W You will answer alarms from remote gates and drive out when needed.

= care-assistant | site | health | 36000 | hour | service
T Certified Nursing Assistant!@US,CA; Caregiver; Care Assistant@GB,IE,ZA,AU; Home Health Aide@US,CA; Healthcare Assistant; Personal Care Worker; Support Worker
S personal care; vital signs; patient mobility; meal preparation; dementia care; companionship; CPR; documentation; hygiene assistance; infection control; medication reminders; first aid; empathy
I helps older people to stay in their own homes
I runs two nursing homes with gardens
D You will help residents to wash, dress, eat and laugh.
D You will lift and turn people safely with the right aids.
D You will note what you see and tell the nurse.
D You will cook simple meals and share the table.
D You will walk with those who can and sit with those who cannot.
R You are gentle, patient and strong enough.
R A care certificate is welcome or will be paid for.
R You work early or late shifts in a fixed pattern.
R You treat every home as somebody's castle.

= dental | site | health | 56000 | hour | service
T Dental Assistant; Dental Hygienist; Dental Receptionist; Dental Nurse@GB,IE,AU; Dental Technician; Orthodontic Assistant
S chairside assistance; dental radiography; sterilization; patient education; scaling and polishing; infection control; impressions; appointment scheduling; dental software; oral hygiene; local anesthesia; preventive dentistry
I runs family practices with a children's corner
I treats anxious patients with plenty of time
D You will prepare rooms, instruments and nervous patients.
D You will assist or treat at the chair with a steady hand.
D You will take pictures and keep the records complete.
D You will sterilise by protocol and prove it.
D You will teach patients to brush where they forget to.
R You hold the diploma or registration for this role.
R You work precisely in a small space.
R You have a soothing voice.
R You like a tidy tray.

= physical-therapist | site | health | 84000 | year | service
T Physical Therapist@US,CA; Physiotherapist@GB,DE,IN,FR,ES,NL,AU,PL,BR,ZA,IT,JP,IE,CA; Occupational Therapist; Sports Therapist; Massage Therapist; Speech Therapist; Rehabilitation Specialist
S manual therapy; exercise prescription; rehabilitation; patient assessment; treatment planning; gait training; sports injuries; documentation; patient education; orthopedics; neurology; pain management; hydrotherapy
I helps people back to work, stairs and football
I runs a day clinic for strokes and joints
D You will examine, set goals with the patient and treat toward them.
D You will teach exercises that are really done at home.
D You will document progress for doctors and insurers.
D You will lead small groups in the gym and in the pool.
D You will talk with surgeons about what is possible and when.
R You hold the licence for your profession.
R You have strong hands and a light touch.
R You keep learning and bring new methods home.
R You encourage without pushing.

= childcare | site | education | 37000 | hour | service
T Early Childhood Educator; Childcare Worker; Preschool Teacher; Nursery Assistant@GB,IE,ZA; Nanny!; Teaching Assistant; Daycare Teacher@US,CA
S child development; early childhood education; first aid; lesson planning; play-based learning; parent communication; behavior guidance; CPR; storytelling; arts and crafts; child safety; meal supervision
I runs kindergartens with more trees than toys
I opens early for parents who work shifts
D You will play, read, comfort and clean noses.
D You will plan small projects and let children change them.
D You will watch how each child grows and write it down.
D You will talk with parents at the gate each day.
D You will keep rooms and playground safe.
R You are trained in early education or on the way there.
R You have patience in large bottles.
R You can sing, or at least are not afraid to.
R You work well in a small team.

= construction-manager | site | construction | 96000 | year | ic
T Construction Manager; Site Manager; Construction Superintendent@US,CA; Quantity Surveyor@GB,IE,AU,ZA,IN; Construction Foreman!; Estimator; Site Supervisor
S construction management; scheduling; cost estimation; site safety; subcontractor management; MS Project; blueprint reading; budget control; quality control; OSHA@US; contract administration; Procore; building codes; tendering
I builds clinics, halls and flats as main contractor
I repairs bridges while the traffic goes on
D You will run the site from the first fence to the last snag.
D You will plan trades week by week and keep them out of each other's way.
D You will watch cost, quality and safety each day.
D You will settle changes with the client in writing.
D You will lead the Monday briefing in the mud.
R You have led sites of several million before.
R You know contracts as well as concrete.
R You speak the language of trades and of clients.
R You send people home when a place is not safe.
W The project includes a remote quarry, visited once a week.

= lab-technician | site | science | 54000 | year | service
T Laboratory Technician; Medical Laboratory Scientist; Research Assistant; Chemist; Biologist; Lab Analyst; Quality Control Analyst
S HPLC; PCR; sample preparation; GMP; laboratory safety; data recording; microscopy; cell culture; titration; quality control; LIMS; ELISA; calibration; SOPs
I tests water, milk and medicines
I grows cells for new vaccines
D You will prepare samples, run methods and record each deviation.
D You will calibrate instruments and find out why one drifts.
D You will release results only when you would drink the water yourself.
D You will write and revise procedures.
D You will help to bring in a new method and prove that it works.
R You have a degree or training in chemistry, biology or laboratory work.
R You pipette with rhythm and label everything.
R You know good practice and why it exists.
R You are comfortable with numbers and signatures.
"""

# Companies. The first list is used in every country, by sector; the second one only at home.
COMPANIES = """
tech: Quillnet Labs; Parsnip Software; Vantorel Systems; Hexbury Cloud; Loomcraft Digital; Orbilane Technologies; Marlin Oak Software; Tidewell Data; Copperfern Apps; Brambleport Systems; Zephyrlane Software; Ninefold Otter Labs
office: Harrowgate Advisory Group; Stellin & Moor Consulting; Pinecrest Common Works; Wexalot Group; Bluemarl Services; Calderwick Advisory
finance: Farthing & Lowe Accountancy; Ledgerwick Finance; Goldmarten Credit; Ottery Savings; Plumline Capital Partners; Quayside & Finch Audit
creative: Studio Papercrane; Inkwell & Ember; Marigold Lane Agency; Polyglot Harbour; Tangerine Fox Media; Paper Heron Studio; Linguamere
sales: Strawbox Packaging; Rollaway Robotics; Northmere Trading; Cinderby Supplies; Ostlerton Goods
legal: Abernook & Vale; Thornquist Legal; Mossgrove Counsel; Larkhill Chambers; Dunmarrow Law
service: Callanthia Support; Evermore Contact Centers; Willowtalk Services; Helpforth Group; Parlourline
health: Saltmarsh Medical Center; Greenlantern Clinics; Rosedown Care; Juniper Vale Hospital; Halewater Health; Fernspur Dental; Cloverbank Hospital; Sunnymede Clinic
education: Larchwood Schools; Bellweather Academy; Little Otters Kindergarten; Foxglove Learning; Wren Hill School
public: Lantern Street Trust; Kindhands Family Services; Harbourlight Foundation; Riverside Outreach Alliance; Waypost Social Care
industry: Grindelforge Manufacturing; Pumpworth Engineering; Ostrava Bend Machines; Alderby Controls; Kestrel & Pike Fabrication; Tolvane Motion; Veldhammer Works; Ironbark & Lathe
construction: Stonebarrow Builders; Beamwright Construction; Cobalt Ridge Contractors; Tallowfield Design Build; Copperline Mechanical; Brightwire Electric; Rooftree & Sons; Sandgate Civil
logistics: Longhollow Freight; Paddock Lane Logistics; Swiftbarrow Delivery; Crateworks Distribution; Meridale Haulage; Amblewood Carriers
automotive: Wrenchwell Garage; Tappet & Son Motors; Bluehub Fleet Service; Axlewright Service
hospitality: The Copper Ladle; Hotel Marrowby; Thistle & Thyme Kitchens; Lakehead Inns; Café Bellamorne; The Salted Plum; Hotel Ostergate
retail: Penny Orchard Markets; Button & Boot Stores; Paintbox Home; Cornerleaf Grocers; Summerhaven Stores; Tuppence & Co.
beauty: Salon Velvetine; Shear Avenue; The Quiet Barber; Comb & Kettle
facility: Sparrowclean; Dawnbright Facility Care; Ironlatch Security; Gatehouse Guarding; Mopwell Services
science: Bluevial Laboratories; Crestmoor Biologics; Pipetta Research; Lumen Fen Diagnostics
"""

LOCAL_COMPANIES = """
GB: desk Hollowbrook Partners Ltd; works Pennywhistle Engineering Ltd; people Meadowbank Care Trust; counter Crumpet & Crown Ltd
DE: desk Nordlicht Werkstatt Software GmbH; works Ostertal Maschinenbau GmbH; people Klinikum Am Weidenpark; counter Gasthof Silberlinde GmbH
CA: desk Maplethorn Digital Inc.; works Loonlake Industries; people Prairie Lantern Health; counter Beaverbend Provisions
IN: desk Neelkamal Infologic Pvt Ltd; works Saptarang Engineering Works; people Ashoka Vriksh Hospital; counter Mirchi Lane Foods
FR: desk Atelier Numérique Belleroche; works Forges de Valmorin; people Clinique des Tilleuls Bleus; counter Maison Perdigal
ES: desk Soluciones Almendro Azul; works Talleres Riovega; people Clínica Monte Albar; counter Mesón La Encina Vieja
NL: desk Tulpenveld Software B.V.; works Waterkant Techniek B.V.; people Zorggroep De Wilgenhof; counter Bakkerij Zonnewende
AU: desk Wattlebird Systems Pty Ltd; works Redgum Haulage Pty Ltd; people Banksia Grove Health; counter Possum Creek Kitchens
PL: desk Bursztyn Logika Sp. z o.o.; works Zakłady Modrzew S.A.; people Przychodnia Pod Lipami; counter Karczma Złoty Kłos
BR: desk Ipê Amarelo Tecnologia Ltda; works Metalúrgica Serra Clara; people Hospital Jardim das Águas; counter Padaria Sol Nascente
ZA: desk Protea Ridge Software; works Karoo Steel & Rigging; people Baobab Community Health; counter Marula Table
IT: desk Officina Digitale Corvara; works Meccanica Valdorsa S.r.l.; people Casa di Cura Villa Ginestra; counter Trattoria del Glicine
JP: desk Aozora Kumo Systems K.K.; works Minamino Seiki K.K.; people Hanamizuki Clinic; counter Tsukimi Dining K.K.
IE: desk Curlew Bay Software Ltd; works Slievebrack Engineering Ltd; people Hawthorn Lane Care; counter The Brass Kettle Ltd
"""

KIND = {"desk": "tech office finance creative sales legal service", "works": "industry construction logistics automotive science",
        "people": "health education public beauty", "counter": "hospitality retail facility"}

# Country, postings, currency, pay as a multiple of the US figure in that currency, name in a sentence.
COUNTRIES = [
    ("US", 330, "USD", 1.0, "the United States"), ("GB", 100, "GBP", 0.55, "the United Kingdom"),
    ("DE", 75, "EUR", 0.62, "Germany"), ("CA", 65, "CAD", 0.98, "Canada"), ("IN", 55, "INR", 15.0, "India"),
    ("FR", 45, "EUR", 0.5, "France"), ("ES", 40, "EUR", 0.41, "Spain"), ("NL", 35, "EUR", 0.6, "the Netherlands"),
    ("AU", 35, "AUD", 1.08, "Australia"), ("PL", 30, "PLN", 1.6, "Poland"), ("BR", 25, "BRL", 1.5, "Brazil"),
    ("ZA", 20, "ZAR", 6.0, "South Africa"), ("IT", 18, "EUR", 0.43, "Italy"), ("JP", 15, "JPY", 72.0, "Japan"),
    ("IE", 12, "EUR", 0.6, "Ireland"),
]
COUNTRY_NAME = {c[0]: c[4] for c in COUNTRIES}
COUNTRY_NAME.update({"AT": "Austria", "CH": "Switzerland", "PT": "Portugal", "BE": "Belgium", "NZ": "New Zealand", "MX": "Mexico"})
HOURLY = {"US", "GB", "CA", "AU", "IE"}

# Places: main ones first (a trade's postings go through them in turn), the others after "|".
# City/REGION; "+" joins towns of one area, of which one is drawn. Regions are ISO 3166-2 codes without the country.
PLACES = {
    "US": "Austin/TX; New York/NY; San Francisco/CA+San Jose/CA+Oakland/CA+Palo Alto/CA+Mountain View/CA+Sunnyvale/CA+Fremont/CA+Berkeley/CA+Redwood City/CA; Chicago/IL; Austin/TX; Houston/TX; San Francisco/CA+San Francisco/CA+San Jose/CA+Santa Clara/CA+San Mateo/CA; Dallas/TX; New York/NY+Brooklyn/NY+New York/NY"
          " | Seattle/WA; Boston/MA; Denver/CO; Phoenix/AZ; Atlanta/GA; Miami/FL; Philadelphia/PA; San Diego/CA; Los Angeles/CA; Portland/OR; Columbus/OH; Charlotte/NC; Nashville/TN; Minneapolis/MN; Raleigh/NC; Salt Lake City/UT; Kansas City/MO; Pittsburgh/PA; Tampa/FL; Detroit/MI; San Antonio/TX; Boise/ID; Omaha/NE; Springfield/IL; Springfield/MO; Portland/ME; Round Rock/TX; Fort Worth/TX; Newark/NJ; Jersey City/NJ; Washington/DC; Albuquerque/NM",
    "GB": "London/ENG; Manchester/ENG; Birmingham/ENG; London/ENG | Leeds/ENG; Bristol/ENG; Glasgow/SCT; Edinburgh/SCT; Liverpool/ENG; Cardiff/WLS; Belfast/NIR; Sheffield/ENG; Cambridge/ENG; Reading/ENG",
    "DE": "Berlin/BE; München/BY; Hamburg/HH | Köln/NW; Frankfurt am Main/HE; Stuttgart/BW; Leipzig/SN; Düsseldorf/NW; Nürnberg/BY; Dresden/SN; Hannover/NI; Bremen/HB",
    "CA": "Toronto/ON; Calgary/AB; Vancouver/BC | Montréal/QC; Ottawa/ON; Edmonton/AB; Halifax/NS; Winnipeg/MB; Mississauga/ON; Burnaby/BC",
    "IN": "Bengaluru/KA; Mumbai/MH; Pune/MH | New Delhi/DL; Chennai/TN; Kolkata/WB; Ahmedabad/GJ; Gurugram/HR; Kochi/KL",
    "FR": "Paris/IDF; Lyon/ARA | Marseille/PAC; Toulouse/OCC; Nantes/PDL; Bordeaux/NAQ; Lille/HDF; Rennes/BRE; Strasbourg/GES",
    "ES": "Madrid/MD; Valencia/VC; Barcelona/CT | Sevilla/AN; Málaga/AN; Bilbao/PV; Zaragoza/AR; Alicante/VC",
    "NL": "Amsterdam/NH; Rotterdam/ZH; Utrecht/UT | Den Haag/ZH; Eindhoven/NB; Groningen/GR; Haarlem/NH",
    "AU": "Sydney/NSW; Melbourne/VIC; Perth/WA; Brisbane/QLD | Adelaide/SA; Canberra/ACT; Geelong/VIC; Hobart/TAS",
    "PL": "Kraków/12; Warszawa/14; Gdańsk/22 | Wrocław/02; Poznań/30; Łódź/10; Katowice/24; Gdynia/22",
    "BR": "São Paulo/SP; Rio de Janeiro/RJ; Recife/PE | Belo Horizonte/MG; Curitiba/PR; Porto Alegre/RS; Campinas/SP; Salvador/BA",
    "ZA": "Cape Town/WC; Johannesburg/GP; Durban/KZN | Pretoria/GP; Gqeberha/EC; Stellenbosch/WC",
    "IT": "Milano/MI; Torino/TO; Roma/RM; Bologna/BO | Napoli/NA; Firenze/FI; Genova/GE; Verona/VR",
    "JP": "Osaka/27; Tokyo/13 | Yokohama/14; Nagoya/23; Fukuoka/40; Kyoto/26",
    "IE": "Dublin/D; Dublin/D | Cork/CO; Galway/G; Limerick/LK",
}

# Several postings of one trade by one company: (trade, company, how many).
SERIES = [("backend-engineer", "Tessaline Systems", 25), ("truck-driver", "Kettlewick Transport Lines", 12), ("nurse", "Amberline Regional Health", 10)]

# Level prefix, pay factor, sentence about experience. A prefix drawn from the row of the trade's scheme.
LEVELS = {"": 1.0, "Junior": 0.74, "Senior": 1.27, "Lead": 1.42, "Principal": 1.6, "Apprentice": 0.62, "Trainee": 0.78,
          "Staff": 1.5, "Head": 1.3, "Substitute": 0.85, "Consultant": 1.25, "Intern": 0.5}
SCHEMES = {
    "ic": ["", "", "", "Junior", "Senior", "Senior", "Lead"],
    "tech": ["", "", "", "Junior", "Senior", "Senior", "Lead", "Principal", "Staff"],
    "craft": ["", "", "", "", "Apprentice", "Senior", "Lead"],
    "service": ["", "", "", "", "Junior", "Senior", "Lead"],
    "driver": ["", "", "", "", "", "Trainee", "Lead"],
    "nurse": ["", "", "", "Senior"], "doctor": ["", "", "", "Senior", "Consultant"],
    "teacher": ["", "", "", "Substitute", "Lead"], "chef": ["", "", "", "Junior", "Senior"],
}
EXPERIENCE = {
    "Junior": ["One year of practice, or a good training, is enough to start.", "You are at the beginning and bring zero to two years of experience."],
    "Trainee": ["We train you from the first day; experience is not needed."],
    "Apprentice": ["You want to learn the trade from people who have done it for decades.", "No experience is needed; we pay for your training."],
    "Intern": ["The internship lasts six months and is paid.", "You study a related subject and have three to six months for us."],
    "": ["You bring two to four years of experience in a similar position.", "At least three years of experience help you to find your feet quickly.", "Two or more years in the field are expected.", ""],
    "Senior": ["You bring five or more years of experience.", "At least six years in the field are expected.", "With seven years of experience you know most surprises already."],
    "Lead": ["You bring eight years of experience and have led a small team.", "You will lead a team of five and still do the work yourself."],
    "Principal": ["You bring ten or more years of experience and have set direction for several teams."],
    "Staff": ["You bring nine or more years of experience and influence beyond your own team."],
    "Head": ["You bring eight years of experience and like to lead."],
    "Substitute": ["You come in at short notice and find a class that welcomes you."],
    "Consultant": ["You bring specialist recognition and several years of independent practice."],
}
SKILL_LINES = [
    "Your daily tools are {all}.", "You are at home with {all}.", "We expect practical knowledge of {head}; {tail} will be useful soon.",
    "You know {head}, and you have at least met {tail}.", "What counts here: {all}.", "Needed: {head}. Welcome: {tail}.",
    "You have worked with {all}.", "You can show experience in {head}, ideally also in {tail}.", "The position calls for {all}.",
    "Skills we look for include {all}.", "In this role you will use {head} every day and {tail} now and then.",
]
OPENERS = {
    "None": ["For our team in {city} we are looking for a{n} {title}.", "We would like to hire a{n} {title} in {city}.", "Our site in {city} needs a{n} {title}.", "In {city} a place is open for a{n} {title}.", "Join us in {city} as a{n} {title}."],
    "Hybrid": ["For our office in {city} we are looking for a{n} {title}.", "Our {city} team would like to welcome a{n} {title}.", "We are hiring a{n} {title} near {city}."],
    "Full": ["We are looking for a{n} {title} who works from home.", "Our distributed team is hiring a{n} {title}.", "A remote position is open for a{n} {title}.", "We would like to hire a{n} {title}, working remotely."],
}
MODE_LINES = {
    "None": ["The work is on site.", "Your place of work is {city}.", "You work on site with the whole team.", "", ""],
    "Hybrid": ["You spend two days a week in the {city} office and the others at home.", "The position is hybrid: three days on site, two from home.", "Hybrid work is usual with us; Tuesdays are office days."],
    "Full": ["This position is fully remote within {where}.", "You may work from anywhere in {where}.", "Remote from {where}; we meet twice a year."],
    "World": ["This position is fully remote and open worldwide.", "You may work from anywhere in the world, with four hours of overlap with the team."],
    "USOnly": ["Fully remote, US only: you must live and be authorised to work in the United States.", "This remote position is open to residents of the United States only."],
}
NO_REMOTE = ["This is an on-site position; remote work is not possible.", "Please note that remote work is not offered for this role."]
TYPE_LINES = {
    "FULL_TIME": ["", "", "", "The position is permanent and full time."],
    "PART_TIME": ["The position is part time with about twenty hours a week.", "Part time, three days a week, with fixed hours."],
    "CONTRACTOR": ["This is a contract for six months with the chance of extension.", "You work as an independent contractor and send one invoice a month."],
    "TEMPORARY": ["The contract is temporary and covers the busy season.", "This temporary post replaces a colleague on parental leave."],
    "INTERN": [""],
}
CLOSERS = [
    "We offer a fair contract, paid training and colleagues who help.", "You receive a clear roster four weeks ahead and paid overtime.",
    "We pay into your pension from the first day.", "You get a mentor for the first three months.", "There is a budget for courses and time to attend them.",
    "We answer every application within ten days.", "A short letter and your résumé are all we need.", "You can start in January or earlier.",
    "We welcome people of every background and age.", "The interview takes an hour, and you will meet your future team.",
    "Thirty days of leave and a flexible start to the day are part of the offer.", "Health cover and a travel allowance are included.",
    "Your trial day is paid.", "We share the salary range before the first talk.", "Staff discount and free coffee come with the job.",
]
DESK_CLOSERS = CLOSERS[2:12] + ["You choose your own equipment.", "Meetings end by four.", "We keep one day a week free of meetings."]
SITE_CLOSERS = CLOSERS[:14] + ["Work clothes and tools are provided.", "We pay every second Friday, on time.", "Parking is free and the bus stops at the door."]
DESK_SECTORS = set(KIND["desk"].split())
REGION_GROUPS = {"US": [["US", "CA"], ["US", "CA", "MX"]], "CA": [["CA", "US"]], "GB": [["GB", "IE"]], "IE": [["IE", "GB"]], "DE": [["DE", "AT", "CH"], ["DE", "NL", "PL"]],
                 "FR": [["FR", "BE", "CH"]], "ES": [["ES", "PT"]], "NL": [["NL", "BE", "DE"]], "PL": [["PL", "DE"]], "AU": [["AU", "NZ"]], "BR": [["BR", "PT"]], "IT": [["IT", "ES", "FR"]]}


# What a title asks for in any case, and what would look odd beside it.
TITLE_SKILLS = [
    (r"iOS", ["Swift"], ["Kotlin", "Jetpack Compose", "Android Studio", "Flutter", "Dart", "React Native"]),
    (r"Android", ["Kotlin"], ["Swift", "SwiftUI", "UIKit", "Xcode", "Core Data", "Flutter", "Dart", "React Native"]),
    (r"Flutter", ["Flutter", "Dart"], ["UIKit", "Core Data", "React Native", "Jetpack Compose"]),
    (r"Java\b", ["Java", "Spring Boot"], ["Django", "Go", "Python"]), (r"Python", ["Python"], ["Spring Boot", "Java", "Go"]),
    (r"\bGo\b", ["Go"], ["Spring Boot", "Java", "Django"]), (r"React", ["React"], ["Vue.js"]),
    (r"Rails", ["Ruby on Rails"], ["PHP", "Laravel"]), (r"MIG", ["MIG welding"], []), (r"TIG", ["TIG welding"], []),
    (r"ESL", ["ESL"], ["STEM education"]), (r"SEO", ["SEO"], []), (r"Payroll", ["payroll"], []), (r"Penetration", ["penetration testing"], []),
    (r"Forklift", ["forklift operation"], []), (r"Barista", ["coffee preparation"], ["cocktails"]), (r"Bartender", ["cocktails"], []),
    (r"CNC", ["CNC machining"], []), (r"Scrum", ["Scrum"], ["PRINCE2"]), (r"Solar", ["solar installation"], []), (r"Pastry", ["pastry"], []),
    (r"Diesel|Truck Mechanic", ["diesel engines"], []), (r"Tax A", ["tax returns"], []), (r"Barber", ["beard trimming"], ["manicure"]),
    (r"Nail", ["manicure"], ["beard trimming", "balayage"]), (r"NLP", ["NLP"], ["computer vision"]), (r"PLC", ["PLC programming"], []),
    (r"ICU", ["critical care"], []), (r"Data Entry", ["data entry"], []), (r"Bookkeep", ["QuickBooks"], []), (r"Test Automation", ["test automation"], []),
]


def split_list(text):
    return [part.strip() for part in text.split(";") if part.strip()]


def limited(text):
    """Splits "Name!@US,GB" into name, fixed, countries (None: all)."""
    name, _, where = text.partition("@")
    fixed = name.endswith("!")
    return name.rstrip("!").strip(), fixed, (set(where.split(",")) if where else None)


def read_trades():
    trades = []
    for line in TRADES.strip().splitlines():
        mark, _, rest = line.partition(" ")
        if mark == "=":
            key, mode, sector, pay, unit, scheme = [part.strip() for part in rest.split("|")]
            trades.append({"key": key, "mode": mode, "sector": sector, "pay": int(pay), "unit": unit, "scheme": "tech" if scheme == "ic" and sector == "tech" else scheme,
                           "I": [], "D": [], "R": [], "W": [], "X": []})
        elif mark in ("T", "S", "X"):
            trades[-1][mark] = [limited(part) for part in split_list(rest)]
        elif mark:
            trades[-1][mark].append(rest)
    return trades


def read_companies():
    by_sector, local = {}, {}
    for line in COMPANIES.strip().splitlines():
        sector, _, names = line.partition(":")
        by_sector[sector] = split_list(names)
    for line in LOCAL_COMPANIES.strip().splitlines():
        country, _, names = line.partition(":")
        for entry in split_list(names):
            kind, _, name = entry.partition(" ")
            for sector in KIND[kind].split():
                local[(country, sector)] = name
    return by_sector, local


def slug(text):
    table = str.maketrans("äöüéèêáíóúñãçłńśżąęôâ", "aoueeeaiounaclnszaeoa")
    return re.sub(r"[^a-z0-9]+", "-", text.lower().translate(table)).strip("-")


def join_words(words, last="and"):
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " " + last + " " + words[-1]


def article(title):
    return "n" if re.match(r"(HR|HVAC|HGV|ML|NLP|SEO|FP&A|[AEIO])", title) else ""


def nice(value, unit):
    if unit == "HOUR":
        value = round(value * 2) / 2
        return int(value) if value == int(value) else value
    for limit, grain in ((20000, 100), (100000, 500), (400000, 1000), (3000000, 10000), (10 ** 12, 50000)):
        if value < limit:
            return int(round(value / grain) * grain)


class Maker:
    def __init__(self):
        self.rng = random.Random(SEED)
        self.trades = read_trades()
        self.by_key = {trade["key"]: trade for trade in self.trades}
        self.sectors, self.local = read_companies()
        self.title_turn, self.city_turn, self.company_turn = {}, {}, {}

    # -- the plan: which trade where, and how remote

    def plan(self):
        rng, plan = self.rng, []
        weight = {t["key"]: 1.35 if t["mode"] == "full" else 1.0 for t in self.trades}
        overall = {key: 0 for key in weight}
        few_left = {t["key"]: 4 for t in self.trades if t["mode"] == "few"}
        for country, amount, _, _, _ in COUNTRIES:
            slots = []
            if country == "US":
                for key, company, number in SERIES:
                    for i in range(number):
                        remote = "None"
                        if key == "backend-engineer":
                            remote = "Full" if i % 4 == 0 else "Hybrid" if i % 6 == 3 else "None"
                        slots.append({"country": country, "trade": key, "company": company, "remote": remote, "series": True})
            here = {key: 0 for key in weight}
            order = list(weight)
            rng.shuffle(order)
            rank = {key: i for i, key in enumerate(order)}
            while len(slots) < amount:
                # Smaller countries take every second posting from the trades that can be done from home.
                pool = weight if amount > 60 else [k for k in weight if (self.by_key[k]["mode"] == "full") == (len(slots) % 2 == 0)]
                key = min(pool, key=lambda k: ((here[k] + 0.5) / weight[k] if here[k] else 0, overall[k] / weight[k], rank[k]))
                slots.append({"country": country, "trade": key, "company": None, "remote": "None", "turn": here[key]})
                here[key] += 1
                overall[key] += 1
            full = round(amount * 0.25) - sum(s["remote"] == "Full" for s in slots)
            hybrid = round(amount * 0.15) - sum(s["remote"] == "Hybrid" for s in slots)
            free = sorted((s for s in slots if "turn" in s), key=lambda s: (s["turn"], rank[s["trade"]]))
            for slot in free:
                mode = self.by_key[slot["trade"]]["mode"]
                if mode == "full" and full > 0:
                    slot["remote"], full = "Full", full - 1
                elif mode == "few" and full > 0 and slot["turn"] == 0 and few_left[slot["trade"]] and country in ("US", "GB", "CA", "AU", "IN"):
                    slot["remote"], full = "Full", full - 1
                    few_left[slot["trade"]] -= 1
            for slot in sorted(free, key=lambda s: (s["turn"] + (0 if self.by_key[s["trade"]]["mode"] == "hybrid" else 0.5), rank[s["trade"]])):
                if slot["remote"] == "None" and hybrid > 0 and self.by_key[slot["trade"]]["mode"] in ("full", "hybrid"):
                    slot["remote"], hybrid = "Hybrid", hybrid - 1
            plan += slots
        assert len(plan) == TOTAL
        located = [p for p in plan if p["remote"] != "Full"]
        for p in rng.sample(located, round(TOTAL * 0.06)):
            p["multi"] = True
        rng.shuffle(plan)
        expired = set(rng.sample(range(TOTAL), 6))
        for i, p in enumerate(plan):
            p["expired"] = i in expired
        return plan

    # -- the parts of one posting

    def title(self, trade, country, remote, intern):
        pool = trade["X"] if trade["X"] and remote == "Full" else trade["T"]
        allowed = [t for t in pool if t[2] is None or country in t[2]]
        turn = self.title_turn.setdefault((trade["key"], len(pool)), self.rng.randrange(20))
        self.title_turn[(trade["key"], len(pool))] = turn + 1
        name, fixed, _ = allowed[turn % len(allowed)]
        levels = SCHEMES[trade["scheme"]]
        if fixed:
            level = ""
        elif intern:
            return name + " Intern", "Intern", name
        elif re.search(r"Manager|Director|Partner|Coordinator|Counsel|Attorney|Senior|Lead|Staff|Associate", name):
            level = self.rng.choice(["", "", "Senior"]) if "Senior" in levels and not re.search("Staff|Senior", name) else ""
        else:
            level = self.rng.choice(levels)
            if "Journeyman" in name or (level == "Junior" and trade["scheme"] == "service" and trade["sector"] not in DESK_SECTORS):
                level = ""
        if trade["sector"] != "tech" and level in ("Principal", "Staff"):
            level = "Senior"
        return (level + " " + name).strip(), level, name

    def city(self, trade, country):
        main, _, other = PLACES[country].partition("|")
        main, other = split_list(main), split_list(other)
        # Three main places, then another one. In the US each trade goes round on its own,
        # so that every trade is found in several of the main places.
        index, key = 0, country
        if country == "US":
            index, key = [t["key"] for t in self.trades].index(trade["key"]), (trade["key"], country)
        turn = self.city_turn.get(key, 0)
        self.city_turn[key] = turn + 1
        if turn % 4 == 3:
            rest = self.city_turn.get("other " + country, 0)
            self.city_turn["other " + country] = rest + 1
            place = other[rest % len(other)]
        else:
            place = main[(index + turn - turn // 4) % len(main)]
        return self.place(self.rng.choice(place.split("+")), country)

    @staticmethod
    def place(text, country):
        city, _, region = text.rpartition("/")
        return {"city": city.strip(), "region": region.strip(), "countryCode": country}

    def company(self, trade, country):
        sector = trade["sector"]
        if sector == "office" or (sector == "finance" and self.rng.random() < 0.3):
            sector = self.rng.choice(["office", "tech", "industry", "retail", "logistics", "health", "construction", "hospitality", "education", "facility"])
        local = self.local.get((country, sector))
        if local and self.rng.random() < 0.42:
            return local
        names = self.sectors[sector]
        turn = self.company_turn.setdefault(sector, 0)
        self.company_turn[sector] = turn + 1
        if turn % 9 == 8:
            return names[0]  # one company of each sector hires more than the others
        return names[turn % len(names)]

    def salary(self, trade, country, level, kind):
        _, _, currency, factor, _ = next(c for c in COUNTRIES if c[0] == country)
        middle = trade["pay"] * factor * LEVELS[level] * self.rng.uniform(0.92, 1.1)
        unit = "HOUR" if (trade["unit"] == "hour" or kind in ("PART_TIME", "CONTRACTOR", "INTERN")) and country in HOURLY else "YEAR"
        if unit == "HOUR":
            middle /= 2080
        width = self.rng.uniform(0.05, 0.15)
        return {"currency": currency, "minValue": nice(middle * (1 - width), unit), "maxValue": nice(middle * (1 + width), unit), "unitText": unit}

    def description(self, trade, title, level, company, remote, scope, where, city, kind, skills, extra):
        rng = self.rng
        desk = trade["sector"] in DESK_SECTORS
        opener = rng.choice(OPENERS[remote]).format(city=city, title=title, n=article(title))
        intro = company + " " + rng.choice(trade["I"]) + "."
        cut = len(skills) - rng.choice([2, 2, 3])
        line = rng.choice(SKILL_LINES).format(all=join_words(skills), head=join_words(skills[:cut]), tail=join_words(skills[cut:]))
        mode = rng.choice(MODE_LINES[scope]).format(city=city, where=where)
        tail = [t for t in (mode, rng.choice(TYPE_LINES[kind]), rng.choice(DESK_CLOSERS if desk else SITE_CLOSERS)) if t]
        experience = rng.choice(EXPERIENCE[level])
        head = [intro, opener] if rng.random() < 0.6 else [opener, intro]
        duties = rng.sample(trade["D"], len(trade["D"]))
        needs = rng.sample(trade["R"], len(trade["R"]))
        use_d, use_r = duties[:2], needs[:1]
        if extra:
            use_d.append(extra)

        def words():
            return len(" ".join(head + use_d + use_r + [line, experience] + tail).split())

        target, spare_d, spare_r = rng.randint(92, 140), duties[2:], needs[1:]
        while words() < target and (spare_d or spare_r):
            if spare_d and (len(use_d) <= len(use_r) + 1 or not spare_r):
                use_d.append(spare_d.pop())
            else:
                use_r.append(spare_r.pop())
        while words() > 145 and len(use_r) > 1:
            use_r.pop()
        while words() > 145 and len(use_d) > 2:
            use_d.pop(0)
        if words() < 84:
            tail.append(rng.choice([c for c in CLOSERS if c not in tail]))
        needs_part = [s for s in ([experience] + use_r if rng.random() < 0.5 else use_r + [experience]) if s]
        needs_part.insert(rng.randint(0, len(needs_part)), line)
        shape = rng.random()
        if shape >= 0.85:
            use_d = [re.sub(r"^You will (\w)", lambda m: m.group(1).upper(), d) for d in use_d]
        elif shape < 0.2:
            use_d = [d.replace("You will ", "You'll ", 1) for d in use_d]
        elif shape < 0.4:
            use_d[1:] = [re.sub(r"^You will", rng.choice(["You will", "You will also", "You"]), d) for d in use_d[1:]]
        if shape < 0.55:
            text = " ".join(head + use_d + needs_part + tail)
        elif shape < 0.75:
            text = "\n\n".join(" ".join(p) for p in (head, use_d, needs_part, tail))
        else:
            a, b = rng.choice([("What you will do", "What you bring"), ("Your tasks", "Your profile"), ("Responsibilities", "Requirements"), ("The work", "About you")])
            text = " ".join(head) + "\n\n" + a + ":\n" + "\n".join("- " + s for s in use_d) + "\n\n" + b + ":\n" + "\n".join("- " + s for s in needs_part) + "\n\n" + " ".join(tail)
        return text

    def posting(self, number, slot):
        rng = self.rng
        trade, country, remote = self.by_key[slot["trade"]], slot["country"], slot["remote"]
        desk = trade["sector"] in DESK_SECTORS or trade["sector"] == "industry"
        intern = desk and trade["scheme"] in ("ic", "tech") and not slot.get("series") and rng.random() < 0.07
        title, level, _ = self.title(trade, country, remote, intern)
        draw = rng.random()
        if level == "Intern":
            kind = "INTERN"
        elif trade["key"] in ("translator", "graphic-designer", "technical-writer") and draw < 0.35:
            kind = "CONTRACTOR"
        elif desk:
            kind = "FULL_TIME" if draw < 0.86 else "CONTRACTOR" if draw < 0.94 else "PART_TIME" if draw < 0.97 else "TEMPORARY"
        else:
            kind = "FULL_TIME" if draw < 0.72 else "PART_TIME" if draw < 0.88 else "TEMPORARY" if draw < 0.96 else "CONTRACTOR"
        company = slot["company"] or self.company(trade, country)

        # Place, and who may apply.
        location, requirements, scope, where, city = None, None, remote, COUNTRY_NAME[country], ""
        if remote == "Full":
            draw = rng.random()
            if draw < 0.12 and trade["mode"] == "full":
                scope, requirements = "World", None
            elif country == "US" and draw < 0.36:
                scope, requirements = "USOnly", ["US"]
            elif draw > 0.85 and country in REGION_GROUPS and trade["mode"] == "full":
                requirements = rng.choice(REGION_GROUPS[country])
                where = join_words([COUNTRY_NAME[c] for c in requirements], "or")
            else:
                requirements = [country]
            if scope != "World" and rng.random() < 0.45:
                location = {"countryCode": country}
            elif rng.random() < 0.5:
                location = "omit"
        else:
            location = slot.get("at") or self.city(trade, country)
            city = location["city"]
            if slot.get("multi"):
                main, _, other = PLACES[country].partition("|")
                pool = [self.place(p, country) for group in split_list(main) + split_list(other) for p in group.split("+")]
                places = [location]
                for place in rng.sample(pool, len(pool)):
                    if place not in places and len(places) < 2 + number % 2:
                        places.append(place)
                if country == "GB" and number % 3 == 0:
                    places[-1] = self.place("Dublin/D", "IE")
                location, city = places, join_words([p["city"] for p in places], "or")

        # A title as boards show it.
        shown, draw = title, rng.random()
        if country == "DE" and draw < 0.35:
            shown = title + " (m/f/d)"
        elif remote == "Full" and draw < 0.15:
            shown = title + rng.choice([" (Remote)", " - Remote", " | Remote " + country])
        elif remote == "Hybrid" and draw < 0.08:
            shown = title + " (Hybrid)"
        elif remote == "None" and not desk and draw < 0.04:
            shown = title + rng.choice([" - Night Shift", " (Weekends)", " - Early Shift"])
        elif kind == "PART_TIME" and draw < 0.3:
            shown = title + " (Part-Time)"

        pool = [s[0] for s in trade["S"] if s[2] is None or country in s[2]]
        must = [s[0] for s in trade["S"] if s[2] is not None and country in s[2]]
        asked, odd = [], []
        for pattern, want, avoid in TITLE_SKILLS:
            if re.search(pattern, title):
                asked, odd = asked + want, odd + avoid
        pool = [name for name in pool if name not in odd]
        skills = rng.sample(pool[:6], 3)
        rest = [name for name in pool if name not in skills and (name not in pool[:6] or len(pool) < 9)]
        skills += rng.sample(rest, min(len(rest), rng.randint(2, 5)))
        if must and not set(must) & set(skills) and rng.random() < 0.6:
            skills[-1] = rng.choice(must)
        for place, name in enumerate(asked):
            if name not in skills:
                skills[place] = name
        rng.shuffle(skills)
        extra = None
        if remote == "None" and trade["W"] and rng.random() < 0.3:
            extra = rng.choice(trade["W"])
        elif remote == "None" and desk and rng.random() < 0.08:
            extra = rng.choice(NO_REMOTE)
        text = self.description(trade, title, level, company, remote, scope, where, city, kind, skills, extra)

        day = 56 - int(57 * rng.random() ** 1.4)
        posted = datetime.datetime(2026, 9, 25) + datetime.timedelta(days=day, hours=rng.randint(5, 19), minutes=rng.randrange(0, 60, 5))
        job = {"identifier": "VT-%05d" % (10000 + number * 7 + rng.randrange(7)), "title": shown, "company": company, "type": kind,
               "date": posted.strftime("%Y-%m-%dT%H:%M:%SZ")}
        draw = rng.random()
        if slot["expired"]:
            job["validThrough"] = "2025-%02d-%02dT23:59:59Z" % (rng.randint(1, 12), rng.randint(1, 28))
        elif draw > 0.88:
            job["validThrough"] = "2031-%02d-%02dT23:59:59Z" % (rng.randint(1, 12), rng.randint(1, 28))
        elif draw > 0.6:
            job["validThrough"] = None
        job["url"] = "https://jobs.example.com/" + slug(company) + "/" + job["identifier"].lower()
        job["description"] = text
        if location != "omit":
            job["location"] = location
        job["remote"] = remote
        if requirements:
            job["applicantLocationRequirements"] = requirements
        if rng.random() < 0.46:
            job["salary"] = self.salary(trade, country, level, kind)
        job["skills"] = [{"name": name} for name in skills]
        return job

    def jobs(self):
        plan = self.plan()
        for trade, country, places in FOR_SAMPLES:
            for text in split_list(places):
                slot = {"country": country, "trade": trade, "company": None, "expired": False}
                remote = text == "Remote"
                slot.update({"remote": "Full"} if remote else {"remote": "None", "at": self.place(text, country)})
                plan.append(slot)
        return [self.posting(i, slot) for i, slot in enumerate(plan)]


def with_end(number, job):
    """The job with an end, so that the samples are not too old to be shown when somebody tries them."""
    if job.get("validThrough"):
        return job
    ended = {}
    for key, value in job.items():
        if key != "validThrough":
            ended[key] = value
        if key == "date":
            ended["validThrough"] = "2031-%02d-%02d" % (1 + number % 12, 1 + number % 28)
    return ended


def dump(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def broken(jobs):
    """Twenty lines: eleven sound ones, one that is sound but badly escaped, and eight an import has to report."""
    picked = [j for j in jobs if isinstance(j.get("location"), dict) and "city" in j["location"]][40:60]
    lines = []
    for number, job in enumerate(picked, 1):
        job = json.loads(dump(job))
        job["identifier"] = "BR-%02d" % number
        job["url"] = "https://jobs.example.com/broken/br-%02d" % number
        line = None
        if number == 3:
            line = '{"identifier":"BR-03","title":"Forklift Operator","company":"Crateworks Distribution", this is not JSON'
        elif number == 5:
            del job["title"]
        elif number == 7:
            del job["identifier"]
        elif number == 9:
            job["date"] = "the 31st of Octember"
        elif number == 11:
            job["identifier"] = 110011
        elif number == 13:
            line = ""
        elif number == 15:
            sentences = re.sub(r"\n+(- )?", " ", job["description"]).split(". ")
            job["description"] = ("&amp;lt;p&amp;gt;" + ". ".join(sentences[:3]) + ".&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;Tools &amp;amp;amp; materials&amp;lt;/li&amp;gt;"
                                  "&amp;lt;li&amp;gt;" + ". ".join(sentences[3:]) + "&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;")
        elif number == 17:
            job["location"] = "Austin, TX"
        elif number == 19:
            job["title"] = " ".join(["Senior Very Important Warehouse Associate"] * 240)
        lines.append(dump(job) if line is None else line)
    return lines


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    jobs = Maker().jobs()
    for name, lines in (("jobs.ndjson", [dump(with_end(i, j)) for i, j in enumerate(jobs)]), ("jobs-broken.ndjson", broken(jobs))):
        with open(os.path.join(folder, name), "w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
