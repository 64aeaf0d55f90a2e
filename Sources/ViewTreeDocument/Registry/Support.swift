/// How far viewtree does what SwiftUI does (docs/support.md).
public enum Support: Equatable, Sendable {
  /// The rules are SwiftUI's, as far as they are known (docs/semantics.md).
  case exact
  /// The rules are SwiftUI's, some numbers are not.
  case approximate(String)
  /// Layout and preferences do not notice it, in SwiftUI either; reports say how the view is drawn.
  case drawn
  /// Neither layout nor preferences nor anybody who looks notices it, in SwiftUI either.
  case withoutEffect
  /// It is accepted, and what it would do to layout is left out.
  case notModelled(String)
}
