import { h, svg } from '../dom.js';
import { decimal } from '../format.js';

const nameOf = (key) => key[0].toUpperCase() + key.slice(1);

export function scoreCategories({ score_categories: categories }) {
	return categories?.length > 0 ? h('ul.bars', categories.map(bar)) : null;
}

function bar({ name, points, possible }) {
	const share = possible > 0 ? Math.min(1, points / possible) : 1;
	return h('li',
		h('span.bar-name', nameOf(name)),
		svg('svg', { class: `bar-line ${share < 0.6 ? 'low' : ''}`, viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
			svg('rect', { class: 'bar-track', width: 100, height: 8 }),
			svg('rect', { class: 'bar-value', width: share * 100, height: 8 })),
		h('span.bar-points', `${decimal(points)} of ${decimal(possible)}`));
}
