import ViewTreeLayout

/// SwiftUI's names of the text sizes that a person can set.
enum DynamicTypeSizeNames {
  /// The names, in the order of the categories.
  static let all = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The category at a place of the list.
  static func category(_ index: Int) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: UInt8(clamping: index)) ?? .large
  }
}
