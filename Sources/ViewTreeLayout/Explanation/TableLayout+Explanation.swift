extension TableLayout {
  static var section: String { "Tables" }
}
