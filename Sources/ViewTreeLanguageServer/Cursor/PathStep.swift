/// A step of the path from the whole document to a position in it.
enum PathStep {
  /// The value of a key in an object.
  case member(String, of: PathObject)
  /// An element of a list.
  case element
}
