import { focusOn, h } from '../dom.js';
import { decimal } from '../format.js';
import { banner } from '../parts/states.js';

const first = 3;
const large = 0.5;
const smallest = 0.05;

export function findings(breakdown) {
	const costly = breakdown.filter((finding) => finding.points_lost >= smallest).sort((a, b) => b.points_lost - a.points_lost);
	const free = breakdown.filter((finding) => finding.points_lost < smallest && finding.severity === 'info');
	if (costly.length === 0 && free.length === 0) return h('p', 'Nothing: no rule took a point.');
	const items = costly.map(item);
	const shown = Math.max(first, Math.min(5, costly.filter((finding) => finding.points_lost >= large).length));
	const list = h('ol.findings', items.slice(0, shown));
	const rest = items.slice(shown);
	const more = rest.length > 0
		? h('button.button.wide', {
			onclick: () => {
				list.append(...rest);
				more.remove();
				focusOn(rest[0].querySelector('h3'));
			},
		}, `Show ${rest.length} smaller ${rest.length === 1 ? 'one' : 'ones'}`)
		: null;
	return h('div', list, more,
		free.length > 0 ? [h('h3.aside-title', 'Costs nothing, but worth a thought'),
			h('ul.findings', free.map(item))] : null);
}

function item(finding) {
	const gain = finding.points_lost >= smallest ? `+${decimal(finding.points_lost)}` : null;
	const points = finding.points_lost === 1 ? 'point' : 'points';
	const evidence = finding.evidence ?? [];
	return h('li', { class: `finding ${finding.severity}` },
		gain ? h('p.gain', h('strong', gain), h('span', points)) : null,
		h('div.finding-text',
			h('h3', sentence(finding.advice)),
			h('p', sentence(finding.message)),
			evidence.length > 0 ? h('div.evidence',
				h('p.fine', evidence.length === 1 ? 'The line' : 'The lines'),
				evidence.map((line) => h('blockquote', line))) : null));
}

function sentence(text) {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function hiddenText(session) {
	const finding = (session.score_breakdown ?? []).find((each) => each.code === 'readability.hidden_text' && each.points_lost > 0);
	const said = session.hidden_text;
	const words = Array.isArray(said) ? said : typeof said === 'string' && said !== '' ? [said] : finding?.evidence ?? [];
	if (!finding && !(said === true || said > 0 || words.length > 0)) return null;
	return banner('warn', h('strong', 'There is text that no reader can see'),
		h('p', 'White, tiny or covered words were ignored. Employers take them for an attempt to cheat: remove them.'),
		words.slice(0, 5).map((line) => h('blockquote', line)));
}
