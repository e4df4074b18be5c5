import { fill, focusOn } from './dom.js';
import { problemFrom } from './http.js';
import { trouble } from './parts/states.js';

// Screens are functions of `{ params, signal }` that return `{ title, node }`, or a promise of it.
// The signal is aborted when the screen is left: requests and listeners hang on it.

const routes = [];
const scrolls = new Map();
let fallback = null;
let leaving = new AbortController();
let current = null;
let outlet = null;
const listeners = [];

export function route(pattern, screen) {
	const names = [];
	const source = pattern.replace(/\/:(\w+)(\?)?/g, (_, name, optional) => {
		names.push(name);
		return optional ? '(?:/([^/]+))?' : '/([^/]+)';
	});
	routes.push({ expression: new RegExp(`^${source}$`), names, screen });
}

/** A screen of a module that is loaded when it is opened. */
export function loaded(load, name) {
	return async (context) => {
		const screens = await load().catch(() => { throw problemFrom(0); });
		return screens[name](context);
	};
}

export function otherwise(screen) {
	fallback = screen;
}

export function onRoute(listener) {
	listeners.push(listener);
}

export function go(path, { replace = false } = {}) {
	if (replace) {
		history.replaceState(null, '', `#${path}`);
		show();
	} else {
		location.hash = path;
	}
}

export function note(path) {
	history.replaceState(history.state, '', `#${path}`);
	current = path;
}

export function start(node) {
	outlet = node;
	history.scrollRestoration = 'manual';
	addEventListener('hashchange', () => {
		const path = pathOf(location.hash);
		if (path !== current) show();
	});
	addEventListener('scroll', () => {
		if (history.state?.entry) scrolls.set(history.state.entry, scrollY);
	}, { passive: true });
	return show({ first: true });
}

function pathOf(hash) {
	const path = hash.replace(/^#/, '');
	return path.startsWith('/') ? path : '/';
}

function find(path) {
	for (const { expression, names, screen } of routes) {
		const match = expression.exec(path);
		if (!match) continue;
		const params = {};
		names.forEach((name, index) => { params[name] = decode(match[index + 1]); });
		return { screen, params };
	}
	return { screen: fallback, params: {} };
}

function decode(part) {
	try {
		return part === undefined ? undefined : decodeURIComponent(part);
	} catch {
		return part;
	}
}

export async function show({ first = false } = {}) {
	const path = pathOf(location.hash);
	current = path;
	leaving.abort();
	leaving = new AbortController();
	const { signal } = leaving;
	// An entry of the history that was seen before: somebody went back, and wants to be where they were.
	const entry = history.state?.entry;
	if (!entry) history.replaceState({ entry: `${Date.now()}-${Math.random()}` }, '');
	const scroll = (entry && scrolls.get(entry)) || 0;
	const { screen, params } = find(path);
	let shown;
	try {
		shown = await screen({ params, signal, path });
	} catch (error) {
		if (signal.aborted) return;
		shown = { title: 'Problem', node: trouble(error, { onRetry: () => show() }) };
	}
	if (signal.aborted) return;
	fill(outlet, shown.node);
	document.title = `${shown.title} – Vitae`;
	scrollTo(0, scroll);
	for (const listener of listeners) listener(path);
	// On arrival the browser's own start of the page is the better place.
	if (!first) focusOn(shown.node.querySelector('h1') ?? outlet);
}
