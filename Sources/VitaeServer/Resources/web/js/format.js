const whole = new Intl.NumberFormat('en');
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function number(value) {
	return whole.format(value);
}

export function decimal(value) {
	return oneDigit.format(value);
}

export function count(value, one, many = `${one}s`) {
	return `${number(value)} ${value === 1 ? one : many}`;
}

export function fileSize(bytes) {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1_048_576) return `${whole.format(Math.round(bytes / 1024))} kB`;
	return `${oneDigit.format(bytes / 1_048_576)} MB`;
}

export function day(iso) {
	return dated(iso, { dateStyle: 'long' });
}

export function moment(iso) {
	return dated(iso, { dateStyle: 'medium', timeStyle: 'short' });
}

function dated(iso, style) {
	const date = new Date(iso);
	return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', style).format(date);
}

export function partialDate(text) {
	const match = /^(\d{4})(?:-(\d{2}))?/.exec(text ?? '');
	if (!match) return text ?? '';
	if (!match[2]) return match[1];
	const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, 1));
	return new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export function distance(kilometres) {
	const region = new Intl.Locale(navigator.language || 'en').maximize().region;
	const inMiles = ['US', 'GB', 'LR', 'MM'].includes(region);
	const value = inMiles ? kilometres / 1.609344 : kilometres;
	const unit = inMiles ? 'mi' : 'km';
	return value < 1 ? `under 1 ${unit}` : `${number(Math.round(value))} ${unit}`;
}

/** “Full-time” for schema.org's FULL_TIME; what a feed wrote in its own words stays. */
export function employment(type) {
	const text = String(type ?? '').trim();
	if (!/^[A-Z_]+$/.test(text)) return text;
	const words = text.toLowerCase().replaceAll('_', '-').replace(/^other$/, '');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A web address that is safe to link to, or null: `javascript:` and its kind are not. */
export function safeLink(text) {
	try {
		const url = new URL(text);
		return ['https:', 'http:'].includes(url.protocol) ? url.href : null;
	} catch {
		return null;
	}
}
