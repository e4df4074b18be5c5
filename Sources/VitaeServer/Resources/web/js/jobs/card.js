import { explainJob, recordInteraction } from '../api.js';
import { announce, fill, freshId, h, icon, unseen } from '../dom.js';
import { has, lacks } from '../features.js';
import { distance, employment, safeLink } from '../format.js';
import { complain } from '../parts/notice.js';
import { bucketOf } from './arrange.js';

export function jobCard({ token, job, signal }) {
	const link = safeLink(job.job_url);
	const title = freshId('job');
	const record = (type) => () => {
		if (!has('interaction')) return;
		// Only counted: nobody needs to hear that it failed.
		recordInteraction(token, job.job_id, type).catch((error) => lacks('interaction', error));
	};
	const why = explanation({ token, job, signal });
	const pay = job.salary?.text;
	const facts = [
		job.location ? h('span', icon('pin'), job.location) : null,
		typeof job.distance_km === 'number' && bucketOf(job) !== 'remote' ? h('span', `${distance(job.distance_km)} away`) : null,
		job.posted_at ? h('span', icon('clock'), unseen('Posted '), job.posted_at) : null,
		job.employment_type ? h('span', employment(job.employment_type)) : null,
	];
	return h('li.job.card', { 'aria-labelledby': title },
		h('div.job-top',
			h('div.job-name',
				h('h2', { id: title }, job.title),
				h('p.company', job.company_name)),
			typeof job.match_score === 'number'
				? h('p', { class: `match ${job.category === 'direct' ? 'high' : ''}` }, h('strong', job.match_score), h('span', 'match'))
				: null,
			has('interaction') ? bookmark({ token, job }) : null),
		h('p.facts', facts),
		pay ? h('p.pay', unseen('Pay: '), pay) : null,
		job.why ? h('p.reason', job.why) : null,
		job.excerpt ? h('p.excerpt', job.excerpt) : null,
		h('ul.badges', { 'aria-label': 'Marks' }, badges(job).map(([tone, text]) => h('li', { class: `badge ${tone}` }, text))),
		h('div.job-actions',
			why?.button,
			has('interaction') ? applied({ token, job }) : null,
			link ? h('a.button.outlined', {
				href: link, target: '_blank', rel: 'noopener noreferrer', onclick: record('view'),
			}, 'View job', unseen(`: ${job.title}, opens a new tab`), icon('out')) : null),
		why?.panel);
}

/** An application is what somebody says they made, not that they opened an advert. It is not taken back. */
function applied({ token, job }) {
	const button = h('button.button.quiet.applied', { onclick: tell });
	const paint = () => {
		fill(button, job.applied ? [icon('check'), 'Applied'] : 'I applied', unseen(`: ${job.title}`));
		button.setAttribute('aria-pressed', String(job.applied === true));
	};
	async function tell() {
		if (job.applied) return;
		job.applied = true;
		paint();
		try {
			await recordInteraction(token, job.job_id, 'apply');
			announce('Noted that you applied');
		} catch (error) {
			job.applied = false;
			paint();
			lacks('interaction', error);
			complain(error, 'This server cannot note applications.');
		}
	}
	paint();
	return button;
}

function badges(job) {
	return [
		job.category === 'direct' ? ['good', 'High match'] : null,
		job.is_fresh ? ['fresh', 'Fresh'] : null,
		job.is_remote ? ['remote', 'Remote-friendly'] : null,
		job.category === 'adjacent' ? ['soft', 'Related role'] : null,
	].filter(Boolean);
}

function bookmark({ token, job }) {
	const button = h('button.ghost.bookmark', { onclick: toggle }, icon('bookmark'));
	const paint = () => {
		button.setAttribute('aria-pressed', String(job.starred === true));
		button.setAttribute('aria-label', `Save ${job.title}, ${job.company_name}`);
	};
	let latest = 0;
	let sent = Promise.resolve();
	async function toggle() {
		const before = job.starred === true;
		latest += 1;
		const mine = latest;
		job.starred = !before;
		paint();
		announce(job.starred ? 'Saved' : 'No longer saved');
		try {
			// One after the other: two that overtake each other would leave the first one standing.
			const type = job.starred ? 'star' : 'unstar';
			sent = sent.catch(() => null).then(() => recordInteraction(token, job.job_id, type));
			await sent;
		} catch (error) {
			// A later press has the say.
			if (mine !== latest) return;
			job.starred = before;
			paint();
			if (lacks('interaction', error)) for (const each of document.querySelectorAll('.bookmark')) each.remove();
			complain(error, 'This server cannot save jobs.');
		}
	}
	paint();
	return button;
}

function explanation({ token, job, signal }) {
	if (!has('explanation')) return null;
	const panel = h('div.why', { id: freshId('why'), hidden: true });
	const button = h('button.button.quiet', {
		'aria-expanded': 'false', 'aria-controls': panel.id, onclick: toggle,
	}, 'Why this matches', unseen(`: ${job.title}`), icon('down'));
	let loaded = false;
	async function toggle() {
		panel.hidden = !panel.hidden;
		button.setAttribute('aria-expanded', String(!panel.hidden));
		if (panel.hidden || loaded) return;
		loaded = true;
		fill(panel, h('p', { role: 'status' }, 'Loading'));
		try {
			const told = await explainJob(token, job.job_id, { signal });
			fill(panel,
				h('p', { role: 'status' }, told.explanation_summary),
				h('ul', (told.bullets ?? []).map((bullet) => h('li', bullet))));
		} catch (error) {
			if (signal.aborted) return;
			loaded = false;
			lacks('explanation', error);
			fill(panel, h('p', { role: 'alert' }, error.isMissing
				? `Found for “${job.source_query}”. This server tells no more.`
				: error.message));
		}
	}
	return { button, panel };
}
