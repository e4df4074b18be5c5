extension PageAudit {
    /// Identifiers are unique, references lead somewhere, and every control has a name.
    static let names = #"""
        const ids = all('[id]').map((node) => node.id);
        const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
        for (const id of repeated) say('unique id', null, id);
        for (const reference of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
            for (const node of all(`[${reference}]`)) {
                for (const id of node.getAttribute(reference).split(/\s+/)) {
                    if (!document.getElementById(id)) say('reference', node, `${reference} ${id}`);
                }
            }
        }

        const textOf = (node) => {
            if (node.nodeType === Node.TEXT_NODE) return node.data;
            if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
            const given = node.getAttribute('aria-label') ?? node.getAttribute('alt');
            return given ?? [...node.childNodes].map(textOf).join(' ');
        };
        const nameOf = (node) => {
            const by = node.getAttribute('aria-labelledby');
            if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
            if (node.labels?.length > 0) return [...node.labels].map(textOf).join(' ');
            const isField = node.matches('input, select, textarea, progress');
            return isField ? node.getAttribute('aria-label') ?? '' : textOf(node);
        };
        const fields = 'input, select, textarea, progress';
        const controls = `a, button, summary, dialog, [role=tab], [role=img], [role=region], ${fields}`;
        for (const node of all(controls).filter(isSeen)) if (!/\S/.test(nameOf(node))) say('name', node);
        for (const node of all('img')) if (!node.hasAttribute('alt')) say('name', node, 'without alt');
        """#
}
