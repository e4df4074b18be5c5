/// What is behind the cells of a row, which is defined before the cells are.
struct RTFCellGrounds {
    private var grounds: [TextGround?] = []
    private var next: TextGround?
    private var cell = 0

    private static let mostCells = 64

    /// What is behind the cell at hand; nil for what is behind the table.
    var current: TextGround? {
        grounds.indices.contains(cell) ? grounds[cell] : nil
    }

    /// Begins the definition of a row; one that is repeated behind the cells says the same again.
    mutating func startDefinition() {
        grounds = []
        next = nil
    }

    /// Sets what is behind the cell that is being defined.
    mutating func shade(_ ground: TextGround?) {
        next = ground
    }

    mutating func endDefinitionOfCell() {
        if grounds.count < Self.mostCells { grounds.append(next) }
        next = nil
    }

    mutating func endCell() {
        cell += 1
    }

    mutating func endRow() {
        cell = 0
    }
}
