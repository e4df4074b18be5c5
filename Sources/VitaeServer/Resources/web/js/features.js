// Servers of different versions and settings have different endpoints. What turned out to be missing is not asked for again.

const missing = new Set();

export function has(feature) {
	return !missing.has(feature);
}

export function lacks(feature, error) {
	if (!error?.isMissing) return false;
	missing.add(feature);
	return true;
}
