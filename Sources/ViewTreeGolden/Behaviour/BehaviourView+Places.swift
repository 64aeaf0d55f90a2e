import ViewTreeReport

extension BehaviourView {
  /// The indices of a report's views by the paths that changes use.
  package static func places(in views: [ViewRow]) -> [String: Int] {
    Dictionary(
      views.indices.map { (EvaluationComparer.view($0, in: views).path, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
