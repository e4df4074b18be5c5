extension WorkplaceCase {
    /// Titles, flags and bodies beside a location text.
    static let titles = read(
        """
        O ~ Leeds ~ Remote Sensing Engineer
        O ~ Leeds ~ Remote Sensing Scientist
        O ~ Leeds ~ Remote Patient Monitoring Nurse
        O ~ Leeds ~ Nurse - Remote Patient Monitoring
        O ~ Leeds ~ Engineer (Remote Sensing)
        O ~ Leeds ~ Technician, Remote Operations Center
        O ~ Leeds ~ Remote Support Technician
        O ~ Leeds ~ Remote Sites Coordinator
        O ~ Leeds ~ Virtual Reality Developer
        O ~ Leeds ~ Hybrid Cloud Engineer
        O ~ Leeds ~ Hybrid Vehicle Technician
        O ~ Leeds ~ Home Care Assistant
        O ~ Leeds ~ Home Office Caseworker, Civil Service
        O ~ Leeds ~ Distributed Systems Engineer
        O ~ Leeds ~ Global Account Manager
        O ~ Leeds ~ Accountant (not remote)
        O ~ Leeds ~ Accountant (office-based)
        O ~ Leeds ~ Accountant (No Remote)
        O ~ Leeds ~ Accountant - on-site
        O ~ Leeds ~ Developer, Virtual Desktop
        R ~ Leeds ~ Accountant (Remote)
        R ~ Leeds ~ Accountant - Remote
        R ~ Leeds ~ Accountant, Remote
        R:US ~ Leeds ~ Accountant - Remote - US
        R ~ Leeds ~ Accountant (100% Remote)
        R ~ Leeds ~ Accountant (Fully Remote)
        R ~ Leeds ~ Accountant | Work from Home
        R ~ Leeds ~ Remote Accountant
        R ~ Leeds ~ Fully Remote Accountant
        R ~ Leeds ~ Accountant (WFH)
        R ~ Leeds ~ Remote - Accountant
        R ~ Leeds ~ Work From Home Customer Service Agent
        R:DE ~ Leeds ~ Buchhalter (m/w/d) - Remote, Deutschland
        R ~ Leeds ~ Buchhalter (m/w/d) 100% Homeoffice
        R ~ Leeds ~ Comptable (Télétravail)
        R ~ Leeds ~ Contable - Remoto
        R ~ Leeds ~ Remote Sensing Scientist (Remote)
        H ~ Leeds ~ Accountant (Hybrid)
        H ~ Leeds ~ Accountant - Hybrid
        H ~ Leeds ~ Accountant, Hybrid working
        H ~ Leeds ~ Hybrid Accountant (2 days in office)
        H ~ Leeds ~ Accountant (Remote/Hybrid)
        R ~ Leeds ~ Baker ~ true
        R ~ Leeds (on-site interview) ~ Baker ~ true
        R ~ Leeds ~ Baker ~ remote
        R ~ Leeds ~ Baker ~ Full
        R ~ Leeds ~ Baker ~ TELECOMMUTE
        R ~ Leeds ~ Baker ~ Fully Remote
        O ~ Leeds ~ Baker ~ false
        R ~ Remote ~ Baker ~ false
        R ~ Leeds ~ Accountant (Remote) ~ false
        O ~ San Francisco Office ~ Baker ~ true
        O ~ Leeds HQ ~ Baker ~ true
        O ~ New York, NY (HQ) ~ Baker ~ true
        O ~ Austin-Onsite ~ Baker ~ true
        H ~ Hybrid - Boston, MA ~ Baker ~ true
        R ~ San Francisco Office ~ Baker (Remote) ~ true
        R ~ San Francisco Office / Remote, USA ~ Baker ~ true
        R ~ San Francisco Office / Remote, USA ~ Baker ~ false
        R ~ Leeds (on-site) or remote ~ Baker
        R ~ Remote or onsite ~ Baker
        O ~ Leeds ~ Baker ~ on-site
        O ~ Leeds ~ Baker ~ None
        O ~ Leeds ~ Baker (Remote) ~ onsite
        H ~ Leeds ~ Baker ~ hybrid
        H ~ Remote ~ Baker ~ Hybrid
        H ~ Leeds (hybrid) ~ Baker ~ false
        O ~ Leeds ~ Baker ~ ~ This is not a remote role.
        O ~ Leeds ~ Baker ~ ~ You visit remote sites and work with remote teams.
        O ~ Leeds ~ Baker ~ ~ Our remote colleagues in Oslo will support you.
        O ~ Leeds ~ Baker ~ ~ No remote work. The bakery is in Leeds.
        O ~ Leeds ~ Baker ~ ~ You monitor patients remotely and hold virtual visits.
        O ~ Leeds ~ Baker ~ ~ During the pandemic we were temporarily remote.
        O ~ Leeds ~ Baker ~ ~ Our ovens come with remote control and hybrid heating.
        R ~ Remote ~ Baker ~ ~ You come to our office once a year.
        R ~ Leeds ~ Data Analyst (Home Based)
        R ~ Leeds ~ REMOTE Data Analyst
        R ~ Leeds ~ Data Analyst [Remote]
        R ~ Leeds ~ Data Analyst, UK (Remote)
        R ~ Leeds ~ 100% Remote Data Analyst
        R ~ Leeds ~ Data Analyst – Fully Remote, Flexible Hours
        R ~ Leeds ~ Datenanalyst (w/m/d) - remote
        H ~ Leeds ~ Data Analyst (Hybrid, Leeds)
        H ~ Leeds ~ Data Analyst - Hybrid/Leeds
        H ~ Leeds ~ Data Analyst (2 days remote)
        O ~ Leeds ~ Remote Control Systems Engineer
        O ~ Leeds ~ Field Engineer - Remote Sites
        O ~ Leeds ~ Remote Desktop Administrator
        O ~ Leeds ~ Hybrid App Developer
        O ~ Leeds ~ Distribution Manager
        O ~ Leeds ~ Care Home Manager
        O ~ Leeds ~ Virtual Assistant Trainer
        O ~ Leeds ~ Engineer II, Remote Access VPN
        O ~ Leeds ~ Teacher, Remote Schools Program
        O ~ Leeds ~ Remote Diagnostics Engineer
        """
    )
}
