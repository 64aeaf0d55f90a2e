import ViewTreeInspector
import ViewTreeNumbers

/// The words that explain the origin of a reader's value.
extension ExplanationWords {
  /// A step as lines.
  static func lines(_ step: ReaderExplanation.Step, in inspection: Inspection) -> [String] {
    func name(_ view: InspectedReference) -> String { inspection.name(of: view) }
    func modifier(_ index: ID<InspectionNames.Modifier>) -> String {
      inspection.names.modifiers[index]
    }
    switch step {
    case .wrote(let view, let index, let value):
      return ["\(name(view)), \(modifier(index))", "  gives   \(ValueText.text(value))"]
    case .transformed(let view, let index, let before, let after):
      return [
        "\(name(view)), \(modifier(index))",
        "  before  \(before.map { ValueText.text($0) } ?? "the default")",
        "  after   \(ValueText.text(after))",
      ]
    case .gotDefault(let view, let value):
      return ["\(name(view)), dynamic, without a value", "  default \(ValueText.text(value))"]
    case .kept(let view, let value, let writers):
      let from = ReportWords.origin(
        writers: writers.map(name), count: writers.count, transformers: [])
      return [
        "\(name(view)) keeps a value: the view that it shows writes none",
        "  kept    \(ValueText.text(value))" + (from.map { "  from \($0)" } ?? ""),
      ]
    case .beganFold(let view, let count, let value, let first):
      return [
        "\(name(view)) folds \(ReportWords.count(count, "value", "values"))",
        "  first   \(ValueText.text(value))  of \(name(first))",
      ]
    case .reduced(let before, let next, let operand, let after):
      let asked =
        next.map { "  next    \(ValueText.text($0))  of \(name(operand))" }
        ?? "  next    not requested, of \(name(operand))"
      return [
        "  reduce", "  value   \(ValueText.text(before))", asked,
        "  after   \(ValueText.text(after))",
      ]
    }
  }
}
