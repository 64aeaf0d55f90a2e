extension CoordinateSpaceLayout {
  static var section: String { "Coordinate spaces" }
}
