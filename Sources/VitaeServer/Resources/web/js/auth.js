import { Problem, send } from './http.js';
import { forThisTab, keep, recall } from './storage.js';

// Tokens live as long as the tab: closing it signs out, which suits public computers.

/** Characters. */
export const shortestPassword = 6;

const key = 'vitae.account';
const early = 60;
let login = recall(forThisTab, key);
let timer = 0;
let refreshing = null;
const listeners = [];

export function account() {
	return login?.user ?? null;
}

export function onAccount(listener) {
	listeners.push(listener);
}

export async function signIn(email, password) {
	const answer = await send('POST', '/auth/v1/token', { query: { grant_type: 'password' }, json: { email, password } });
	adopt(await answer.json());
}

export async function signUp(email, password) {
	const answer = await send('POST', '/auth/v1/signup', { json: { email, password } });
	adopt(await answer.json());
}

export async function signInWithCode(code, verifier) {
	const answer = await send('POST', '/auth/v1/token', {
		query: { grant_type: 'pkce' },
		json: { auth_code: code, code_verifier: verifier },
	});
	adopt(await answer.json());
}

export async function signOut() {
	const bearer = login?.access_token;
	forget();
	if (!bearer) return;
	await send('POST', '/auth/v1/logout', { bearer }).catch(() => null);
}

export function forget() {
	const was = login;
	login = null;
	clearTimeout(timer);
	keep(forThisTab, key, null);
	if (was) tell();
}

export async function accessToken({ renew = false } = {}) {
	if (!login) return null;
	if (renew || secondsLeft() < early) await refresh();
	return login?.access_token ?? null;
}

export function staleToken() {
	return login?.access_token ?? null;
}

/** Runs a call with a token, and once more with a new one when the server does not take the first. */
export async function withToken(call) {
	const bearer = await accessToken();
	if (!bearer) throw new Problem(401, 'Please sign in.');
	try {
		return await call(bearer);
	} catch (error) {
		if (error.status !== 401) throw error;
	}
	const renewed = await accessToken({ renew: true });
	if (!renewed) throw new Problem(401, 'Your sign-in has ended. Please sign in again.');
	return call(renewed);
}

export function resume() {
	if (!login) return;
	schedule();
	document.addEventListener('visibilitychange', () => {
		// Timers sleep while a tab is hidden or a lid is closed.
		if (!document.hidden && login && secondsLeft() < early) refresh().catch(() => null);
	});
}

function adopt(body) {
	const had = login?.user?.id;
	login = {
		access_token: body.access_token,
		refresh_token: body.refresh_token,
		// Counted from now: the clocks of the two machines need not agree.
		expires: Date.now() / 1000 + (Number(body.expires_in) || 3600),
		user: { id: body.user?.id, email: body.user?.email },
	};
	keep(forThisTab, key, login);
	schedule();
	if (had !== login.user.id) tell();
}

function secondsLeft() {
	return login.expires - Date.now() / 1000;
}

function schedule() {
	clearTimeout(timer);
	timer = setTimeout(() => refresh().catch(() => null), Math.max(1, secondsLeft() - early) * 1000);
}

function refresh() {
	// A refresh token works once: all who ask at the same time share one request.
	refreshing ??= renewed().finally(() => { refreshing = null; });
	return refreshing;
}

async function renewed() {
	if (!login?.refresh_token) return forget();
	const used = login.refresh_token;
	try {
		const answer = await send('POST', '/auth/v1/token', {
			query: { grant_type: 'refresh_token' },
			json: { refresh_token: used },
		});
		const body = await answer.json();
		if (login?.refresh_token === used) adopt({ ...body, user: body.user ?? login.user });
	} catch (error) {
		// Refused is final; no connection, or a server in trouble, is not.
		if (error.status >= 400 && error.status < 500 && error.status !== 429) return forget();
		throw error;
	}
}

function tell() {
	for (const listener of listeners) listener(account());
}
