extension RotationEffectLayout {
  static var section: String { "Effects" }
}
