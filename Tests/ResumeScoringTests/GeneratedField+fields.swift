extension GeneratedField {
    static let all = [software, nurse, electrician, professor, designer, sales]

    static let software = GeneratedField(
        name: "software",
        titles: ["Senior Software Engineer", "Software Engineer", "Junior Developer"],
        degree: "BSc Computer Science",
        summary: "Software engineer for payment services with ten years of experience in Java and cloud platforms.",
        skills: [
            ("Languages", ["Java", "Python", "SQL", "TypeScript", "Go"]),
            ("Tools", ["Docker", "Kubernetes", "PostgreSQL", "Git", "Terraform", "Jenkins"]),
        ],
        deeds: [
            ("Built a settlement service for card payments in Java", "that handles 12,000 payments a minute"),
            ("Migrated the billing database to PostgreSQL without downtime", "and cut licence costs by 40 %"),
            ("Designed the public interface for partner banks", "used by 35 clients within a year"),
            ("Automated the release process with Jenkins and Docker", "and shortened it from 3 hours to 12 minutes"),
            ("Led a team through the rewrite of the ledger", "with 6 engineers in two offices"),
            ("Reduced the time of the slowest reports by caching", "from 45 to 4 seconds"),
            ("Introduced contract tests between all services", "which halved incidents to 11 a quarter"),
            ("Mentored new developers in code reviews and pairing", "for 5 graduates each summer"),
            ("Wrote the tracing library that every service uses", "across 60 services"),
            ("Replaced nightly imports by a stream of events", "with a delay below 2 seconds"),
            ("Developed a dashboard for the support team in React", "read by 80 people every day"),
            ("Planned the capacity of the cluster for the holiday season", "and saved $90,000 a year"),
            ("Fixed the most frequent causes of failed logins", "lowering complaints by 28 %"),
            ("Documented the architecture for auditors and new staff", "on 140 pages"),
        ]
    )

    static let nurse = GeneratedField(
        name: "nurse",
        titles: ["Registered Nurse", "Staff Nurse", "Healthcare Assistant"],
        degree: "Bachelor of Science in Nursing",
        summary:
            "Registered nurse with eight years on surgical and intensive care wards and a licence in good standing.",
        skills: [
            ("Clinical", ["Wound care", "Triage", "Medication administration", "Patient assessment", "CPR"]),
            ("Other", ["Epic", "Care planning", "Patient education", "Infection control", "Phlebotomy"]),
        ],
        deeds: [
            ("Cared for patients after surgery on a busy ward", "with 28 beds"),
            ("Trained student nurses in wound care and hygiene", "in groups of 4"),
            ("Coordinated admissions and discharges with physicians", "for up to 15 patients a day"),
            ("Administered medication and monitored its effects", "with no errors in 3 years"),
            ("Introduced a checklist for handovers between shifts", "that cut delays by 20 %"),
            ("Assessed emergencies by urgency on arrival", "for about 60 people a night"),
            ("Planned the rosters of the surgical ward", "for 22 nurses"),
            ("Taught families how to care for patients at home", "in 90 sessions"),
            ("Reviewed infections with the hygiene team", "and lowered their rate from 4 % to 1.5 %"),
            ("Led the audit of emergency equipment", "on 6 wards"),
            ("Supported surgeons during minor procedures", "in more than 400 cases"),
            ("Updated care plans together with therapists", "every 2 days"),
            ("Organised the influenza vaccination of the staff", "reaching 310 colleagues"),
        ]
    )

    static let electrician = GeneratedField(
        name: "electrician",
        titles: ["Journeyman Electrician", "Electrician", "Apprentice Electrician"],
        degree: "Certificate of Apprenticeship, Electrician",
        summary: "Licensed electrician with twelve years of experience in commercial buildings and plants.",
        skills: [
            ("Trade", ["Conduit bending", "Blueprint reading", "Motor controls", "Wiring", "Troubleshooting"]),
            ("Safety", ["OSHA 30", "Lockout/tagout", "First aid", "Arc flash", "Forklift"]),
        ],
        deeds: [
            ("Installed lighting and panels in office buildings", "of up to 14 floors"),
            ("Wired pumps and fans of a treatment plant", "with 160 motors"),
            ("Found and repaired faults in control cabinets", "on 8 to 10 calls a week"),
            ("Supervised apprentices on site and signed their hours", "in a crew of 5"),
            ("Tested and documented circuits before inspection", "with no defects in 24 inspections"),
            ("Replaced worn switchgear during night shifts", "without a lost hour of production"),
            ("Bent and ran conduit for a hospital extension", "over 3,200 metres"),
            ("Read drawings and ordered material for each floor", "within a budget of $75,000"),
            ("Maintained emergency generators and batteries", "at 12 sites"),
            ("Upgraded the lighting of a warehouse to LED", "saving 38 % of its power"),
            ("Connected charging stations in a parking garage", "for 64 cars"),
            ("Trained helpers in lockout procedures and first aid", "every 6 months"),
        ]
    )
}
