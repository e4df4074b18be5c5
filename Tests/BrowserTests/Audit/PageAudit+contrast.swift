extension PageAudit {
    /// Text stands out from what is behind it: 4.5 to 1, and 3 to 1 where it is large (1.4.3).
    static let contrast = #"""
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const drawn = new Map();
        // Drawn, because colours are written in many ways.
        const rgba = (colour) => {
            if (!drawn.has(colour)) {
                canvas.clearRect(0, 0, 1, 1);
                canvas.fillStyle = colour;
                canvas.fillRect(0, 0, 1, 1);
                const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
                drawn.set(colour, [r, g, b, a / 255]);
            }
            return drawn.get(colour);
        };
        const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
        const linear = (byte) => {
            const value = byte / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        };
        const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        const behind = (node) => {
            const layers = [];
            for (let each = node; each; each = each.parentElement) {
                layers.unshift(rgba(getComputedStyle(each).backgroundColor));
            }
            return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
        };

        const unseen = '.hidden-visually, .skip, [aria-disabled=true], script, noscript, option';
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode.data.trim();
            const node = texts.currentNode.parentElement;
            if (text === '' || !isSeen(node) || node.closest(unseen)) continue;
            const style = getComputedStyle(node);
            const ground = behind(node);
            const colour = over(rgba(node instanceof SVGElement ? style.fill : style.color), ground);
            const [light, dark] = [luminance(colour), luminance(ground)].sort((a, b) => b - a);
            const ratio = (light + 0.05) / (dark + 0.05);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
            if (ratio < (isLarge ? 3 : 4.5)) say('contrast', node, `${ratio.toFixed(2)} of “${text.slice(0, 30)}”`);
        }
        """#
}
