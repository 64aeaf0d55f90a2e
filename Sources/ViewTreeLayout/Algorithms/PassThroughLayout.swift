/// A node that lays out as its one child: a named node of the tree without an effect
/// (docs/explanation/layout.md, Groups).
public struct PassThroughLayout: WrapperLayout {
  /// A node without rules.
  public init() {}
}
