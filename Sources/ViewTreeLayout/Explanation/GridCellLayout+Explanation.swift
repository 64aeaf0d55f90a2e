extension GridCellLayout {
  static var section: String { "Grids" }
}
