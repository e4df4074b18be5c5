import { readDashboard, readSession } from '../api.js';
import { account } from '../auth.js';
import { fill, focusOn, h } from '../dom.js';
import { moment } from '../format.js';
import { banner, state, trouble } from '../parts/states.js';
import { show as showScreen } from '../router.js';
import { forgetSession, recent } from '../sessions.js';
import { insightsScreen } from './insights.js';

/** The insights of the last résumé that was read, also where a newer one could not be. */
export async function latestScreen({ signal }) {
	const host = h('div', h('p.wrap.page', { role: 'status' }, 'Looking for your last résumé'));
	const show = (...content) => {
		if (signal.aborted) return;
		fill(host, content);
		focusOn(host.querySelector('h1'));
	};
	const run = async () => {
		try {
			const { chosen, failure } = await (account() ? ofAccount(signal) : ofTab(signal));
			if (!chosen) return show(failure ? unread(failure) : empty());
			const { node } = await insightsScreen({ params: { token: chosen.token }, signal });
			return show(failure ? h('div.wrap.page.newest', banner('warn',
				h('p', h('strong', 'Your newest upload could not be read.'), ` ${failure.message}`),
				h('p', `These are the insights of the one before it, of ${moment(chosen.at)}.`))) : null, node);
		} catch (error) {
			return signal.aborted ? undefined : show(trouble(error, { onRetry: () => showScreen() }));
		}
	};
	// What takes no time needs no word in between.
	await Promise.race([run(), new Promise((resolve) => { setTimeout(resolve, 250); })]);
	return { title: 'Insights', node: host };
}

async function ofAccount(signal) {
	const { recent_sessions: sessions = [], latest_completed_session: completed } = await readDashboard({ signal });
	const newest = [...sessions].sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)))[0];
	const chosen = newest?.status === 'failed' ? completed ?? sessions.find((each) => each.status === 'completed') : newest;
	return {
		chosen: chosen?.view_token ? { token: chosen.view_token, at: chosen.created_at } : null,
		failure: newest?.status === 'failed' ? await told(newest.view_token, signal) : null,
	};
}

async function ofTab(signal) {
	let failure = null;
	for (const token of recent()) {
		const session = await readSession(token, { signal }).catch((error) => {
			if (error.status !== 404) throw error;
			forgetSession(token);
			return null;
		});
		if (session && session.status !== 'failed') return { chosen: { token, at: session.created_at }, failure };
		if (session) failure ??= { message: session.error_message ?? '' };
	}
	return { chosen: null, failure };
}

async function told(token, signal) {
	const session = await readSession(token, { signal });
	return { message: session.error_message ?? '' };
}

function unread(failure) {
	return state({
		picture: 'alert',
		title: 'No insights yet',
		text: `What you uploaded could not be read. ${failure.message}`,
		actions: [h('a.button.primary', { href: '#/' }, 'Upload a different file')],
	});
}

function empty() {
	return state({
		picture: 'file',
		title: 'No insights yet',
		text: 'Upload a résumé, and its score, its skills and what could come next are shown here.',
		actions: [h('a.button.primary', { href: '#/' }, 'Upload a résumé')],
	});
}
