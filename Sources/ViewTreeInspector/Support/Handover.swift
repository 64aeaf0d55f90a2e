#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets two threads alternate: one of them runs, the other waits for its turn.
final class Handover: @unchecked Sendable {
  /// The side whose turn it is.
  enum Side {
    case first, second
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var turn = Side.first

  /// Creates a handover that starts with the first side.
  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deinitialize(count: 1)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Gives the turn to a side.
  func hand(to side: Side) {
    pthread_mutex_lock(mutex)
    turn = side
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Returns when it's the turn of a side.
  func wait(for side: Side) {
    pthread_mutex_lock(mutex)
    while turn != side { pthread_cond_wait(changed, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
