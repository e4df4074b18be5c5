import { explainRole } from '../api.js';
import { fill, freshId, h } from '../dom.js';
import { has, lacks } from '../features.js';

export function roles({ token, session, signal }) {
	const suggested = session.realistic_target_roles ?? [];
	if (suggested.length === 0) return h('p.none', 'None: neither the last title nor the skills in the document speak clearly enough for another role.');
	const canExplain = has('snippet');
	const panel = h('div.snippet', { id: freshId('snippet'), 'aria-live': 'polite', hidden: true });
	const buttons = suggested.map((role) => (canExplain
		? h('button.chip', {
			'aria-expanded': 'false', 'aria-controls': panel.id, onclick: () => open(role),
		}, role)
		: h('span.chip.flat', role)));
	const told = new Map();
	let current = null;

	async function open(role) {
		current = current === role ? null : role;
		buttons.forEach((button, index) => button.setAttribute('aria-expanded', String(suggested[index] === current)));
		panel.hidden = current === null;
		if (current === null) return;
		if (!told.has(role)) {
			fill(panel, h('h3', role), h('p', 'Loading'));
			try {
				told.set(role, await explainRole(token, role, { signal }));
			} catch (error) {
				if (signal.aborted || current !== role) return;
				lacks('snippet', error);
				fill(panel, h('h3', role), h('p', error.isMissing ? 'This server tells no more about it.' : error.message));
				return;
			}
		}
		if (current !== role) return;
		const { summary, bullets } = told.get(role);
		fill(panel, h('h3', role), h('p', summary),
			h('ul', (bullets ?? []).map((bullet) => h('li', bullet))));
	}
	return h('div',
		canExplain ? h('p.fine', 'Choose one to see what speaks for it.') : null,
		h('ul.chips', buttons.map((button) => h('li', button))),
		panel);
}
