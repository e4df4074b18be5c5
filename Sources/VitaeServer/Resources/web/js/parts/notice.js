import { h, icon } from '../dom.js';

const stay = 8000;
const fresh = 1000;
const shown = new WeakMap();

export function notice(text, { bad = false } = {}) {
	const host = document.getElementById('notices');
	const close = () => node.remove();
	const node = h('div', { class: `notice ${bad ? 'bad' : ''}`, role: bad ? 'alert' : 'status' },
		icon(bad ? 'alert' : 'check'),
		h('p'),
		h('button.ghost', { 'aria-label': 'Dismiss', onclick: close }, icon('close')));
	host.append(node);
	shown.set(node, Date.now());
	// The region has to be there before its text, or it is not read out.
	requestAnimationFrame(() => { node.querySelector('p').textContent = text; });
	let timer = setTimeout(close, stay);
	node.addEventListener('pointerenter', () => clearTimeout(timer));
	node.addEventListener('focusin', () => clearTimeout(timer));
	node.addEventListener('pointerleave', () => { timer = setTimeout(close, stay); });
}

/** Removes what belongs to the screen that is left: what has just been said belongs to the next one. */
export function dismissOld() {
	for (const node of [...document.getElementById('notices').children]) if (Date.now() - shown.get(node) > fresh) node.remove();
}

/** Tells what went wrong, or `missing` where the server does not have what was asked for. */
export function complain(error, missing = error.message) {
	notice(error.isMissing ? missing : error.message, { bad: true });
}
