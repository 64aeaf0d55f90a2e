extension MatchedGeometryLayout {
  static var section: String { "Effects" }
}
