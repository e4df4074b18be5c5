import { account, withToken } from './auth.js';
import { send } from './http.js';

// The profile of the account: that of an app, where one was adopted, else one of its own.

const read = async (answer) => (await answer).json();

export async function readProfile({ signal } = {}) {
	const { profiles } = await withToken((bearer) => read(send('GET', '/api/me/profiles', { bearer, signal })));
	return profiles[0] ?? null;
}

export function ownName() {
	return `account:${account().id}`;
}

export function saveProfile(name, fields) {
	return withToken((bearer) => read(send('POST', '/api/v1/users/profile', { bearer, json: { device_id: name, ...fields } })));
}

const path = (name, rest) => `/api/v1/users/${encodeURIComponent(name)}/profile/${rest}`;
const data = async (call) => (await withToken(call)).data;

export function readKeywords(name, { signal } = {}) {
	return data((bearer) => read(send('GET', path(name, 'keywords'), { bearer, signal })));
}

export function addKeyword(name, keyword) {
	return data((bearer) => read(send('POST', path(name, 'keywords/add'), { bearer, json: { keyword } })));
}

export function removeKeyword(name, keyword) {
	return data((bearer) => read(send('DELETE', path(name, `keywords/${encodeURIComponent(keyword)}`), { bearer })));
}

export function readMatches(name, { signal } = {}) {
	return data((bearer) => read(send('GET', path(name, 'matches'), { bearer, signal })));
}

export async function readOpenJob(number, { signal } = {}) {
	return (await read(send('GET', `/api/v1/jobs/${number}`, { signal }))).data.job;
}
