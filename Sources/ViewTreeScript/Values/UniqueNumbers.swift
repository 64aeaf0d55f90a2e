/// The numbers of the values that `UUID()` makes, over all machines of an evaluation.
final class UniqueNumbers {
  var count = 0

  /// A number that wasn't returned before.
  func next() -> Int {
    count += 1
    return count
  }
}
