/// The visible part of a text.
public enum TextCondition: Comparable, Sendable {
  /// The whole text, on this number of lines.
  case whole(lines: Int)
  /// The text ends in an ellipsis.
  case truncated
  /// Nothing is visible.
  case empty

  /// 0 for a whole text, 1 for a truncated one, 2 for an empty one.
  public var severity: Int {
    switch self {
    case .whole: 0
    case .truncated: 1
    case .empty: 2
    }
  }

  /// True if the right side is worse. Of whole texts, those on one line are best, and the others are
  /// equal.
  public static func < (left: Self, right: Self) -> Bool {
    guard left.severity == right.severity else { return left.severity < right.severity }
    guard case .whole(1) = left, case .whole(let lines) = right else { return false }
    return lines > 1
  }
}
