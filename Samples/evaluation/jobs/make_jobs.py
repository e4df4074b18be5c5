"""Writes the judged set of invented résumés and postings: twins of real ones, with what a reader said of those.

Real postings and judgements of them cannot be passed on. Each invented one stands for a real one of its kind: the same
title or one as misleading, the same trade, rank and place beside the same résumé. Run it in its folder; it needs nothing.

A line of a person: key | name | town | title | employer | earlier title | degree | skills.
Lines of postings under it: judgement, title, town or Remote and country, skills. Each person is also judged to fit none of
the postings that are made for people of other fields, of which six are listed.
"""

import json
import pathlib

PEOPLE = """
lawyer | Odette Marchbanks | Chicago, Illinois | Partner | Harlow, Pike & Stroud LLP | Senior Associate | Juris Doctor | Litigation, Legal Research, Contract Drafting, Negotiation, Depositions, Arbitration
2 Commercial Counsel; Chicago, IL; Contract Drafting, Negotiation, Commercial Contracts
2 Litigation Attorney; Chicago, IL; Litigation, Depositions, Legal Research
2 Senior Counsel, Disputes; Remote, United States; Litigation, Arbitration, Negotiation
2 Associate General Counsel; Remote, United States; Contract Drafting, Negotiation, Litigation
2 Attorney; Chicago, IL; Legal Research, Litigation
1 Corporate Counsel; Seattle, WA; Mergers and Acquisitions, Corporate Governance
1 Paralegal; Chicago, IL; Legal Research, Depositions
1 Compliance Manager; Remote, United States; Regulatory Compliance, Risk Management
0 Partner Engineer; Remote, United States; Python, Kubernetes, REST
0 Partner Operations Associate; Remote, United States; Salesforce, Microsoft Excel
0 Developer Advocate; Remote, United States; JavaScript, Public Speaking
0 Strategic Partnerships Lead; Chicago, IL; Negotiation, Salesforce
0 Customer Advocate; Chicago, IL; Zendesk, Customer Service
0 Channel Partner Manager; Chicago, IL; Sales, Negotiation
hr | Tamsin Okereke | Denver, Colorado | HR Manager | Bluff Creek Dairy | HR Generalist | BA in Human Resources | Employee Relations, Onboarding, Recruiting, Performance Management, Payroll, FMLA
2 HR Manager; Denver, CO; Employee Relations, Performance Management, FMLA
2 People Operations Manager; Remote, United States; Onboarding, Employee Relations, Payroll
2 HR Business Partner; Denver, CO; Employee Relations, Performance Management
2 Senior HR Generalist; Denver, CO; Onboarding, FMLA, Payroll
2 Human Resources Manager; Boulder, CO; Recruiting, Employee Relations, Payroll
1 Recruiter; Remote, United States; Recruiting
1 Payroll Specialist; Denver, CO; Payroll, Microsoft Excel
1 HR Coordinator; Denver, CO; Onboarding
0 Senior Open Source Developer; Remote, United States; Python, Django
0 Open Source Community Engineer; Remote, United States; Python, Git
0 Human Factors Engineer; Denver, CO; Prototyping, Research
0 Resource Planner, Mining; Denver, CO; AutoCAD
0 Product Manager, Onboarding; Remote, United States; Product Management, SQL
0 People Analytics Engineer; Remote, United States; SQL, Python, dbt
nurse | Ilse Brannigan | Leeds, United Kingdom | Staff Nurse | St. Aldric's Hospital | Healthcare Assistant | BSc Nursing | Patient Care, Medication Administration, Wound Care, Triage, Infection Control
2 Registered Nurse; Leeds; Patient Care, Medication Administration
2 Staff Nurse, Surgical Ward; Leeds; Wound Care, Patient Care
2 Senior Staff Nurse; Bradford; Patient Care, Triage, Infection Control
2 Practice Nurse; Leeds; Wound Care, Patient Care
2 Nurse, Telephone Triage; Remote, United Kingdom; Triage, Patient Care
1 Staff Nurse; Plymouth; Patient Care, Wound Care
1 Healthcare Assistant; Leeds; Patient Care
1 Nurse Manager; London; Infection Control, Leadership
0 Cantina Triager; Remote, United Kingdom; Solidity, Security
0 Nursery Assistant; Leeds; Childcare
0 Staff Software Engineer; Remote, United Kingdom; Go, Kubernetes
0 Patient Transport Driver; Leeds; Driving
0 Medical Sales Representative; Leeds; Sales
0 Clinical Data Engineer; Remote, United Kingdom; Python, SQL
teacher | Corwin Delacroix-Hale | Durham, North Carolina | Fifth Grade Teacher | Tobacco Trail Charter School | Teacher Assistant | BA in Elementary Education | Lesson Planning, Classroom Management, Literacy, Differentiated Instruction
2 Elementary School Teacher; Durham, NC; Lesson Planning, Classroom Management
2 Fourth Grade Teacher; Raleigh, NC; Literacy, Classroom Management
2 Online Elementary Teacher; Remote, United States; Lesson Planning, Literacy
2 Reading Teacher; Durham, NC; Literacy, Differentiated Instruction
2 Elementary Teacher, Math; Cary, NC; Lesson Planning, Classroom Management
1 Online Tutor; Remote, United States; Literacy
1 Teacher Assistant; Durham, NC; Classroom Management
1 Elementary School Teacher; Phoenix, AZ; Lesson Planning
0 Store Manager; Durham, NC; Retail Sales
0 Technical Trainer; Durham, NC; Kubernetes, Linux
0 Training Program Specialist, Machining; Durham, NC; CNC Machining
0 Product Manager, Showroom; Remote, United States; Product Management
0 AI Tutor; Remote, United States; Python, Machine Learning
0 Customer Education Engineer; Remote, United States; SQL, Python
accountant | Philippa Stonebrook | Columbus, Ohio | Accountant | Olentangy Water District | Auditor | BS in Accounting | Accounting, General Ledger, Bank Reconciliation, Microsoft Excel, US GAAP, Month-End Close
2 Accountant; Columbus, OH; General Ledger, Bank Reconciliation, Microsoft Excel
2 Senior Accountant; Columbus, OH; US GAAP, Month-End Close, General Ledger
2 Senior Accountant; Remote, United States; General Ledger, Month-End Close
2 Staff Accountant; Dublin, OH; Bank Reconciliation, Microsoft Excel
2 Fund Accountant; Remote, United States; US GAAP, General Ledger
1 Accountant; San Francisco, CA; General Ledger, US GAAP
1 Revenue Accountant; New York, NY; US GAAP, Month-End Close
1 Controller; Columbus, OH; US GAAP, Month-End Close, Accounting
0 Account Executive; Columbus, OH; Sales, Salesforce
0 Sales Account Specialist; Remote, United States; Salesforce
0 Treasury Analyst, Crypto; Remote, United States; Solidity, SQL
0 Account Manager; Columbus, OH; Customer Success
0 Security Auditor, Smart Contracts; Remote, United States; Solidity
0 Chief Financial Officer; San Francisco, CA; Fundraising, Strategic Planning
backend | Anand Velluri | Bengaluru, India | Senior Software Engineer | Zeni Pay | Software Engineer | BE in Computer Science | Java, Spring Boot, PostgreSQL, Kafka, Kubernetes, AWS
2 Senior Software Engineer; Bengaluru; Java, Spring Boot, Kafka
2 Senior Backend Engineer; Bengaluru; Java, PostgreSQL, AWS
2 Staff Software Engineer; Bengaluru; Java, Kafka, Kubernetes
2 Senior Java Developer; Remote, India; Java, Spring Boot, PostgreSQL
2 Lead Software Engineer; Bengaluru; Java, Spring Boot, AWS
1 Senior Software Engineer; Remote, India; Ruby, Ruby on Rails, React
1 Senior Full Stack Developer; Bengaluru; TypeScript, React, Node.js
1 Software Engineer; Bengaluru; C++, Qt
0 Sales Engineer; Bengaluru; Salesforce, Negotiation
0 Mechanical Engineer; Bengaluru; SolidWorks, AutoCAD
0 Software Engineering Intern; Bengaluru; Java
0 Software Licensing Manager; Bengaluru; Negotiation
0 VP of Engineering; Bengaluru; Leadership, Strategic Planning
0 Java Trainer, Coffee Academy; Bengaluru; Barista
sales | Leopold Drummond | Phoenix, Arizona | Sales Representative | Saguaro Medical Supply | Sales Associate | High School Diploma | Sales, Territory Management, Account Management, Cold Calling, CRM Software, Negotiation
2 Sales Representative; Phoenix, AZ; Sales, Territory Management
2 Account Executive; Phoenix, AZ; Sales, Cold Calling, Negotiation
2 Outside Sales Representative; Scottsdale, AZ; Territory Management, Sales
2 Inside Sales Representative; Remote, United States; Sales, Cold Calling, CRM Software
2 Senior Sales Representative; Phoenix, AZ; Account Management, Negotiation, Sales
1 Sales Development Representative; Remote, United States; Cold Calling, Sales
1 Customer Success Manager; Phoenix, AZ; Account Management
1 Sales Representative; Boston, MA; Sales, Territory Management
0 Sales Engineer; Remote, United States; Python, REST, Kubernetes
0 Security Sales Engineer; Phoenix, AZ; Network Security, Linux
0 Solutions Engineer; Remote, United States; SQL, Python
0 Business Development Engineer; Remote, United States; Research, Python
0 VP of Sales; San Francisco, CA; Leadership, Sales
0 Salesforce Developer; Phoenix, AZ; Salesforce, Apex
driver | Murdo Tavish | Brisbane, Australia | Truck Driver | Moreton Freight | Delivery Driver | Certificate III in Driving Operations | Truck Driving, Load Restraint, Logbooks, Forklift Operation
2 Truck Driver; Brisbane; Truck Driving, Load Restraint
2 HC Truck Driver; Brisbane; Truck Driving, Logbooks
2 MC Driver; Ipswich, Queensland; Truck Driving, Load Restraint
2 Heavy Vehicle Driver; Brisbane; Truck Driving, Forklift Operation
2 Linehaul Driver; Brisbane; Truck Driving, Logbooks
1 Delivery Driver; Brisbane; Driving
1 Forklift Operator; Brisbane; Forklift Operation
1 Truck Driver; Perth, Western Australia; Truck Driving
0 Device Driver Engineer; Remote, Australia; C, Linux
0 Linux Kernel Driver Developer; Brisbane; C, Linux
0 Growth Driver, Marketing; Brisbane; Digital Marketing
0 Fleet Software Engineer; Brisbane; Python, AWS
0 Front-end Lead; Remote, Australia; React, TypeScript
0 Head of Logistics; Sydney, New South Wales; Leadership
designer | Saoirse Lindqvist-Roy | Hamilton, Ontario, Canada | Graphic Designer | Steeltown Print House | Junior Designer | Diploma in Graphic Design | Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Branding, Typography, Print Design
2 Graphic Designer; Hamilton, Ontario; Adobe Illustrator, Print Design
2 Brand Designer; Remote, Canada; Branding, Adobe Illustrator, Typography
2 Senior Graphic Designer; Toronto, Ontario; Adobe InDesign, Typography, Branding
2 Production Designer, Print; Hamilton, Ontario; Adobe InDesign, Print Design
2 Visual Designer; Remote, Canada; Adobe Photoshop, Branding
1 UX Designer; Remote, Canada; Figma, Prototyping
1 Product Designer; Toronto, Ontario; Figma, Prototyping
1 Marketing Designer; Vancouver, British Columbia; Adobe Photoshop
0 Web Graphics Engineer; Remote, Canada; WebGL, C++
0 Design Engineer; Hamilton, Ontario; SolidWorks, GD&T
0 Chip Designer; Remote, Canada; Verilog
0 Lighting Designer, Electrical; Toronto, Ontario; AutoCAD
0 Head of Design; Toronto, Ontario; Leadership, Figma
0 Interior Designer; Hamilton, Ontario; Revit
mechanical | Kenta Morishige | Cleveland, Ohio | Lead Mechanical Engineer | Cuyahoga Pump Works | Mechanical Engineer | BS in Mechanical Engineering | SolidWorks, Finite Element Analysis, GD&T, Thermodynamics, Tolerance Analysis
2 Senior Mechanical Engineer; Cleveland, OH; SolidWorks, GD&T
2 Lead Mechanical Engineer; Akron, OH; SolidWorks, Finite Element Analysis
2 Mechanical Design Engineer; Cleveland, OH; SolidWorks, GD&T, Tolerance Analysis
2 Principal Mechanical Engineer; Cleveland, OH; Finite Element Analysis, Thermodynamics
2 Mechanical Engineering Manager; Cleveland, OH; SolidWorks, GD&T
1 Senior Mechanical Engineer; San Leandro, CA; SolidWorks, Thermodynamics
1 Manufacturing Engineer; Cleveland, OH; GD&T, Lean Manufacturing
1 Mechanical Drafter; Cleveland, OH; AutoCAD, SolidWorks
0 Engineering Manager; Remote, United States; React, TypeScript, Kubernetes
0 Head of Engineering; Remote, United States; Python, AWS
0 Senior Product Engineer; Remote, United States; TypeScript, React
0 Design Engineer, Web; Remote, United States; CSS, React, Figma
0 R&D Engineer, Bot Detection; Remote, United States; JavaScript, Python
0 Director of Engineering; Remote, United States; Go, Kubernetes
"""
PEOPLE += """
marketing | Beatrix Hollowell | London, United Kingdom | Marketing Coordinator | Kindling Training | Marketing Assistant | BA in Marketing | Social Media Marketing, Email Marketing, Content Creation, Google Analytics, Event Planning
2 Marketing Coordinator; London; Email Marketing, Social Media Marketing
2 Marketing Executive; London; Content Creation, Google Analytics
2 Senior Marketing Coordinator; London; Email Marketing, Event Planning
2 Digital Marketing Executive; Remote, United Kingdom; Google Analytics, Email Marketing
2 Social Media Coordinator; London; Social Media Marketing, Content Creation
1 Content Writer; Remote, United Kingdom; Content Creation
1 Events Coordinator; London; Event Planning
1 Marketing Manager; London; Strategic Planning, Google Analytics
0 Head of Marketing; Remote, United Kingdom; Leadership, Strategic Planning
0 Market Data Analyst; Remote, United Kingdom; Python, SQL
0 Product Manager, Crypto; London; Product Management, Solidity
0 Data Analyst; London; SQL, Tableau
0 Senior Research Manager, Markets; London; Research, R
0 Market Risk Quant; London; Python, C++
director | Rosalind Achterberg | Austin, Texas | Director | Lone Creek Devices | Business Development Manager | BBA | Business Development, Strategic Partnerships, Negotiation, Sales, Account Management
2 Director of Business Development; Austin, TX; Business Development, Strategic Partnerships
2 Director, Strategic Partnerships; Remote, United States; Strategic Partnerships, Negotiation
2 Head of Business Development; Austin, TX; Business Development, Sales
2 Senior Business Development Manager; Austin, TX; Business Development, Negotiation
2 Director of Sales; Austin, TX; Sales, Account Management
1 Business Development Manager; Boston, MA; Business Development
1 VP of Business Development; Remote, United States; Business Development, Leadership
1 Account Executive; Austin, TX; Sales
0 Director of Engineering; Austin, TX; Go, Kubernetes
0 Medical Director; Austin, TX; Patient Care
0 Art Director; Austin, TX; Adobe Photoshop
0 Business Development Engineer; Remote, United States; Python, Research
0 Funeral Director; Austin, TX; Embalming
0 Technical Director, Games; Remote, United States; Unity, C++
student | Dashiell Nakagawa | San Jose, California | Student Assistant | Alum Rock College | | BS in Electrical Engineering (expected) | C, MATLAB, PCB Design, Verilog, Python
2 Electrical Engineering Intern; San Jose, CA; PCB Design, MATLAB
2 Hardware Engineering Intern; Santa Clara, CA; Verilog, PCB Design
2 Firmware Engineering Intern; San Jose, CA; C, Python
2 Junior Electrical Engineer; San Jose, CA; PCB Design, MATLAB
2 Embedded Software Intern; Remote, United States; C, Python
1 Software Engineering Intern; Remote, United States; Python
1 Electrical Engineer; San Jose, CA; PCB Design, Verilog
1 Electronics Technician; San Jose, CA; Soldering
0 Senior Software Engineer; Remote, United States; C, Linux
0 Founding Engineer; San Francisco, CA; TypeScript, React
0 Director of Hardware; San Jose, CA; Leadership
0 Staff Firmware Engineer; San Jose, CA; C, RTOS
0 Student Advisor; San Jose, CA; Counseling
0 Electrical Superintendent; San Jose, CA; Construction Management
analyst | Thales Figueiredo-Prado | São Paulo, Brazil | Senior Data Analyst | Rede Ipê | Data Analyst | Bachelor of Statistics | SQL, Python, Power BI, Tableau, Statistics, dbt
2 Senior Data Analyst; São Paulo; SQL, Power BI, Python
2 Data Analyst; Remote, Brazil; SQL, Tableau
2 Senior Business Intelligence Analyst; Remote, Brazil; Power BI, SQL, dbt
2 Lead Data Analyst; São Paulo; SQL, Python, Statistics
2 Analytics Engineer; Remote, Brazil; dbt, SQL, Python
1 Data Engineer; Remote, Brazil; Spark, Scala, Airflow
1 Data Scientist; São Paulo; Machine Learning, Python
1 Senior Data Analyst; Rio de Janeiro; SQL, Tableau
0 Head of Marketing; Remote, Brazil; Leadership
0 Data Center Technician; São Paulo; Cabling
0 Data Entry Clerk; São Paulo; Data Entry
0 Security Analyst; Remote, Brazil; Network Security
0 Chemical Analyst; São Paulo; Chromatography
0 Director of Data; São Paulo; Leadership
chef | Aurelio Banfield | Portland, Oregon | Sous Chef | Tidewater Table | Line Cook | Culinary Arts Diploma | Menu Planning, Food Safety, Knife Skills, Inventory Management, Butchery
2 Sous Chef; Portland, OR; Menu Planning, Food Safety
2 Chef de Cuisine; Portland, OR; Menu Planning, Inventory Management
2 Executive Sous Chef; Portland, OR; Food Safety, Inventory Management
2 Head Chef; Vancouver, WA; Menu Planning, Food Safety
2 Kitchen Manager; Portland, OR; Inventory Management, Food Safety
1 Line Cook; Portland, OR; Knife Skills
1 Sous Chef; Miami, FL; Menu Planning
1 Catering Manager; Portland, OR; Menu Planning
0 DevOps Engineer (Chef, Puppet); Remote, United States; Chef, Puppet
0 Chief of Staff; Portland, OR; Strategic Planning
0 Restaurant Software Engineer; Portland, OR; Ruby on Rails
0 Food Scientist; Portland, OR; Chromatography
0 Line Maintenance Technician; Portland, OR; Avionics
0 Menu Data Analyst; Remote, United States; SQL
civil | Nomvula Dlamini-Reyes | Houston, Texas | Civil Engineer | Bayou Roads Group | Junior Civil Engineer | BS in Civil Engineering | AutoCAD, Civil 3D, Stormwater Management, Construction Management, Hydrology
2 Civil Engineer; Houston, TX; Civil 3D, Stormwater Management
2 Senior Civil Engineer; Houston, TX; Civil 3D, Hydrology
2 Project Engineer, Roads; Houston, TX; AutoCAD, Construction Management
2 Civil Design Engineer; Katy, TX; AutoCAD, Civil 3D
2 Water Resources Engineer; Houston, TX; Hydrology, Stormwater Management
1 Structural Engineer; Houston, TX; Structural Analysis
1 Civil Engineer; Denver, CO; Civil 3D
1 Construction Manager; Houston, TX; Construction Management
0 Software Engineer, Infrastructure; Remote, United States; Terraform, AWS
0 Civil Rights Investigator; Houston, TX; Interviewing
0 Site Reliability Engineer; Remote, United States; Kubernetes, Linux
0 Streaming Platform Engineer; Remote, United States; Kafka, Go
0 Piping Engineer; Houston, TX; Piping Design
0 Bridge Protocol Engineer; Remote, United States; Solidity
support | Winifred Castellanos | Tampa, Florida | Customer Service Representative | Gulfline Utilities | Cashier | Associate of Arts | Customer Service, Call Center, Zendesk, Data Entry, Conflict Resolution
2 Customer Service Representative; Tampa, FL; Customer Service, Call Center
2 Customer Support Specialist; Remote, United States; Zendesk, Customer Service
2 Senior Customer Service Representative; Tampa, FL; Customer Service, Conflict Resolution
2 Call Center Agent; Tampa, FL; Call Center, Data Entry
2 Client Service Associate; Clearwater, FL; Customer Service, Data Entry
1 Receptionist; Tampa, FL; Data Entry
1 Customer Success Manager; Remote, United States; Account Management
1 Customer Support Specialist (German); Remote, United States; Zendesk, Customer Service
0 Customer Support Engineer, Kubernetes; Remote, United States; Kubernetes, Linux
0 VP of Customer Experience; Tampa, FL; Leadership
0 Customer Data Platform Engineer; Remote, United States; Kafka, SQL
0 Service Mesh Developer; Remote, United States; Go, Kubernetes
0 Field Service Engineer; Tampa, FL; Calibration
0 Call Option Trader; Tampa, FL; Derivatives
product | Ishaan Marwaha | Dublin, Ireland | Senior Product Manager | Liffey Lending | Product Manager | BSc in Economics | Product Management, Roadmapping, User Research, SQL, Agile, A/B Testing
2 Senior Product Manager; Dublin; Product Management, Roadmapping, SQL
2 Lead Product Manager; Dublin; Product Management, User Research
2 Senior Product Manager, Payments; Remote, Ireland; Product Management, A/B Testing
2 Group Product Manager; Dublin; Product Management, Roadmapping, Agile
2 Product Manager; Dublin; Product Management, Agile
1 Product Owner; Dublin; Agile
1 Product Marketing Manager; Dublin; User Research
1 Business Analyst; Dublin; SQL
0 Product Engineer; Remote, Ireland; TypeScript, React
0 Production Manager; Dublin; Lean Manufacturing
0 Product Security Engineer; Dublin; Network Security
0 Chief Product Officer; Dublin; Leadership
0 Production Designer; Dublin; Adobe InDesign
0 Dairy Products Technologist; Dublin; Food Safety
warehouse | Eamonn Prideaux | Memphis, Tennessee | Warehouse Supervisor | Delta Parcel | Warehouse Associate | High School Diploma | Inventory Management, Forklift Operation, Shipping and Receiving, OSHA, Scheduling
2 Warehouse Supervisor; Memphis, TN; Inventory Management, Shipping and Receiving
2 Warehouse Lead; Memphis, TN; Forklift Operation, Inventory Management
2 Distribution Supervisor; Memphis, TN; Shipping and Receiving, Scheduling
2 Warehouse Manager; Memphis, TN; Inventory Management, OSHA
2 Shipping Supervisor; Southaven, MS; Shipping and Receiving, OSHA
1 Warehouse Associate; Memphis, TN; Forklift Operation
1 Warehouse Supervisor; Reno, NV; Inventory Management
1 Logistics Coordinator; Memphis, TN; Scheduling
0 Data Warehouse Engineer; Remote, United States; SQL, Snowflake
0 Data Warehouse Lead; Memphis, TN; SQL, dbt
0 Director of Operations; San Francisco, CA; Leadership
0 Site Supervisor, Construction; Memphis, TN; Construction Management
0 Container Platform Engineer; Remote, United States; Docker, Kubernetes
0 Supply Chain Data Scientist; Remote, United States; Python
recruiter | Yevgenia Thornbury | Toronto, Ontario, Canada | Recruiter | Maple Bridge Staffing | Recruiting Coordinator | BA in Psychology | Recruiting, Sourcing, Interviewing, Applicant Tracking Systems, Onboarding
2 Recruiter; Toronto, Ontario; Recruiting, Sourcing
2 Technical Recruiter; Remote, Canada; Recruiting, Sourcing, Interviewing
2 Talent Acquisition Specialist; Toronto, Ontario; Recruiting, Applicant Tracking Systems
2 Senior Recruiter; Toronto, Ontario; Recruiting, Interviewing
2 Talent Acquisition Partner; Mississauga, Ontario; Recruiting, Sourcing, Onboarding
1 Recruiting Coordinator; Toronto, Ontario; Interviewing
1 HR Generalist; Toronto, Ontario; Onboarding
1 Recruiter; Vancouver, British Columbia; Recruiting
0 Open Source Developer; Remote, Canada; Rust, C
0 Sourcing Engineer, Castings; Toronto, Ontario; GD&T
0 Talent Agent, Film; Toronto, Ontario; Negotiation
0 Strategic Sourcing Manager; Toronto, Ontario; Procurement, Negotiation
0 Acquisition Systems Engineer; Remote, Canada; MATLAB
0 Head of Talent; Toronto, Ontario; Leadership
"""

COMPANIES = (
    "Alderwick Basin Corbel Dunmore Elmtide Fennick Gorsedale Hartleap Inverlay Juniperry Kestrelby Larkholt Mossgate "
    "Nethercote Oakrill Pellworth Quillon Rivenhall Saltmere Thornlea Umberside Valecross Wexhollow Yarrowby Zephyrine"
).split()
FORMS = ["Group", "Partners", "Works", "Systems", "Services", "Labs", "Supply"]


def read(text):
    people = []
    for line in filter(None, text.splitlines()):
        if line[0] in "012" and line[1] == " ":
            title, town, skills = (part.strip() for part in line[2:].split(";"))
            people[-1][1].append((int(line[0]), title, town, [skill.strip() for skill in skills.split(",")]))
        else:
            people.append(([cell.strip() for cell in line.split("|")], []))
    return people


def resume(cells):
    key, name, town, title, employer, earlier, degree, skills = cells
    skills = [skill.strip() for skill in skills.split(",")]
    first, second, third = skills[0], skills[1], skills[2]
    email = name.lower().replace(" ", ".") + "@example.com"
    lines = [
        name, town, email.encode("ascii", "ignore").decode(), "", "EXPERIENCE", "",
        f"{title}", f"{employer}, {town}", "March 2021 - Present",
        f"- Responsible for {first.lower() if first[1:2].islower() else first} for a team of six.",
        f"- Improved {second} and cut the time it takes by 18%.", f"- Trained two colleagues in {third}.", "",
    ]
    if earlier:
        lines += [f"{earlier}", f"Harbour & Lane, {town}", "June 2017 - February 2021", f"- Supported {first} every day.", ""]
    lines += ["EDUCATION", "", degree, "Wrenfield College, 2017", "", "SKILLS", "", ", ".join(skills), ""]
    return "\n".join(lines)


def main():
    folder = pathlib.Path(__file__).parent
    (folder / "resumes").mkdir(exist_ok=True)
    (folder / "postings").mkdir(exist_ok=True)
    people = read(PEOPLE)
    postings, judgements, numbers = [], [], {}
    for cells, jobs in people:
        for grade, title, town, skills in jobs:
            number = len(postings) + 1
            numbers.setdefault(cells[0], []).append(number)
            company = f"{COMPANIES[number * 7 % len(COMPANIES)]} {FORMS[number % len(FORMS)]}"
            is_remote = town.startswith("Remote")
            posting = {
                "identifier": str(number), "title": title, "company": company, "date": f"2026-10-{number % 28 + 1:02d}",
                "location": town, "remote": "Full" if is_remote else "None",
                "description": f"{company} is looking for a new colleague.\n\nYour work:\n- You work as {title}.\n"
                + "".join(f"- You bring experience with {skill}.\n" for skill in skills),
                "skills": [{"name": skill} for skill in skills],
            }
            postings.append(posting)
            judgements.append((cells[0], number, grade))
    keys = [cells[0] for cells, _ in people]
    for place, key in enumerate(keys):
        # What fits people of other fields: one each of those who stand half the list away.
        for step in range(6):
            other = keys[(place + 7 + step) % len(keys)]
            judgements.append((key, numbers[other][step], 0))
    for cells, _ in people:
        (folder / "resumes" / f"{cells[0]}.txt").write_text(resume(cells))
    with open(folder / "postings" / "twins.ndjson", "w") as file:
        file.writelines(json.dumps(posting, ensure_ascii=False) + "\n" for posting in postings)
    with open(folder / "judgements.tsv", "w") as file:
        file.write("# Résumé, posting, and 2 for a job that the person would apply for, 1 for a related one, 0 for none.\n")
        file.writelines(f"{key}\ttwins:{number}\t{grade}\n" for key, number, grade in judgements)


main()
