import { h } from '../dom.js';
import { partialDate } from '../format.js';

const shownHighlights = 2;

export function timeline(resume) {
	const work = resume.work ?? [];
	if (work.length === 0) return h('p.none', 'No positions were found.');
	const current = resume.meta?.vitae?.work_current ?? [];
	return h('ol.timeline', work.map((entry, index) => {
		const isCurrent = current[index] === true || (entry.startDate && !entry.endDate && index === 0);
		const highlights = entry.highlights ?? [];
		return h('li', { class: isCurrent ? 'current' : '' },
			h('p.fine', period(entry, isCurrent)),
			h('h3', entry.position ?? 'No title found'),
			h('p.company', [entry.name, entry.location].filter(Boolean).join(', ') || 'No employer found'),
			highlights.length > 0 ? h('ul', highlights.slice(0, shownHighlights).map((line) => h('li', line))) : null,
			highlights.length > shownHighlights
				? h('details', h('summary', `${highlights.length - shownHighlights} more`),
					h('ul', highlights.slice(shownHighlights).map((line) => h('li', line))))
				: null);
	}));
}

export function period({ startDate, endDate }, isCurrent = false) {
	if (!startDate && !endDate) return 'No dates found';
	const end = endDate ? partialDate(endDate) : isCurrent ? 'now' : '?';
	const span = length(startDate, isCurrent && !endDate ? new Date().toISOString() : endDate);
	return [`${startDate ? partialDate(startDate) : '?'} – ${end}`, span].filter(Boolean).join(', ');
}

function length(start, end) {
	const parts = [start, end].map((text) => /^(\d{4})-(\d{2})/.exec(text ?? ''));
	// Years alone are not exact enough to count months.
	if (!parts[0] || !parts[1]) return null;
	const [from, to] = parts.map(([, year, month]) => Number(year) * 12 + Number(month));
	const months = to - from + 1;
	if (months < 1) return null;
	const words = [[Math.floor(months / 12), 'year'], [months % 12, 'month']];
	return words.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}${value === 1 ? '' : 's'}`).join(' ');
}
