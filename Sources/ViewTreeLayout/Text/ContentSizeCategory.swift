/// The user's text size (`DynamicTypeSize` in SwiftUI). `large` is the default.
public enum ContentSizeCategory: UInt8, BitwiseCopyable, Sendable, CaseIterable, Comparable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// True if one text size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// True if this is one of the five accessibility sizes.
  public var isAccessibility: Bool { rawValue >= Self.accessibility1.rawValue }
}
