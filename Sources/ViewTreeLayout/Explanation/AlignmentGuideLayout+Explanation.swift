extension AlignmentGuideLayout {
  static var section: String { "Alignment guides" }
}
