const longestSide = 2048;
const quality = 0.88;

export async function smallerPhoto(file) {
	let picture;
	try {
		// Phones store photos lying and note how to turn them.
		picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
	} catch {
		return file;
	}
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const context = canvas.getContext('2d');
	// What is transparent would become black.
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
	if (!blob) return file;
	return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
