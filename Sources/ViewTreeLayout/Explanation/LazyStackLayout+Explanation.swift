extension LazyStackLayout {
  static var section: String { "Lazy containers" }
}
