import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

/// An argument whose script, if it had one, has been evaluated.
public enum EvaluatedArgument {
  /// Not given.
  case absent
  /// A number, in the parameter's unit.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// The place of a name among the parameter's options.
  case option(UInt16)
  /// An alignment; one axis is ignored where the parameter has only the other.
  case alignment(Alignment)
  /// A set of edges.
  case edges(EdgeSet)
  /// A point of a unit square.
  case unitPoint(UnitPoint)
  /// A font.
  case font(Font)
  /// Text that stands in the document as it is.
  case literal(SyntaxNode.Index)
  /// Text that a script made.
  case text(String)
  /// A size that answers every proposal; `nan` stands for an axis that was not given.
  case size(width: Double, height: Double)
  /// Any other value.
  case value(Value)
}
