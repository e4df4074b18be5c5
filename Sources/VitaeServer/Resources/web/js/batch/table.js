import { fill, h, icon, unseen } from '../dom.js';

const words = {
	waiting: 'Waiting', uploading: 'Sending', queued: 'In the queue', extracting: 'Reading', identifying: 'Finding the role',
	searching: 'Searching jobs', completed: 'Done', failed: 'Not read', refused: 'Refused', lost: 'Not sent',
};
const stages = Object.keys(words);

const field = (key) => (row) => row.session?.[key] ?? null;

export const columns = [
	{ id: 'file', name: 'File', key: 'file', value: (row) => row.path },
	{ id: 'status', name: 'Status', key: 'status', value: (row) => stages.indexOf(row.status) },
	{ id: 'score', name: 'Score', key: 'resume_score', value: field('resume_score') },
	{ id: 'role', name: 'Current role', key: 'current_role_title', value: field('current_role_title') },
	{ id: 'company', name: 'Company', key: 'current_role_company', value: field('current_role_company') },
	{
		id: 'targets', name: 'Target roles', key: 'realistic_target_roles',
		value: (row) => row.session?.realistic_target_roles?.join('; ') ?? null,
	},
];

export function sorted(rows, { column, descending }) {
	const { value } = columns.find(({ id }) => id === column) ?? columns[0];
	const compare = (a, b) => {
		const [left, right] = [value(a), value(b)];
		if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
		const order = typeof left === 'number' ? left - right : left.localeCompare(right, 'en', { numeric: true });
		return descending ? -order : order;
	};
	return [...rows].sort(compare);
}

export function batchTable({ order, onSort }) {
	const body = h('tbody');
	const heads = columns.map(({ id, name }) => {
		const button = h('button', { onclick: () => onSort(id) }, name, icon('down'));
		return { id, node: h('th', { scope: 'col', class: `c-${id}` }, button) };
	});
	const node = h('div.table-box', { role: 'region', 'aria-label': 'Results', tabindex: '0' },
		h('table',
			h('caption.hidden-visually', 'Files and what was found. The headings sort.'),
			h('thead', h('tr', heads.map(({ node: head }) => head))),
			body));
	const drawn = new Map();

	function update(rows) {
		for (const { id, node: head } of heads) {
			if (id === order.column) head.setAttribute('aria-sort', order.descending ? 'descending' : 'ascending');
			else head.removeAttribute('aria-sort');
		}
		// Rows are reused, so that a focus in the table survives.
		const nodes = sorted(rows, order).map((row) => drawn.get(row) ?? drawn.set(row, h('tr')).get(row));
		for (const row of rows) paintRow(drawn.get(row), row);
		if (nodes.length !== body.children.length || nodes.some((each, index) => body.children[index] !== each)) {
			const focused = document.activeElement;
			body.replaceChildren(...nodes);
			if (focused && body.contains(focused)) focused.focus();
		}
	}
	return { node, update };
}

function paintRow(node, row) {
	const state = JSON.stringify([row.status, row.problem, row.session?.resume_score]);
	if (node.dataset.state === state) return;
	node.dataset.state = state;
	const name = row.path.split('/').pop();
	const session = row.session ?? {};
	const link = row.token && row.status === 'completed'
		? h('a', { href: `#/insights/${row.token}` }, name, unseen(', open the result'))
		: name;
	const folder = row.path.slice(0, -name.length - 1);
	const score = session.resume_score;
	const bad = ['failed', 'refused', 'lost'].includes(row.status);
	const tone = row.status === 'completed' ? 'good' : bad ? 'bad' : 'soft';
	fill(node,
		h('th', { scope: 'row', class: 'c-file' }, link, folder ? h('span.folder', folder) : null),
		h('td.c-status', h('span', { class: `badge ${tone}` }, words[row.status] ?? row.status),
			row.problem ? h('p.fine', row.problem) : null),
		h('td.c-score', typeof score === 'number' ? h('strong', score) : null),
		h('td.c-role', session.current_role_title),
		h('td.c-company', session.current_role_company),
		h('td.c-targets', (session.realistic_target_roles ?? []).slice(0, 3).join(', ')));
}
