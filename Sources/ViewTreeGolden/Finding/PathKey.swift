import ViewTreeNumbers

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
    one.path.hasBytes(of: other.path)
  }

  // Strings with the same bytes have the same hash.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
