import { h, unseen } from '../dom.js';

export function skills(resume) {
	const groups = (resume.skills ?? []).filter((group) => (group.keywords ?? []).length > 0 || group.name);
	if (groups.length === 0) return h('p.none', 'No list of skills was found.');
	const told = tellingText(resume);
	let shown = 0;
	const lists = groups.map((group) => h('div.skill-group',
		group.name && group.keywords?.length > 0 ? h('h3', group.name) : null,
		h('ul.cloud', (group.keywords?.length > 0 ? group.keywords : [group.name]).map((skill) => {
			const times = mentions(skill, told);
			if (times > 0) shown += 1;
			return h('li', { class: `skill s${Math.min(2, times)}` }, skill,
				times > 0 ? unseen(`, named ${times === 1 ? 'once' : `${times} times`} in what was done`) : null);
		}))));
	return h('div', lists, h('p.fine', shown > 0
		? 'The filled ones are also named where you say what you did, which makes them believable.'
		: 'None of them is named where you say what you did, which would make them believable.'));
}

function tellingText(resume) {
	const entries = [...(resume.work ?? []), ...(resume.projects ?? []), ...(resume.volunteer ?? [])];
	const texts = entries.flatMap((entry) => [entry.position, entry.summary, entry.description, ...(entry.highlights ?? [])]);
	return ` ${[resume.basics?.summary, ...texts].filter(Boolean).join(' \n ').toLowerCase()} `;
}

function mentions(skill, text) {
	const escaped = skill.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return text.match(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0;
}
