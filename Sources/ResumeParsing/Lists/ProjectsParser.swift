import Careers
import Resume

/// Reads projects: a name with what was done under it, or one a bullet.
struct ProjectsParser {
    let divider: EntryDivider

    func projects(from lines: [DocumentLine]) -> [ProjectEntry] {
        divider.blocks(of: lines).flatMap { block -> [ProjectEntry] in
            let highlights = HighlightJoiner().highlights(from: block.body)
            guard let first = block.header.first else {
                return highlights.map { item in
                    var project = ProjectEntry(name: item.value)
                    project.lines = item.lines
                    return project
                }
            }
            var project = ProjectEntry(name: first.cells.first?.text ?? first.line.text)
            project.startDate = block.dates?.start
            project.endDate = block.dates?.end
            project.highlights = highlights
            project.lines = block.header.map(\.line.reference)
            return [project]
        }
    }
}
