extension GridRowLayout {
  static var section: String { "Grids" }
}
