import { readSession } from './api.js';
import { sessionEvents } from './events.js';
import { has, lacks } from './features.js';
import { pause } from './http.js';
import { forThisTab, keep, recall } from './storage.js';

const steps = ['queued', 'extracting', 'identifying', 'searching', 'completed'];
const known = new Map();

export function isFinal(session) {
	return session.status === 'completed' || session.status === 'failed';
}

export function stepOf(session) {
	return Math.max(0, steps.indexOf(session.status));
}

/** What this tab knows: `{ session, jobs, resume, files, view }`, each of which may be missing. */
export function memory(token) {
	if (!known.has(token)) known.set(token, {});
	return known.get(token);
}

const recentKey = 'vitae.recent';
const mostRecent = 5;

/** What was uploaded in this tab, the newest first. */
export function recent() {
	const tokens = recall(forThisTab, recentKey);
	return Array.isArray(tokens) ? tokens.filter((token) => /^[A-Za-z0-9]+$/.test(token)) : [];
}

export function remember(token) {
	keep(forThisTab, recentKey, [token, ...recent().filter((other) => other !== token)].slice(0, mostRecent));
}

export function forgetSession(token) {
	known.delete(token);
	const rest = recent().filter((other) => other !== token);
	keep(forThisTab, recentKey, rest.length > 0 ? rest : null);
}

/** What was erased must not be shown from memory. */
export function forgetSessions() {
	known.clear();
	keep(forThisTab, recentKey, null);
}

/** Follows a session to its end: events, long polling behind them, plain polling where a server answers at once. */
export async function follow(token, { signal, onUpdate, onTrouble = () => {} }) {
	let last = null;
	const take = (session) => {
		// Two sources may overtake each other; a session never goes back.
		if (last && stepOf(session) < stepOf(last) && !isFinal(session)) return;
		last = session;
		memory(token).session = session;
		onUpdate(session);
	};
	take(await readSession(token, { signal }));
	if (!isFinal(last) && has('events')) await followEvents(token, signal, take, () => last);
	if (!isFinal(last)) await poll(token, signal, take, () => last, onTrouble);
	return last;
}

async function followEvents(token, signal, take, last) {
	const over = new AbortController();
	signal.addEventListener('abort', () => over.abort(), { once: true });
	// What changed before the stream was open is not in it.
	const onOpen = async () => {
		take(await readSession(token, { signal }));
		if (isFinal(last())) over.abort();
	};
	try {
		for await (const session of sessionEvents(token, { signal: over.signal, onOpen: () => onOpen().catch(() => null) })) {
			take(session);
			if (isFinal(last())) return;
		}
	} catch (error) {
		if (signal.aborted) throw error;
		if (!over.signal.aborted) lacks('events', error);
	}
}

async function poll(token, signal, take, last, onTrouble) {
	let wait = 20;
	let failures = 0;
	while (!isFinal(last())) {
		const began = performance.now();
		try {
			take(await readSession(token, { wait, signal }));
			failures = 0;
			onTrouble(false);
		} catch (error) {
			if (signal.aborted || error.status === 404) throw error;
			if (error.status === 400) wait = undefined;
			failures += 1;
			if (failures > 8) throw error;
			onTrouble(true);
			await pause((error.retryAfter ?? Math.min(10, failures * 1.5)) * 1000, signal);
		}
		if (!isFinal(last()) && performance.now() - began < 1000) await pause(1500, signal);
	}
}
