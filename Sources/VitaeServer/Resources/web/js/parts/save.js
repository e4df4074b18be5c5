import { h } from '../dom.js';

export function save(blob, name) {
	const url = URL.createObjectURL(blob);
	const link = h('a', { href: url, download: name, hidden: true });
	document.body.append(link);
	link.click();
	link.remove();
	// The download has to have begun before the address goes.
	setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
