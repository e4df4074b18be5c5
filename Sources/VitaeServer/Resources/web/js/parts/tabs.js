import { freshId, h } from '../dom.js';

/** Tabs over one panel. Arrow keys, Home and End move and choose. */
export function tabs({ label, tabs: items, chosen, onChoose }) {
	const prefix = freshId('tab');
	const buttons = items.map(({ id, label: text, count }) => h('button.tab', {
		role: 'tab', id: `${prefix}-${id}`, 'data-id': id, 'aria-controls': `${prefix}-panel`,
		onclick: () => choose(id),
	}, text, h('span.tab-count', count)));
	const list = h('div.tabs', { role: 'tablist', 'aria-label': label, onkeydown: move }, buttons);
	const panel = h('div', { role: 'tabpanel', id: `${prefix}-panel`, tabindex: '-1' });

	function mark(id) {
		for (const button of buttons) {
			const isChosen = button.dataset.id === id;
			button.setAttribute('aria-selected', String(isChosen));
			button.tabIndex = isChosen ? 0 : -1;
			if (isChosen) panel.setAttribute('aria-labelledby', button.id);
		}
	}
	function choose(id) {
		mark(id);
		onChoose(id);
	}
	function move(event) {
		const at = buttons.indexOf(document.activeElement);
		const last = buttons.length - 1;
		const to = {
			ArrowRight: at === last ? 0 : at + 1,
			ArrowLeft: at === 0 ? last : at - 1,
			Home: 0,
			End: last,
		}[event.key];
		if (at < 0 || to === undefined) return;
		event.preventDefault();
		buttons[to].focus();
		choose(buttons[to].dataset.id);
	}
	mark(chosen);
	return { list, panel };
}
