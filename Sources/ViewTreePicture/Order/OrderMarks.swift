/// The marks in the picture of an order, and their meaning.
struct OrderMarks {
  var hasRuns = false
  var hasFolds = false
  var hasPlainValues = false
  var hasKeptValues = false
  var hasIdleValues = false
  var hasReaders = false
  var hasCounts = false
  var hasSeveralRuns = false

  /// The marks of two pictures together.
  mutating func formUnion(_ other: OrderMarks) {
    hasRuns = hasRuns || other.hasRuns
    hasFolds = hasFolds || other.hasFolds
    hasPlainValues = hasPlainValues || other.hasPlainValues
    hasKeptValues = hasKeptValues || other.hasKeptValues
    hasIdleValues = hasIdleValues || other.hasIdleValues
    hasReaders = hasReaders || other.hasReaders
    hasCounts = hasCounts || other.hasCounts
    hasSeveralRuns = hasSeveralRuns || other.hasSeveralRuns
  }

  /// The meaning of the marks, in two lines: the common marks, and then the others.
  var lines: [String] {
    var first =
      hasRuns || hasPlainValues
      ? "Values flow along the red arrows; numbers are the order of execution"
      : "No closure ran, so there are no numbers"
    if hasFolds { first += ", ⊕ the result of a reduce" }
    if hasCounts { first += ", +n views without closures" }
    var second: [String] = []
    if hasReaders { second.append("a dashed arrow is the value that a reader builds from") }
    if hasPlainValues { second.append("= is a value without a closure") }
    if hasKeptValues {
      second.append("gray arrows with open circles are values from before the step")
    }
    if hasIdleValues { second.append("gray lines carry values that no reader requests") }
    if hasSeveralRuns { second.append("an open number ran in an earlier pass, and again") }
    return [first + "."] + [PictureText.sentence(second)].compactMap { $0 }
  }
}
