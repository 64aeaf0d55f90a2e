import ViewTreeNumbers

/// Hashes that identify positions in the tree, equal in every pass and on every machine.
public enum Identity {
  /// The identity of a nested position.
  public static func mix(_ outer: UInt64, _ inner: UInt64) -> UInt64 {
    var hash = outer ^ (inner &+ 0x9e37_79b9_7f4a_7c15)
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }

  /// The identity of a loop element by the text of its id.
  public static func mix(_ outer: UInt64, text: String) -> UInt64 {
    var hash = outer
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return mix(hash, 0)
  }
}
