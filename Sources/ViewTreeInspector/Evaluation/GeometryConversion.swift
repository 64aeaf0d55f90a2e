import ViewTreeLayout
import ViewTreeScript

/// Values of scripts, and objects of the document, as points and insets.
enum GeometryConversion {
  /// A point: a `CGPoint`, or an object of `x` and `y`.
  static func point(_ value: Value) -> Point? {
    switch value {
    case .point(let point): return Point(x: point.x, y: point.y)
    case .enumCase(let value) where value.name == "zero": return .zero
    case .dictionary(let entries):
      return Point(x: number("x", entries) ?? 0, y: number("y", entries) ?? 0)
    default: return nil
    }
  }

  /// Insets: an `EdgeInsets`, or an object of edges.
  static func insets(_ value: Value) -> EdgeInsets? {
    switch value {
    case .edgeInsets(let insets):
      return EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    case .dictionary(let entries):
      return EdgeInsets(
        top: number("top", entries) ?? 0, leading: number("leading", entries) ?? 0,
        bottom: number("bottom", entries) ?? 0, trailing: number("trailing", entries) ?? 0)
    default: return nil
    }
  }

  private static func number(_ name: String, _ entries: DictionaryValue) -> Double? {
    entries[.string(name)].flatMap(ArgumentConversion.number)
  }
}
