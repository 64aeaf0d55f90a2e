/// The kinds of targets, in the order in which viewtree prefers them for a view in several.
package enum ProjectTargetKind: Int, Comparable, Sendable {
  case application
  case library
  case executable
  case `extension`
  case other
  case test

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The word in reports.
  package var word: String {
    switch self {
    case .application: "app"
    case .library: "library"
    case .executable: "executable"
    case .extension: "extension"
    case .other: "other"
    case .test: "test"
    }
  }
}
