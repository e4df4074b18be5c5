export const lists = [
	{ id: 'all', label: 'All' },
	{ id: 'remote', label: 'Remote' },
	{ id: 'local', label: 'Local' },
	{ id: 'national', label: 'National' },
];

export function bucketOf(job) {
	return job.bucket ?? (job.is_remote ? 'remote' : 'national');
}

const plain = (text) => String(text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const order = {
	match: (a, b) => (b.match_score ?? 0) - (a.match_score ?? 0),
	newest: (a, b) => String(b.posted_on ?? '').localeCompare(String(a.posted_on ?? '')),
	// Remote jobs have no distance and come last.
	nearest: (a, b) => (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity) || 0,
	company: (a, b) => String(a.company_name ?? '').localeCompare(String(b.company_name ?? '')),
};

export function arrange(jobs, { list, filter = '', skill = '', sort = 'match' }) {
	const words = plain(filter).split(/\s+/).filter(Boolean);
	return jobs
		.filter((job) => list === 'all' || bucketOf(job) === list)
		.filter((job) => skill === '' || (job.skills ?? []).includes(skill))
		.filter((job) => {
			if (words.length === 0) return true;
			const text = plain([job.title, job.company_name, job.location, job.source_query, job.excerpt, ...job.skills ?? []].join(' '));
			return words.every((word) => text.includes(word));
		})
		.sort(order[sort] );
}

/** The skills that most of some jobs ask for, in alphabetical order. */
export function skillsOf(jobs, most = 40) {
	const counts = new Map();
	for (const job of jobs) for (const skill of job.skills ?? []) counts.set(skill, (counts.get(skill) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1]).slice(0, most).map(([skill]) => skill)
		.sort((a, b) => a.localeCompare(b));
}
