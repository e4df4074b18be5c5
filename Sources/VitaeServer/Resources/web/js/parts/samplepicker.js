import { h, icon } from '../dom.js';
import { send } from '../http.js';
import { busy } from './field.js';

export function samplePicker(samples, { onFiles, onProblem, signal }) {
	const pick = (sample) => async (event) => busy(event.currentTarget, async () => {
		try {
			const answer = await send('GET', `/assets/samples/${encodeURIComponent(sample.name)}`, { accept: '*/*', signal });
			const blob = await answer.blob();
			await onFiles([new File([blob], sample.name, { type: blob.type })]);
		} catch (error) {
			if (!signal.aborted) onProblem(error.message);
		}
	});
	return h('div.samples',
		h('h3', icon('sample'), 'Or try a sample résumé'),
		h('p.fine', 'Of people who do not exist.'),
		h('ul.chips', samples.map((sample) => h('li',
			h('button.chip', { onclick: pick(sample) }, sample.title || sample.name)))));
}
