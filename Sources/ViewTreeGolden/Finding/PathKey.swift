/// A path that equals another path only if all bytes are equal.
///
/// Strings are equal also where their letters are composed otherwise, but to most file systems
/// these are two files.
struct PathKey: Hashable {
  /// The path.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  static func == (one: PathKey, other: PathKey) -> Bool {
    one.path.utf8.elementsEqual(other.path.utf8)
  }

  // Strings with the same bytes have the same hash.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
