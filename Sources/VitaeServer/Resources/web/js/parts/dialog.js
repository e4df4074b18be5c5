import { freshId, h } from '../dom.js';

export function confirmed({ title, text, action, danger = false }) {
	return new Promise((resolve) => {
		const id = freshId('dialog');
		const close = (answer) => () => dialog.close(answer);
		const dialog = h('dialog.dialog', { 'aria-labelledby': id, 'aria-describedby': `${id}-text` },
			h('h2', { id }, title),
			h('p', { id: `${id}-text` }, text),
			h('div.actions.end',
				h('button.button', { autofocus: true, onclick: close('no') }, 'Cancel'),
				h('button', { class: `button ${danger ? 'danger' : 'filled'}`, onclick: close('yes') }, action)));
		dialog.addEventListener('close', () => {
			dialog.remove();
			resolve(dialog.returnValue === 'yes');
		});
		document.body.append(dialog);
		dialog.showModal();
	});
}
