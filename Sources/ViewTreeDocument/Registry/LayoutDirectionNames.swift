import ViewTreeLayout

/// SwiftUI's names of layout directions.
public enum LayoutDirectionNames {
  /// The names, in the order of the directions' numbers.
  public static let all = LayoutDirection.allCases.map(\.name)

  /// The direction at an index.
  static func direction(_ index: Int) -> LayoutDirection {
    LayoutDirection(rawValue: UInt8(clamping: index)) ?? .leftToRight
  }

  /// The direction of a name, or nil.
  public static func direction(named name: String) -> LayoutDirection? {
    all.firstIndex(of: name).map(direction)
  }
}
