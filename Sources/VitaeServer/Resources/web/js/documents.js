import { fileSize } from './format.js';

// Files are judged by their first bytes, as the server does: names and declared types say little.

const signatures = [
	['picture', [0x89, 0x50, 0x4e, 0x47]], // PNG
	['picture', [0xff, 0xd8, 0xff]], // JPEG
	['picture', [0x49, 0x49, 0x2a, 0x00]], // TIFF
	['picture', [0x4d, 0x4d, 0x00, 0x2a]], // TIFF
	['picture', [0x42, 0x4d]], // BMP
	['document', [0x50, 0x4b, 0x03, 0x04]], // DOCX, ODT
	['document', [0xd0, 0xcf, 0x11, 0xe0]], // DOC
	['document', [0x7b, 0x5c, 0x72, 0x74, 0x66]], // RTF
];

/** `document`, `picture`, `heic`, `text`, `unknown` or `unreadable` (such as a folder). */
async function kindOf(file) {
	let bytes;
	try {
		bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
	} catch {
		return 'unreadable';
	}
	const ascii = String.fromCharCode(...bytes);
	for (const [kind, start] of signatures) {
		if (start.every((byte, index) => bytes[index] === byte)) return kind;
	}
	if (ascii.includes('%PDF-')) return 'document';
	if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'picture';
	if (ascii.slice(4, 8) === 'ftyp') return /^(hei|hev|mif1|msf1)/.test(ascii.slice(8, 12)) ? 'heic' : 'unknown';
	const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	return wide || !/[\x00-\x08\x0e-\x1a]/.test(ascii) ? 'text' : 'unknown';
}

export async function problemOf(file, settings) {
	const name = `“${file.name || 'The file'}”`;
	const limit = settings.maxUploadBytes;
	const kind = await kindOf(file);
	if (kind === 'unreadable') return `${name} cannot be opened. If it is a folder, use Batch.`;
	if (file.size === 0) return `${name} is empty. Check that it was saved completely, then choose it again.`;
	if (kind === 'unknown') {
		return `${name} is not a kind of file that can be read. Choose a PDF, a document (Word, ODT, RTF, HTML, text) or a picture.`;
	}
	if (kind === 'heic' && !takesHEIC(settings)) {
		return `${name} is a photo in HEIC format, which this server cannot read. Save it as JPEG and choose that.`;
	}
	if (limit && file.size > limit) {
		return `${name} has ${fileSize(file.size)}, and ${fileSize(limit)} are the most. Save it with smaller pictures, or as text.`;
	}
	return null;
}

function takesHEIC(settings) {
	const types = settings.acceptedTypes.map((type) => String(type).toLowerCase());
	return types.length === 0 || types.some((type) => type.includes('heic') || type.includes('heif'));
}

export async function isPicture(file) {
	return ['picture', 'heic'].includes(await kindOf(file));
}

export const acceptedFiles = '.pdf,.docx,.doc,.odt,.rtf,.html,.htm,.txt,.md,.png,.jpg,.jpeg,.tif,.tiff,.webp,.bmp,.heic,.heif';
