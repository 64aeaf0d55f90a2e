extension SpacerLayout {
  static var section: String { "Spacer" }
}
