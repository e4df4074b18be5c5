import { readJobs } from '../api.js';
import { fill, focusOn, freshId, h, icon } from '../dom.js';
import { count } from '../format.js';
import { arrange, lists, skillsOf } from '../jobs/arrange.js';
import { jobCard } from '../jobs/card.js';
import { emptyState } from '../jobs/empty.js';
import { locationControl } from '../jobs/location.js';
import { isWhole, wholeList } from '../jobs/whole.js';
import { complain } from '../parts/notice.js';
import { tabs } from '../parts/tabs.js';
import { note } from '../router.js';
import { memory } from '../sessions.js';
import { settings } from '../settings.js';
import { sessionHead, sessionScreen } from './session.js';

const pageSize = 20;

export const jobsScreen = sessionScreen('Jobs', async ({ token, session, params, signal }) => {
	const known = memory(token);
	known.jobs ??= await readJobs(token, { signal });
	const view = known.view ??= { list: 'all', sort: 'match', filter: '', skill: '', shown: pageSize };
	// An import may have ended since.
	const postings = known.jobs.length > 0 || (await settings({ again: true })).hasPostings !== false;
	if (params.list && params.list !== view.list && lists.some(({ id }) => id === params.list)) {
		view.list = params.list;
		view.shown = pageSize;
	}
	const host = h('div');
	const paint = () => fill(host, results({
		token, session: memory(token).session ?? session, known, view, postings, signal, onMoved,
	}));
	async function onMoved() {
		known.jobs = await readJobs(token, { signal });
		view.shown = pageSize;
		view.skill = '';
		paint();
		focusOn(host.querySelector('h1'));
	}
	paint();
	return host;
});

function results({ token, session, known, view, postings, signal, onMoved }) {
	const list = h('ol.jobs');
	const status = h('p.found', { role: 'status' });
	const more = h('button.button.wide', { onclick: showMore });
	const loaded = (id) => arrange(known.jobs, { list: id }).length;
	const counts = Object.fromEntries(lists.map(({ id }) => [id, Math.max(loaded(id), session.job_counts?.[id] ?? 0)]));
	counts.all = counts.local + counts.national + counts.remote;
	const { list: tabList, panel } = tabs({
		label: 'Lists of jobs',
		tabs: lists.map(({ id, label }) => ({ id, label, count: counts[id] })),
		chosen: view.list,
		onChoose: (id) => {
			view.list = id;
			note(`/results/${token}${id === 'all' ? '' : `/${id}`}`);
			restart();
		},
	});
	// One card a job, so that what is open stays open.
	const cards = new Map();
	const cardOf = (job) => cards.get(job) ?? cards.set(job, jobCard({ token, job, signal })).get(job);

	function restart() {
		view.shown = pageSize;
		complete();
		paint();
	}
	/** Brings the rest of long lists, where more than their tops is asked for. */
	async function complete() {
		const top = view.sort === 'match' && view.filter === '' && view.skill === '' && view.shown <= loaded(view.list);
		if (top || known.completing || isWhole(known.jobs, session)) return;
		known.completing = true;
		try {
			known.jobs = await wholeList(token, known.jobs, { signal });
			paint();
		} catch (error) {
			if (!signal.aborted) complain(error);
		} finally {
			known.completing = false;
		}
	}
	function paint() {
		const found = arrange(known.jobs, view);
		const isTop = view.filter === '' && view.skill === '';
		const total = isTop ? counts[view.list] : found.length;
		const left = total - Math.min(view.shown, found.length);
		const options = skillsOf(arrange(known.jobs, { list: view.list }));
		if (view.skill && !options.includes(view.skill)) options.push(view.skill);
		fill(skill, h('option', { value: '' }, 'Any skill'),
			options.map((name) => h('option', { value: name, selected: name === view.skill }, name)));
		fill(list, found.slice(0, view.shown).map(cardOf));
		more.hidden = left <= 0;
		more.textContent = `Load ${Math.min(pageSize, left)} more`;
		status.textContent = found.length === 0 ? '' : `${Math.min(view.shown, found.length)} of ${count(total, 'job')}`;
		list.hidden = found.length === 0;
		tools.hidden = counts[view.list] === 0;
		fill(rest, found.length === 0 ? emptyState({ counts, view, session, postings, onClear, token, signal, onMoved }) : null);
	}
	function onClear() {
		view.filter = filter.value = '';
		view.skill = '';
		restart();
		filter.focus();
	}
	async function showMore() {
		const from = view.shown;
		view.shown += pageSize;
		await complete();
		paint();
		focusOn(list.children[from]?.querySelector('h2'));
	}

	const id = freshId('tool');
	let timer = 0;
	const filter = h('input', {
		type: 'search', id: `${id}-filter`, value: view.filter, placeholder: 'Title, company, skill', autocomplete: 'off',
		oninput: () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				view.filter = filter.value;
				restart();
			}, 180);
		},
	});
	const sort = h('select', { id: `${id}-sort`, onchange: () => { view.sort = sort.value; restart(); } },
		[['match', 'Best match'], ['newest', 'Newest'], ['nearest', 'Nearest'], ['company', 'Company']]
			.map(([value, text]) => h('option', { value, selected: view.sort === value }, text)));
	const skill = h('select', { id: `${id}-skill`, onchange: () => { view.skill = skill.value; restart(); } });
	const tools = h('div.tools',
		h('div.tool.grow', h('label', { for: filter.id }, 'Filter'), h('div.with-icon', icon('search'), filter)),
		h('div.tool', h('label', { for: skill.id }, 'Skill'), skill),
		h('div.tool', h('label', { for: sort.id }, 'Sort by'), sort));
	const rest = h('div');
	fill(panel, tools, status, list, rest, more);
	complete();
	paint();
	return [sessionHead(token, session, 'results'),
		h('div.wrap.page', locationControl({ token, session, signal, onMoved }), tabList, panel)];
}
