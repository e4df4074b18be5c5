/// How a camera was held, from the EXIF header of a JPEG.
enum EXIFOrientation {
    private static let orientationTag = 0x0112

    /// The orientation, 1-8 (EXIF 2.3, tag 0x0112); 1, upright, where nothing is stated.
    static func read(from jpeg: [UInt8]) -> Int {
        var position = 2
        while position + 4 <= jpeg.count, jpeg[position] == 0xFF {
            let marker = jpeg[position + 1]
            let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
            guard length >= 2, marker != 0xDA, position + 2 + length <= jpeg.count else { return 1 }
            if marker == 0xE1, length >= 8, jpeg[(position + 4)...].starts(with: Array("Exif\0\0".utf8)) {
                return orientation(inTIFF: Array(jpeg[(position + 10)..<(position + 2 + length)]))
            }
            position += 2 + length
        }
        return 1
    }

    private static func orientation(inTIFF tiff: [UInt8]) -> Int {
        let isLittleEndian = tiff.first == 0x49
        func read(_ position: Int, _ count: Int) -> Int {
            guard position >= 0, position + count <= tiff.count else { return 0 }
            let slice = tiff[position..<(position + count)]
            return (isLittleEndian ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
        let directory = read(4, 4)
        for entry in 0..<read(directory, 2) where read(directory + 2 + 12 * entry, 2) == orientationTag {
            let value = read(directory + 10 + 12 * entry, 2)
            return (1...8).contains(value) ? value : 1
        }
        return 1
    }
}
