import { readResume } from '../api.js';
import { h } from '../dom.js';
import { has, lacks } from '../features.js';
import { decimal } from '../format.js';
import { scoreCategories } from '../insights/categories.js';
import { dataCard } from '../insights/data.js';
import { findings, hiddenText } from '../insights/findings.js';
import { gauge } from '../insights/gauge.js';
import { parsed } from '../insights/parsed.js';
import { roles } from '../insights/roles.js';
import { skills } from '../insights/skills.js';
import { timeline } from '../insights/timeline.js';
import { memory } from '../sessions.js';
import { sessionHead, sessionScreen } from './session.js';

export const insightsScreen = sessionScreen('Insights', async ({ token, session, signal }) => {
	const resume = await resumeOf(token, signal);
	const found = session.score_breakdown ?? [];
	return h('div',
		sessionHead(token, session, 'insights'),
		h('div.wrap.page.insights',
			hiddenText(session),
			h('div.columns',
				h('section.card.score', { 'aria-labelledby': 'score-title' },
					h('h2', { id: 'score-title' }, 'Score'),
					gauge(session),
					session.resume_feedback ? h('p.feedback', session.resume_feedback) : null),
				section('Where the points are', scoreCategories(session))),
			section('What to change first', findings(found)),
			h('div.columns.loose',
				section('Now', now(session)),
				section('What could come next', roles({ token, session, signal }))),
			resume ? h('div.columns.loose',
				section('Work', timeline(resume)),
				section('Skills', skills(resume))) : null,
			resume ? section('This is what a machine reads', parsed(resume)) : null,
			dataCard({ token, session, resume })));
});

function section(title, content) {
	return content ? h('section.card', h('h2', title), content) : null;
}

async function resumeOf(token, signal) {
	if (!has('resume')) return null;
	const known = memory(token);
	try {
		known.resume ??= await readResume(token, { signal });
		return known.resume;
	} catch (error) {
		if (signal.aborted) throw error;
		// The score does not depend on it: the screen does without.
		lacks('resume', error);
		return null;
	}
}

function now(session) {
	const years = session.years_of_experience;
	const fact = (name, value) => h('div', h('dt', name), h('dd', { class: value ? '' : 'none' }, value ?? 'Not found'));
	return h('dl.facts-list',
		fact('Current role', session.current_role_title),
		fact('Company', session.current_role_company),
		fact('Jobs around', session.location),
		fact('Experience', typeof years === 'number' ? `${decimal(years)} ${years === 1 ? 'year' : 'years'}` : null));
}
