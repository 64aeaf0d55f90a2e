/// An edit that explains a difference from a golden file.
struct FoundEdit {
  /// The file.
  let path: String
  /// The line, from 1.
  let line: Int
  /// The name of the argument or the modifier, or empty.
  let label: String
  /// The change as text: `8 -> 10`, `added`.
  let change: String

  /// True if both are about the same argument.
  func isSamePlace(as other: FoundEdit) -> Bool {
    path == other.path && line == other.line && label == other.label
  }
}
