import { h, svg } from '../dom.js';
import { decimal } from '../format.js';

// The weights of the rubric, for servers that send the findings alone.
const weights = {
	readability: 12, contact: 10, structure: 14, completeness: 14, impact: 22, language: 11, consistency: 12, length: 5,
};
const nameOf = (key) => key[0].toUpperCase() + key.slice(1);
// These cost points across categories, and stand for themselves.
const across = { 'length.thin_content': 'Too little content', 'document.likelihood': 'Not much of a résumé' };

export function scoreCategories(session) {
	const breakdown = session.score_breakdown;
	if (!Array.isArray(breakdown)) return null;
	const rows = session.score_categories?.length > 0
		? session.score_categories.map((row) => ({ name: nameOf(row.name), points: row.points, possible: row.possible }))
		: fromFindings(breakdown);
	const extra = session.score_categories ? [] : breakdown.filter(({ code }) => across[code]);
	return h('div',
		h('ul.bars', rows.map(bar)),
		extra.map((finding) => h('p.fine.across',
			h('strong', across[finding.code]), ` costs another ${decimal(finding.points_lost)} points, over several of these.`)));
}

function fromFindings(breakdown) {
	return Object.entries(weights).map(([key, possible]) => {
		const lost = breakdown
			.filter(({ code }) => code.startsWith(`${key}.`) && !across[code])
			.reduce((sum, finding) => sum + finding.points_lost, 0);
		return { name: nameOf(key), points: Math.max(0, possible - lost), possible };
	});
}

function bar({ name, points, possible }) {
	const share = possible > 0 ? Math.min(1, points / possible) : 1;
	return h('li',
		h('span.bar-name', name),
		svg('svg', { class: `bar-line ${share < 0.6 ? 'low' : ''}`, viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
			svg('rect', { class: 'bar-track', width: 100, height: 8 }),
			svg('rect', { class: 'bar-value', width: share * 100, height: 8 })),
		h('span.bar-points', `${decimal(points)} of ${decimal(possible)}`));
}
