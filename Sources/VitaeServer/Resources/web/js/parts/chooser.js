import { acceptedFiles } from '../documents.js';
import { freshId, h, icon } from '../dom.js';
import { fileSize } from '../format.js';
import { dropZone } from './dropzone.js';
import { fileInput, photoInput } from './fileinput.js';
import { samplePicker } from './samplepicker.js';

const shortestPaste = 40;

export function chooser({ known, signal, onFiles, onPhotos, onProblem }) {
	const files = fileInput({ accept: acceptedFiles }, onFiles);
	const camera = photoInput(onPhotos);
	const hasCamera = matchMedia('(any-pointer: coarse)').matches;
	const paste = pasteBox({ onFiles, onProblem });
	const limit = known.maxUploadBytes ? `, up to ${fileSize(known.maxUploadBytes)}` : '';

	const zone = dropZone((dropped) => onFiles([...dropped.files]),
		h('span.state-picture', icon('upload')),
		h('p.drop-text', 'Drop your résumé here'),
		h('button.button.primary', { onclick: () => files.click() }, 'Choose a file'),
		h('p.fine', `PDF, Word, ODT, RTF, HTML, text or a picture${limit}`));

	// A screenshot or a copied file can be pasted anywhere on the screen.
	document.addEventListener('paste', (event) => {
		const pasted = [...(event.clipboardData?.files ?? [])];
		if (pasted.length > 0 && node.isConnected) {
			event.preventDefault();
			onFiles(pasted);
		} else if (node.isConnected && !event.target.closest?.('input, textarea')) {
			const text = event.clipboardData?.getData('text/plain') ?? '';
			if (text.length >= shortestPaste) paste.open(text);
		}
	}, { signal });

	const node = h('div', files, camera, zone,
		h('div.ways',
			h('button.button.quiet', { onclick: () => camera.click() },
				icon('camera'), hasCamera ? 'Take photos' : 'Photos of pages'),
			paste.button),
		paste.node,
		known.samples.length > 0 ? samplePicker(known.samples, { onFiles, onProblem, signal }) : null);
	return node;
}

function pasteBox({ onFiles, onProblem }) {
	const id = freshId('paste');
	const text = h('textarea', { id, rows: '8', spellcheck: 'false', placeholder: 'Name, contact details, experience, education, skills' });
	const send = () => {
		if (text.value.trim().length < shortestPaste) {
			onProblem('That is very little text. Paste the whole résumé.');
			text.focus();
			return;
		}
		onFiles([new File([text.value], 'Pasted text.txt', { type: 'text/plain' })]);
	};
	const node = h('div.paste', { hidden: true, id: `${id}-box` },
		h('label', { for: id }, 'Text of your résumé'),
		text,
		h('button.button.filled', { onclick: send }, 'Analyse this text'));
	const button = h('button.button.quiet', {
		'aria-expanded': 'false', 'aria-controls': node.id,
		onclick: () => (node.hidden ? open('') : close()),
	}, icon('paste'), 'Paste text');
	const close = () => {
		node.hidden = true;
		button.setAttribute('aria-expanded', 'false');
	};
	const open = (content) => {
		node.hidden = false;
		button.setAttribute('aria-expanded', 'true');
		if (content) text.value = content;
		text.focus();
	};
	return { node, button, open };
}
