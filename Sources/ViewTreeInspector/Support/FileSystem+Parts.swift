#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// The minimum number of bytes per thread for files that several threads read. Most of the time
  /// is spent in the system, which provides memory page by page. For smaller parts, starting a
  /// thread would dominate.
  private static let leastPart = 4 << 20

  /// The number of threads that can run at once.
  public static var processorCount: Int {
    // The stack of each thread takes address space, which would leave little if it's limited.
    AddressSpace.isLimited ? 1 : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Reads a file of this many bytes, with several threads if it's large.
  ///
  /// Returns `nil` if it's small, or after any irregularity. The caller then reads it with one
  /// thread and reports the error.
  static func readParts(_ descriptor: Int32, count: Int, threads: Int?) -> [UInt8]? {
    guard count / leastPart > 1 else { return nil }
    let parts = min(threads ?? processorCount, count / leastPart)
    guard parts > 1 else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      guard let base = buffer.baseAddress else { return }
      let share = (count + parts - 1) / parts
      let reading = PartReading(
        descriptor: descriptor, base: base, ends: (0..<parts).map { min(($0 + 1) * share, count) })
      DeepStack.run(parts: parts) { reading.read($0) }
      isWhole = reading.isWhole
      written = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }
}

/// A file that several threads read in parallel, each one part into its range of the buffer.
private final class PartReading: @unchecked Sendable {
  // Each thread writes to separate bytes and to a separate element of `areRead`.
  private let descriptor: Int32
  private let base: UnsafeMutablePointer<UInt8>
  private let ends: [Int]
  private let areRead: UnsafeMutableBufferPointer<Bool>

  init(descriptor: Int32, base: UnsafeMutablePointer<UInt8>, ends: [Int]) {
    (self.descriptor, self.base, self.ends) = (descriptor, base, ends)
    areRead = .allocate(capacity: ends.count)
    areRead.initialize(repeating: false)
  }

  deinit { areRead.deallocate() }

  /// True if all parts were read to their end.
  var isWhole: Bool { areRead.allSatisfy { $0 } }

  func read(_ part: Int) {
    var place = part == 0 ? 0 : ends[part - 1]
    while place < ends[part] {
      let count = pread(descriptor, base + place, ends[part] - place, off_t(place))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      place += count
    }
    areRead[part] = true
  }
}
