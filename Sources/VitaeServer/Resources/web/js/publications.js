import { withToken } from './auth.js';
import { send } from './http.js';

const call = (method, path, options = {}) => withToken((bearer) => send(method, path, { bearer, ...options }));
const read = async (answer) => (await answer).json();

export function listPublications({ text, page, signal } = {}) {
	const query = { page: page ?? 1, limit: 20 };
	if (text) query.q = text;
	return read(call('GET', '/api/bibliography', { query, signal }));
}

export function deletePublication(id) {
	return call('DELETE', `/api/bibliography/${encodeURIComponent(id)}`);
}

export function importResume(viewToken) {
	return read(call('POST', '/api/bibliography/from-resume', { json: { view_token: viewToken } }));
}

export async function exportPublications(format) {
	return (await call('POST', '/api/export', { json: { format }, accept: '*/*' })).blob();
}

export async function importFile(text) {
	return read(call('POST', '/api/bibliography/import', { text }));
}
