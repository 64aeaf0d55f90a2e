import ViewTreeInspector

extension JSONReport {
  /// All closures in view-tree order, if that was asked for.
  mutating func addViewTreeOrder() {
    guard scope.options.showsViewTreeOrder else { return }
    writer.key("viewTreeOrder")
    writer.openArray()
    for (place, candidate) in inspection.viewTreeOrder.enumerated() {
      guard scope.includes(key: candidate.key, candidate.view) else { continue }
      writer.element()
      writer.raw("{ \"place\": ")
      writer.integer(place + 1)
      writer.raw(", \"event\": ")
      writer.string(names.modifiers[Int(candidate.modifier)])
      writer.raw(", \"key\": ")
      writer.string(names.keys[candidate.key])
      writer.raw(", \"view\": ")
      writer.string(inspection.path(of: candidate.view))
      switch candidate.outcome {
      case .ran(let number):
        writer.raw(", \"n\": ")
        writer.integer(number)
      case .skipped(let reason):
        add(reason: reason)
        add(earlierRun: candidate.earlierRun)
      }
      add(candidate.displacement)
      writer.raw(" }")
    }
    writer.closeArray()
  }

  private mutating func add(_ displacement: InspectedCandidate.Displacement?) {
    guard let displacement else { return }
    writer.raw(displacement.isEarlier ? ", \"before\": " : ", \"after\": ")
    writer.integer(displacement.other + 1)
    writer.raw(", \"cause\": ")
    writer.string(ReportWords.identifier(displacement.cause))
  }
}
