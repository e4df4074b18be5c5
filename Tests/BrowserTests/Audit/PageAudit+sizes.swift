extension PageAudit {
    /// Targets can be hit (2.5.8), and nothing has to be scrolled sideways (1.4.10).
    static let sizes = #"""
        for (const node of all('button, input, select, textarea, summary').filter(isSeen)) {
            const { width, height } = node.getBoundingClientRect();
            const size = `${Math.round(width)} by ${Math.round(height)}`;
            if (width < 24 || height < 24) say('target size', node, size);
        }
        // Not the width of the window: a phone makes that as wide as what it shows.
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth > clientWidth) say('width', null, `${scrollWidth} of ${clientWidth}`);
        """#
}
