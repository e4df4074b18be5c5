extension PageAudit {
    /// A language, a title, one heading of the first level and no level left out, landmarks.
    static let structure = #"""
        if (document.documentElement.lang !== 'en') say('language', document.documentElement);
        if (!/\S/.test(document.title)) say('title');
        const first = all('h1').filter(isSeen);
        if (first.length !== 1) say('one h1', null, `${first.length} of them`);
        let level = 0;
        for (const heading of all('h1, h2, h3, h4, h5, h6').filter(isSeen)) {
            const own = Number(heading.tagName[1]);
            if (own > level + 1 && level > 0) say('heading order', heading, heading.textContent);
            level = own;
        }
        for (const landmark of ['body > header', 'main', 'body > footer']) {
            if (all(landmark).length !== 1) say('landmark', null, landmark);
        }
        for (const nav of all('nav')) if (!nav.getAttribute('aria-label')) say('landmark', nav, 'without a name');
        """#
}
