/// A node that lays out as its one child: a named place in the tree, nothing more
/// (docs/explanation/layout.md, Groups).
public struct PassThroughLayout: WrapperLayout {
  /// A node without rules of its own.
  public init() {}
}
