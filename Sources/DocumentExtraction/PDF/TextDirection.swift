import TextDocument

/// Which way the text of a page runs as the page is shown: most pages are upright, some lie on their side.
enum TextDirection: CaseIterable {
    case rightwards
    case downwards
    case leftwards
    case upwards

    /// Steps from letter to letter that must agree before a page is taken to lie on its side.
    private static let leastSteps = 20

    /// The direction of most steps from one letter of a word to the next.
    init(of characters: PDFCharacters) {
        var steps = (right: 0, down: 0, left: 0, up: 0)
        var previous: Bounds?
        for (scalar, box) in zip(characters.scalars, characters.boxes) {
            guard scalar.isAlphabetic, scalar.value < 0x0590 else {
                previous = nil
                continue
            }
            if let previous {
                let across = box.middleX - previous.middleX
                let down = box.middleY - previous.middleY
                if abs(across) > abs(down) {
                    if across > 0 { steps.right += 1 } else { steps.left += 1 }
                } else if down != 0 {
                    if down > 0 { steps.down += 1 } else { steps.up += 1 }
                }
            }
            previous = box
        }
        let most = max(steps.right, steps.down, steps.left, steps.up)
        if most < Self.leastSteps || most == steps.right {
            self = .rightwards
        } else if most == steps.down {
            self = .downwards
        } else {
            self = most == steps.up ? .upwards : .leftwards
        }
    }

    /// Whether width and height change places when the text is set upright.
    var isSideways: Bool {
        self == .downwards || self == .upwards
    }

    /// A box on a page of that size as it lies once the text is upright.
    func upright(_ box: Bounds, width: Double, height: Double) -> Bounds {
        switch self {
        case .rightwards:
            box
        case .downwards:
            Bounds(left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left)
        case .leftwards:
            Bounds(left: width - box.right, top: height - box.bottom, right: width - box.left, bottom: height - box.top)
        case .upwards:
            Bounds(left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
        }
    }

    /// A box of upright text as it lies on a page of that size: undoes `upright`.
    func lying(_ box: Bounds, width: Double, height: Double) -> Bounds {
        switch self {
        case .rightwards:
            box
        case .downwards:
            Bounds(left: width - box.bottom, top: box.left, right: width - box.top, bottom: box.right)
        case .leftwards:
            upright(box, width: width, height: height)
        case .upwards:
            Bounds(left: box.top, top: height - box.right, right: box.bottom, bottom: height - box.left)
        }
    }
}
