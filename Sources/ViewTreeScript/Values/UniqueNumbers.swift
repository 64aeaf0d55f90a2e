/// The numbers of the values that `UUID()` makes, over all machines of an evaluation.
final class UniqueNumbers {
  var count = 0
  /// How many objects were made, and how often a property was changed that nobody observes.
  private(set) var objectCount = 0

  /// Counts an object that is made, or changed at once.
  func countObject() { objectCount += 1 }

  /// A number that was not given before.
  func next() -> Int {
    count += 1
    return count
  }
}
