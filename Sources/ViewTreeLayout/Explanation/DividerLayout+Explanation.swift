extension DividerLayout {
  static var section: String { "Divider" }
}
