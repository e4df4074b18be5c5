import { h } from '../dom.js';

/** An input for files that a button opens: `input.click()`. */
export function fileInput(properties, onFiles) {
	const input = h('input.hidden-visually', {
		type: 'file', multiple: true, tabindex: '-1', 'aria-hidden': 'true', ...properties,
		onchange: () => {
			const files = [...input.files];
			// The same file can be chosen again after a mistake.
			input.value = '';
			onFiles(files);
		},
	});
	return input;
}

/** The camera where there is one, and pictures elsewhere. */
export function photoInput(onFiles) {
	return fileInput({ accept: 'image/*', capture: 'environment' }, onFiles);
}
