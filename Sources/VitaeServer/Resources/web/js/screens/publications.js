import { readDashboard } from '../api.js';
import { account, forget } from '../auth.js';
import { announce, fill, focusOn, freshId, h, icon } from '../dom.js';
import { safeLink } from '../format.js';
import { confirmed } from '../parts/dialog.js';
import { busy, field } from '../parts/field.js';
import { complain, notice } from '../parts/notice.js';
import { save } from '../parts/save.js';
import { deletePublication, exportPublications, importFile, importResume, listPublications } from '../publications.js';
import { go, show } from '../router.js';

const formats = [
	['bibtex', 'BibTeX', 'bib'], ['ris', 'RIS', 'ris'], ['csl-json', 'CSL-JSON', 'json'], ['csv', 'CSV', 'csv'],
	['json', 'JSON', 'json'],
];
const pauseMilliseconds = 250;

export async function publicationsScreen({ signal }) {
	if (!account()) return toSignIn();
	let first;
	let sessions;
	try {
		[first, sessions] = await Promise.all([
			listPublications({ signal }),
			readDashboard({ signal }).then((data) => data.recent_sessions ?? []),
		]);
	} catch (error) {
		if (signal.aborted || error.status !== 401) throw error;
		forget();
		return toSignIn();
	}
	const table = listing(first, signal);
	return {
		title: 'Publications',
		node: h('div.wrap.page',
			h('div.page-head',
				h('div', h('h1', 'Publications'), h('p', 'A list of your own, from your résumés and from files.')),
				exporter()),
			table.node,
			resumes(sessions),
			files()),
	};
}

function toSignIn() {
	queueMicrotask(() => go('/account', { replace: true }));
	return { title: 'Sign in', node: h('div') };
}

function listing(first, signal) {
	const body = h('tbody');
	const count = h('p.fine');
	const pages = h('div.actions');
	const search = field({ label: 'Search', type: 'search', autocomplete: 'off', oninput: later });
	const box = h('div.table-box', { role: 'region', 'aria-label': 'Publications', tabindex: '0' },
		h('table',
			h('caption.hidden-visually', 'Publications, the newest first.'),
			h('thead', h('tr', ['Title', 'Authors', 'Year', 'Published in', 'Delete'].map((name) => h('th.plain', { scope: 'col' }, name)))),
			body));
	let timer = 0;
	let turn = 0;

	function later() {
		clearTimeout(timer);
		timer = setTimeout(() => load(1), pauseMilliseconds);
	}

	async function load(page) {
		turn += 1;
		const own = turn;
		try {
			const list = await listPublications({ text: search.input.value.trim(), page, signal });
			// Answers may come in another order than they were asked for.
			if (own === turn && !signal.aborted) {
				paint(list);
				announce(count.textContent);
			}
		} catch (error) {
			if (!signal.aborted) complain(error);
		}
	}

	function paint(list) {
		count.textContent = list.total === 1 ? '1 publication' : `${list.total} publications`;
		fill(body, list.data.map(row));
		if (list.data.length === 0) {
			fill(body, h('tr', h('td', { colspan: '5' }, search.input.value ? 'Nothing found.' : 'None yet. Import them below.')));
		}
		fill(pages,
			list.has_previous ? h('button.button', { onclick: () => load(list.page - 1) }, 'Newer') : null,
			list.has_next ? h('button.button', { onclick: () => load(list.page + 1) }, 'Older') : null);
	}

	function row(publication) {
		const link = safeLink(publication.doi ? `https://doi.org/${publication.doi}` : publication.url);
		const drop = async () => {
			const yes = await confirmed({
				title: 'Delete this publication?', text: publication.title, action: 'Delete', danger: true,
			});
			if (!yes) return;
			try {
				await deletePublication(publication.id);
				await load(1);
				focusOn(box);
			} catch (error) {
				complain(error);
			}
		};
		const line = publication.evidence?.lines?.[0];
		return h('tr',
			h('th', { scope: 'row' },
				link ? h('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, publication.title) : publication.title,
				line ? h('span.folder', `Read on page ${line.page}, line ${line.line}`) : null),
			h('td', publication.author),
			h('td', publication.publicationYear ?? ''),
			h('td', publication.journal ?? publication.publisher ?? ''),
			h('td', h('button.ghost', { 'aria-label': `Delete ${publication.title}`, onclick: drop }, icon('trash'))));
	}

	paint(first);
	return { node: h('section.card', h('h2.hidden-visually', 'List'), search.node, count, box, pages) };
}

function exporter() {
	const id = freshId('format');
	const select = h('select', { id }, formats.map(([value, name]) => h('option', { value }, name)));
	const take = (event) => busy(event.currentTarget, async () => {
		try {
			const [, , ending] = formats.find(([value]) => value === select.value);
			save(await exportPublications(select.value), `publications.${ending}`);
		} catch (error) {
			complain(error);
		}
	});
	return h('div.actions',
		h('label.hidden-visually', { for: id }, 'Format'), select,
		h('button.button.primary', { onclick: take }, icon('download'), 'Export'));
}

async function told({ imported, skipped, rejected = [] }) {
	// The list first: a screen that is shown anew takes old notices away.
	await show();
	const parts = [`${imported} imported`];
	if (skipped > 0) parts.push(`${skipped} known already`);
	if (rejected.length > 0) parts.push(`${rejected.length} not read, the first in line ${rejected[0].line}: ${rejected[0].reason}`);
	notice(`${parts.join(', ')}.`, { bad: rejected.length > 0 });
}

function resumes(sessions) {
	const read = sessions.filter((session) => session.status === 'completed' && session.view_token);
	return h('section.card', h('h2', 'From a résumé'),
		read.length === 0 ? h('p.none', 'None of your résumés is kept at the moment. Upload one, and take its publications here.') : null,
		h('ul.rows', read.map((session) => h('li',
			h('div.row-text', h('h3', session.title_or_inferred_role ?? 'Résumé'),
				h('p.fine', new Date(session.created_at).toLocaleDateString())),
			h('button.button', {
				onclick: (event) => busy(event.currentTarget, async () => {
					try {
						await told(await importResume(session.view_token));
					} catch (error) {
						complain(error);
					}
				}),
			}, 'Import its publications')))));
}

function files() {
	const chooser = field({ label: 'A file of BibTeX, RIS or CSL-JSON, at most 1 MiB', type: 'file', accept: '.bib,.ris,.json,.txt' });
	chooser.input.addEventListener('change', async () => {
		const [file] = chooser.input.files;
		if (!file) return;
		try {
			await told(await importFile(await file.text()));
		} catch (error) {
			chooser.complain(error.message);
		}
	});
	return h('section.card', h('h2', 'From a file'), chooser.node);
}
