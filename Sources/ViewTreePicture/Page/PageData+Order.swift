import ViewTreeInspector
import ViewTreeReport

// The closures of a moment, what they returned, and the anchors that they got.
extension PageData {
  /// An event is [number, modifier, key, view, depth, pass, cause, end, base, values, old, count]: `number`
  /// is 0 for a reduce, `end` the last event that ran for it, `base` the event whose values stand before
  /// `values` or -1, `old` how many of all values were there before a reduce, `count` how many there are;
  /// a view of an earlier pass is the number of its path below 0.
  mutating func add(
    orderOf inspection: Inspection, _ facts: PageFacts, to json: inout PageJSON
  ) {
    let values = PageValues(inspection)
    json.open("[")
    for (place, event) in inspection.order.enumerated() {
      json.open("[")
      json.add(event.number)
      let name =
        event.kind == .reduce ? "reduce" : inspection.names.modifiers[Int(event.modifier)]
      json.add(strings.number(name))
      json.add(strings.number(inspection.names.keys[event.key]))
      json.add(number(of: event.view))
      json.add(event.depth)
      json.add(inspection.passes > 1 ? event.pass : 0)
      json.add(strings.number(event.cause.map { facts.cause($0) }))
      json.add(values.ends[place])
      add(values.entries[place], to: &json)
      json.close("]")
    }
    json.close("]")
  }

  private mutating func add(_ entry: PageValues.Entry, to json: inout PageJSON) {
    json.add(entry.base)
    json.open("[")
    if budget.values > 0 {
      let before = strings.texts.count
      for text in entry.added {
        json.add(strings.number(text))
        budget.values -= 5
      }
      budget.values -= strings.texts[before...].reduce(0) { $0 + $1.utf8.count + 3 }
    } else if !entry.added.isEmpty {
      omit("values of later closures: see viewtree order --values")
    }
    json.close("]")
    json.add(entry.old)
    json.add(entry.count)
  }

  /// The place of a view, or the number of the path of one that is gone, below 0.
  private mutating func number(of view: InspectedReference) -> Int {
    switch view {
    case .view(let index): Int(index)
    case .path(let path, let id): -strings.number(id.map { "#\($0)" } ?? path)
    }
  }

  /// A skipped closure is [modifier, key, view, reason].
  mutating func add(skipsOf inspection: Inspection, _ facts: PageFacts, to json: inout PageJSON) {
    json.open("[")
    for skip in inspection.skipped {
      json.open("[")
      json.add(strings.number(inspection.names.modifiers[Int(skip.modifier)]))
      json.add(strings.number(inspection.names.keys[skip.key]))
      json.add(number(of: skip.view))
      json.add(strings.number(facts.reason(skip)))
      json.close("]")
    }
    json.close("]")
  }

  /// An anchor is [source, view, value in the window, [reader, value there, …]].
  mutating func add(
    anchorsOf inspection: Inspection, _ facts: PageFacts, to json: inout PageJSON
  ) {
    json.open("[")
    for anchor in inspection.anchors {
      let (texts, bytes) = (strings.texts.count, json.buffer.count)
      guard budget.anchors > 0 else {
        omit("later anchors: see viewtree inspect --only anchors")
        break
      }
      json.open("[")
      json.add(strings.number(anchor.source))
      json.add(number(of: anchor.view))
      json.add(strings.number(facts.geometry(anchor.global)))
      json.open("[")
      for resolution in anchor.resolved {
        json.add(number(of: resolution.reader))
        json.add(strings.number(facts.geometry(resolution.value)))
      }
      json.close("]")
      json.close("]")
      budget.anchors -= json.buffer.count - bytes
      budget.anchors -= strings.texts[texts...].reduce(0) { $0 + $1.utf8.count + 3 }
    }
    json.close("]")
  }
}
