import { consentCard, hasConsent } from '../consent.js';
import { chosenFiles, droppedFiles, handedOver } from '../batch/intake.js';
import { csv } from '../batch/csv.js';
import { Batch } from '../batch/runner.js';
import { batchTable, columns, sorted } from '../batch/table.js';
import { acceptedFiles } from '../documents.js';
import { announce, fill, focusOn, h, icon } from '../dom.js';
import { count } from '../format.js';
import { confirmed } from '../parts/dialog.js';
import { dropZone } from '../parts/dropzone.js';
import { fileInput } from '../parts/fileinput.js';
import { notice } from '../parts/notice.js';
import { save } from '../parts/save.js';
import { settings } from '../settings.js';

let batch = null;
const order = { column: 'score', descending: true };

export async function batchScreen({ signal }) {
	const known = await settings();
	const place = h('div.stack');
	const node = h('div.wrap.page.batch',
		h('h1', 'Score a whole folder'),
		h('p.lead', 'Drop a folder of résumés. Each is read and scored, and the table can be sorted and downloaded.'),
		place);
	const open = () => fill(place, desk(known, signal));
	if (hasConsent(known)) open();
	else fill(place, consentCard(known, () => { open(); focusOn(node.querySelector('h1')); }));
	return { title: 'Batch', node };
}

function desk(known, signal) {
	batch ??= new Batch();
	const table = batchTable({ order, onSort: sortBy });
	const bar = h('progress', { max: '1', value: 0, 'aria-label': 'Files that are done' });
	const text = h('p');
	const held = h('p.fine', { role: 'status' });
	const download = h('button.button.filled', { onclick: takeCSV }, icon('download'), 'Download CSV');
	const summary = h('div.batch-summary.card.soft', h('div.grow', text, bar, held),
		h('div.actions', download, h('button.button', { onclick: clear }, 'Clear the list')));
	const zone = intake((files) => {
		if (files.length === 0) notice('No files were found there.', { bad: true });
		else {
			batch.add(files, known);
			announce(`${count(files.length, 'file')} added`);
		}
	});
	let said = '';

	function update() {
		const { rows } = batch;
		const finished = rows.filter((row) => ['completed', 'failed', 'refused', 'lost'].includes(row.status)).length;
		const good = rows.filter((row) => row.status === 'completed').length;
		summary.hidden = rows.length === 0;
		table.node.hidden = rows.length === 0;
		zone.classList.toggle('is-small', rows.length > 0);
		bar.max = Math.max(1, rows.length);
		bar.value = finished;
		const state = `${finished} of ${count(rows.length, 'file')} done${finished > good ? `, ${finished - good} could not be read` : ''}`;
		text.textContent = state;
		if (rows.length > 0 && finished === rows.length && said !== state) announce(state);
		said = finished === rows.length ? state : '';
		const wait = Math.ceil((batch.heldUntil - Date.now()) / 1000);
		held.textContent = wait > 0 ? `The server is busy and asked to wait. Going on in ${count(wait, 'second')}.` : '';
		table.update(rows);
	}
	function sortBy(column) {
		order.descending = order.column === column ? !order.descending : column === 'score';
		order.column = column;
		update();
		announce(`Sorted by ${columns.find(({ id }) => id === column).name}, ${order.descending ? 'descending' : 'ascending'}`);
	}
	function takeCSV() {
		const head = [...columns.map(({ key }) => key), 'error'];
		const cells = (row) => columns.map(({ id, value }) => (id === 'status' ? row.status : value(row)));
		const rows = sorted(batch.rows, order).map((row) => [...cells(row), row.problem]);
		save(new Blob([csv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), 'resumes.csv');
	}
	async function clear() {
		const yes = await confirmed({
			title: 'Clear the list?', text: 'The results stay on the server until their time is up; open one to erase it before.', action: 'Clear',
		});
		if (yes) batch.clear();
	}

	batch.onChange(update);
	const ticking = setInterval(() => { if (batch.heldUntil > Date.now()) update(); }, 1000);
	signal.addEventListener('abort', () => {
		clearInterval(ticking);
		batch.onChange(() => {});
	}, { once: true });
	const handed = handedOver();
	if (handed.length > 0) batch.add(handed.map((file) => ({ file, path: file.name })), known);
	update();
	return [zone, summary, table.node];
}

function intake(onFiles) {
	const take = (chosen) => onFiles(chosenFiles(chosen));
	const folder = fileInput({ webkitdirectory: true }, take);
	const files = fileInput({ accept: acceptedFiles }, take);
	return dropZone(async (dropped) => onFiles(await droppedFiles(dropped)),
		folder, files,
		h('span.state-picture', icon('folder')),
		h('p.drop-text', 'Drop a folder or files here'),
		h('div.actions.center',
			h('button.button.primary', { onclick: () => folder.click() }, 'Choose a folder'),
			h('button.button', { onclick: () => files.click() }, 'Choose files')));
}
