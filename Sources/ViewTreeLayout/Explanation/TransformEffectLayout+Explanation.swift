extension TransformEffectLayout {
  static var section: String { "Effects" }
}
