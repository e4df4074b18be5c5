import { account, forget } from '../auth.js';
import { announce, fill, freshId, h, icon, unseen } from '../dom.js';
import { count, day, safeLink } from '../format.js';
import { busy, field } from '../parts/field.js';
import { complain, notice } from '../parts/notice.js';
import { addKeyword, ownName, readKeywords, readMatches, readOpenJob, readProfile, removeKeyword, saveProfile } from '../profile.js';
import { go } from '../router.js';

export async function alertsScreen({ signal }) {
	if (!account()) return toSignIn();
	let profile;
	try {
		profile = await readProfile({ signal });
	} catch (error) {
		if (signal.aborted || error.status !== 401) throw error;
		forget();
		return toSignIn('Your sign-in has ended. Please sign in again.');
	}
	const name = profile?.deviceId ?? ownName();
	let isThere = profile !== null;
	// Nothing is stored before somebody wants something.
	const make = async () => {
		if (!isThere) await saveProfile(name, {});
		isThere = true;
	};
	const found = h('div.found-jobs');
	const refresh = () => showMatches(found, name, isThere, signal);
	const keywords = keywordCard({ name, make, isThere, chosen: profile?.jobPreferences.matchKeywords ?? [], onChange: refresh, signal });
	refresh();
	return {
		title: 'Job alerts',
		node: h('div.wrap.page.alerts',
			h('div.page-head', h('div',
				h('h1', 'Job alerts'),
				h('p', 'Open jobs that fit your keywords, and when you want to be told of them.'))),
			keywords,
			h('section.card', h('h2', 'Matches'), found),
			settingsCard({ name, chosen: profile?.notificationSettings ?? {}, onSave: () => { isThere = true; } })),
	};
}

function toSignIn(text) {
	if (text) notice(text, { bad: true });
	queueMicrotask(() => go('/account', { replace: true }));
	return { title: 'Sign in', node: h('div') };
}

function keywordCard({ name, make, isThere, chosen, onChange, signal }) {
	const list = h('ul.chips', { 'aria-label': 'Your keywords' });
	const related = h('div.related');
	const entry = field({ label: 'Keyword', hint: 'A skill, a job title or a company.', maxlength: 100, required: true });
	const submit = h('button.button', { type: 'submit' }, 'Add keyword');
	const add = async (keyword) => {
		await make();
		paint(await addKeyword(name, keyword));
		announce(`${keyword} added`);
		onChange();
	};
	const remove = async (keyword) => {
		try {
			paint(await removeKeyword(name, keyword));
			announce(`${keyword} removed`);
			entry.input.focus();
			onChange();
		} catch (error) {
			complain(error);
		}
	};
	function paint({ matchKeywords, relatedSkills = [] }) {
		fill(list, matchKeywords.length === 0
			? h('li.none', 'None yet.')
			: matchKeywords.map((keyword) => h('li', h('button.chip', { 'aria-label': `Remove ${keyword}`, onclick: () => remove(keyword) },
				keyword, icon('close')))));
		fill(related, relatedSkills.length === 0 ? null : [
			h('p.fine', 'Often asked for together with them:'),
			h('ul.chips', relatedSkills.map((skill) => h('li', h('button.chip', {
				'aria-label': `Add ${skill}`, onclick: () => add(skill).catch(complain),
			}, skill)))),
		]);
	}
	const send = (event) => {
		event.preventDefault();
		const keyword = entry.input.value.trim();
		if (!keyword) return;
		busy(submit, async () => {
			try {
				await add(keyword);
				entry.complain(null);
				entry.input.value = '';
			} catch (error) {
				entry.complain(error.message);
			}
		});
	};
	paint({ matchKeywords: chosen });
	if (isThere) readKeywords(name, { signal }).then(paint).catch(() => null);
	return h('form.card', { onsubmit: send }, h('h2', 'Keywords'), list, entry.node, h('div.actions', submit), related);
}

async function showMatches(host, name, isThere, signal) {
	if (!isThere) return fill(host, h('p.none', 'None yet. Add a keyword, and the jobs that fit it will be here.'));
	fill(host, h('p.none', 'Looking for jobs'));
	try {
		const { matches, totalCount, matchingStats } = await readMatches(name, { signal });
		if (matches.length === 0) return fill(host, h('p.none', 'No open job fits your keywords at the moment.'));
		return fill(host,
			h('p.fine', `${count(totalCount, 'job')} of ${count(matchingStats.totalJobsEvaluated, 'job')} that were looked at`),
			h('ul.rows', matches.map((match) => matchRow(match, signal))));
	} catch (error) {
		if (signal.aborted) return null;
		return fill(host, h('p.none', { role: 'alert' }, error.message));
	}
}

function matchRow(match, signal) {
	const panel = h('div.why', { id: freshId('match'), hidden: true });
	const button = h('button.button.quiet', { 'aria-expanded': 'false', 'aria-controls': panel.id, onclick: toggle },
		'Why this fits', unseen(`: ${match.title}`), icon('down'));
	let link;
	async function toggle() {
		panel.hidden = !panel.hidden;
		button.setAttribute('aria-expanded', String(!panel.hidden));
		if (panel.hidden || link !== undefined) return;
		link = null;
		const reasons = h('ul', match.matchReasons.map((reason) => h('li', reason)));
		fill(panel, reasons);
		try {
			link = safeLink((await readOpenJob(match.jobId, { signal })).apply_link);
		} catch (error) {
			if (signal.aborted) return;
			complain(error, 'This job is not open any more.');
		}
		if (link) {
			fill(panel, reasons, h('a.button.outlined', { href: link, target: '_blank', rel: 'noopener noreferrer' },
				'View job', unseen(`: ${match.title}, opens a new tab`), icon('out')));
		}
	}
	return h('li.match-row',
		h('div.row-text',
			h('h3', match.title),
			h('p.fine', [match.company, match.location, match.salary, day(match.postedAt)].filter(Boolean).join(' · ')),
			button,
			panel),
		h('p', { class: `match ${match.matchScore >= 75 ? 'high' : ''}` }, h('strong', Math.round(match.matchScore)), h('span', 'match')));
}

function settingsCard({ name, chosen, onSave }) {
	const check = (label, value) => {
		const id = freshId('check');
		const input = h('input', { id, type: 'checkbox' });
		input.checked = value;
		return { input, node: h('div.check', input, h('label', { for: id }, label)) };
	};
	const time = (label, value) => field({ label, type: 'time', value });
	const matches = check('Tell me of new jobs', chosen.jobMatchesEnabled ?? true);
	const weekly = check('Send a digest once a week', chosen.weeklyDigestEnabled ?? false);
	const preferred = time('Digest at', chosen.preferredNotificationTime ?? '09:00');
	const quiet = check('Keep quiet hours', chosen.quietHoursEnabled ?? true);
	const start = time('From', chosen.quietHoursStart ?? '22:00');
	const end = time('To', chosen.quietHoursEnd ?? '08:00');
	const submit = h('button.button', { type: 'submit' }, 'Save');
	const send = (event) => {
		event.preventDefault();
		busy(submit, async () => {
			try {
				await saveProfile(name, {
					job_matches_enabled: matches.input.checked,
					weekly_digest_enabled: weekly.input.checked,
					preferred_notification_time: preferred.input.value,
					quiet_hours_enabled: quiet.input.checked,
					quiet_hours_start: start.input.value,
					quiet_hours_end: end.input.value,
				});
				onSave();
				notice('Saved.');
			} catch (error) {
				complain(error);
			}
		});
	};
	return h('form.card', { onsubmit: send },
		h('h2', 'Notifications'),
		h('p', 'They count for the apps of your account, and for your digest.'),
		matches.node, weekly.node, preferred.node, quiet.node,
		h('div.times', start.node, end.node),
		h('div.actions', submit));
}
