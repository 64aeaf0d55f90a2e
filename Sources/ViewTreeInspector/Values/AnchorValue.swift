import ViewTreeScript

/// An `Anchor`: geometry of a view that only a `GeometryProxy` can read.
public final class AnchorValue: ForeignValue {
  /// Its index in `Inspection.anchors`, from 1, or `nil` for an anchor of an earlier pass.
  ///
  /// While passes run, it's unique in all of them.
  public let number: Int?
  /// The value in window coordinates.
  public let global: AnchorGeometry

  init(number: Int?, global: AnchorGeometry) {
    self.number = number
    self.global = global
  }

  /// `Anchor`, for any kind of value.
  public var typeName: String { "Anchor" }

  /// True if another anchor has the same value in the window (`Anchor: Equatable`, iOS 15).
  public func isEqual(to other: any ForeignValue) -> Bool {
    (other as? AnchorValue)?.global == global
  }
}
