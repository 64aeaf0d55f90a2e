extension FillLeaf {
  static var section: String { "Leaves" }
}
