/// What a standard method takes and gives.
struct MethodShape {
  /// How many arguments it may have.
  let count: ClosedRange<Int>
  /// What its closure is called with.
  var closure: [StaticType] = []
  /// The type of an argument that is no closure.
  var argument: StaticType = .unknown
  /// What it gives.
  var result: Result = .type(.unknown)

  /// What a method gives: a type, or what its first argument gives.
  enum Result {
    case type(StaticType)
    /// What the closure gives, or the type of the first argument.
    case first
    /// An array of that.
    case arrayOfFirst
  }

  init(
    _ count: ClosedRange<Int>, closure: [StaticType] = [], argument: StaticType = .unknown,
    _ result: Result = .type(.unknown)
  ) {
    self.count = count
    self.closure = closure
    self.argument = argument
    self.result = result
  }

  /// How many arguments, in words.
  var countInWords: String {
    let upper = count.upperBound == 1 ? "1 argument" : "\(count.upperBound) arguments"
    return count.lowerBound == count.upperBound ? upper : "\(count.lowerBound) to \(upper)"
  }
}
