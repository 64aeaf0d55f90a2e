import ViewTreeLayout
import ViewTreeScript

extension ViewDefinition {
  /// SwiftUI's `AnyLayout` (docs/explanation/layout.md, Layouts as values).
  static let anyLayout = ViewDefinition(
    """
    struct AnyLayout<Content: View>: View
    init<L>(_ layout: L, @ViewBuilder children: () -> Content)
    """, "Arranges its children with a layout value.",
    support: .approximate("any layout other than a stack or a grid is a VStackLayout"),
    traits: [.layout]
  ) { p in
    let layout = p("layout", .expression, unlabelled: true, required: true, "The layout.")
    p.children()
    return .layout { context in context.addLayout(context[layout]) }
  }
}

extension LayoutContext {
  /// Adds the node of `HStackLayout(spacing: 8)`, also in `AnyLayout(…)`.
  fileprivate func addLayout(_ value: Value?) -> NodeID {
    guard case .nominal(let layout)? = value else { return add(StackLayout.vertical()) }
    var spacing: Double?
    if let given = layout["spacing"] { spacing = number(given) }
    let alignment = layout["alignment"].flatMap(memberName)
    switch layout.typeName {
    case "AnyLayout": return addLayout(layout.fields.first)
    case "HStackLayout":
      return add(
        StackLayout.horizontal(
          alignment: alignment.flatMap(alignmentNames.vertical) ?? .center, spacing: spacing))
    case "GridLayout":
      return add(
        GridLayout(
          alignment: alignment.flatMap { alignmentNames.alignment($0) } ?? .center,
          horizontalSpacing: layout["horizontalSpacing"].flatMap(number),
          verticalSpacing: layout["verticalSpacing"].flatMap(number)))
    case "ZStackLayout":
      return add(
        ZStackLayout(alignment: alignment.flatMap { alignmentNames.alignment($0) } ?? .center))
    default:
      return add(
        StackLayout.vertical(
          alignment: alignment.flatMap(alignmentNames.horizontal) ?? .center, spacing: spacing))
    }
  }

  private func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number.isFinite ? number : nil
    default: nil
    }
  }

  private func memberName(_ value: Value) -> String? {
    if case .enumCase(let member) = value { member.name } else { nil }
  }
}
