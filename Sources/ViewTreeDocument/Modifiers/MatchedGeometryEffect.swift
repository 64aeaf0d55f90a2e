import ViewTreeLayout
import ViewTreeScript

extension ModifierDefinition {
  /// SwiftUI's `matchedGeometryEffect` (docs/explanation/layout.md, Effects).
  static let matchedGeometryEffect = ModifierDefinition(
    "func matchedGeometryEffect<I: Hashable>(id: I, in: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View",
    "Gives the view the frame of another view with the same identifier.",
    support: .approximate("namespaces are not distinguished, and nothing is animated"),
    traits: [.moves]
  ) { p in
    let id = p("id", .any, required: true, "The identifier that the views share.")
    p("in", .expression, required: true, "The namespace.")
    let properties = p.choice(
      "properties", [("frame", MatchedGeometry.frame), ("position", .position), ("size", .size)],
      "The matched properties (default: the frame).")
    let anchor = p("anchor", .unitPoint, "The point to align (default: the center).")
    let isSource = p(
      "isSource", .bool, "False to follow the source (default: true).")
    return .matchedGeometry(id: id) { arguments in
      arguments[isSource] ?? true
        ? nil
        : MatchedGeometry.Target(
          taken: arguments[properties] ?? .frame, anchor: arguments[anchor] ?? .center)
    }
  }
}
