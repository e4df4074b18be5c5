let handed = [];

export function handOver(files) {
	handed = files;
}

export function handedOver() {
	const files = handed;
	handed = [];
	return files;
}

export async function droppedFiles(transfer) {
	// The entries must be taken before the first await: the list is emptied then.
	const entries = [...transfer.items].filter((item) => item.kind === 'file').map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
	const found = [];
	for (const entry of entries) await walk(entry, found);
	return found.filter(({ path }) => takesFile(path));
}

export function chosenFiles(files) {
	return [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })).filter(({ path }) => takesFile(path));
}

async function walk(entry, found) {
	if (!entry) return;
	if (entry instanceof File) {
		found.push({ file: entry, path: entry.name });
	} else if (entry.isFile) {
		const file = await new Promise((resolve) => { entry.file(resolve, () => resolve(null)); });
		if (file) found.push({ file, path: entry.fullPath.replace(/^\//, '') });
	} else if (entry.isDirectory) {
		const reader = entry.createReader();
		for (;;) {
			// A reader gives a hundred entries at a time.
			const some = await new Promise((resolve) => { reader.readEntries(resolve, () => resolve([])); });
			if (some.length === 0) return;
			for (const inner of some) await walk(inner, found);
		}
	}
}

/** Leaves out what systems put into folders, and nothing else: a file is judged by its content. */
function takesFile(path) {
	const name = path.split('/').pop();
	return !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') && !/^(thumbs\.db|desktop\.ini)$/i.test(name);
}
