#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cost and result of one run of another program.
struct ProcessRun {
  /// Processor time in nanoseconds, the system's part included.
  let processorTime: Int
  /// The peak memory in bytes. It's at least the memory of this process when it starts the other
  /// process.
  let peakMemory: Int

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// Runs a program to its end, its output thrown away.
  init(_ program: String, _ arguments: [String]) throws(BenchmarkProblem) {
    let child = try Self.spawn(program, arguments)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw .noProcess(program, reason: String(cString: strerror(errno)))
      }
    }
    guard status == 0 else { throw .failedProcess(program, status: Self.exitCode(status)) }
    processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
    peakMemory = PeakMemory.bytes(usage)
  }

  /// The exit code as shells report it: 128 plus the signal if a signal ended the process.
  private static func exitCode(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func nanoseconds(_ time: timeval) -> Int {
    (Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec)) * 1_000
  }

  private static func spawn(
    _ program: String, _ arguments: [String]
  ) throws(BenchmarkProblem) -> pid_t {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    // An empty environment makes all runs equal.
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let failure = posix_spawn(&child, program, &actions, nil, words + [nil], environment)
    guard failure == 0 else {
      throw .noProcess(program, reason: String(cString: strerror(failure)))
    }
    return child
  }
}
