import { account, shortestPassword, signIn, signUp } from '../auth.js';
import { fill, h } from '../dom.js';
import { busy, field } from '../parts/field.js';
import { complain } from '../parts/notice.js';
import { banner, state } from '../parts/states.js';
import { beginWithProvider } from '../provider.js';
import { go } from '../router.js';
import { settings } from '../settings.js';

export async function accountScreen() {
	const known = await settings();
	if (account()) {
		queueMicrotask(() => go('/dashboard', { replace: true }));
	}
	if (!known.known) {
		return {
			title: 'Accounts',
			node: state({
				picture: 'lock', title: 'No accounts here',
				text: 'This server works without them. Keep the address of your results to come back to them.',
				actions: [h('a.button.primary', { href: '#/' }, 'Upload a résumé')],
			}),
		};
	}
	const host = h('div.wrap.tiny.page');
	paint(host, known, 'in');
	return { title: 'Sign in', node: host };
}

function paint(host, known, mode) {
	const isNew = mode === 'up';
	const message = h('div.message');
	const email = field({ label: 'Email', type: 'email', autocomplete: 'username', required: true });
	const password = field({
		label: 'Password', type: 'password', autocomplete: isNew ? 'new-password' : 'current-password', required: true,
		minlength: isNew ? shortestPassword : null,
		hint: isNew ? `At least ${shortestPassword} characters. A sentence is easy to remember and hard to guess.` : null,
	});
	const submit = h('button.button.primary.wide', { type: 'submit' }, isNew ? 'Create account' : 'Sign in');
	const form = h('form.card', { onsubmit: send }, message, email.node, password.node, submit);

	function send(event) {
		event.preventDefault();
		fill(message);
		busy(submit, async () => {
			try {
				await (isNew ? signUp : signIn)(email.input.value.trim(), password.input.value);
				go('/dashboard', { replace: true });
			} catch (error) {
				fill(message, banner('bad', h('p', error.message)));
			}
		});
	}
	const change = (to) => () => {
		paint(host, known, to);
		host.querySelector('input').focus();
	};
	fill(host,
		h('h1', isNew ? 'Create an account' : 'Sign in'),
		h('p.lead', 'With an account your searches and saved jobs are in one place. Everything else works without.'),
		form,
		known.providers.length > 0 ? h('div.providers', known.providers.map(providerLink)) : null,
		known.signupEnabled
			? h('p.center', isNew ? 'You have an account? ' : 'No account yet? ',
				h('button.link', { onclick: change(isNew ? 'in' : 'up') }, isNew ? 'Sign in' : 'Create one'))
			: null,
		known.sendsLetters && !isNew ? h('p.center', h('a', { href: '#/reset' }, 'Forgot your password?')) : null);
}

function providerLink(id) {
	return h('button.button.wide', {
		type: 'button',
		onclick: () => beginWithProvider(id).catch(complain),
	}, `Continue with ${nameOf(id)}`);
}

function nameOf(id) {
	if (id === 'linkedin_oidc') return 'LinkedIn';
	return id.replace(/_oidc$/, '').replace(/[_-]+/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
