import { consentCard, hasConsent, laterCard } from '../consent.js';
import { isPicture, problemOf } from '../documents.js';
import { announce, fill, focusOn, h } from '../dom.js';
import { count, fileSize } from '../format.js';
import { smallerPhoto } from '../photos.js';
import { chooser } from '../parts/chooser.js';
import { photoTray } from '../parts/phototray.js';
import { progress } from '../parts/progress.js';
import { banner } from '../parts/states.js';
import { handOver } from '../batch/intake.js';
import { go } from '../router.js';
import { remember } from '../sessions.js';
import { settings } from '../settings.js';
import { upload } from '../upload.js';

export async function searchScreen({ signal }) {
	const known = await settings();
	const place = h('div.search-place');
	const node = h('div.search',
		h('div.wrap.search-grid',
			h('div.pitch',
				h('h1', 'See your résumé the way a machine does'),
				h('p.lead', 'A score with reasons, the roles that come next, and the jobs that fit: near you, in your country, and remote.')),
			place));

	const show = (card, moves = true) => {
		fill(place, card);
		if (moves) focusOn(place.querySelector('h2'));
	};
	const ask = (moves) => show(consentCard(known, {
		onAgree: () => show(uploader({ known, signal })),
		onLater: () => show(laterCard(() => ask(true))),
	}), moves);
	if (hasConsent(known)) show(uploader({ known, signal }), false);
	else ask(false);
	return { title: 'Upload a résumé', node };
}

function uploader({ known, signal }) {
	const message = h('div.message');
	const stage = h('div.stage');
	const card = h('section.card.uploader', { 'aria-labelledby': 'upload-title' },
		h('h2', { id: 'upload-title' }, 'Your résumé'),
		known.hasPostings === false ? banner('warn', h('p', 'This server has no job postings yet: it can score a résumé and tell what comes next, but finds no jobs.')) : null,
		message, stage);
	const tray = photoTray({ onMore: takePhotos, onDone: (pages) => begin(pages), onEmpty: showChooser });
	const choice = chooser({ known, signal, onFiles: take, onPhotos: takePhotos, onProblem: complain });
	let last = null;

	function showChooser() {
		fill(stage, choice);
	}

	function complain(text, ...extra) {
		fill(message, banner('bad', h('p', text), extra));
	}

	async function take(files) {
		fill(message);
		if (files.length === 0) return;
		if (files.length > 1) {
			const pictures = await Promise.all(files.map(isPicture));
			if (pictures.every(Boolean)) return takePhotos(files);
			return complain(`You chose ${count(files.length, 'file')}. One résumé at a time fits here.`,
				h('button.button', { onclick: () => { handOver(files); go('/batch'); } },
					'Score them all in Batch'));
		}
		const [file] = files;
		// Only what is too large is made smaller: a scan is read best as it is.
		const isLarge = known.maxUploadBytes && file.size > known.maxUploadBytes;
		const sent = isLarge && await isPicture(file) ? await smallerPhoto(file) : file;
		const problem = await problemOf(sent, known);
		if (problem) return complain(problem);
		return begin([sent]);
	}

	async function takePhotos(files) {
		fill(message);
		announce('Preparing the photos');
		for (const file of files) {
			const problem = await isPicture(file) ? null : await problemOf(file, known) ?? `“${file.name}” is no photo.`;
			if (problem) complain(problem);
			else if (tray.count() >= 10) complain('Ten photos are the most for one résumé.');
			else tray.add(await smallerPhoto(file));
		}
		if (tray.count() > 0) fill(stage, tray.node);
	}

	async function begin(files) {
		const size = files.reduce((sum, file) => sum + file.size, 0);
		if (known.maxUploadBytes && size > known.maxUploadBytes) {
			return complain(`The pages have ${fileSize(size)} together, and ${fileSize(known.maxUploadBytes)} are the most.`);
		}
		last = files;
		fill(message);
		const cancel = new AbortController();
		signal.addEventListener('abort', () => cancel.abort(), { once: true });
		const label = files.length > 1 ? count(files.length, 'page') : files[0].name;
		const bar = progress({ label, onCancel: () => cancel.abort() });
		fill(stage, bar.node);
		focusOn(bar.node.querySelector('h3'));
		try {
			const token = await upload(files, { onProgress: bar.update, signal: cancel.signal });
			remember(token);
			go(`/results/${token}`);
		} catch (error) {
			if (signal.aborted) return undefined;
			if (files.length > 1) fill(stage, tray.node);
			else showChooser();
			if (!cancel.signal.aborted) failed(error);
		}
		return undefined;
	}

	function failed(error) {
		const later = error.retryAfter ? h('p', `The server asks to wait ${count(error.retryAfter, 'second')}.`) : null;
		const again = [0, 429, 500, 502, 503, 504].includes(error.status)
			? h('button.button', { onclick: () => begin(last) }, 'Try again')
			: null;
		const sign = error.status === 401 ? h('a.button', { href: '#/account' }, 'Sign in') : null;
		complain(error.message, later, again, sign);
	}

	showChooser();
	return card;
}
