import ViewTreeNumbers

/// One node of compiled code.
struct Node {
  var operation: Operation
  var flags: Flags
  var start: UInt32
  var end: UInt32

  struct Flags: OptionSet {
    var rawValue: UInt8
    /// An integer literal or arithmetic on such literals, which takes the type that the context
    /// expects.
    static let integerLiteral = Flags(rawValue: 1)
    /// Certainly an `Int`: never combined with a `Double`.
    static let firmInteger = Flags(rawValue: 2)
    /// Inside an optional chain: `nil` in gives `nil` out.
    static let optionalChain = Flags(rawValue: 4)
    /// A closed range, or the `debugDescription` of a string, depending on the operation.
    static let closed = Flags(rawValue: 8)
    /// Integer literals among the elements, which become `Double` if another element is one.
    static let mixesLiterals = Flags(rawValue: 16)
    /// The base is a reference, so that the change affects the object and not its variable.
    static let reference = Flags(rawValue: 32)
    /// A property of `self` whose observers don't run: in an initializer, and in the observers
    /// themselves.
    static let unobserved = Flags(rawValue: 64)
  }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
}
