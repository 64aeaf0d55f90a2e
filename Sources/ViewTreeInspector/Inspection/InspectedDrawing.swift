import ViewTreeLayout
import ViewTreeNumbers

/// Drawing properties of a view other than its frames. Only views with such properties have one.
public struct InspectedDrawing: Sendable {
  /// The first of its looks in `Inspection.looks`: its own arguments first, then its modifiers from
  /// the innermost outward.
  public internal(set) var firstLook = ID<InspectedLook>(0)
  /// The number of looks.
  public internal(set) var lookCount: UInt32 = 0
  /// The corners of a rotated, sheared, or mirrored view, in window coordinates: top left, top
  /// right, bottom right, and bottom left of the view itself.
  public internal(set) var corners: [Point]?
  /// The painting position among its siblings, from 1, if it differs from the order of the tree.
  public internal(set) var painted: UInt32?
  /// The argument in `Inspection.lookArguments` with its inherited foreground style. `nil` if it
  /// doesn't draw in one, or if it's the primary.
  public internal(set) var foreground: ID<InspectedArgument>?
  /// The font of its text, if it isn't the body font at the default size.
  public internal(set) var font: Font?
  /// The lines of its text, if it's broken or cut.
  public internal(set) var text: BrokenText?

  /// True if any property is set.
  var hasContent: Bool {
    lookCount > 0 || corners != nil || painted != nil || foreground != nil || font != nil
      || text != nil
  }
}
