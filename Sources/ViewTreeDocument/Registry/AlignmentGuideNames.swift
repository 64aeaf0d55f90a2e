import ViewTreeLayout

/// SwiftUI's guides with their names in `alignmentGuide`. `center` is the guide of the enclosing
/// stack.
enum AlignmentGuideNames {
  /// The names, in the order in which arguments count them.
  static let all = [
    "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
    "horizontalCenter", "verticalCenter",
  ]

  /// The keys of a guide by its index in `all`. `center` represents both axes.
  static func keys(_ index: Int) -> [AlignmentKey] {
    switch index {
    case 0: [HorizontalAlignment.leading.key]
    case 1: [HorizontalAlignment.center.key, VerticalAlignment.center.key]
    case 2: [HorizontalAlignment.trailing.key]
    case 3: [VerticalAlignment.top.key]
    case 4: [VerticalAlignment.bottom.key]
    case 5: [VerticalAlignment.firstTextBaseline.key]
    case 6: [VerticalAlignment.lastTextBaseline.key]
    case 7: [HorizontalAlignment.center.key]
    default: [VerticalAlignment.center.key]
    }
  }
}
