import { announce, fill, h, icon } from '../dom.js';
import { count } from '../format.js';
import { photoInput } from './fileinput.js';

export function photoTray({ onMore, onDone, onEmpty }) {
	const pages = [];
	const list = h('ol.pages');
	const done = h('button.button.primary', { onclick: () => onDone(pages.map((page) => page.file)) });
	const more = photoInput(onMore);
	const node = h('div.tray',
		h('h3', 'Pages'),
		h('p.fine', 'In the order of the résumé, in good light, one page a photo.'),
		list, more,
		h('div.actions',
			done,
			h('button.button', { onclick: () => more.click() }, icon('camera'), 'Add a page'),
			h('button.button.quiet', { onclick: clear }, 'Start over')));

	function add(file) {
		pages.push({ file, url: URL.createObjectURL(file) });
		paint();
		announce(`Page ${pages.length} added`);
	}
	function clear() {
		for (const page of pages) URL.revokeObjectURL(page.url);
		pages.length = 0;
		paint();
		onEmpty();
	}
	function remove(page) {
		URL.revokeObjectURL(page.url);
		pages.splice(pages.indexOf(page), 1);
		paint();
		announce(`Page removed, ${count(pages.length, 'page')} left`);
		if (pages.length === 0) onEmpty();
		else done.focus();
	}
	function forward(page) {
		const at = pages.indexOf(page);
		pages.splice(at, 1);
		pages.splice(at - 1, 0, page);
		paint();
		announce(`Now page ${at}`);
		list.children[at - 1].querySelector('button').focus();
	}
	function paint() {
		done.textContent = `Analyse ${count(pages.length, 'page')}`;
		fill(list, pages.map((page, index) => h('li',
			h('img', { src: page.url, alt: `Page ${index + 1}` }),
			h('span.page-number', index + 1),
			h('div.page-tools',
				h('button.ghost', {
					'aria-label': `Move page ${index + 1} forward`, disabled: index === 0,
					onclick: () => forward(page),
				}, icon('up')),
				h('button.ghost', {
					'aria-label': `Remove page ${index + 1}`, onclick: () => remove(page),
				}, icon('trash'))))));
	}
	return { node, add, count: () => pages.length };
}
