#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals that end the process from outside, such as Ctrl-C.
///
/// They are blocked while a file is written. A signal during that time ends the process right
/// after.
enum Interrupts {
  /// Runs `body` with the signals blocked in this thread and in those that it starts.
  static func heldBack<Result>(_ body: () throws -> Result) rethrows -> Result {
    change(SIG_BLOCK)
    defer { change(SIG_UNBLOCK) }
    return try body()
  }

  /// Unblocks the signals in a thread that was started with them blocked.
  static func letIn() {
    change(SIG_UNBLOCK)
  }

  private static func change(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(how, &signals, nil)
  }
}
