import ViewTreeReport

extension BehaviourView {
  /// The places of views among those of a report, by the paths that changes call them by.
  package static func places(in views: [ViewRow]) -> [String: Int] {
    Dictionary(
      views.indices.map { (EvaluationComparer.view($0, in: views).path, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
