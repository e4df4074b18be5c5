import Resume

extension ScoredSample {
    /// Three measured positions, all that a reader looks for.
    static var excellent: ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(
            name: "Priya Holm",
            place: "Leeds, UK",
            email: "priya.holm@example.com",
            phone: "+44 113 496 0123",
            link: "linkedin.com/in/priyaholm-example"
        )
        sample.writeWork(
            "Operations Manager",
            at: "Fellside Parcels",
            from: PartialDate(year: 2020, month: 3),
            to: nil,
            dates: "Mar 2020 – Present",
            bullets: [
                "Led 64 drivers and 9 supervisors across three depots handling 18,000 parcels a day",
                "Cut late deliveries from 7.1 % to 2.4 % in twelve months by redesigning 41 routes",
                "Reduced fuel cost by £310,000 a year through a new vehicle mix and driver coaching",
                "Introduced a scanning process that lowered lost parcels by 58 %",
                "Negotiated the renewal of two warehouse leases, saving £120,000 over five years",
            ]
        )
        sample.writeWork(
            "Shift Supervisor",
            at: "Northway Freight",
            from: PartialDate(year: 2016, month: 8),
            to: PartialDate(year: 2020, month: 2),
            dates: "Aug 2016 – Feb 2020",
            bullets: [
                "Supervised 22 warehouse staff on night shifts with an output of 6,500 items per shift",
                "Raised pick accuracy from 96.2 % to 99.5 % by retraining teams and relabelling aisles",
                "Planned rosters that brought overtime down by 31 % within one peak season",
                "Built a weekly dashboard in Excel that replaced manual reports for the branch office",
            ]
        )
        sample.writeEducation("BSc Business Management", at: "University of Airedale", dates: "2016")
        sample.writeSkills(
            "Operations",
            ["Route planning", "Rostering", "Forecasting", "Health and safety", "Leasing"]
        )
        sample.writeSkills("Tools", ["Excel", "SQL", "Power BI", "SAP", "Microsoft Project", "Visio"])
        return sample
    }

    /// Duties without figures, empty phrases, most of the form in order.
    static var typical: ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(
            name: "Dana Whitlow",
            place: "Columbus, OH",
            email: "dana.whitlow@example.com",
            phone: "(614) 555-0133"
        )
        let summary = "Results-driven professional and team player with a proven track record in retail banking."
        sample.resume.basics.summary = Sourced(summary, lines: [sample.write(summary)])
        sample.writeWork(
            "Customer Service Representative",
            at: "Lakeview Savings Bank",
            from: PartialDate(year: 2019, month: 6),
            to: nil,
            dates: "June 2019 – Present",
            bullets: [
                "Answer customer calls about accounts, cards and online banking",
                "Responsible for resolving complaints and escalating difficult cases to the supervisor",
                "Process address changes, card replacements and account closures",
                "Train new employees on the telephone system and on bank procedures",
                "Worked on a project to improve the knowledge base used by the call center",
            ]
        )
        sample.writeWork(
            "Bank Teller",
            at: "Lakeview Savings Bank",
            from: PartialDate(year: 2016, month: 8),
            to: PartialDate(year: 2019, month: 5),
            dates: "August 2016 – May 2019",
            bullets: [
                "Handled cash deposits, withdrawals and loan payments for around 80 customers a day",
                "Balanced the cash drawer at the end of each shift and reported every difference",
                "Promoted savings products and credit cards to customers at 3 branches",
                "Assisted with opening and closing the branch",
            ]
        )
        sample.writeEducation("Associate of Arts", at: "Prairie Community College", dates: "2016")
        sample.writeSkills(
            nil,
            ["Excel", "Customer service", "Cash handling", "Data entry", "Salesforce", "Word", "Phone"]
        )
        return sample
    }

    /// Two vague jobs on half a page.
    static var weak: ScoredSample {
        var sample = ScoredSample()
        sample.writeContact(name: "Toby Marsh", email: "toby.marsh@example.com", phone: "555-0142")
        sample.writeWork(
            "Sales Assistant",
            at: "Corner Retail",
            from: PartialDate(year: 2021),
            to: PartialDate(year: 2023),
            dates: "2021 – 2023",
            bullets: ["Responsible for helping customers", "Worked with the team on various tasks", "Did stock"]
        )
        sample.writeWork(
            "Waiter",
            at: "Harbour Cafe",
            from: PartialDate(year: 2019),
            to: PartialDate(year: 2020),
            dates: "2019 – 2020",
            bullets: ["Serving food and drinks", "Helped with cleaning"]
        )
        sample.writeEducation(nil, at: "High school", dates: "2018")
        sample.writeSkills(nil, ["Hard worker", "Team player", "Communication"])
        return sample
    }
}
