import Testing

extension BrowserTests {
    @Suite("Checks of a page")
    struct PageAuditTests {
        private static let tools = """
            const main = document.querySelector('main');
            const add = (name, text, style = '') => {
                const node = Object.assign(document.createElement(name), { textContent: text });
                node.style.cssText = style;
                main.append(node);
                return node;
            };
            """

        /// A rule, and what breaks it and no other.
        private static let faults = [
            ("language", "document.documentElement.lang = ''"),
            ("title", "document.title = ''"),
            ("one h1", "add('h1', 'Another')"),
            ("heading order", "add('h2', 'Second'); add('h4', 'Fourth')"),
            ("landmark", "document.querySelector('footer').remove()"),
            ("landmark", "add('nav', 'Without a name')"),
            ("unique id", "add('p', 'Twin').id = 'main'"),
            ("reference", "main.setAttribute('aria-labelledby', 'nothing')"),
            ("name", "add('a', '', 'padding: 20px').href = '#/'"),
            ("name", "add('input', '')"),
            ("target size", "add('button', '.', 'width: 9px; height: 9px; padding: 0')"),
            ("width", "add('div', 'Wide', 'width: 1500px')"),
            ("contrast", "add('p', 'Weak', 'color: #999')"),
        ]

        @Test("find what is wrong, and nothing else")
        func faults() async throws {
            try await Browser.visit(as: .desktop) { browser in
                for (rule, fault) in Self.faults {
                    try await browser.open("/")
                    try await browser.see(".consent")
                    try await browser.expectSound("Before a fault is made")
                    try await browser.run("\(Self.tools)\n\(fault)")
                    let problems = try await browser.run(PageAudit.script).array.compactMap(\.string)
                    #expect(!problems.isEmpty, "\(fault)")
                    #expect(problems.allSatisfy { $0.hasPrefix("\(rule):") }, "\(fault): \(problems)")
                }
            }
        }
    }
}
