/// The limits on the nesting depth of a tree.
public enum LayoutLimits {
  /// The maximum stack use of one level of nesting in bytes, debug builds included. A client's own
  /// use in a call is extra.
  public static let stackBytesPerLevel = 4096

  /// The depth that is safe for a stack with a number of bytes.
  public static func depth(forStackBytes bytes: Int) -> Int { max(bytes, 0) / stackBytesPerLevel }
}
