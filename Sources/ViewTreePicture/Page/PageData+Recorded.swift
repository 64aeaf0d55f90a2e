import ViewTreeReport

// The data of a `PageMoment` that has only a report.
extension PageData {
  /// The rows of the views, as those of a document have them, without proposals, modifiers and
  /// reasons.
  mutating func views(of layout: RecordedLayout) -> [Int] {
    layout.views.indices.flatMap { place in
      let view = layout.views[place]
      var kind = PageJSON()
      kind.open("[")
      kind.add(layout.depths[place])
      kind.add(strings.number(view.name))
      kind.add(strings.number(view.role.isEmpty ? nil : view.role))
      kind.add(0)
      kind.add(0)
      kind.close("]")
      var json = PageJSON()
      json.open("[")
      json.add(kinds.number(kind.buffer.takeAll()).number)
      json.add(0)
      json.add(strings.number(view.id.string))
      json.add(strings.number(view.text.string))
      if let frame = view.frame ?? view.content {
        json.add(sidesOf: frame)
        if let content = view.content, content != frame { json.add(sidesOf: content) }
      }
      json.close("]")
      return [rows.number(json.buffer.takeAll()).number, 1]
    }
  }

  /// The closures, as those of a document, without their return values.
  mutating func add(orderOf layout: RecordedLayout, to json: inout PageJSON) {
    json.open("[")
    for run in layout.runs {
      json.open("[")
      json.add(closure(run.modifier, run.key))
      json.add(run.number)
      json.add(run.view ?? -strings.number(run.name))
      for _ in 0..<3 { json.add(0) }
      json.add([])
      json.close("]")
    }
    json.close("]")
  }
}
