import { Problem, send } from './http.js';

const silence = 40_000;

/** Server-sent events. Not by `EventSource`, which can send no header: the token would be in the address. */
export async function* sessionEvents(viewToken, { signal, onOpen }) {
	const quiet = new AbortController();
	const give = () => quiet.abort(new Problem(0, 'The connection went silent.'));
	signal.addEventListener('abort', () => quiet.abort(signal.reason), { once: true });
	const answer = await send('GET', '/api/public/session/events', {
		viewToken, accept: 'text/event-stream', signal: quiet.signal,
	});
	if (!(answer.headers.get('Content-Type') ?? '').startsWith('text/event-stream')) {
		quiet.abort();
		throw new Problem(501, 'The server sends no events.');
	}
	onOpen?.();
	const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
	const parse = eventParser();
	let timer = setTimeout(give, silence);
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			clearTimeout(timer);
			timer = setTimeout(give, silence);
			for (const event of parse(value)) {
				if (event.name === 'status') yield JSON.parse(event.data);
			}
		}
	} finally {
		clearTimeout(timer);
		quiet.abort();
	}
}

function eventParser() {
	let rest = '';
	let name = 'message';
	let data = [];
	return (chunk) => {
		const events = [];
		// A carriage return at the end may be half of a line end: it waits for the next chunk.
		const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
		rest = lines.pop();
		for (const line of lines) {
			if (line === '') {
				if (data.length > 0) events.push({ name, data: data.join('\n') });
				name = 'message';
				data = [];
				continue;
			}
			const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line);
			if (field === 'event') name = value;
			if (field === 'data') data.push(value);
		}
		return events;
	};
}
