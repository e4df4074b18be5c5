import { freshId, h } from '../dom.js';

export function field({ label, hint, ...properties }) {
	const id = freshId('field');
	const input = h('input', { id, 'aria-describedby': hint ? `${id}-hint` : null, ...properties });
	const error = h('p.field-error', { id: `${id}-error` });
	const node = h('div.field',
		h('label', { for: id }, label),
		hint ? h('p.hint', { id: `${id}-hint` }, hint) : null,
		input,
		error);
	const complain = (text) => {
		error.textContent = text ?? '';
		input.setAttribute('aria-invalid', String(Boolean(text)));
		const described = [hint ? `${id}-hint` : null, text ? error.id : null].filter(Boolean).join(' ');
		if (described) input.setAttribute('aria-describedby', described);
		else input.removeAttribute('aria-describedby');
		if (text) input.focus();
	};
	return { node, input, complain };
}

/** Shows that a button is at work, and keeps it from being pressed twice. */
export async function busy(button, work) {
	if (button.getAttribute('aria-disabled') === 'true') return undefined;
	// Not `disabled`, which would throw the focus away.
	button.setAttribute('aria-disabled', 'true');
	try {
		return await work();
	} finally {
		button.removeAttribute('aria-disabled');
	}
}
