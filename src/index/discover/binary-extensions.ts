/** Extensions of formats that are no text; such files are left out without being read. */
const BINARY_EXTENSIONS: ReadonlySet<string> = new Set(
	[
		// images, fonts
		'png apng jpg jpeg jxl gif bmp ico icns webp avif heic heif tif tiff psd ai xcf raw cr2 nef dds ktx ktx2 hdr exr',
		'ttf otf ttc woff woff2 eot pfb',
		// sound, film
		'mp3 mp4 m4a m4v wav flac ogg oga ogv opus aac wma wmv avi mov mkv webm mpg mpeg 3gp mid midi aiff pcm caf amr',
		// archives, images of disks
		'zip tar gz tgz bz2 tbz2 xz txz zst lz lz4 lzma 7z rar jar war ear aar apk aab ipa deb rpm dmg iso img',
		'cab msi nupkg whl egg gem crate vsix xpi crx',
		// programs and their parts
		'exe dll so dylib a lib o obj ko bin elf com class dex pyc pyo pyd wasm node beam rlib rmeta pdb ilk',
		'swiftmodule swiftdoc nib',
		// documents and databases
		'pdf doc docx xls xlsx ppt pptx odt ods odp epub mobi sqlite sqlite3 db db3 mdb accdb dbf parquet avro orc',
		'feather arrow npy npz h5 hdf5 mat pkl pickle joblib onnx pt pth ckpt safetensors gguf tflite',
		// compiled messages, models, maps, keys
		'mo gmo blend fbx glb 3ds stl dwg shp shx pbf mbtiles p12 pfx jks keystore der',
	].flatMap((line) => line.split(' ')),
);

/** The extension that tells, or null. */
export function binaryExtension(name: string): string | null {
	const dot = name.lastIndexOf('.');
	if (dot < 1) return null;
	const extension = name.slice(dot + 1).toLowerCase();
	return BINARY_EXTENSIONS.has(extension) ? extension : null;
}
