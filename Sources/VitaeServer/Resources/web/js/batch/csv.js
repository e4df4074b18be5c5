// RFC 4180, and safe to open in a spreadsheet: what it would take for a formula gets an apostrophe.

const dangerous = /^[\s\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function cell(value) {
	if (value === null || value === undefined) return '';
	if (typeof value === 'number') return String(value);
	const text = dangerous.test(value) ? `'${value}` : String(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(rows) {
	// The mark at the start tells spreadsheets that it is UTF-8.
	return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
