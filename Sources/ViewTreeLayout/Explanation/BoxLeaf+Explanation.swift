extension BoxLeaf {
  static var section: String { "Leaves" }
}
