import { readJobs } from '../api.js';

const pageSize = 100;

/** Whether all jobs of a session are there; the first answer has no more than the best of each list. */
export function isWhole(jobs, session) {
	const counts = session.job_counts ?? {};
	return jobs.length >= (counts.local ?? 0) + (counts.national ?? 0) + (counts.remote ?? 0);
}

/** All jobs of a session, page by page; those that are there already stay the same objects. */
export async function wholeList(token, jobs, { signal }) {
	const known = new Map(jobs.map((job) => [job.job_id, job]));
	const all = new Map();
	for (let offset = 0; ; offset += pageSize) {
		const page = await readJobs(token, { page: { limit: pageSize, offset }, signal });
		const before = all.size;
		for (const job of page) all.set(job.job_id, known.get(job.job_id) ?? job);
		// A server that knows no pages gives the same again.
		if (page.length < pageSize || all.size === before) return [...all.values()];
	}
}
