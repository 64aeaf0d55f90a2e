/// Who asks for a key at a place of a document, over all the ways in which the place is used.
///
/// A component may stand below a reader in one place and not in another: then several hold.
struct KeyRequests: OptionSet {
  let rawValue: UInt8

  /// Somewhere nobody above reads the key.
  static let unread = KeyRequests(rawValue: 1)
  /// Somewhere a reader above asks for it.
  static let requested = KeyRequests(rawValue: 2)
  /// Somewhere a reader above asks, but a writer in between replaces what is below it.
  static let overridden = KeyRequests(rawValue: 4)
}
