import { accessToken, account, forget, staleToken } from './auth.js';
import { Problem, problemFrom } from './http.js';
import { memory } from './sessions.js';

/** Sends a document, one file or its pages. Not with `fetch`, which tells nothing while it sends. */
export async function upload(files, { onProgress = () => {}, signal } = {}) {
	const ended = 'Your sign-in has ended. Sign in again, or upload without an account.';
	const signedIn = account() !== null;
	// Without a connection to renew it, the old token still says whose the upload is.
	const bearer = await accessToken().catch(() => staleToken());
	// Never without an account by accident: the upload would be missing in the dashboard.
	if (signedIn && !bearer) throw new Problem(401, ended);
	let answer;
	try {
		answer = await post(files, bearer, onProgress, signal);
	} catch (error) {
		if (error.status !== 401 || !bearer) throw error;
		const renewed = await accessToken({ renew: true }).catch(() => null);
		if (!renewed) {
			forget();
			throw new Problem(401, ended);
		}
		answer = await post(files, renewed, onProgress, signal);
	}
	// Kept for "try again" after a failure, as long as the tab lives.
	memory(answer.view_token).files = files;
	return answer.view_token;
}

function post(files, bearer, onProgress, signal) {
	return new Promise((resolve, reject) => {
		const form = new FormData();
		for (const file of files) form.append('file', file, file.name || 'resume');
		const request = new XMLHttpRequest();
		request.open('POST', '/api/resume');
		request.setRequestHeader('Accept', 'application/json');
		if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
		request.upload.onprogress = (event) => {
			if (event.lengthComputable) onProgress(event.loaded / event.total);
		};
		request.onload = () => {
			if (request.status === 200) {
				try {
					resolve(JSON.parse(request.responseText));
				} catch {
					reject(new Problem(200, 'The server gave an answer that cannot be read. Try again.'));
				}
			} else {
				reject(problemFrom(request.status, request.responseText, request.getResponseHeader('Retry-After')));
			}
		};
		request.onerror = () => reject(new Problem(0, 'The upload was interrupted. Check the connection, then try again.'));
		request.onabort = () => reject(signal.reason);
		signal?.addEventListener('abort', () => request.abort(), { once: true });
		request.send(form);
	});
}
