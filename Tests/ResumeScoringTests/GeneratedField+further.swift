extension GeneratedField {
    static let professor = GeneratedField(
        name: "professor",
        titles: ["Associate Professor of Chemistry", "Assistant Professor", "Postdoctoral Researcher"],
        degree: "PhD Chemistry",
        summary:
            "Associate professor of physical chemistry who studies surfaces and teaches thermodynamics at all levels.",
        skills: [
            ("Methods", ["Spectroscopy", "Electron microscopy", "Statistics", "Python", "LaTeX"]),
            ("Academic", ["Grant writing", "Curriculum design", "Peer review", "Supervision", "Lecturing"]),
        ],
        deeds: [
            ("Taught thermodynamics and kinetics to undergraduates", "in classes of 120"),
            ("Supervised doctoral students on surface reactions", "with 7 degrees awarded"),
            ("Raised funds for a laboratory of electron microscopy", "of $1.4 million"),
            ("Published papers on catalysts in journals with review", "with 38 articles so far"),
            ("Chaired the curriculum committee of the department", "for 4 years"),
            ("Developed a laboratory course on spectroscopy", "taken by 60 students a year"),
            ("Reviewed proposals for the national science foundation", "on 9 panels"),
            ("Organised a summer school on catalysis", "for 45 participants from 12 countries"),
            ("Built an instrument that follows reactions on surfaces", "within 10 milliseconds"),
            ("Designed an open course on statistics for chemists", "with 2,000 listeners"),
            ("Mentored postdoctoral researchers in teaching", "in 3 cohorts"),
            ("Edited a handbook on heterogeneous catalysis", "of 600 pages"),
        ]
    )

    static let designer = GeneratedField(
        name: "designer",
        titles: ["Senior Graphic Designer", "Graphic Designer", "Junior Designer"],
        degree: "BA Graphic Design",
        summary: "Graphic designer for brands and packaging who has worked for publishers, museums and food makers.",
        skills: [
            ("Programs", ["Photoshop", "Illustrator", "InDesign", "Figma", "After Effects"]),
            ("Craft", ["Typography", "Packaging", "Branding", "Illustration", "Prepress"]),
        ],
        deeds: [
            ("Designed the packaging of a range of organic teas", "sold in 240 shops"),
            ("Created the visual identity of a city museum", "with 3 exhibitions a year"),
            ("Produced catalogues and posters from sketch to print", "in runs of 20,000"),
            ("Directed photographers and illustrators on campaigns", "with budgets up to €60,000"),
            ("Redesigned the website of a publishing house", "and raised its orders by 22 %"),
            ("Built a library of components for the product team", "of 130 elements"),
            ("Presented concepts to clients and led workshops", "for 18 accounts"),
            ("Drew the icons and maps of a hiking guide", "of 320 pages"),
            ("Prepared files for print and checked proofs on press", "at 4 printers"),
            ("Introduced templates that sped up presentations", "by 35 %"),
            ("Won the pitch for the brand of a regional railway", "against 6 agencies"),
            ("Coached interns in typography and colour", "each term, 2 at a time"),
        ]
    )

    static let sales = GeneratedField(
        name: "sales",
        titles: ["Sales Manager", "Account Executive", "Sales Representative"],
        degree: "Associate of Arts in Business",
        summary: "Sales manager for business software with a record of winning and keeping customers in three regions.",
        skills: [
            ("Sales", ["Negotiation", "Forecasting", "Key account management", "Cold calling", "Pricing"]),
            ("Tools", ["Salesforce", "HubSpot", "Excel", "Power BI", "LinkedIn Sales Navigator"]),
        ],
        deeds: [
            ("Managed the accounts of large retail customers", "worth $6.5 million a year"),
            ("Won new customers in manufacturing and logistics", "at a rate of 14 a quarter"),
            ("Led and coached a team of account executives", "of 9 in two states"),
            ("Negotiated contracts with purchasing departments", "with terms of up to 5 years"),
            ("Introduced a weekly forecast that finance relies on", "within 4 % of the result"),
            ("Trained resellers on products and pricing", "at 30 partners"),
            ("Rebuilt the process for renewals", "and raised retention from 81 % to 93 %"),
            ("Presented at trade fairs and regional meetings", "12 times a year"),
            ("Cleaned and merged the customer database", "of 48,000 contacts"),
            ("Exceeded the annual target in every year", "by 8 % to 21 %"),
            ("Opened the branch for the northern region", "with sales of $900,000 in the first year"),
            ("Answered tenders together with the engineers", "winning 17 of 40"),
            ("Planned the territories of the field team", "for 25 representatives"),
        ]
    )
}
