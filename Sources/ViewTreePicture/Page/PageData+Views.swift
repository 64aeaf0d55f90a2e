import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

// The views of a `PageMoment`: their kinds, frames, modifiers, and reasons. A row is [kind, reason,
// id, text, x, y, width, height, x, y, width, height] with the frame, and the content if it
// differs. A hidden view has neither. A kind is [depth, name, role, proposal, modifiers], and
// `reason` is a number from 1.
extension PageData {
  /// The rows of the views in pre-order as runs: the first row, and the number of consecutive rows.
  mutating func views(of subject: PictureSubject, _ facts: PageFacts) -> [Int] {
    let inspection = subject.inspection
    var measuredOnly = UnshownViews(inspection)
    var runs: [Int] = []
    writtenNodes = [:]
    for index in inspection.views.ids {
      let isShown = !measuredOnly.contains(index)
      let reason = isShown ? self.reason(index, subject, facts) : 0
      let row = row(index, inspection, facts, isShown: isShown, reason)
      let number = rows.number(row).number
      if let count = runs.last, runs[runs.count - 2] + count == number {
        runs[runs.count - 1] = count + 1
      } else {
        runs += [number, 1]
      }
    }
    return runs
  }

  private mutating func row(
    _ index: ID<InspectedView>, _ inspection: Inspection, _ facts: PageFacts, isShown: Bool,
    _ reason: Int
  ) -> [UInt8] {
    let view = inspection.views[index]
    let role = inspection.groups[view.group].role.word
    var kind = PageJSON()
    kind.open("[")
    kind.add(Int(view.depth))
    kind.add(strings.number(inspection.names.views[view.name]))
    kind.add(strings.number(role))
    kind.add(strings.number(isShown ? facts.proposal(inspection.views.proposal(of: index)) : nil))
    if isShown { add(modifiersOf: view, inspection, to: &kind) }
    kind.close("]")
    var json = PageJSON()
    json.open("[")
    json.add(kinds.number(kind.buffer.takeAll()).number)
    json.add(reason)
    json.add(strings.number(inspection.string(view.id)))
    json.add(strings.number(inspection.string(view.text)))
    if isShown { json.add(sidesOf: view.frame) }
    if isShown, view.content != view.frame { json.add(sidesOf: view.content) }
    json.close("]")
    return json.buffer.takeAll()
  }

  /// The name and the size of each modifier, the innermost first, or 0 for none.
  private mutating func add(
    modifiersOf view: InspectedView, _ inspection: Inspection, to json: inout PageJSON
  ) {
    guard view.modifierCount > 0 else { return json.add(0) }
    json.open("[")
    for place in view.firstModifier..<view.firstModifier.advanced(by: view.modifierCount) {
      let modifier = inspection.modifiers[place]
      json.add(strings.number(inspection.names.modifiers[modifier.name]))
      json.add(modifier.frame.width)
      json.add(modifier.frame.height)
    }
    json.close("]")
  }

  /// The number of the explanation of a view's frame, from 1, or 0 if there is none.
  ///
  /// It's [decisions, [title, rule, lines], …] with strings by their numbers.
  private mutating func reason(
    _ view: ID<InspectedView>, _ subject: PictureSubject, _ facts: PageFacts
  ) -> Int {
    guard budget.asked > 0, budget.reasons > 0 else {
      omit("reasons for the frames of later views: see viewtree explain")
      return 0
    }
    budget.asked -= 1
    guard let nodes = subject.explainer.nodes(ofView: view) else { return 0 }
    let before = strings.texts.count
    var json = PageJSON()
    json.open("[")
    json.add(facts.decisions(nodes, of: view).map { strings.number($0) })
    for step in nodes.steps { json.add(raw: written(step, subject, facts)) }
    json.close("]")
    let bytes = json.buffer.takeAll()
    let row = reasons.number(bytes)
    budget.reasons -= strings.texts[before...].reduce(0) { $0 + $1.utf8.count + 3 }
    if row.isNew { budget.reasons -= bytes.count }
    return row.number + 1
  }

  /// [title, rule, lines] of a node.
  private mutating func written(
    _ step: ViewExplanation.Step, _ subject: PictureSubject, _ facts: PageFacts
  ) -> [UInt8] {
    if let known = writtenNodes[step.explanation.node] { return known }
    let node = facts.node(step, subject.explainer)
    var json = PageJSON()
    json.open("[")
    json.add(strings.number(node.title))
    json.add(strings.number(node.rule))
    json.add(shortened(node.lines).map { strings.number($0) })
    json.close("]")
    let bytes = json.buffer.takeAll()
    writtenNodes[step.explanation.node] = bytes
    return bytes
  }

  /// The first lines of an arithmetic explanation. A stack with thousands of children has as many
  /// lines.
  private func shortened(_ lines: [String]) -> [String] {
    var shown = lines.prefix(budget.lines).map { line in
      let cut = line.prefix(budget.characters)
      return cut.endIndex < line.endIndex ? "\(cut)…" : line
    }
    if shown.count < lines.count { shown.append("… \(lines.count - shown.count) more lines") }
    return shown
  }
}
