/// The edges of a frame in a picture of characters, each in the middle of a row or column.
struct BoxCells: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The number of characters in it.
  var area: Int { (right - left + 1) * (bottom - top + 1) }
}
