/// A node that lays out as its one child: a named place in the tree, nothing more (layout rules 4.9).
public struct PassThroughLayout: WrapperLayout {
  /// A node without rules of its own.
  public init() {}
}
