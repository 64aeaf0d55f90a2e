extension PassThroughLayout {
  static var section: String { "Groups" }
}
