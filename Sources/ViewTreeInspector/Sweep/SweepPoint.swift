import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// One of the values of a sweep.
public enum SweepPoint: Equatable, Sendable {
  /// A length in points, or the value of a variable.
  case number(Double)
  /// A text size that users can set.
  case typeSize(ContentSizeCategory)
  /// The layout direction.
  case direction(LayoutDirection)

  /// SwiftUI's name of a text size.
  public static func name(of size: ContentSizeCategory) -> String {
    DynamicTypeSizeNames.all[Int(size.rawValue)]
  }
}
