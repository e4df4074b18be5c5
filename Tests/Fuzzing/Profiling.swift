import Careers
import Resume

/// Positions and studies of any dates, titles of any words: a profile is drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, min(count, 1_024))
    var resume = Resume()
    resume.likelihood = Double(input.byte()) / 255
    if input.isOne(of: 2) { resume.basics.label = Sourced(text(&input), lines: []) }
    repeat {
        switch input.byte() % 4 {
        case 0, 1: resume.work.append(position(&input))
        case 2: resume.education.append(study(&input))
        default: resume.skills.append(SkillGroup(name: nil, keywords: [Sourced(text(&input), lines: [])]))
        }
    } while !input.isExhausted && resume.work.count < 12
    ReadResume.check(Knowledge.loaded.profiler.profile(of: resume, today: date(&input) ?? Knowledge.today))
    return 0
}

private func text(_ input: inout FuzzInput) -> String { HostileText.line(&input, upTo: 6) }

private func position(_ input: inout FuzzInput) -> WorkEntry {
    var entry = WorkEntry()
    if !input.isOne(of: 5) { entry.position = text(&input) }
    if !input.isOne(of: 5) { entry.name = text(&input) }
    entry.startDate = date(&input)
    entry.endDate = date(&input)
    entry.isCurrent = input.isOne(of: 3)
    entry.highlights = [Sourced(text(&input), lines: [])]
    return entry
}

private func study(_ input: inout FuzzInput) -> EducationEntry {
    var entry = EducationEntry()
    entry.area = input.isOne(of: 3) ? nil : text(&input)
    entry.studyType = input.isOne(of: 3) ? nil : text(&input)
    entry.startDate = date(&input)
    entry.endDate = date(&input)
    return entry
}

/// Any date that can be made, of parts that no calendar has.
private func date(_ input: inout FuzzInput) -> PartialDate? {
    guard !input.isOne(of: 4) else { return nil }
    let ends = [Int.min, -1, 0, 1, 9_999, 10_000, 2_147_483_648, Int.max / 12, Int.max]
    let year = input.isOne(of: 4) ? input.pick(ends) : 1_900 + Int(input.byte())
    guard !input.isOne(of: 3) else { return PartialDate(year: year) }
    return PartialDate(year: year, month: input.isOne(of: 8) ? input.pick(ends) : Int(input.byte()) % 14)
}
