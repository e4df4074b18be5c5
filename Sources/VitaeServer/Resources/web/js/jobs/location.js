import { setLocation } from '../api.js';
import { announce, fill, h, icon } from '../dom.js';
import { has, lacks } from '../features.js';
import { busy, field } from '../parts/field.js';
import { complain } from '../parts/notice.js';
import { follow, isFinal, memory } from '../sessions.js';

export function locationForm({ token, signal, onMoved, onCancel }) {
	const place = field({ label: 'Town and region or country', type: 'text', placeholder: 'Austin, TX', autocomplete: 'off', maxlength: '120' });
	const submit = h('button.button.filled', { type: 'submit' }, 'Use this place');
	const form = h('form.location-form', { onsubmit: send, novalidate: true }, place.node,
		h('div.actions', submit, onCancel ? h('button.button.quiet', { onclick: onCancel }, 'Cancel') : null));
	function send(event) {
		event.preventDefault();
		const wanted = place.input.value.trim();
		if (wanted === '') {
			place.complain('Type the name of a town.');
			return;
		}
		busy(submit, async () => {
			try {
				await move(token, wanted, signal);
				await onMoved();
			} catch (error) {
				if (signal.aborted) return;
				if (lacks('location', error)) fill(form, h('p', 'This server cannot look around another place.'));
				else {
					// The server speaks of a field; here it is a name that somebody typed.
					place.complain(error.status === 422
						? `“${wanted}” is not a place that is known here. Write a town with its region or country.`
						: error.message);
				}
			}
		});
	}
	return form;
}

export function locationControl({ token, session, signal, onMoved }) {
	const node = h('div.location');
	const moved = memory(token).movedTo;
	const show = () => {
		const now = moved ?? session.location;
		const change = h('button.link', { onclick: edit }, now ? 'Change' : 'Say where you are');
		const back = h('button.link', { onclick: () => busy(back, reset) }, 'Back to the résumé’s own');
		fill(node, h('p', icon('pin'), now ? ['Around ', h('strong', now)] : 'No place is known.'),
			has('location') ? change : null,
			has('location') && moved ? back : null);
	};
	function edit() {
		fill(node, locationForm({
			token, signal, onMoved, onCancel: () => { show(); node.querySelector('button')?.focus(); },
		}));
		node.querySelector('input').focus();
	}
	async function reset() {
		try {
			await move(token, null, signal);
			await onMoved();
		} catch (error) {
			if (!signal.aborted) complain(error);
		}
	}
	show();
	return node;
}

async function move(token, wanted, signal) {
	const known = memory(token);
	let session = await setLocation(token, wanted, { signal });
	known.session = session;
	// Some servers rank at once, others look again.
	if (!isFinal(session)) session = await follow(token, { signal, onUpdate: () => {} });
	known.movedTo = wanted === null ? null : session.location ?? wanted;
	announce(wanted === null ? 'Back to the place of the résumé' : `Looking around ${known.movedTo}`);
}
