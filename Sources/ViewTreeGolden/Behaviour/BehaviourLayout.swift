/// The change of a frame, in points.
public struct BehaviourLayout: Hashable, Sendable {
  /// By how much the top leading corner moved to the trailing side.
  public let dx: Double
  /// By how much it moved downwards.
  public let dy: Double
  /// The size before and after, or `nil` if it didn't change.
  public let resized: Resize?

  /// A size before and after, as the frame of each.
  public struct Resize: Hashable, Sendable {
    /// The size before: `748x301.804`.
    public let old: String
    /// The size after.
    public let new: String
    /// By how much it grew.
    public let dWidth: Double
    /// By how much it grew.
    public let dHeight: Double
  }

  /// True if the corner moved.
  public var isMoved: Bool { dx != 0 || dy != 0 }

  /// The change from one frame to another, or `nil` if there is none beyond rounding.
  ///
  /// `tolerance` is the maximum difference of numbers that are computed from rounded numbers.
  init?(from old: BehaviourFrame, to new: BehaviourFrame, tolerance: Double = 0) {
    guard old != new else { return nil }
    func difference(_ old: Double, _ new: Double) -> Double {
      abs(new - old) <= tolerance || old == new ? 0 : ((new - old) * 1000).rounded() / 1000
    }
    dx = difference(old.x, new.x)
    dy = difference(old.y, new.y)
    let (dWidth, dHeight) = (difference(old.width, new.width), difference(old.height, new.height))
    resized =
      dWidth == 0 && dHeight == 0
      ? nil
      : Resize(old: old.sizeText, new: new.sizeText, dWidth: dWidth, dHeight: dHeight)
    if dx == 0, dy == 0, resized == nil { return nil }
  }

  /// True if both move a corner by the same vector, up to rounding.
  func movesLike(_ other: BehaviourLayout) -> Bool {
    BehaviourFrame.same(dx, other.dx) && BehaviourFrame.same(dy, other.dy)
  }

  /// True if both are the same change, up to rounding.
  func isLike(_ other: BehaviourLayout) -> Bool {
    movesLike(other)
      && BehaviourFrame.same(resized?.dWidth ?? 0, other.resized?.dWidth ?? 0)
      && BehaviourFrame.same(resized?.dHeight ?? 0, other.resized?.dHeight ?? 0)
  }
}
