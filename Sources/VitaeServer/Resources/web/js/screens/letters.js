import { account, forget, shortestPassword, withToken } from '../auth.js';
import { announce, fill, h } from '../dom.js';
import { send } from '../http.js';
import { busy, field } from '../parts/field.js';
import { notice } from '../parts/notice.js';
import { banner, state } from '../parts/states.js';
import { go } from '../router.js';

/** Asks for a letter or, with the code of one, for a new password. */
export function resetScreen({ params }) {
	return params.code ? newPassword(params.code) : letter();
}

function letter() {
	const email = field({ label: 'Email', type: 'email', autocomplete: 'username', required: true });
	const told = 'If there is an account with this address, a letter is on its way to it. Its link is good for an hour.';
	return screen('Forgot your password?', 'A letter with a link comes to your address.', [email], 'Send the letter', async (message) => {
		await send('POST', '/auth/v1/recover', { json: { email: email.input.value.trim() } });
		fill(message, banner('', h('p', told)));
		announce(told);
	});
}

function newPassword(code) {
	const password = field({
		label: 'New password', type: 'password', autocomplete: 'new-password', required: true, minlength: shortestPassword,
		hint: `At least ${shortestPassword} characters. All devices are signed out.`,
	});
	return screen('Choose a password', 'The old one is good for nothing then.', [password], 'Change the password', async () => {
		await send('POST', '/auth/v1/reset', { json: { code, password: password.input.value } });
		forget();
		notice('Your password is changed. Sign in with it.');
		go('/account', { replace: true });
	});
}

function screen(title, lead, fields, action, work) {
	const message = h('div.message');
	const submit = h('button.button.primary.wide', { type: 'submit' }, action);
	const run = (event) => {
		event.preventDefault();
		fill(message);
		busy(submit, async () => {
			try {
				await work(message);
			} catch (error) {
				fill(message, banner('bad', h('p', error.message)));
			}
		});
	};
	return {
		title,
		node: h('div.wrap.tiny.page',
			h('h1', title),
			h('p.lead', lead),
			h('form.card', { onsubmit: run },
				message,
				// Programs that keep passwords look for a name beside one.
				h('input', { type: 'text', autocomplete: 'username', hidden: '' }),
				fields.map((each) => each.node),
				submit)),
	};
}

/** Says that the address of an account is its owner's, who has the letter that was sent there and is signed in. */
export async function confirmScreen({ params }) {
	if (!account()) {
		return plain('Sign in first', 'Then open the link of the letter again: your address is confirmed by both.', '/account', 'Sign in');
	}
	await withToken((bearer) => send('POST', '/auth/v1/confirm', { bearer, json: { code: params.code } }));
	return plain('Your address is confirmed', 'Letters come to it from now on.', '/dashboard', 'To the dashboard');
}

function plain(title, text, path, action) {
	return {
		title,
		node: state({ picture: 'check', title, text, actions: [h('a.button.primary', { href: `#${path}` }, action)] }),
	};
}
