extension ControlLayout {
  static var section: String { "Controls" }
}
