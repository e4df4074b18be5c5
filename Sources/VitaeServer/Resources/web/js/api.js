import { withToken } from './auth.js';
import { send } from './http.js';

const read = async (answer) => (await answer).json();

export function readSession(viewToken, { wait, signal } = {}) {
	return read(send('GET', '/api/public/session', { viewToken, query: wait ? { wait } : undefined, signal }));
}

/** Without a page the best of each list. */
export function readJobs(viewToken, { page, signal } = {}) {
	return read(send('GET', '/api/public/jobs', { viewToken, query: page, signal }));
}

export function readResume(viewToken, { signal } = {}) {
	return read(send('GET', '/api/public/resume', { viewToken, signal }));
}

export function setLocation(viewToken, location, { signal } = {}) {
	return read(send('PUT', '/api/public/session/location', { viewToken, json: { location }, signal }));
}

export function eraseSession(viewToken) {
	return send('DELETE', '/api/public/session', { viewToken });
}

export function explainJob(viewToken, jobId, { signal } = {}) {
	return read(send('POST', '/api/jobs/explanation', {
		viewToken, json: { job_id: jobId, view_token: viewToken }, signal,
	}));
}

export function explainRole(viewToken, role, { signal } = {}) {
	return read(send('POST', '/api/insights/role-snippet', { viewToken, json: { role, view_token: viewToken }, signal }));
}

export function recordInteraction(viewToken, jobId, type) {
	return send('POST', '/api/jobs/interaction', {
		viewToken, json: { job_id: jobId, view_token: viewToken, interaction_type: type }, keepalive: true,
	});
}

export function readDashboard({ signal } = {}) {
	return withToken((bearer) => read(send('GET', '/api/me/dashboard', { bearer, signal })));
}

export function deleteOwnSession(id) {
	return withToken((bearer) => send('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`, { bearer }));
}

export function exportOwnData() {
	return withToken(async (bearer) => (await send('GET', '/api/me/export', { bearer })).blob());
}

export function eraseAccount() {
	return withToken((bearer) => send('DELETE', '/api/me', { bearer }));
}

export function readBrief({ signal } = {}) {
	return withToken(async (bearer) => (await read(send('GET', '/api/v2/daily-brief', { bearer, signal }))).data);
}

export function saveZone(timezone) {
	return withToken((bearer) => send('PUT', '/api/v2/settings', { bearer, json: { timezone } }));
}

export function addCountdown(name, date) {
	return withToken((bearer) => read(send('POST', '/api/v2/countdowns', { bearer, json: { name, date } })));
}

export function removeCountdown(id) {
	return withToken((bearer) => send('DELETE', `/api/v2/countdowns/${id}`, { bearer }));
}

export function finishReminder(id) {
	return withToken((bearer) => send('PUT', `/api/v2/reminders/${id}`, { bearer, json: { done: true } }));
}
