import ViewTreeScript

/// Values and strings in Swift.
enum SwiftLiteral {
  /// A string literal without interpolation.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The content of a literal, in which a backslash starts an escape or an interpolation.
  static func interpolated(_ text: String) -> String {
    var result = "\""
    var open = 0
    var isEscaped = false
    for character in text {
      defer { isEscaped = character == "\\" && !isEscaped }
      if open == 0 {
        switch character {
        case "(" where isEscaped: open = 1
        case "\"" where !isEscaped: result += "\\"
        case "\n":
          result += "\\n"
          continue
        default: break
        }
      } else if character == "(" {
        open += 1
      } else if character == ")" {
        open -= 1
      }
      result.append(character)
    }
    return result + "\""
  }

  /// A length in points, without a fraction if it's whole.
  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    if value == -.infinity { return "-.infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return grouped(Int64(value)) }
    return value.description
  }

  /// An integer, with separators if it's long.
  private static func grouped(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    guard digits.count > 6 else { return String(value) }
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return (value < 0 ? "-" : "") + result
  }

  /// The literal for a value from JSON, or `nil` for any other. Next to a declared type, an integer
  /// needs no fraction.
  static func value(_ value: Value, isTyped: Bool = false) -> String? {
    switch value {
    case .none: return "nil"
    case .bool(let value): return String(value)
    case .int(let value): return grouped(Int64(value))
    case .double(let value):
      return value.isFinite && !isTyped ? value.description : number(value)
    case .string(let value): return text(value)
    case .array(let elements):
      let values = elements.map { self.value($0, isTyped: isTyped) }
      return values.contains(nil) ? nil : "[\(values.compactMap(\.self).joined(separator: ", "))]"
    case .dictionary(let dictionary):
      let pairs = zip(dictionary.keys, dictionary.values).map { key, value -> String? in
        guard let key = self.value(key, isTyped: isTyped),
          let value = self.value(value, isTyped: isTyped)
        else { return nil }
        return "\(key): \(value)"
      }
      if pairs.contains(nil) { return nil }
      return pairs.isEmpty ? "[:]" : "[\(pairs.compactMap(\.self).joined(separator: ", "))]"
    case .enumCase(let value): return value.payload.isEmpty ? ".\(value.name)" : nil
    default: return nil
    }
  }
}
