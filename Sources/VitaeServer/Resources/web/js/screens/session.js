import { fill, focusOn, h } from '../dom.js';
import { analyzing, failed } from '../parts/analyzing.js';
import { gone, trouble } from '../parts/states.js';
import { show as showScreen } from '../router.js';
import { follow, forgetSession, isFinal, memory } from '../sessions.js';

/** A screen about a session: the steps until it is complete, and then what `complete` makes of it. */
export function sessionScreen(title, complete) {
	return async ({ params, signal }) => {
		const { token } = params;
		if (!/^[A-Za-z0-9]+$/.test(token)) return { title: 'Not found', node: gone() };
		const { session } = memory(token);
		if (session?.status === 'completed') return { title, node: await complete({ token, session, params, signal }) };

		const progress = analyzing({ signal });
		const host = h('div', progress.node);
		const show = (node, focus = true) => {
			fill(host, node);
			if (focus) focusOn(host.querySelector('h1'));
		};
		const run = async () => {
			try {
				const last = await follow(token, { signal, onUpdate: progress.update, onTrouble: progress.onTrouble });
				if (last.status === 'failed') return show(failed(token, last));
				const node = await complete({ token, session: last, params, signal });
				if (signal.aborted) return undefined;
				document.title = `${title} – Vitae`;
				return show(node);
			} catch (error) {
				if (signal.aborted) return undefined;
				if (error.status !== 404) return show(trouble(error, { onRetry: () => showScreen() }));
				forgetSession(token);
				return show(gone());
			}
		};
		// What takes no time needs no screen in between.
		const running = run();
		await Promise.race([running, new Promise((resolve) => { setTimeout(resolve, 250); })]);
		const known = memory(token).session;
		return { title: known && isFinal(known) ? title : 'Analysing', node: host };
	};
}

export function sessionHead(token, session, here) {
	const link = (screen, text) => h('a', {
		href: `#/${screen}/${token}`, 'aria-current': screen === here ? 'page' : null,
	}, text);
	const role = session.current_role_title ?? session.last_search_title;
	return h('div.session-head', h('div.wrap',
		h('div.session-who',
			h('h1', here === 'results' ? 'Jobs that fit' : 'Insights'),
			role ? h('p', session.current_role_title ? null : 'Towards ', h('strong', role),
				session.current_role_company ? [' at ', h('strong', session.current_role_company)] : null) : null),
		h('nav.switch', { 'aria-label': 'Results' }, link('results', 'Jobs'), link('insights', 'Insights'))));
}
