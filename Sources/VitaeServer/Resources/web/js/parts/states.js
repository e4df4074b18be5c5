import { h, icon } from '../dom.js';

export function state({ picture, title, text, actions = [], tone = '' }) {
	return h('section', { class: `wrap state ${tone}` },
		h('span.state-picture', icon(picture)),
		h('h1', title),
		text ? h('p', text) : null,
		actions.length > 0 ? h('div.actions', actions) : null);
}

export function trouble(error, { onRetry } = {}) {
	return state({
		picture: 'alert',
		title: error.status === 0 ? 'No connection' : 'That did not work',
		text: error.message || 'Try again in a moment.',
		actions: [
			onRetry ? h('button.button.primary', { onclick: onRetry }, 'Try again') : null,
			h('a.button', { href: '#/' }, 'Start over'),
		],
	});
}

export function gone() {
	return state({
		picture: 'clock',
		title: 'These results are gone',
		text: 'They were erased, their time is up, or the address is not complete. A résumé can be uploaded again at any time.',
		actions: [h('a.button.primary', { href: '#/' }, 'Upload a résumé')],
	});
}

export function banner(tone, ...content) {
	return h('div', { class: `banner ${tone}`, role: tone === 'bad' ? 'alert' : null },
		icon('alert'),
		h('div', content));
}
