import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Spacer` (docs/explanation/layout.md, Spacer).
  static let spacer = ViewDefinition(
    """
    struct Spacer: View
    init(minLength: CGFloat? = nil)
    """, "Takes the remaining space along the enclosing stack.", support: .exact,
    takesTaps: .nowhere, paints: .spring, traits: [.empty]
  ) { p in
    let minLength = p("minLength", .number, "The minimum length in points (default: 8).")
    return .layout { context in
      context.isMeasured
        ? context.add(MeasuredSpacerLayout())
        : context.add(SpacerLayout(minLength: context[minLength]))
    }
  }
}
