/// A parameter as calls see it.
package protocol CallableParameter {
  /// The label at the call, or `nil` if there is none.
  var label: String? { get }
  /// True if a call may omit it.
  var hasDefault: Bool { get }
  /// True if it takes any number of arguments.
  var isVariadic: Bool { get }
}

/// Swift's rules for labels, defaults and trailing closures.
extension Array where Element: CallableParameter {
  /// Returns the indices of the arguments of each parameter, or `nil` if the arguments don't fit.
  /// The indices are empty if the call omits the parameter.
  package func match(
    _ arguments: [Argument], isFunction: (Element) -> Bool
  ) -> [Range<Int>]? {
    var matches: [Range<Int>] = []
    matches.reserveCapacity(count)
    var next = 0
    for (index, parameter) in enumerated() {
      let start = next
      if next < arguments.count, takes(arguments[next...], at: index, isFunction) {
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          next += 1
        }
      } else if !parameter.hasDefault, !parameter.isVariadic {
        return nil
      }
      matches.append(start..<next)
    }
    return next == arguments.count ? matches : nil
  }

  /// True if a parameter takes the first of some arguments.
  private func takes(
    _ arguments: ArraySlice<Argument>, at index: Int, _ isFunction: (Element) -> Bool
  ) -> Bool {
    guard let argument = arguments.first else { return false }
    guard argument.isTrailing, argument.label == nil else {
      return argument.label?.text == self[index].label
    }
    guard isFunction(self[index]) else { return false }
    // A trailing closure skips a parameter with a default if a later parameter needs a closure. It
    // doesn't skip to the label of the next trailing closure.
    guard self[index].hasDefault else { return true }
    let label = arguments.dropFirst().first?.label?.text
    let later = self[(index + 1)...].prefix { label == nil || $0.label != label }
    return !later.contains { !$0.hasDefault && isFunction($0) }
  }
}
