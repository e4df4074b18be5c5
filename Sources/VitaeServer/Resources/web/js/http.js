export class Problem extends Error {
	constructor(status, message, retryAfter = null) {
		super(message);
		this.status = status;
		this.retryAfter = retryAfter;
	}

	get isMissing() {
		return [404, 405, 501].includes(this.status);
	}
}

const generic = {
	0: 'The server cannot be reached. Check the connection, then try again.',
	413: 'The file is too large.',
	429: 'That was too often. Wait a moment, then try again.',
	503: 'The server is busy. Wait a moment, then try again.',
};

export function problemFrom(status, body, retryAfterHeader) {
	let fields = {};
	try {
		fields = JSON.parse(body) ?? {};
	} catch {
		// A proxy in between answers with pages of its own.
	}
	const { detail: told } = fields;
	// A list has one entry for each rule that was broken.
	const detail = (Array.isArray(told) ? told.map((each) => each?.msg).filter(Boolean).join(' ') : told) ?? fields.msg ?? fields.title;
	const said = typeof detail === 'string' && detail !== '' ? detail : null;
	const message = said ?? generic[status] ?? `The server had a problem (${status}). Try again in a moment.`;
	return new Problem(status, message, seconds(retryAfterHeader));
}

function seconds(header) {
	if (!header) return null;
	const number = Number(header);
	if (Number.isFinite(number)) return Math.max(0, number);
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

export async function send(method, path, options = {}) {
	const { query, viewToken, bearer, json, text, accept = 'application/json', signal, keepalive = false } = options;
	const headers = { Accept: accept };
	// Tokens travel in headers only: addresses end up in logs and histories.
	if (viewToken) headers['X-View-Token'] = viewToken;
	if (bearer) headers.Authorization = `Bearer ${bearer}`;
	if (json !== undefined) headers['Content-Type'] = 'application/json';
	if (text !== undefined) headers['Content-Type'] = 'text/plain';
	const parameters = new URLSearchParams(query ?? {}).toString();
	let response;
	try {
		response = await fetch(parameters ? `${path}?${parameters}` : path, {
			method,
			headers,
			body: json === undefined ? text : JSON.stringify(json),
			signal,
			keepalive,
			cache: 'no-store',
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new Problem(0, generic[0]);
	}
	if (response.ok) return response;
	const body = await response.text().catch(() => '');
	throw problemFrom(response.status, body, response.headers.get('Retry-After'));
}

export function pause(milliseconds, signal) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		}, { once: true });
	});
}
