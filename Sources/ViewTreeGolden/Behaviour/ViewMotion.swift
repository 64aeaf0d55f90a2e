import ViewTreeLayout
import ViewTreeReport

/// The motion of a view between two reports, and the changes that follow from it.
struct ViewMotion {
  /// The change of the frame with all modifiers, or `nil` if there is none.
  let frame: BehaviourLayout?
  /// The change of the frame in which the view is drawn, or `nil` if there is none.
  private let drawn: BehaviourLayout?

  init(_ old: ViewRow, _ new: ViewRow, _ drawn: BehaviourLayout?) {
    self.drawn = drawn
    if let before = old.frame, let after = new.frame {
      frame = BehaviourLayout(
        from: BehaviourFrame(before), to: BehaviourFrame(after),
        tolerance: BehaviourFrame.derivedTolerance)
    } else {
      frame = nil
    }
  }

  /// True if a fact of the view changed only because the view moved.
  func explains(_ what: String, _ old: String?, _ new: String?) -> Bool {
    guard let old, let new else { return false }
    switch what {
    case "frame":
      guard let frame, let drawn else { return frame == nil && drawn == nil }
      return frame.isLike(drawn)
    case "corners": return isMoved(Self.numbers(old), Self.numbers(new), drawn)
    case "appearance":
      let (before, after) = (Self.areas(of: old), Self.areas(of: new))
      guard before.text == after.text, before.areas.count == after.areas.count else { return false }
      return zip(before.areas, after.areas).allSatisfy { isMoved($0, $1) }
    default: return false
    }
  }

  /// True if points moved with the view.
  private func isMoved(_ old: [Double], _ new: [Double], _ motion: BehaviourLayout?) -> Bool {
    guard let motion, motion.resized == nil, old.count == new.count else { return false }
    return zip(old, new).enumerated().allSatisfy { place, pair in
      BehaviourFrame.same(pair.1 - pair.0, place % 2 == 0 ? motion.dx : motion.dy)
    }
  }

  /// True if a rectangle of the drawing changed with the view or with its frame.
  private func isMoved(_ old: Rect, _ new: Rect) -> Bool {
    let motion = BehaviourLayout(from: BehaviourFrame(old), to: BehaviourFrame(new))
    guard let motion else { return true }
    return [drawn, frame].contains { $0?.isLike(motion) ?? false }
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
  }

  /// The words of looks without the rectangles in them, and the rectangles.
  private static func areas(of words: String) -> (text: String, areas: [Rect]) {
    var (text, areas, rest) = ("", [Rect](), words[...])
    while let (before, after) = rest.split(at: " on ") {
      text += before + " on "
      let (area, left) = Rect.taken(from: after)
      if let area { areas.append(area) }
      rest = left
    }
    return (text + rest, areas)
  }
}
