extension SweepKind {
  /// Views that appear and disappear.
  static let presence = SweepKind(
    "view", "A view comes or goes.", isFault: false
  ) { sample in
    sample.views.values.map { (.view($0), .there) }
  }
}
