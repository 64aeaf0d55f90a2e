extension VisualEffectLayout {
  static var section: String { "Effects" }
}
