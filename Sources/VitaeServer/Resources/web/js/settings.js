import { send } from './http.js';

const unknown = {
	known: false,
	maxUploadBytes: null,
	acceptedTypes: [],
	retentionDays: null,
	keepsFile: null,
	signupEnabled: false,
	sendsLetters: false,
	providers: [],
	samples: [],
	hasPostings: null,
};
let loading = null;

export function settings({ again = false } = {}) {
	if (again) loading = null;
	loading ??= load();
	return loading;
}

async function load() {
	try {
		const answer = await send('GET', '/api/public/settings');
		const body = await answer.json();
		return {
			known: true,
			maxUploadBytes: body.max_upload_bytes ?? null,
			acceptedTypes: list(body.accepted_types),
			retentionDays: body.retention_days ?? null,
			keepsFile: body.keeps_file ?? null,
			signupEnabled: body.signup_enabled === true,
			sendsLetters: body.sends_letters === true,
			providers: list(body.providers),
			hasPostings: body.has_postings ?? null,
			samples: list(body.samples).filter((sample) => typeof sample?.name === 'string'),
		};
	} catch (error) {
		// A lost connection is asked about again next time, a missing endpoint is not.
		if (!error.isMissing) loading = null;
		return unknown;
	}
}

function list(value) {
	return Array.isArray(value) ? value : [];
}
