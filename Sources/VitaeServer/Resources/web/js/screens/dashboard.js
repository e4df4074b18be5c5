import { deleteOwnSession, eraseAccount, exportOwnData, readDashboard } from '../api.js';
import { account, forget, signOut } from '../auth.js';
import { announce, fill, focusOn, h, icon, unseen } from '../dom.js';
import { decimal, moment, safeLink } from '../format.js';
import { briefCard } from '../parts/brief.js';
import { confirmed } from '../parts/dialog.js';
import { busy } from '../parts/field.js';
import { complain, notice } from '../parts/notice.js';
import { save } from '../parts/save.js';
import { go } from '../router.js';
import { forgetSession, forgetSessions } from '../sessions.js';

export async function dashboardScreen({ signal }) {
	if (!account()) return toSignIn();
	let data;
	try {
		data = await readDashboard({ signal });
	} catch (error) {
		if (signal.aborted || error.status !== 401) throw error;
		forget();
		return toSignIn('Your sign-in has ended. Please sign in again.');
	}
	// The answer begins with a completed one where the newest failed.
	const sessions = [...data.recent_sessions ?? []].sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)));
	const saved = data.recent_starred_jobs ?? [];
	return {
		title: 'Dashboard',
		node: h('div.wrap.page.dashboard',
			h('div.page-head',
				h('div', h('h1', 'Dashboard'), h('p.clip', account()?.email ?? '')),
				h('div.actions',
					h('a.button.primary', { href: '#/' }, 'New search'),
					h('button.button', { onclick: leave }, 'Sign out'))),
			totals(data.summary ?? {}),
			briefCard({ signal }),
			h('section.card', h('h2', 'Recent searches'), searches(sessions)),
			h('section.card', h('h2', 'Saved jobs'), savedJobs(saved)),
			ownData()),
	};
}

function toSignIn(text) {
	if (text) notice(text, { bad: true });
	queueMicrotask(() => go('/account', { replace: true }));
	return { title: 'Sign in', node: h('div') };
}

async function leave(event) {
	await busy(event.currentTarget, signOut);
	notice('Signed out.');
	go('/');
}

function totals(summary) {
	const tiles = [
		['Searches', summary.total_searches], ['Jobs found', summary.unique_jobs_found],
		['Jobs per search', summary.avg_jobs_per_search], ['Local', summary.local_jobs_count],
		['National', summary.national_jobs_count], ['Remote', summary.remote_jobs_count],
		['Viewed', summary.viewed_jobs_count], ['Saved', summary.starred_jobs_count],
	];
	return h('dl.tiles', tiles.map(([label, value]) => h('div.tile', h('dt', label), h('dd', decimal(value ?? 0)))));
}

function searches(sessions) {
	if (sessions.length === 0) return h('p.none', 'None yet. Upload a résumé, and it will be here.');
	const list = h('ul.rows', sessions.map((session) => {
		const title = session.title_or_inferred_role ?? session.current_role_title ?? session.last_search_title
			?? (session.status === 'failed' ? 'Could not be read' : 'Résumé');
		const remove = h('button.ghost', { 'aria-label': `Delete the search ${title}`, onclick: drop }, icon('trash'));
		const node = h('li',
			h('div.row-text',
				h('h3', session.view_token ? h('a', { href: `#/results/${session.view_token}` }, title) : title),
				h('p.fine', [
					session.current_role_company, moment(session.created_at),
					session.status === 'completed'
						? `${session.local_count ?? 0} local, ${session.national_count ?? 0} national, ${session.remote_count ?? 0} remote`
						: session.status === 'failed' ? 'could not be read' : 'being analysed',
				].filter(Boolean).join(' · '))),
			remove);
		async function drop() {
			const yes = await confirmed({
				title: 'Delete this search?', text: 'The résumé’s text, its score and its jobs are erased. Saved jobs stay.',
				action: 'Delete', danger: true,
			});
			if (!yes) return;
			try {
				await deleteOwnSession(session.search_session_id);
				if (session.view_token) forgetSession(session.view_token);
				const next = node.nextElementSibling ?? node.previousElementSibling;
				node.remove();
				announce('Deleted');
				if (next) next.querySelector('a, button').focus();
				else fill(list, h('li.none', 'None left.'));
				focusOn(next ? null : list);
			} catch (error) {
				complain(error);
			}
		}
		return node;
	}));
	return list;
}

function savedJobs(jobs) {
	if (jobs.length === 0) return h('p.none', 'None yet. The bookmark on a job saves it.');
	return h('ul.rows', jobs.map((job) => {
		const link = safeLink(job.job_url);
		return h('li',
			h('div.row-text',
				h('h3', link
					? h('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, job.title, unseen(', opens a new tab'))
					: job.title),
				h('p.fine', [job.company_name, job.location].filter(Boolean).join(' · '))),
			link ? icon('out') : null);
	}));
}

function ownData() {
	const take = async (event) => busy(event.currentTarget, async () => {
		try {
			save(await exportOwnData(), 'vitae-export.json');
		} catch (error) {
			complain(error, 'This server has no export.');
		}
	});
	const erase = async (event) => {
		const button = event.currentTarget;
		const yes = await confirmed({
			title: 'Erase the account?',
			text: 'The account, all searches with their résumés, and all saved jobs are erased at once. That cannot be undone.',
			action: 'Erase my account', danger: true,
		});
		if (!yes) return;
		await busy(button, async () => {
			try {
				await eraseAccount();
				forget();
				forgetSessions();
				notice('Your account and all that belonged to it are erased.');
				go('/', { replace: true });
			} catch (error) {
				complain(error, 'This server cannot erase accounts. Delete the searches instead.');
			}
		});
	};
	return h('section.card.soft', h('h2', 'Your data'),
		h('p', 'Everything that is stored about you, to take along or to erase.'),
		h('div.actions',
			h('button.button', { onclick: take }, icon('download'), 'Export my data'),
			h('button.button.danger', { onclick: erase }, icon('trash'), 'Erase my account')));
}
