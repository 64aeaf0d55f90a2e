import ViewTreeNumbers

/// A text style (`Font.TextStyle` in SwiftUI).
public enum FontStyle: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// SwiftUI's name of the style.
  public var name: String {
    // Explicit names, because reflection of case names takes longer than reading a document.
    switch self {
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }

  /// The default weight of the style.
  var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the style in bold.
  var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// Point sizes from `extraSmall` to `accessibility5` (Human Interface Guidelines, typography).
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The point size for a content size category.
  public func size(for category: ContentSizeCategory) -> Double { sizes[Int(category.rawValue)] }

  /// The distance from baseline to baseline for a content size category, in points.
  func lineDistance(for category: ContentSizeCategory) -> Double {
    Self.lineDistance(at: size(for: category))
  }

  /// The distance from baseline to baseline at a point size, in points.
  static func lineDistance(at size: Double) -> Double {
    max(size + distance(beyond: size), FontMetrics.lineHeight * size)
  }

  /// The space between two lines, in points.
  func leading(for category: ContentSizeCategory) -> Double {
    lineDistance(for: category) - FontMetrics.lineHeight * size(for: category)
  }

  /// The points from baseline to baseline beyond the point size, which are the same for all styles
  /// (Human Interface Guidelines, typography).
  private static func distance(beyond size: Double) -> Double {
    switch size {
    case ..<12: 2
    case ..<13: 4
    case ..<22: 5
    case ..<30: 6
    case ..<38: 7
    case ..<46: 8
    case ..<54: 9
    default: 10
    }
  }
}
