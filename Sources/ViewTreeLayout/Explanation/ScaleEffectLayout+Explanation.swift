extension ScaleEffectLayout {
  static var section: String { "Effects" }
}
