import Testing

@testable import DocumentExtraction

@Suite("A sheet on a photo")
struct SheetOutlineTests {
    /// A light quadrilateral, its sides straight, on a ground of another grey.
    private func photo(_ corners: [PicturePoint], paper: UInt8 = 210, ground: UInt8 = 60) -> GreyBitmap {
        let (width, height) = (300, 400)
        var pixels = [UInt8](repeating: ground, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let isInside = corners.indices.allSatisfy { index in
                    let from = corners[index]
                    let to = corners[(index + 1) % corners.count]
                    let across = (to.x - from.x) * (Double(y) + 0.5 - from.y)
                    return across - (to.y - from.y) * (Double(x) + 0.5 - from.x) >= 0
                }
                if isInside { pixels[y * width + x] = paper }
            }
        }
        return GreyBitmap(width: width, height: height, resolution: 72, pixels: pixels)
    }

    private let tilted = [
        PicturePoint(x: 35, y: 30), PicturePoint(x: 262, y: 20), PicturePoint(x: 288, y: 370),
        PicturePoint(x: 14, y: 380),
    ]

    @Test("is found by its sides")
    func found() throws {
        let outline = try #require(SheetOutline(in: photo(tilted)))
        let found = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
        for (corner, expected) in zip(found, tilted) { #expect(corner.distance(to: expected) < 3) }
        #expect(outline.missing.width == 1 && outline.missing.height == 1)
        #expect(outline.scaled(by: 4).topRight.distance(to: PicturePoint(x: 1048, y: 80)) < 12)
    }

    @Test("is found with text on it and a finger across a side")
    func covered() throws {
        var pixels = photo(tilted).pixels
        for y in 100..<300 where y % 8 < 3 {
            for x in 60..<220 { pixels[y * 300 + x] = 40 }
        }
        for y in 180..<230 {
            for x in 0..<60 { pixels[y * 300 + x] = 60 }
        }
        let covered = GreyBitmap(width: 300, height: 400, resolution: 72, pixels: pixels)
        let outline = try #require(SheetOutline(in: covered))
        #expect(outline.topLeft.distance(to: tilted[0]) < 4)
    }

    @Test("is more than its light part where that is too narrow for a sheet")
    func sidebar() throws {
        let narrow = [
            PicturePoint(x: 120, y: 20), PicturePoint(x: 280, y: 20), PicturePoint(x: 280, y: 380),
            PicturePoint(x: 120, y: 380),
        ]
        let outline = try #require(SheetOutline(in: photo(narrow)))
        #expect(outline.missing.width > 1.5 && outline.missing.height == 1)
    }

    @Test("is not made a sheet where it is a strip, such as a picture of a long screen")
    func strip() throws {
        let narrow = [
            PicturePoint(x: 110, y: 10), PicturePoint(x: 190, y: 10), PicturePoint(x: 190, y: 390),
            PicturePoint(x: 110, y: 390),
        ]
        if let outline = SheetOutline(in: photo(narrow)) { #expect(outline.missing.width == 1) }
        let wide = [
            PicturePoint(x: 90, y: 10), PicturePoint(x: 215, y: 10), PicturePoint(x: 215, y: 390),
            PicturePoint(x: 90, y: 390),
        ]
        let outline = try #require(SheetOutline(in: photo(wide)))
        #expect(outline.missing.width == 1 && outline.missing.height == 1)
    }

    @Test("is not looked for where the picture is the sheet, or nothing stands out")
    func none() {
        let whole = [
            PicturePoint(x: 0, y: 0), PicturePoint(x: 300, y: 0), PicturePoint(x: 300, y: 400),
            PicturePoint(x: 0, y: 400),
        ]
        #expect(SheetOutline(in: photo(whole)) == nil)
        #expect(SheetOutline(in: photo(tilted, paper: 80)) == nil)
        #expect(
            SheetOutline(
                in: GreyBitmap(width: 30, height: 40, resolution: 72, pixels: .init(repeating: 9, count: 1200))
            ) == nil
        )
    }

    @Test("is seen from above through a projection that puts its corners in place, and keeps lines straight")
    func projection() throws {
        let outline = try #require(SheetOutline(in: photo(tilted)))
        let projection = try #require(Projection(onto: outline, width: 200, height: 280))
        let corners = [(0.0, 0.0), (200, 0), (200, 280), (0, 280)].compactMap { projection.point(x: $0.0, y: $0.1) }
        let expected = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
        for (corner, place) in zip(corners, expected) { #expect(corner.distance(to: place) < 0.001) }
        #expect(corners.count == 4)
        let middle = try #require(projection.point(x: 100, y: 0))
        let slope = (outline.topRight.y - outline.topLeft.y) / (outline.topRight.x - outline.topLeft.x)
        #expect(abs(middle.y - outline.topLeft.y - slope * (middle.x - outline.topLeft.x)) < 0.001)
    }
}
