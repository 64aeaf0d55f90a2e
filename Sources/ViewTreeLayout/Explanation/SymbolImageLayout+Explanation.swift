extension SymbolImageLayout {
  static var section: String { "Leaves" }
}
