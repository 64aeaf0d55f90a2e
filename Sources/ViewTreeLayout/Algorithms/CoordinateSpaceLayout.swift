/// `coordinateSpace(name:)`: names the coordinates of its child, without an effect on layout
/// (docs/explanation/layout.md, Coordinate spaces).
public struct CoordinateSpaceLayout: WrapperLayout {
  let token: UInt32

  /// Marks a space. Equal names have equal tokens.
  public init(token: UInt32) { self.token = token }
}
