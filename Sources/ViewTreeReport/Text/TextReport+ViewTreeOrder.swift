import ViewTreeInspector
import ViewTreeSyntax

extension TextReport {
  /// All closures in view-tree order, each with the number that it ran as or the reason why it did
  /// not run; then what is different from the order in which they ran.
  mutating func addViewTreeOrder() {
    guard scope.options.showsViewTreeOrder else { return }
    let places = inspection.viewTreeOrder.indices.filter {
      scope.includes(key: inspection.viewTreeOrder[$0].key, inspection.viewTreeOrder[$0].view)
    }
    guard !places.isEmpty else { return }
    addTitle("View-tree order")
    for place in places {
      let candidate = inspection.viewTreeOrder[place]
      output.append(place + 1)
      output.append("  " as StaticString)
      addClosure(candidate)
      addOutcome(of: candidate)
      output.appendLine()
    }
    addDifferences(places)
  }

  private mutating func addClosure(_ candidate: InspectedCandidate) {
    output.append(names.modifiers[Int(candidate.modifier)])
    output.append(UInt8(ascii: " "))
    output.appendEscapedForTerminal(names.keys[candidate.key])
    output.append("  " as StaticString)
    output.appendEscapedForTerminal(inspection.name(of: candidate.view))
  }

  private mutating func addOutcome(of candidate: InspectedCandidate) {
    switch candidate.outcome {
    case .ran(let number):
      output.append("  ran as " as StaticString)
      output.append(number)
      guard let displacement = candidate.displacement else { return }
      output.append(displacement.isEarlier ? ", before " : ", after ")
      output.append(displacement.other + 1)
      output.append("  " as StaticString)
      output.append(ReportWords.identifier(displacement.cause))
    case .skipped(let reason):
      addEarlierRun(candidate.earlierRun)
      output.append(ReportWords.identifier(reason))
      if case .overridden(let writer) = reason, writer.view == candidate.view {
        output.append(" by " as StaticString)
        output.append(names.modifiers[Int(writer.modifier)])
        output.append(" in line " as StaticString)
        output.append(writer.line)
      } else if let cause = ReportWords.cause(reason) {
        output.append(" by " as StaticString)
        output.appendEscapedForTerminal(inspection.name(of: cause))
      }
    }
  }

  private mutating func addEarlierRun(_ run: InspectedRun?) {
    guard let run else {
      output.append("  did not run  " as StaticString)
      return
    }
    output.append("  ran as " as StaticString)
    output.append(run.number)
    output.append(" in pass " as StaticString)
    output.append(run.pass)
    output.append(", not again  " as StaticString)
  }

  /// A line for each kind of difference: how many closures it is about, and why.
  private mutating func addDifferences(_ places: [Int]) {
    addTitle("Differences")
    let differences = OrderDifference.all(of: places.map { inspection.viewTreeOrder[$0] })
    if differences.isEmpty {
      output.append("none: every closure ran, and in view-tree order" as StaticString)
      output.appendLine()
    }
    for difference in differences {
      output.append(ReportWords.difference(difference))
      output.appendLine()
    }
  }
}
