import { h, svg } from '../dom.js';

const radius = 80;
const length = Math.PI * radius;

export function gauge(session) {
	const score = session.resume_score;
	if (typeof score !== 'number') return h('p', 'No score could be given.');
	const percentile = session.resume_percentile;
	const reference = session.resume_percentile_reference;
	const comparison = typeof percentile === 'number' && reference ? `Better than ${percentile} % of ${reference}` : null;
	const arc = (type, share) => svg('path', {
		class: type, d: `M 20 100 A ${radius} ${radius} 0 0 1 180 100`, fill: 'none', 'stroke-width': 16, 'stroke-linecap': 'round',
		'stroke-dasharray': `${length * share} ${length * 2}`,
	});
	const label = `${score} of 100. ${comparison ?? ''}`.trim();
	return h('div.gauge',
		svg('svg', { viewBox: '0 0 200 118', role: 'img', 'aria-label': label },
			arc('gauge-track', 1),
			score > 0 ? arc(`gauge-value ${score < 50 ? 'low' : ''}`, score / 100) : null,
			svg('text', { x: 100, y: 92, 'text-anchor': 'middle', class: 'gauge-number' }, score),
			svg('text', { x: 100, y: 112, 'text-anchor': 'middle', class: 'gauge-of' }, 'of 100')),
		h('p.gauge-word', word(score)),
		comparison ? h('p.fine', { 'aria-hidden': 'true' }, comparison) : null);
}

function word(score) {
	if (score >= 85) return 'Ready to send';
	if (score >= 70) return 'Good, with room';
	if (score >= 50) return 'Worth an hour of work';
	return 'Needs work';
}
