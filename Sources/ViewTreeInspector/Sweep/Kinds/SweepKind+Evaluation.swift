extension SweepKind {
  /// The outcome of the evaluation.
  static let evaluation = SweepKind(
    "evaluation", "The document cannot be evaluated, or its state does not settle.", isFault: true
  ) { sample in
    switch sample.inspection.status {
    case .stable: []
    case .behind: [(.document, .unstable("behind"))]
    case .oscillating: [(.document, .unstable("oscillating"))]
    case .converging: [(.document, .unstable("converging"))]
    case .diverging: [(.document, .unstable("diverging"))]
    case .limit: [(.document, .unstable("limit"))]
    }
  }
}
