import ViewTreeInspector

/// What is measured by itself.
enum Phase: Int, CaseIterable {
  case read
  case decode
  case build
  case layOut
  case reduce
  case record
  /// From the last record to the result: actions and numbering.
  case finish
  case textReport
  case jsonReport
  /// The pictures of `viewtree draw`, of an evaluation that keeps what they need.
  case layoutPicture
  case orderPicture
  /// All of `viewtree inspect` but reading the file and printing, with freeing everything.
  case whole

  /// The phase of an evaluation.
  init(_ phase: EvaluationPhase) {
    switch phase {
    case .build: self = .build
    case .layOut: self = .layOut
    case .reduce: self = .reduce
    case .record: self = .record
    }
  }

  /// The name in tables.
  var name: String {
    switch self {
    case .read: "read JSON"
    case .decode: "decode"
    case .build: "build"
    case .layOut: "lay out"
    case .reduce: "reduce"
    case .record: "record"
    case .finish: "finish"
    case .textReport: "report, text"
    case .jsonReport: "report, JSON"
    case .layoutPicture: "picture, layout"
    case .orderPicture: "picture, order"
    case .whole: "inspect, whole"
    }
  }
}
