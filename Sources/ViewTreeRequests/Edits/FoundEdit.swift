/// An edit that explains a difference from a golden file.
struct FoundEdit {
  /// The file.
  let path: String
  /// The bytes of the present text in it.
  let range: Range<Int>
  /// The name of the argument or the modifier, or empty.
  let label: String
  /// The change as text: `8 -> 10`, `added`.
  let change: String
}
