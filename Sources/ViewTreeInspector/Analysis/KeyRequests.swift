/// The requests for a key at a location in a document, over all its uses.
///
/// A component may be below a reader in one use and not in another. The set then contains several
/// requests.
struct KeyRequests: OptionSet {
  let rawValue: UInt8

  /// In some use, no reader above reads the key.
  static let unread = KeyRequests(rawValue: 1)
  /// In some use, a reader above requests it.
  static let requested = KeyRequests(rawValue: 2)
  /// In some use, a reader above requests the key, but a writer between them replaces the value.
  static let overridden = KeyRequests(rawValue: 4)
}
