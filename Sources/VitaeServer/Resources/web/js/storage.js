// Storage may be blocked or full. The app then works, and forgets.

export function recall(storage, key) {
	try {
		return JSON.parse(storage().getItem(key));
	} catch {
		return null;
	}
}

export function keep(storage, key, value) {
	try {
		if (value === null) storage().removeItem(key);
		else storage().setItem(key, JSON.stringify(value));
	} catch {
		// Nothing depends on it.
	}
}

// Functions, because even reading these properties throws where storage is blocked.
export const forGood = () => localStorage;
export const forThisTab = () => sessionStorage;
