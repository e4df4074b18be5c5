import { h } from '../dom.js';

export function progress({ label, onCancel }) {
	const bar = h('progress', { max: '100', value: 0, 'aria-label': `Sending ${label}` });
	const text = h('p.fine', 'Starting');
	const node = h('div.sending',
		h('h3.clip', `Sending ${label}`),
		bar,
		text,
		h('button.button', { onclick: onCancel }, 'Cancel'));
	const update = (share) => {
		const percent = Math.round(share * 100);
		bar.value = percent;
		text.textContent = percent < 100 ? `${percent} %` : 'Sent. The server is storing it.';
	};
	return { node, update };
}
