import { agree, hasConsent, termsList, withdrawConsent } from '../consent.js';
import { announce, fill, h } from '../dom.js';
import { settings } from '../settings.js';
import { isDark, toggleTheme } from '../theme.js';

export async function settingsScreen() {
	const known = await settings();
	const consent = h('div.choice');
	const paintConsent = () => {
		const has = hasConsent(known);
		fill(consent,
			h('p', { role: 'status' }, has ? 'You agreed to this in this browser.' : 'You have not agreed to this in this browser, so nothing is uploaded.'),
			h('div.actions', has
				? h('button.button', { onclick: () => change(withdrawConsent, 'Withdrawn. You are asked again before the next upload.') }, 'Withdraw')
				: h('button.button.filled', { onclick: () => change(() => agree(known), 'Agreed') }, 'Agree')));
	};
	function change(make, text) {
		make();
		paintConsent();
		announce(text);
		consent.querySelector('button').focus();
	}
	const colours = h('button.button', { onclick: () => { toggleTheme(); paintColours(); } });
	const paintColours = () => fill(colours, isDark() ? 'Use light colours' : 'Use dark colours');
	paintConsent();
	paintColours();
	return {
		title: 'Settings',
		node: h('div.wrap.narrow.page',
			h('h1', 'Settings'),
			h('section.card', h('h2', 'What is stored, and for how long'), termsList(known), consent,
				h('p.fine', 'Withdrawing stops uploads. What was uploaded before is erased under Insights, or by itself when its time is up.')),
			h('section.card', h('h2', 'Colours'), h('div.actions', colours))),
	};
}
