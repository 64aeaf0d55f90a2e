extension FixedSizeLeaf {
  static var section: String { "Leaves" }
}
