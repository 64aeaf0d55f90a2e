/// A source of changes, which wakes up a watch to check its files again.
protocol ChangeSource: AnyObject {
  /// Waits until something in these folders may have changed, or for a while; false ends the watch.
  func wait(for folders: [String]) -> Bool
  /// Lets a moment pass, in which what belongs to one change comes to its end; false ends the watch.
  func pause() -> Bool
}
