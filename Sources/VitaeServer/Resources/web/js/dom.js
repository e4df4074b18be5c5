const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Builds an element: `h('p.fine', { id: 'x' }, 'text', other)`. The properties may be left out.
 *
 * Text becomes text nodes, so nothing from a résumé is ever read as markup.
 */
export function h(tag, ...content) {
	const [name, ...classes] = tag.split('.');
	const node = document.createElement(name);
	if (classes.length > 0) node.className = classes.join(' ');
	// A button that sends no form has to say so.
	if (name === 'button') node.type = 'button';
	return build(node, content);
}

export function svg(tag, ...content) {
	return build(document.createElementNS(svgNamespace, tag), content);
}

function build(node, content) {
	const [first, ...rest] = content;
	const hasProperties = Object.getPrototypeOf(first ?? '') === Object.prototype;
	for (const [name, value] of Object.entries(hasProperties ? first : {})) {
		if (value === null || value === undefined || value === false) continue;
		if (typeof value === 'function') node.addEventListener(name.slice(2), value);
		else if (name === 'value') node.value = value;
		else node.setAttribute(name, value === true ? '' : String(value));
	}
	return fill(node, ...(hasProperties ? rest : content));
}

export function fill(node, ...children) {
	node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
	return node;
}

export function icon(name) {
	return svg('svg', { class: 'icon', 'aria-hidden': 'true', focusable: 'false' }, svg('use', { href: `/assets/icons.svg#${name}` }));
}

export function unseen(text) {
	return h('span', { class: 'hidden-visually' }, text);
}

let lastAnnouncement = 0;

export function announce(text) {
	const region = document.getElementById('live');
	region.textContent = '';
	// A region that is emptied and filled at once is not read a second time.
	clearTimeout(lastAnnouncement);
	lastAnnouncement = setTimeout(() => { region.textContent = text; }, 60);
}

export function focusOn(node) {
	if (!node) return;
	if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
	node.focus({ preventScroll: true });
}

let counter = 0;

export function freshId(prefix) {
	counter += 1;
	return `${prefix}-${counter}`;
}
