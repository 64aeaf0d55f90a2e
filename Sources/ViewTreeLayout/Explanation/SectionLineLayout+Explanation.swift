extension SectionLineLayout {
  static var section: String { "Lazy containers" }
}
