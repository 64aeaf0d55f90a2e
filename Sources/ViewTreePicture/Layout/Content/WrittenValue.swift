/// Properties of a value that a document writes as Swift code and that is never evaluated.
enum WrittenValue {
  /// The number after a label: of `RoundedRectangle(cornerRadius: 5)` that after `cornerRadius`.
  static func number(_ label: String, in text: String) -> Double? {
    var rest = text[...]
    while let start = rest.firstIndex(of: ":") {
      let name = rest[..<start].split { !$0.isLetter }.last
      rest = rest[rest.index(after: start)...]
      if name.map(String.init) == label {
        return number(rest.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "-" })
      }
    }
    return nil
  }

  /// The bounds of `0...10` and `-1..<0.5`.
  static func range(_ text: String) -> (lower: Double, upper: Double)? {
    for place in text.indices {
      let rest = text[place...]
      guard rest.hasPrefix("...") || rest.hasPrefix("..<") else { continue }
      guard let low = number(text[..<place]), let high = number(rest.dropFirst(3)) else {
        return nil
      }
      return (low, high)
    }
    return nil
  }

  private static func number(_ text: Substring) -> Double? {
    let digits = text.filter { $0 != " " }
    guard digits.utf8.count < 20, let value = Double(digits), value.isFinite else { return nil }
    return value
  }
}
