/// A place on a picture, in dots from the top left.
struct PicturePoint: Equatable {
    var x: Double
    var y: Double

    func distance(to other: PicturePoint) -> Double {
        let x = x - other.x
        let y = y - other.y
        return (x * x + y * y).squareRoot()
    }
}
