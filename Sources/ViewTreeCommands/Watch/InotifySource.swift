import ViewTreeNumbers

#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Receives events in folders from the Linux kernel.
  ///
  /// Folders are watched, not files: an editor that replaces a file would leave the watch on the
  /// old file.
  final class InotifySource: ChangeSource {
    private let descriptor: Int32
    private let polling = PollingSource()

    /// Creates a source. `nil` if the system doesn't provide inotify.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    deinit {
      close(descriptor)
    }

    func wait(for folders: [String]) -> Bool {
      // Watching fails if a folder was removed, or if the kernel has no watches left.
      guard follow(folders) else { return polling.wait(for: folders) }
      // Network folders send no events, so check every 2 seconds.
      _ = hasEvents(within: 2000)
      return true
    }

    func pause() -> Bool {
      polling.pause()
    }

    /// Watches these folders. A folder can be added repeatedly.
    func follow(_ folders: [String]) -> Bool {
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF
      return folders.allSatisfy { inotify_add_watch(descriptor, $0, UInt32(events)) >= 0 }
    }

    /// True if an event arrives within a number of milliseconds. Discards the events.
    func hasEvents(within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      return true
    }
  }
#endif
