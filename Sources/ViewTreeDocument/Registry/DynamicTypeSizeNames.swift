import ViewTreeLayout
import ViewTreeScript

/// SwiftUI's names of the text sizes that users can set.
public enum DynamicTypeSizeNames {
  /// The names, in the order of the categories.
  public static let all = TextSizeOrder.names

  /// The category at an index.
  public static func category(_ index: Int) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: UInt8(clamping: index)) ?? .large
  }

  /// The argument for the sizes from one index of the list up to another.
  public static func option(from lower: Int, to upper: Int) -> UInt16 {
    UInt16(clamping: lower * all.count + upper)
  }

  /// The sizes that an argument counts so.
  static func categories(_ option: Int) -> ClosedRange<ContentSizeCategory> {
    let lower = category(option / all.count)
    return lower...max(lower, category(option % all.count))
  }
}
