import ViewTreeInspector
import ViewTreeSyntax

extension TextReport {
  /// The closures that ran, numbered; with reduces where they were called, nested.
  mutating func addOrder(title: String) {
    let places = inspection.order.indices.filter { place in
      let event = inspection.order[place]
      return (event.kind == .closure || scope.options.showsReduces)
        && scope.includes(key: event.key, event.view)
    }
    guard !places.isEmpty else { return }
    addTitle(title)
    for place in places {
      let event = inspection.order[place]
      let indentation = scope.options.showsReduces ? event.depth * 2 : 0
      output.append(UInt8(ascii: " "), count: indentation)
      switch event.kind {
      case .closure:
        output.append(event.number)
        output.append("  " as StaticString)
        output.append(names.modifiers[Int(event.modifier)])
      case .reduce:
        output.append("reduce" as StaticString)
      }
      output.append(UInt8(ascii: " "))
      output.appendEscapedForTerminal(names.keys[event.key])
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(inspection.name(of: event.view))
      addPass(event.pass)
      if let cause = event.cause {
        output.append("  because " as StaticString)
        output.appendEscapedForTerminal(ReportWords.text(cause))
      }
      addReturned(place)
      output.appendLine()
    }
  }

  /// What a closure returned, if that was recorded.
  private mutating func addReturned(_ place: Int) {
    guard place < inspection.returned.count, let value = inspection.returned[place] else { return }
    output.append("  = " as StaticString)
    output.appendEscapedForTerminal(
      scope.options.showsWholeValues ? ValueText.whole(value.value) : ValueText.text(value))
  }

  /// The closures that did not run, then the values that nobody got, each with its reason.
  mutating func addSkipped() {
    let skipped = inspection.skipped.filter { scope.includes(key: $0.key, $0.view) }
    let hasUnread = inspection.plainValues.contains {
      $0.reason != nil && scope.includes(key: $0.key, $0.view)
    }
    guard !skipped.isEmpty || hasUnread else { return }
    addTitle("Skipped")
    for skip in skipped {
      output.append("-  " as StaticString)
      output.append(names.modifiers[Int(skip.modifier)])
      output.append(UInt8(ascii: " "))
      output.appendEscapedForTerminal(names.keys[skip.key])
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(inspection.name(of: skip.view))
      addPass(skip.pass)
      output.append("  " as StaticString)
      output.append(ReportWords.identifier(skip.reason))
      output.append(": " as StaticString)
      output.appendEscapedForTerminal(ReportWords.sentence(skip, in: inspection))
      output.appendLine()
    }
    addUnreadValues()
  }

  mutating func addPass(_ pass: Int) {
    guard inspection.passes > 1 else { return }
    output.append("  pass " as StaticString)
    output.append(pass)
  }

  private var plainValuesByView: [UInt32: [InspectedPlainValue]] {
    var values: [UInt32: [InspectedPlainValue]] = [:]
    for value in inspection.plainValues where scope.includes(key: value.key, value.view) {
      if case .view(let view) = value.view { values[view, default: []].append(value) }
    }
    return values
  }

  /// The tree with the numbers of each view's closures beside it, then the values of plain writers.
  mutating func addOrderTree() {
    addTitle("Tree")
    let values = plainValuesByView
    let closures = ClosuresByView(scope)
    let base = scope.views.first.map { inspection.views[$0].depth } ?? 0
    for index in scope.views {
      let view = inspection.views[index]
      addEmptyComponents(before: index)
      addName(of: view, depth: view.depth - base)
      for entry in closures.entries(of: index) {
        output.append("  " as StaticString)
        if entry.number > 0 {
          output.append(entry.number)
        } else {
          output.append(UInt8(ascii: "-"))
        }
        output.append(UInt8(ascii: " "))
        output.append(names.modifiers[Int(entry.modifier)])
        if entry.earlierPass > 0 {
          output.append(", pass " as StaticString)
          output.append(entry.earlierPass)
        }
      }
      for value in values[UInt32(index)] ?? [] { addPlainValue(value) }
      output.appendLine()
    }
    addEmptyComponents(before: scope.views.upperBound)
  }
}
