/// The limits on the nesting depth of a tree.
public enum LayoutLimits {
  /// Bytes of stack that one level of nesting takes at most, debug builds included; what a client does in a call comes on top.
  public static let stackBytesPerLevel = 4096

  /// The depth that a stack of some bytes is safely enough for.
  public static func depth(forStackBytes bytes: Int) -> Int { max(bytes, 0) / stackBytesPerLevel }
}
