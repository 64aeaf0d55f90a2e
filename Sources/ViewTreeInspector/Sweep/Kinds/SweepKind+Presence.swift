extension SweepKind {
  /// Views that appear and disappear.
  static let presence = SweepKind(
    "view", "A view appears or disappears.", isFault: false
  ) { sample in
    sample.views.values.map { (.view($0), .there) }
  }
}
