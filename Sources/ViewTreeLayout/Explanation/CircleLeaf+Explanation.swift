extension CircleLeaf {
  static var section: String { "Leaves" }
}
