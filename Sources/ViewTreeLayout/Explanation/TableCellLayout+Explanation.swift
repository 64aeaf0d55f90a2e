extension TableCellLayout {
  static var section: String { "Tables" }
}
