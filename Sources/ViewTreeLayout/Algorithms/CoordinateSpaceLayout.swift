/// `coordinateSpace(name:)`: names the coordinates of its child; no effect on layout
/// (docs/semantics.md, Coordinate spaces).
public struct CoordinateSpaceLayout: WrapperLayout {
  let token: UInt32

  /// Marks a space; equal names have equal tokens.
  public init(token: UInt32) { self.token = token }
}
