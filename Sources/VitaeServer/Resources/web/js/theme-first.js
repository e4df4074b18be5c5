// A classic script, because it must run before the first paint: a module would let the other theme flash.
try {
	const chosen = JSON.parse(localStorage.getItem('vitae.theme'));
	if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
	// Storage is blocked: the theme follows the system.
}
