import { h, icon } from '../dom.js';
import { has } from '../features.js';
import { locationForm } from './location.js';

export function emptyState({ counts, view: { list, filter, skill }, session, postings, onClear, token, signal, onMoved }) {
	if (counts[list] > 0) {
		const wanted = [filter ? `contains “${filter}”` : '', skill ? `asks for ${skill}` : ''].filter(Boolean);
		return box('search', 'Nothing fits that filter',
			[`No job in this list ${wanted.join(' and ')}.`],
			h('button.button', { onclick: onClear }, 'Clear the filter'));
	}
	if (!postings) {
		return box('search', 'No job postings here yet',
			['This server has no postings, so there is nothing that could fit. Score and roles are under Insights.',
				['Whoever runs it can import a feed, or the invented postings that come with Vitae: ',
					h('code', 'vitae jobs import Samples/jobs.ndjson'), '. Jobs are looked for with the next upload, or when you change the place.']],
			h('div.actions',
				h('a.button', { href: `#/insights/${token}` }, 'See the insights'),
				h('a.button', { href: '#/' }, 'Try a sample résumé')));
	}
	const hasRoles = (session.realistic_target_roles ?? []).length > 0;
	if (typeof session.is_resume === 'number' && session.is_resume < 0.4) {
		return box('file', 'This does not look like a résumé',
			['So no jobs were looked for. If it is one, give its sections plain headings, such as Experience and Skills.'],
			h('a.button', { href: '#/' }, 'Upload a different file'));
	}
	if (!hasRoles && !session.current_role_title) {
		return box('search', 'No role was found',
			['The document names no job title that is known here. Name the position you have or want at the top, and upload it again.'],
			h('a.button', { href: `#/insights/${token}` }, 'See what was read'));
	}
	const form = () => (has('location') ? locationForm({ token, signal, onMoved }) : null);
	const others = counts.all > 0 ? `The other lists have ${counts.all}.` : '';
	if (!session.location && list !== 'remote') {
		return box('pin', 'Where are you?',
			['The résumé names no place, so nothing can be near it. Say where you are looking.', others],
			form());
	}
	const texts = {
		all: [`No posting here fits “${session.current_role_title ?? session.last_search_title}” around ${session.location}. Another place may have some.`],
		local: [`None of the postings that fit is near ${session.location}.`, others],
		national: ['None of the postings that fit is elsewhere in your country.', others],
		remote: [session.location
			? 'None of the remote postings that fit is open to people where you are.'
			: 'Remote jobs are often open to some countries only, and the résumé does not say where you are.', others],
	};
	return box(list === 'remote' ? 'search' : 'pin', 'Nothing here yet', texts[list], form());
}

function box(picture, title, texts, ...actions) {
	return h('div.empty',
		h('span.state-picture', icon(picture)),
		h('h2', title),
		texts.filter(Boolean).map((text) => h('p', text)),
		actions);
}
