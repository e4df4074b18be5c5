import { h } from '../dom.js';

/** A place to drop files on; `onDrop` gets the `DataTransfer`. */
export function dropZone(onDrop, ...content) {
	const mark = (isOver) => (event) => {
		event.preventDefault();
		zone.classList.toggle('is-over', isOver);
		if (event.type === 'drop') onDrop(event.dataTransfer);
	};
	const zone = h('div.dropzone', {
		ondragenter: mark(true), ondragover: mark(true), ondragleave: mark(false), ondrop: mark(false),
	}, content);
	return zone;
}
