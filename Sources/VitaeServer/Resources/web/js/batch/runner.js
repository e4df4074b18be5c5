import { readSession } from '../api.js';
import { problemOf } from '../documents.js';
import { pause } from '../http.js';
import { forThisTab, keep, recall } from '../storage.js';
import { isFinal, memory } from '../sessions.js';
import { upload } from '../upload.js';

const atOnce = 3;
const watchers = 2;
const key = 'vitae.batch';
const busyStatuses = [0, 429, 502, 503, 504];
const mostTries = 6;

/**
 * Uploads files a few at a time and follows them to their ends. Lives longer than the screen that shows it.
 *
 * The `status` of a row is one of a session, or `waiting`, `uploading`, `refused`, `lost` (never sent).
 */
export class Batch {
	rows = [];
	heldUntil = 0;
	#uploading = 0;
	#watching = 0;
	#listener = () => {};

	constructor() {
		for (const { path, token, problem } of recall(forThisTab, key) ?? []) {
			const status = token ? 'queued' : problem ? 'refused' : 'lost';
			this.rows.push({ path, token, problem: problem ?? (token ? null : 'Not sent before the page was reloaded. Add it again.'), status });
		}
		addEventListener('beforeunload', (event) => {
			if (this.rows.some((row) => row.status === 'waiting' || row.status === 'uploading')) event.preventDefault();
		});
	}

	onChange(listener) {
		this.#listener = listener;
		this.#watch();
	}

	add(files, settings) {
		for (const { file, path } of files) this.rows.push({ path, file, status: 'waiting', settings });
		this.#changed();
		this.#send();
	}

	clear() {
		this.rows = [];
		this.#changed();
	}

	#changed() {
		keep(forThisTab, key, this.rows.length === 0 ? null : this.rows.map(({ path, token, problem }) => ({ path, token, problem })));
		this.#listener();
	}

	#send() {
		while (this.#uploading < atOnce) {
			const row = this.rows.find(({ status }) => status === 'waiting');
			if (!row) return;
			this.#uploading += 1;
			row.status = 'uploading';
			this.#upload(row).finally(() => {
				this.#uploading -= 1;
				delete row.file;
				this.#changed();
				this.#send();
				this.#watch();
			});
		}
		this.#changed();
	}

	async #upload(row) {
		row.problem = await problemOf(row.file, row.settings);
		for (let tries = 1; !row.problem && !row.token; tries += 1) {
			// One answer of "too many" holds all of them back.
			while (this.heldUntil > Date.now()) await pause(this.heldUntil - Date.now() + 50);
			try {
				row.token = await upload([row.file]);
				delete memory(row.token).files;
			} catch (error) {
				if (!busyStatuses.includes(error.status) || tries >= mostTries) row.problem = error.message;
				else this.#hold(error.retryAfter ?? Math.min(30, 2 ** tries));
			}
		}
		row.status = row.token ? 'queued' : 'refused';
	}

	#hold(seconds) {
		this.heldUntil = Math.max(this.heldUntil, Date.now() + seconds * 1000);
		this.#changed();
		setTimeout(() => this.#listener(), seconds * 1000 + 100);
	}

	// A browser has six connections to a server: uploads have three, so that two are for watching and one stays free.
	#watch() {
		while (this.#watching < watchers) {
			const row = this.rows.find((each) => each.token && !each.watched && (!each.session || !isFinal(each.session)));
			if (!row) return;
			row.watched = true;
			this.#watching += 1;
			this.#follow(row).finally(() => {
				row.watched = false;
				this.#watching -= 1;
				this.#changed();
				this.#watch();
			});
		}
	}

	async #follow(row) {
		for (let failures = 0; this.rows.includes(row) && !(row.session && isFinal(row.session));) {
			try {
				row.session = await readSession(row.token, { wait: 5 });
				row.status = row.session.status;
				row.problem = row.session.error_message ?? null;
				memory(row.token).session = row.session;
				failures = 0;
				this.#changed();
				// The next one in line gets a turn.
				if (!isFinal(row.session)) await pause(300);
			} catch (error) {
				failures += 1;
				if (error.status === 404 || failures > 8) {
					row.problem = error.status === 404 ? 'Erased, or its time is up.' : error.message;
					row.status = 'refused';
					row.session = { status: 'failed' };
					return;
				}
				await pause((error.retryAfter ?? failures * 2) * 1000);
			}
		}
	}
}
