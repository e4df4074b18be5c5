import { addCountdown, finishReminder, readBrief, removeCountdown, saveZone } from '../api.js';
import { announce, fill, h, icon, unseen } from '../dom.js';
import { count, day, moment, safeLink } from '../format.js';
import { busy, field } from './field.js';
import { complain } from './notice.js';

const mostDays = 8;

/** What is new today, and a form for days to count to. The rest of the screen does not wait for it. */
export function briefCard({ signal }) {
	const lines = h('div.day', h('p.none', 'Looking what is new'));
	let zone = null;
	const refresh = async () => {
		try {
			const brief = await readBrief({ signal });
			zone = brief.user.timezone;
			fill(lines, parts(brief, refresh));
		} catch (error) {
			if (!signal.aborted) fill(lines, h('p.none', { role: 'alert' }, error.message));
		}
	};
	refresh();
	return h('section.card', h('h2', 'Today'), lines, newDay(() => zone, refresh));
}

function parts(brief, refresh) {
	const rows = [
		...jobRows(brief.jobs),
		...(brief.countdowns ?? []).filter((each) => !each.is_past).slice(0, mostDays).map((each) => dayRow(each, refresh)),
		...(brief.reminders ?? []).map((each) => reminderRow(each, refresh)),
		brief.weather ? row(`${brief.weather.location}: ${brief.weather.summary_text}`, 'Weather') : null,
		brief.nameday ? row(brief.nameday.message, 'Name day') : null,
	].filter(Boolean);
	const problems = brief.problems ?? [];
	return [
		rows.length === 0 ? h('p.none', 'Nothing new today.') : h('ul.day-rows', rows),
		problems.length === 0 ? null : h('p.fine', `Not known at the moment: ${problems.join(', ')}.`),
	];
}

function row(title, note, action = null) {
	return h('li', h('div.row-text', h('h3', title), note ? h('p.fine', note) : null), action);
}

function jobRows(jobs) {
	if (!jobs || jobs.new_matches === 0) return [];
	const top = jobs.top.map((job) => {
		const link = safeLink(job.url);
		const name = link
			? h('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, job.title, unseen(', opens a new tab'))
			: job.title;
		return row(name, [job.company, job.location, `fits ${job.match_score} of 100`].filter(Boolean).join(' · '));
	});
	return [row(count(jobs.new_matches, 'new job'), jobs.unread > 0 ? `${jobs.unread} not read` : null), ...top];
}

function left(days) {
	if (days === 0) return 'Today';
	return days === 1 ? 'Tomorrow' : `In ${count(days, 'day')}`;
}

function dayRow(countdown, refresh) {
	// The end of a starred job is known from the job.
	const isOwn = countdown.kind !== 'expiry';
	const note = isOwn ? day(countdown.next_occurrence) : `${day(countdown.next_occurrence)} · the job closes`;
	const remove = async () => {
		try {
			await removeCountdown(countdown.id);
			announce('Removed');
			await refresh();
		} catch (error) {
			complain(error);
		}
	};
	return row(`${left(countdown.days_left)}: ${countdown.name}`, note, isOwn
		? h('button.ghost', { 'aria-label': `Remove ${countdown.name}`, onclick: remove }, icon('trash'))
		: null);
}

function reminderRow(reminder, refresh) {
	const finish = (event) => busy(event.currentTarget, async () => {
		try {
			await finishReminder(reminder.id);
			announce('Done');
			await refresh();
		} catch (error) {
			complain(error);
		}
	});
	return row(reminder.text, moment(reminder.at), h('button.button.quiet', {
		'aria-label': `Done: ${reminder.text}`, onclick: finish,
	}, 'Done'));
}

/** Days are counted where a person is; who has said nothing of it is where the browser is. */
async function sayZone(known) {
	const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	if (known === 'UTC' && own?.includes('/') && !own.startsWith('Etc/')) await saveZone(own);
}

function newDay(zone, refresh) {
	const name = field({ label: 'Count the days to', hint: 'An interview, a deadline.', maxlength: 100, required: true });
	const date = field({ label: 'Date', type: 'date', required: true });
	const submit = h('button.button', { type: 'submit' }, 'Add');
	const send = (event) => {
		event.preventDefault();
		busy(submit, async () => {
			try {
				await sayZone(zone());
				await addCountdown(name.input.value.trim(), date.input.value);
				name.complain(null);
				name.input.value = '';
				date.input.value = '';
				announce('Added');
				await refresh();
			} catch (error) {
				name.complain(error.message);
			}
		});
	};
	return h('form.new-day', { onsubmit: send }, name.node, date.node, h('div.actions', submit));
}
