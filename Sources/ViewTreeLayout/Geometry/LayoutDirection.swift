/// The layout direction: the side of the leading edge (docs/explanation/layout.md, Right to left).
public enum LayoutDirection: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right edge.
  case rightToLeft = 1

  /// SwiftUI's name of the direction.
  public var name: String {
    // Explicit names, because reflection of case names takes longer than reading a document.
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}
