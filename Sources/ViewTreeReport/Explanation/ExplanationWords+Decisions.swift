import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout

/// The words for who decides a length.
extension ExplanationWords {
  /// The view or modifier that sets a length, with the arithmetic and the suggested change.
  static func decision(
    _ axis: Axis, _ decision: ViewExplanation.Decision, _ names: ExplanationNames
  ) -> String {
    let who = names.inSentence(decision.label)
    var start = "\(name(axis)) \(length(decision.length))"
    if !decision.additions.isEmpty {
      let terms = decision.additions.map { addition in
        "\(addition.length < 0 ? "-" : "+") \(length(abs(addition.length)))"
      }
      let base = length(decision.base)
      start += " = \(base) \(terms.joined(separator: " ")): \(base)"
    }
    let clauses = decision.additions.map { clause($0, names) }
    let change = "change \(target(decision.sources))"
    let sentence =
      switch decision.reason {
      case .window: "\(start) comes from the window: give the view a frame to change it"
      case .ownLength: "\(start) is decided by \(who), whatever it is proposed: \(change)"
      case .proposes: "\(start) is what \(who) proposes: \(change), or give the view a frame"
      }
    let origin = decision.origin.flatMap { Self.origin($0) }.map { " (\($0))" } ?? ""
    return ([sentence + origin] + clauses).joined(separator: "; ")
  }

  /// The origin of numbers that may differ from SwiftUI's, or `nil` for exact ones.
  static func origin(_ support: Support) -> String? {
    switch support {
    case .measured(let system): "measured on \(system)"
    case .approximate(let note, _): "approximate: \(note)"
    case .notModelled(let note): "not modelled: \(note)"
    case .exact, .drawn, .withoutEffect: nil
    }
  }

  /// The length that a node adds to its content.
  private static func clause(
    _ addition: ViewExplanation.Addition, _ names: ExplanationNames
  ) -> String {
    let who = names.inSentence(addition.label)
    let amount = length(abs(addition.length))
    let words = addition.length < 0 ? "\(who) takes off \(amount)" : "\(who) adds \(amount)"
    return addition.sources.isEmpty ? words : "\(words) by \(target(addition.sources))"
  }

  /// The suggested change: the scripts that set a length, with their state variables, or the
  /// location.
  private static func target(_ sources: [ViewExplanation.Source]) -> String {
    if sources.isEmpty { return "it there" }
    return sources.map { source in
      let variables = source.variables.joined(separator: ", ")
      let noun = source.variables.count == 1 ? "state variable" : "state variables"
      if source.variables.isEmpty { return "its \(source.parameter), '\(source.expression)'" }
      return source.expression == variables
        ? "its \(source.parameter), \(noun) \(variables)"
        : "its \(source.parameter), '\(source.expression)' of \(noun) \(variables)"
    }.joined(separator: ", and ")
  }
}
