import { h, icon } from './dom.js';
import { count } from './format.js';
import { forGood, keep, recall } from './storage.js';

const key = 'vitae.consent';

// What was agreed to. Other terms, such as a longer retention, are asked about again.
const termsOf = (settings) => ({ days: settings.retentionDays, file: settings.keepsFile });

export function hasConsent(settings) {
	const agreed = recall(forGood, key);
	if (!agreed) return false;
	const terms = termsOf(settings);
	// A server that cannot be asked right now has not changed its terms.
	return !settings.known || (agreed.days === terms.days && agreed.file === terms.file);
}

/** What was agreed to is forgotten: it is asked about again before the next upload. */
export function withdrawConsent() {
	keep(forGood, key, null);
}

export function agree(settings) {
	keep(forGood, key, termsOf(settings));
}

function terms(settings) {
	const file = {
		true: 'Your file is kept with them for as long.',
		false: 'The file itself is deleted as soon as it has been read.',
	}[settings.keepsFile] ?? '';
	const days = settings.retentionDays;
	return [
		['file', 'What is stored', `The text of your résumé and what was found in it: details, score, roles and jobs. ${file}`],
		['clock', 'For how long', days
			? `${count(days, 'day')}. Then it is erased by itself. What you upload signed in may be kept longer, and your dashboard lists it.`
			: 'The operator of this server decides. The results say when they are erased.'],
		['trash', 'How to erase it', 'At any time, with one button: open the results, then Insights, then “Erase everything”.'],
		['lock', 'Who can see it', 'Whoever has the address of your results page. Share it only with people you trust.'],
	];
}

export function termsList(settings, heading = 'h3') {
	return h('ul.terms', terms(settings).map(([picture, title, text]) => h('li',
		icon(picture), h('div', h(heading, title), h('p', text.trim())))));
}

/** The question before the first upload. Whoever does not want to agree now can look around, and come back to it. */
export function consentCard(settings, { onAgree, onLater }) {
	return h('section.card.consent', { 'aria-labelledby': 'consent-title' },
		h('h2', { id: 'consent-title' }, 'Before you start'),
		termsList(settings),
		h('button.button.primary.wide', { onclick: () => { agree(settings); onAgree(); } }, 'Agree and continue'),
		h('button.button.wide.later', { onclick: onLater }, 'Not now'),
		h('p.fine', 'This browser remembers that you agreed; ', h('a', { href: '#/settings' }, 'settings'), ' show it. No cookies, and nothing from other sites.'));
}

/** In the place of the question after “Not now”. */
export function laterCard(onRead) {
	return h('section.card.consent', { 'aria-labelledby': 'consent-title' },
		h('h2', { id: 'consent-title' }, 'Nothing was uploaded'),
		h('p', 'A résumé, also a sample, can be uploaded once you agree to what is stored. Until then nothing leaves this browser.'),
		h('button.button.wide', { onclick: onRead }, 'Read what is stored'));
}
