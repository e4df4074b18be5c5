/// Checks of a page by a script that runs in it: what can be told of WCAG 2.2 without a person.
enum PageAudit {
    /// The body of a function that returns the problems, each beginning with its rule.
    static let script = [tools, structure, names, sizes, contrast, "return problems;"].joined(separator: "\n")

    private static let tools = #"""
        const problems = [];
        const say = (rule, node, text = '') => {
            const kind = node ? [node.tagName.toLowerCase(), ...node.classList].join('.') : '';
            problems.push(`${rule}: ${kind} ${text}`.trim());
        };
        const all = (selector) => [...document.querySelectorAll(selector)];
        const isSeen = (node) => node.checkVisibility({ visibilityProperty: true })
            && !node.closest('[aria-hidden="true"]');
        """#
}
