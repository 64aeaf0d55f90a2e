import ViewTreeDocument
import ViewTreeNumbers

/// An element that determines how a view is drawn: the view's own arguments, or one of its
/// modifiers.
public struct InspectedLook: Sendable {
  /// The modifier in `Inspection.modifiers`, or `nil` for the view's own arguments.
  public internal(set) var modifier: ID<InspectedModifier>?
  /// The area that it affects.
  public internal(set) var area: DrawnArea
  /// The first of its arguments in `Inspection.lookArguments`.
  public internal(set) var firstArgument: ID<InspectedArgument>
  /// The number of arguments.
  public internal(set) var argumentCount: UInt32
}
