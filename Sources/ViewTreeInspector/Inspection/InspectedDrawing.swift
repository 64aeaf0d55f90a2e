import ViewTreeLayout

/// How a view is drawn, besides where: only views of which there is something to say have one.
public struct InspectedDrawing: Sendable {
  /// The corners of what is drawn, in window coordinates: top leading, top trailing, bottom trailing
  /// and bottom leading of the view itself.
  public struct Corners: Equatable, Sendable {
    /// The corner that is at the top left when nothing turns the view.
    public internal(set) var topLeft: Point
    /// The corner at the top right.
    public internal(set) var topRight: Point
    /// The corner at the bottom right.
    public internal(set) var bottomRight: Point
    /// The corner at the bottom left.
    public internal(set) var bottomLeft: Point

    /// The four, clockwise from the first when nothing mirrors the view.
    public var all: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
  }

  /// The first of its looks in `Inspection.looks`, its own arguments first, then its modifiers from the
  /// innermost outwards.
  public internal(set) var firstLook: UInt32 = 0
  /// How many looks it has.
  public internal(set) var lookCount: UInt32 = 0
  /// Where it is turned, sheared or mirrored: the corners.
  public internal(set) var corners: Corners?
  /// Where it is painted among the views beside it, from 1, if that is not the order of the tree.
  public internal(set) var painted: UInt32?
  /// The lines of its text, if it is broken or cut.
  public internal(set) var text: BrokenText?
}
