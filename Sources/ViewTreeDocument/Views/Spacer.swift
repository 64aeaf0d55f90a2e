import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Spacer` (docs/semantics.md, Spacer).
  static let spacer = ViewDefinition(
    """
    struct Spacer: View
    init(minLength: CGFloat? = nil)
    """, "Takes the space that is left along the stack around it.", support: .exact,
    takesTaps: .nowhere, paints: .spring, traits: [.empty]
  ) { p in
    let minLength = p("minLength", .number, "The least length in points; 8 if it is left out.")
    return .layout { context in
      context.isMeasured
        ? context.add(MeasuredSpacerLayout())
        : context.add(SpacerLayout(minLength: context[minLength]))
    }
  }
}
