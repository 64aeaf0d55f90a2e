extension LayoutPriorityLayout {
  static var section: String { "Priority" }
}
