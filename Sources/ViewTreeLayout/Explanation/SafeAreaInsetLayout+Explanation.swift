extension SafeAreaInsetLayout {
  static var section: String { "Safe area" }
}
