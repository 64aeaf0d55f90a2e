extension SweepKind {
  /// The closures that run, and their order.
  static let closureOrder = SweepKind(
    "order", "Different closures run, or they run in a different order.", isFault: false
  ) { sample in
    let closures = sample.inspection.order.filter { $0.kind == .closure }.map {
      SweepClosure(modifier: $0.modifier, key: $0.key, view: sample.view($0.view))
    }
    return [(.document, .closures(closures))]
  }
}
