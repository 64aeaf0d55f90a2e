/// An edit that explains a difference from a golden file.
struct FoundEdit {
  /// The file.
  let path: String
  /// The line, from 1.
  let line: Int
  /// The offset in the file.
  let offset: Int
  /// The name of the argument or the modifier, or empty.
  let label: String
  /// The change as text: `8 -> 10`, `added`.
  let change: String
  /// True if only the order of two modifiers changed.
  let isOrder: Bool
  /// True for a previous number that few people would write.
  var isUnlikely = false

  /// True if both are about the same text.
  func isSamePlace(as other: FoundEdit) -> Bool { path == other.path && offset == other.offset }
}
