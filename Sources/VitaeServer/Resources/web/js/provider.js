import { signInWithCode } from './auth.js';
import { Problem } from './http.js';
import { forThisTab, keep, recall } from './storage.js';

// Signing in with an identity provider. What comes back is worth something only in the tab that began: a link that
// somebody else made opens nothing, whatever it carries.

const key = 'vitae.signin';

export async function beginWithProvider(provider) {
	if (!globalThis.crypto?.subtle) throw new Problem(0, 'Signing in this way needs a secure connection (HTTPS).');
	const begun = { state: secret(), verifier: secret() };
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier));
	keep(forThisTab, key, begun);
	if (recall(forThisTab, key) === null) throw new Problem(0, 'Signing in this way needs storage, which is blocked here.');
	const query = new URLSearchParams({
		provider,
		redirect_to: `${location.origin}/`,
		state: begun.state,
		code_challenge: base64url(new Uint8Array(digest)),
		code_challenge_method: 'S256',
	});
	location.assign(`/auth/v1/authorize?${query}`);
}

/** Whether an address is one that people come back to from a provider, or one that pretends to be. */
export function isReturn({ search, hash }) {
	return /[?&](code|error|access_token|refresh_token)=/.test(search) || /[#&](access_token|refresh_token|error)=/.test(hash);
}

/** Finishes what this tab began. Tokens are never taken from an address, nor a code that nobody asked for. */
export async function finishWithProvider(search) {
	const begun = recall(forThisTab, key);
	keep(forThisTab, key, null);
	const fields = new URLSearchParams(search);
	const code = fields.get('code');
	if (!code || !begun?.verifier || fields.get('state') !== begun.state) return false;
	await signInWithCode(code, begun.verifier);
	return true;
}

function secret() {
	return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes) {
	return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
