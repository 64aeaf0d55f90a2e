#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on a thread whose stack is large enough for deep trees.
///
/// Layout and preferences recurse with the depth of the tree. The limits of `EvaluationLimits` are
/// designed for this stack. The memory is reserved, but only used up to the depth of the tree
/// requires.
public enum DeepStack {
  /// The size of the stack in bytes.
  public static let size = 512 << 20

  /// True on a thread that has such a stack.
  @TaskLocal private static var isCurrent = false

  /// Runs `body` and waits for it.
  ///
  /// Returns false without running it if the system doesn't provide so large a stack. On a smaller
  /// one, a deep document would end the process.
  @discardableResult
  public static func run(_ body: @escaping () -> Void) -> Bool {
    guard let thread = start(body) else { return false }
    return pthread_join(thread, nil) == 0
  }

  /// Runs `body` on several threads with deep stacks at once, and waits for all of them. The
  /// calling thread is one of them if it has a deep stack, because another stack would take address
  /// space, which may be limited.
  ///
  /// If the system provides fewer stacks, fewer threads run it. If it provides none, the calling
  /// thread does.
  public static func run(copies: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (0..<max(copies - 1, 0)).compactMap { _ in start(body) }
    if isCurrent || !run(body) { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs `body` for each of several parts at once and waits for all. The calling thread runs the
  /// first part.
  ///
  /// If the system provides fewer stacks, the calling thread also runs the remaining parts.
  public static func run(parts: Int, _ body: @escaping @Sendable (_ part: Int) -> Void) {
    let others = (1..<max(parts, 1)).map { part in (part, start { body(part) }) }
    body(0)
    for (part, thread) in others {
      if let thread { pthread_join(thread, nil) } else { body(part) }
    }
  }

  /// Starts a thread with a stack of this many bytes. Returns `nil` if the system refuses it.
  static func start(size: Int = size, _ body: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return nil }

    let body = size < Self.size ? body : { $isCurrent.withValue(true, operation: body) }
    let work = Unmanaged.passRetained(Work(inheriting(SystemCall.faults, body)))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, { Self.perform($0) }, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  /// A body to which the injected faults of a test also apply on its own thread.
  private static func inheriting(
    _ faults: SystemCall.Faults?, _ body: @escaping () -> Void
  ) -> () -> Void {
    guard let faults else { return body }
    return { SystemCall.$faults.withValue(faults, operation: body) }
  }

  #if canImport(Darwin)
    private static func perform(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  #else
    private static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let work else { return nil }
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  #endif

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }
}
