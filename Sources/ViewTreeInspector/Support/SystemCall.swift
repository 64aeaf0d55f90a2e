#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kinds of system calls that files need.
package enum SystemCall: CaseIterable, Sendable {
  case open, read, write, close, stat, fstat, lstat, opendir, readdir, realpath, mkdir, rename,
    unlink,
    fsync

  /// Faults that a test injects. A structure, because the compiler can't inherit a task-local
  /// closure in the build of the installer.
  package struct Faults: Sendable {
    fileprivate let error: @Sendable (SystemCall) -> Int32?

    /// Creates faults from a function that returns the error that the next call of a kind fails
    /// with, or `nil` to make the call.
    package init(_ error: @escaping @Sendable (SystemCall) -> Int32?) { self.error = error }
  }

  /// The faults that a test injects while its body runs. The product has none.
  @TaskLocal package static var faults: Faults?

  /// The result of a call, which is negative after an error.
  func callAsFunction<Result: SignedInteger>(_ body: () -> Result) -> Result {
    isFaulty ? -1 : body()
  }

  /// The result of a call, which is `nil` after an error.
  func callAsFunction<Result>(_ body: () -> Result?) -> Result? {
    isFaulty ? nil : body()
  }

  private var isFaulty: Bool {
    guard let error = Self.faults?.error(self) else { return false }
    errno = error
    return true
  }
}
