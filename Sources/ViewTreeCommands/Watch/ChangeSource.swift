/// A source of changes, which wakes up a watch to check its files again.
protocol ChangeSource: AnyObject {
  /// Waits for a possible change in these folders, or for a limited time. False ends the watch.
  func wait(for folders: [String]) -> Bool
  /// Waits for a moment, so that related changes can finish. False ends the watch.
  func pause() -> Bool
}
