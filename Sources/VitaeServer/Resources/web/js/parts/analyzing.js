import { announce, fill, focusOn, h, icon } from '../dom.js';
import { memory, recent, remember, stepOf } from '../sessions.js';
import { state } from './states.js';
import { upload } from '../upload.js';
import { go } from '../router.js';
import { complain } from './notice.js';
import { busy } from './field.js';

const steps = [
	['Reading the document', 'Text, columns and pages, in their order'],
	['Finding your role', 'What you do now, what you can, what comes next'],
	['Searching for jobs', 'Near you, in your country, and remote'],
];
const waiting = 'Waiting for its turn';
const lost = 'The connection is lost. Trying again; nothing is lost.';
const slow = 20_000;

export function analyzing({ signal }) {
	const title = h('h1', 'Analysing your résumé');
	const list = h('ol.steps');
	const remark = h('p.fine', { role: 'status' });
	const node = h('section.wrap.narrow.analyzing', title, list, remark,
		h('a.button.quiet', { href: '#/' }, 'Upload a different file'));
	let shown = -1;
	const timer = setTimeout(() => {
		remark.textContent = 'This takes longer than usual, as scans do. You can come back to this address later.';
	}, slow);
	signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

	function update(session) {
		const at = stepOf(session);
		if (at === shown) return;
		shown = at;
		fill(list, steps.map(([name, text], index) => {
			const now = at === index + 1;
			const done = at > index + 1;
			return h('li', { class: done ? 'done' : now ? 'now' : '', 'aria-current': now ? 'step' : null },
				h('span.step-mark', done ? icon('check') : index + 1),
				h('div', h('h2', name), h('p', text)),
				h('span.step-word', done ? 'Done' : now ? 'Now' : ''));
		}));
		if (at === 0 || remark.textContent === waiting) remark.textContent = at === 0 ? waiting : '';
		if (at > 0 && at <= steps.length) announce(steps[at - 1][0]);
	}
	function onTrouble(isTrouble) {
		if (isTrouble || remark.textContent === lost) remark.textContent = isTrouble ? lost : '';
	}
	return { node, update, onTrouble };
}

export function failed(token, session) {
	const { files } = memory(token);
	const again = async (event) => busy(event.currentTarget, async () => {
		try {
			const next = await upload(files);
			remember(next);
			go(`/results/${next}`, { replace: true });
		} catch (error) {
			complain(error);
		}
	});
	const node = state({
		picture: session.error_code === 'encrypted' ? 'lock' : 'alert',
		title: 'This file could not be read',
		text: session.error_message ?? 'Try another file format, such as PDF or plain text.',
		tone: 'bad',
		actions: [
			h('a.button.primary', { href: '#/' }, 'Upload a different file'),
			files ? h('button.button', { onclick: again }, 'Try the same file again') : null,
			recent().some((other) => other !== token) ? h('a.button', { href: '#/insights' }, 'Insights of your last résumé') : null,
		],
	});
	queueMicrotask(() => focusOn(node.querySelector('h1')));
	return node;
}
