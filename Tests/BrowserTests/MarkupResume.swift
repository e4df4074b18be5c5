/// A résumé of somebody who would like to run something in the browsers of its readers.
enum MarkupResume {
    /// Also the name of a file: it has no slash.
    static let fileName = "<img src=x onerror=window.owned=1>.txt"

    static let text = """
        <img src=x onerror="window.owned=1">Mona Marlow</img>
        mona.marlow@example.com | +1 202 555 0143 | Denver, CO | https://example.org/"onmouseover="window.owned=1

        SUMMARY
        Accountant <script>window.owned=1</script> with ten years of &lt;b&gt; in <style>*{display:none}</style> ledgers.

        EXPERIENCE
        Senior Accountant "><svg onload=window.owned=1>
        <iframe src="javascript:window.owned=1">Fennel Ridge</iframe> Holdings, Denver, CO
        March 2019 - Present
        - Led a team of 4 and <a href="javascript:window.owned=1">cut</a> the close by 30%
        - Prepared {{constructor.constructor('window.owned=1')()}} statements for 12 entities
        Staff Accountant, <b onclick=window.owned=1>Larkspur</b> Foods Inc, Boulder, CO
        June 2014 - February 2019
        - Reconciled 40 accounts each month <body onload=window.owned=1>

        EDUCATION
        BSc Accounting, <marquee>University of Colorado</marquee>, 2014

        SKILLS
        <img src=x onerror=window.owned=1>, US GAAP, Excel, <details open ontoggle=window.owned=1>, Budgeting
        """
}
