#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The address space that the system grants the process, as `ulimit -v` bounds it.
public enum AddressSpace {
  /// The bytes that the program, its allocator and the stacks of other threads reserve.
  private static let reserve = 320 << 20

  /// The limit that the system sets, in bytes, or `nil` if there is none.
  private static var limit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_AS, &limit)
    #endif
    // Without a limit, the value is the largest number.
    guard status == 0, let bytes = Int(exactly: limit.rlim_cur), bytes < .max else { return nil }
    return bytes
  }

  /// True if the system sets a limit.
  public static var isLimited: Bool { limit != nil }

  /// The bytes left for an evaluation and its report on a `DeepStack`. If the system refuses
  /// another byte, the process ends.
  ///
  /// Half of the address space, because a growing list reserves space for as many new elements, and
  /// only elements are counted.
  public static var room: Int {
    limit.map { max(($0 - DeepStack.size - reserve) / 2, 1 << 20) } ?? .max
  }
}
