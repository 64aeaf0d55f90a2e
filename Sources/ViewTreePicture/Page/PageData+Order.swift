import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

// The closures of a `PageMoment`, the values that they returned, and their anchors.
extension PageData {
  /// Adds an event as [closure, number, view, depth, inside, count, values, base, old, cause,
  /// pass], without trailing zeros.
  ///
  /// `number` is 0 for a reduce. `inside` is the number of events that ran for it. `count` is the
  /// number of its values. `base` is 0, or the distance back to the event whose values precede
  /// `values`. `old` is the number of values that existed before a reduce. A view of an earlier
  /// pass is the negative number of its path.
  mutating func add(
    orderOf inspection: Inspection, _ facts: PageFacts, to json: inout PageJSON
  ) {
    let values = PageValues(inspection)
    json.open("[")
    for (place, event) in inspection.order.enumerated() {
      let name =
        event.kind == .reduce ? "reduce" : inspection.names.modifiers[event.modifier]
      let entry = values.entries[place]
      json.open("[")
      json.add(closure(name, inspection.names.keys[event.key]))
      json.add(event.number)
      json.add(number(of: event.view))
      json.add(event.depth)
      json.add(values.ends[place] - place)
      json.add(entry.count)
      add(valuesOf: entry, to: &json)
      var rest = [
        entry.base < 0 ? 0 : place - entry.base, event.kind == .reduce ? entry.old : 0,
        strings.number(event.cause.map { facts.cause($0) }),
        inspection.passes > 1 ? event.pass : 0,
      ]
      while rest.last == 0 { rest.removeLast() }
      for number in rest { json.add(number) }
      json.close("]")
    }
    json.close("]")
  }

  /// The number of a modifier with its key.
  mutating func closure(_ name: String, _ key: String) -> Int {
    var json = PageJSON()
    json.add([strings.number(name), strings.number(key)])
    return closures.number(json.buffer.takeAll()).number
  }

  private mutating func add(valuesOf entry: PageValues.Entry, to json: inout PageJSON) {
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
  }

  /// The index of a view, or the negative number of a removed view's path.
  private mutating func number(of view: InspectedReference) -> Int {
    if let place = places?.view(view) { return place.index }
    switch view {
    case .view(let index): return index.index
    case .path(let path, let id), .kept(let path, let id):
      return -strings.number(id.map { "#\($0)" } ?? path)
    }
  }

  /// A skipped closure is [closure, view, reason].
  mutating func add(skipsOf inspection: Inspection, _ facts: PageFacts, to json: inout PageJSON) {
    json.open("[")
    for skip in inspection.skipped {
      json.open("[")
      json.add(
        closure(
          inspection.names.modifiers[skip.modifier], inspection.names.keys[skip.key]))
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
