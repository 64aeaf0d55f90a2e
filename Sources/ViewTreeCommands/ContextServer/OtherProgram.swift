import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program of the machine, run without a shell.
struct OtherProgram {
  /// The absolute path.
  let path: String

  /// Finds the first of some programs in the absolute folders of a search path.
  init?(_ names: [String], searchPath: String?) {
    let folders = (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let paths = names.flatMap { name in
      folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
    }
    guard let found = paths.first(where: { FileSystem.isProgram($0) }) else { return nil }
    path = found
  }

  /// Runs the program to its end. `nil` if it can't be started, fails, takes too long or writes too
  /// much.
  ///
  /// - Parameters:
  ///   - input: The path of the file that is its standard input.
  ///   - seconds: The time that it may take.
  ///   - limit: The maximum number of bytes that it may write.
  func output(
    _ arguments: [String], input: String = "/dev/null", environment: [String] = [],
    seconds: Int = 30, limit: Int = 256 << 20
  ) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let child = spawn(arguments, environment, input: input, output: ends[1], reading: ends[0])
    close(ends[1])
    guard let child else { return nil }
    let bytes = Self.read(ends[0], seconds: seconds, limit: limit)
    if bytes == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status == 0 ? bytes : nil
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  private func spawn(
    _ arguments: [String], _ environment: [String], input: String, output: Int32, reading: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, reading)
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, path, &actions, nil, words + [nil], variables + [nil])
    return failure == 0 ? child : nil
  }

  /// Reads to the end. `nil` if that takes too long, or if there is too much.
  private static func read(_ descriptor: Int32, seconds: Int, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    let end = now() + seconds * 1_000
    while true {
      let left = end - now()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, bytes.count <= limit else { return nil }
      let ready = poll(&waiting, 1, Int32(clamping: left))
      if ready == 0 || ready < 0 && errno != EINTR { return nil }
      if ready < 0 { continue }
      let count = piece.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count > 0 { bytes += piece[..<count] } else if errno != EINTR { return nil }
    }
  }

  /// The milliseconds of a clock that only moves forward.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}

/// `read(2)`, which a method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}
