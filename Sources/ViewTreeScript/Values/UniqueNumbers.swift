/// The numbers of the values that `UUID()` makes, over all machines of an evaluation.
final class UniqueNumbers {
  var count = 0
  /// How many objects were made, and how often a property was changed that nobody observes.
  private(set) var objectCount = 0

  private var lastMark: UInt32 = 0

  /// A mark that no level of names has yet.
  func nextMark() -> UInt32 {
    lastMark &+= 1
    return lastMark
  }

  /// Counts an object that is made, or changed at once.
  func countObject() { objectCount += 1 }

  /// A number that was not given before.
  func next() -> Int {
    count += 1
    return count
  }
}
