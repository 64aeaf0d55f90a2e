import ViewTreeNumbers

/// An anchor that a closure got or that a popover is attached to, and where it was resolved.
public struct InspectedAnchor: Sendable {
  /// One `proxy[anchor]`.
  public struct Resolution: Sendable {
    /// The `GeometryReader` whose proxy resolved it.
    public internal(set) var reader: InspectedReference
    /// The value in that view's coordinates.
    public internal(set) var value: AnchorGeometry
  }

  /// Its number among the anchors of all passes.
  let serial: Int
  /// The source of the anchor, such as `.bounds`.
  public internal(set) var source: String
  /// The modifier that has it as its attachment, in `InspectionNames.modifiers`, or `nil` for the
  /// anchor of a closure.
  public internal(set) var attachment: ID<InspectionNames.Modifier>?
  /// The view that it describes.
  public internal(set) var view: InspectedReference
  /// The value in window coordinates.
  public internal(set) var global: AnchorGeometry
  /// The resolutions of the anchor, one per reader.
  public internal(set) var resolved: [Resolution]
}
