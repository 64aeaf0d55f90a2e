/// Which marks a picture of an order has, and what they mean.
struct OrderMarks {
  var hasFolds = false
  var hasPlainValues = false
  var hasKeptValues = false
  var hasIdleValues = false
  var hasReaders = false
  var hasCounts = false
  var hasPasses = false

  /// The marks of two pictures together.
  mutating func formUnion(_ other: OrderMarks) {
    hasFolds = hasFolds || other.hasFolds
    hasPlainValues = hasPlainValues || other.hasPlainValues
    hasKeptValues = hasKeptValues || other.hasKeptValues
    hasIdleValues = hasIdleValues || other.hasIdleValues
    hasReaders = hasReaders || other.hasReaders
    hasCounts = hasCounts || other.hasCounts
    hasPasses = hasPasses || other.hasPasses
  }

  /// What the marks mean, in two lines: what everybody asks, then the rest.
  var lines: [String] {
    var first = "Values flow up the red arrows; numbers are the order of execution"
    if hasFolds { first += ", ⊕ what reduce made of several" }
    if hasCounts { first += ", +n views without closures" }
    var second: [String] = []
    if hasReaders { second.append("a dashed arrow is the value that a reader builds from") }
    if hasPlainValues { second.append("= is a value without a closure") }
    if hasKeptValues {
      second.append("grey arrows with open circles are values from before the step")
    }
    if hasIdleValues { second.append("along grey lines nobody asks") }
    if hasPasses { second.append("an open number ran in an earlier pass, and again") }
    guard let start = second.first else { return [first + "."] }
    let rest = ([start.prefix(1).uppercased() + start.dropFirst()] + second.dropFirst())
    return [first + ".", rest.joined(separator: "; ") + "."]
  }
}
