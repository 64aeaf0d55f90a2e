import ViewTreeLayout
import ViewTreeScript

extension ModifierDefinition {
  /// SwiftUI's `badge` (docs/explanation/containers.md, Lists).
  static let badge = ModifierDefinition(
    """
    func badge(_ count: Int) -> some View
    func badge(_ count: LocalizedStringKey?) -> some View
    """, "Adds a badge to a row or a tab.",
    support: .approximate("a badge in a row takes its text and a gap of 8"), draws: .content,
    paints: .badge
  ) { p in
    let count = p("count", .any, unlabelled: true, required: true, "The number or the text.")
    return .environment { environment, arguments in
      guard environment.list.isInRow, let words = words(arguments.argument(count)) else { return }
      let font = Font.style(.body, category: environment.dynamicTypeSize)
      environment.list.badgeWidth = font.width(of: words) + ControlMetrics.badgeGap
    }
  }

  /// The words of a badge, or `nil` for none: 0 and empty text have no badge.
  private static func words(_ argument: EvaluatedArgument) -> String? {
    switch argument {
    case .number(let number) where number.magnitude < 1e15:
      return number == 0 ? nil : String(Int(number))
    case .value(.int(let number)): return number == 0 ? nil : String(number)
    case .text(let text), .value(.string(let text)): return text.isEmpty ? nil : text
    default: return nil
    }
  }
}
