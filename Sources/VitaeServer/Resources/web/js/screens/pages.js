import { termsList } from '../consent.js';
import { h } from '../dom.js';
import { state } from '../parts/states.js';
import { settings } from '../settings.js';

export async function privacyScreen() {
	const known = await settings();
	return {
		title: 'What is stored',
		node: h('div.wrap.narrow.page',
			h('h1', 'What is stored, and for how long'),
			h('div.card', termsList(known, 'h2')),
			h('p', 'The page sets no cookies. The browser keeps that you agreed, the colours you chose and, until you close the tab, your sign-in, the addresses of your results and the list of your batch.'),
			h('a.button', { href: '#/' }, 'Back to the start')),
	};
}

export function notFoundScreen() {
	return {
		title: 'Not found',
		node: state({
			picture: 'search',
			title: 'There is nothing here',
			text: 'The address may be incomplete.',
			actions: [h('a.button.primary', { href: '#/' }, 'To the start')],
		}),
	};
}
