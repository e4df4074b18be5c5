import { eraseSession, readSession } from '../api.js';
import { h, icon } from '../dom.js';
import { has, lacks } from '../features.js';
import { day } from '../format.js';
import { confirmed } from '../parts/dialog.js';
import { busy } from '../parts/field.js';
import { complain, notice } from '../parts/notice.js';
import { save } from '../parts/save.js';
import { go } from '../router.js';
import { forgetSession } from '../sessions.js';

export function dataCard({ token, session, resume }) {
	const take = () => save(
		new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }),
		`${fileName(resume)}.json`);
	const eraser = has('erase')
		? h('button.button.danger', { onclick: erase }, icon('trash'), 'Erase everything')
		: null;

	async function erase() {
		const yes = await confirmed({
			title: 'Erase this résumé?',
			text: 'Its text, the score, the jobs and what you saved of them are erased from the server at once. That cannot be undone.',
			action: 'Erase everything',
			danger: true,
		});
		if (!yes) return;
		await busy(eraser, async () => {
			try {
				await eraseSession(token);
			} catch (error) {
				// Not found may mean that it is gone, or that this server cannot erase: only the first is good news.
				if (!error.isMissing || await isThere(token)) {
					if (lacks('erase', error)) eraser.remove();
					complain(error, 'This server only erases by itself, when the time is up.');
					return;
				}
			}
			forgetSession(token);
			notice('Erased. Nothing of this résumé is left on the server.');
			go('/', { replace: true });
		});
	}
	return h('section.card.soft',
		h('h2', 'Your data'),
		session.expires_at ? h('p', 'Erased by itself on ', h('strong', day(session.expires_at)), '.') : null,
		h('div.actions',
			resume ? h('button.button', { onclick: take }, icon('download'), 'Download as JSON Resume') : null,
			eraser));
}

async function isThere(token) {
	try {
		await readSession(token);
		return true;
	} catch (error) {
		return error.status !== 404;
	}
}

function fileName(resume) {
	const name = (resume.basics?.name ?? '').normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
	return name ? `${name}-resume` : 'resume';
}
