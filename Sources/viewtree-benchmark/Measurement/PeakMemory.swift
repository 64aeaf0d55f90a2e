#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The most memory that a process had in use.
enum PeakMemory {
  /// The peak of this process so far, in bytes.
  static func ofThisProcess() -> Int {
    var usage = rusage()
    // 0 is RUSAGE_SELF, which platforms declare with different types.
    getrusage(0, &usage)
    return bytes(usage)
  }

  /// The peak that the system reports, in bytes.
  static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }
}
