import { account, onAccount } from '../auth.js';
import { fill, h, icon } from '../dom.js';
import { onRoute } from '../router.js';
import { settings } from '../settings.js';
import { isDark, onSystemTheme, toggleTheme } from '../theme.js';

export function header(node) {
	const nav = h('nav', { 'aria-label': 'Main' });
	const theme = h('button.ghost.theme', { onclick: () => { toggleTheme(); paint(); } });
	let path = '/';
	let hasAccounts = false;

	const link = (to, text, matches) => h('a', { href: `#${to}`, 'aria-current': matches.test(path) ? 'page' : null }, text);
	const list = () => fill(nav,
		link('/', 'Search', /^\/(results)?(\/|$)/),
		link('/insights', 'Insights', /^\/insights/),
		link('/batch', 'Batch', /^\/batch/),
		hasAccounts && account() ? [link('/dashboard', 'Dashboard', /^\/dashboard/), link('/alerts', 'Alerts', /^\/alerts/), link('/publications', 'Publications', /^\/publications/)] : null,
		hasAccounts && !account() ? link('/account', 'Sign in', /^\/account/) : null);
	const paint = () => {
		theme.setAttribute('aria-label', isDark() ? 'Use light colours' : 'Use dark colours');
		fill(theme, icon(isDark() ? 'sun' : 'moon'));
	};

	fill(node, h('div.wrap.bar',
		h('a.brand', { href: '#/', 'aria-label': 'Vitae, start' }, icon('mark'), h('span', 'Vitae')),
		nav,
		theme));
	onRoute((to) => { path = to; list(); });
	onAccount(list);
	onSystemTheme(paint);
	settings().then((known) => { hasAccounts = known.known; list(); });
	list();
	paint();
}

export function footer(node) {
	fill(node, h('div.wrap',
		h('p', 'The same document gets the same score, every time.'),
		h('a', { href: '#/settings' }, 'Settings'),
		h('a', { href: '#/privacy' }, 'What is stored, and for how long')));
}
