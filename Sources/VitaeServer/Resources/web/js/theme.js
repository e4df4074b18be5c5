import { forGood, keep } from './storage.js';

const system = matchMedia('(prefers-color-scheme: dark)');

export function isDark() {
	const chosen = document.documentElement.dataset.theme;
	return chosen ? chosen === 'dark' : system.matches;
}

export function toggleTheme() {
	const wanted = isDark() ? 'light' : 'dark';
	const follows = (wanted === 'dark') === system.matches;
	if (follows) delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = wanted;
	// What the system says anyway is not remembered, so that the page goes on following it.
	keep(forGood, 'vitae.theme', follows ? null : wanted);
}

export function onSystemTheme(listener) {
	system.addEventListener('change', listener);
}
