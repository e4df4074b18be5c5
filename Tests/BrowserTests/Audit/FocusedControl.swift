/// What has the focus, and whether it can be seen there.
struct FocusedControl: Equatable, Sendable {
    let name: String
    /// It is on the screen, and an outline of two pixels or more is around it.
    let isVisible: Bool
}

extension Browser {
    func focused() async throws -> FocusedControl {
        let script = """
            const node = document.activeElement;
            const style = getComputedStyle(node);
            const box = node.getBoundingClientRect();
            const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
            const isInSight = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
            const name = node.getAttribute('aria-label') ?? node.labels?.[0]?.textContent ?? node.textContent;
            return [name.trim(), node.matches(':focus-visible') && isOutlined && isInSight];
            """
        let answer = try await run(script).array
        return FocusedControl(name: answer.first?.string ?? "", isVisible: answer.last?.boolean ?? false)
    }
}
