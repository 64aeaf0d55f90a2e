/// The arguments of a standard member, one for each declared parameter.
///
/// A missing argument is `void`. The arguments of a variadic parameter are an array.
struct MemberArguments {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  /// The argument of the parameter at an index, or `void` if there is none.
  subscript(place: Int) -> Value { place < values.count ? values[place] : .void }

  /// True if there is an argument for the parameter at an index.
  func has(_ place: Int) -> Bool {
    guard place < values.count else { return false }
    if case .void = values[place] { return false }
    return true
  }
}
