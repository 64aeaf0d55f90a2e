/// The arguments of a standard member, one for each declared parameter.
///
/// A missing argument is `void`. The arguments of a variadic parameter are an array.
struct MemberArguments {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// The argument of the parameter at a place. `void` where none is given.
  subscript(place: Int) -> Value { place < values.count ? values[place] : .void }

  /// True if an argument is given for the parameter at an index.
  func has(_ place: Int) -> Bool {
    guard place < values.count else { return false }
    if case .void = values[place] { return false }
    return true
  }
}
