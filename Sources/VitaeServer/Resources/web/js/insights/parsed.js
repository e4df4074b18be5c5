import { h } from '../dom.js';
import { period } from './timeline.js';

export function parsed(resume) {
	const basics = resume.basics ?? {};
	const place = basics.location ?? {};
	const where = resume.meta?.vitae?.location ?? [place.address, place.city, place.region, place.countryCode].filter(Boolean).join(', ');
	const fact = (name, value) => h('div', h('dt', name), h('dd', { class: value ? '' : 'none' }, value || 'Not found'));
	return h('div.parsed',
		h('p.fine', 'Programs of employers see about the same. What is missing or wrong here is worth writing more plainly.'),
		h('dl.facts-list',
			fact('Name', basics.name),
			fact('Headline', basics.label),
			fact('Email', basics.email),
			fact('Phone', basics.phone),
			fact('Place', where),
			fact('Links', [basics.url, ...(basics.profiles ?? []).map((profile) => profile.url ?? profile.username)].filter(Boolean).join('\n')),
			fact('Summary', basics.summary)),
		part('Work', resume.work, (entry, index) => [
			line(entry.position, entry.name, entry.location),
			period(entry, resume.meta?.vitae?.work_current?.[index] === true),
			entry.summary, entry.highlights]),
		part('Education', resume.education, (entry) => [
			line([entry.studyType, entry.area].filter(Boolean).join(', '), entry.institution),
			entry.startDate || entry.endDate ? period(entry) : null, entry.score, entry.courses]),
		part('Projects', resume.projects, (entry) => [line(entry.name, entry.entity), null, entry.description, entry.highlights]),
		part('Voluntary work', resume.volunteer, (entry) => [line(entry.position, entry.organization), period(entry), entry.summary, entry.highlights]),
		part('Skills', resume.skills, (group) => [group.name, null, (group.keywords ?? []).join(', '), null]),
		part('Languages', resume.languages, (entry) => [line(entry.language, entry.fluency)]),
		part('Certificates', resume.certificates, (entry) => [line(entry.name, entry.issuer, entry.date)]),
		part('Awards', resume.awards, (entry) => [line(entry.title, entry.awarder, entry.date), null, entry.summary]),
		part('Publications', resume.publications, (entry) => [line(entry.name, entry.publisher, entry.releaseDate), null, entry.summary]),
		part('Interests', resume.interests, (entry) => [line(entry.name, ...(entry.keywords ?? []))]),
		part('References', resume.references, (entry) => [line(entry.name, entry.reference)]));
}

function line(...parts) {
	return parts.filter(Boolean).join(', ');
}

function part(title, entries, read) {
	if (!entries || entries.length === 0) return null;
	return h('details',
		h('summary', h('h3', title), h('span.tab-count', entries.length)),
		h('ul.entries', entries.map((entry, index) => {
			const [name, when, text, lines] = read(entry, index);
			return h('li',
				name ? h('strong', name) : null,
				when ? h('p.fine', when) : null,
				text ? h('p', text) : null,
				lines?.length > 0 ? h('ul', lines.map((item) => h('li', item))) : null);
		})));
}
