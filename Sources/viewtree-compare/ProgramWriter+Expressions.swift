/// Random expressions.
extension ProgramWriter {
  /// An expression of a type.
  mutating func expression(_ type: GeneratedType, depth: Int) -> String {
    switch type {
    case .int: integer(depth)
    case .double: double(depth)
    case .length: length(depth)
    case .bool: truth(depth)
    case .string: string(depth)
    case .integers: integers(depth)
    case .lengths: lengths(depth)
    case .strings: strings(depth)
    case .optional: optional(depth)
    }
  }

  private mutating func leaf(_ type: GeneratedType, _ literal: String) -> String {
    random.below(3) > 0 ? variable(type) : literal
  }

  /// A closure with one parameter.
  private mutating func closure(
    _ parameter: GeneratedType, _ result: GeneratedType, depth: Int
  ) -> String {
    let name = newName()
    let added = [Variable(name: name, type: parameter, isMutable: false)]
    let body = expression(with: added) { $0.expression(result, depth: depth) }
    // `$0` of a closure inside another would be the inner one's.
    guard random.below(2) == 0, !body.contains("{") else {
      return "{ (\(name): \(parameter.name)) -> \(result.name) in \(body) }"
    }
    // Swift asks that a parameter without a name is used.
    return body.contains(name) ? "{ \(body.replacing(name, with: "$0")) }" : "{ _ in \(body) }"
  }

  // MARK: Numbers

  private mutating func integer(_ depth: Int) -> String {
    guard depth > 0 else { return leaf(.int, String(random.below(21))) }
    let below = depth - 1
    switch random.below(16) {
    case 0, 1:
      let symbol = random.one(of: ["+", "-", "*"], or: "+")
      return "(\(integer(below)) \(symbol) \(integer(below)))"
    case 2: return "(\(integer(below)) / \(1 + random.below(5)))"
    case 3: return "(\(integer(below)) % \(1 + random.below(5)))"
    case 4: return "(\(integer(0)) / \(variable(.integers)).count)"
    case 5:
      return "\(random.one(of: ["min", "max"], or: "min"))(\(integer(below)), \(integer(below)))"
    case 6: return "abs(\(integer(below)))"
    case 7: return "\(integers(below)).count"
    case 8: return "\(integers(below)).reduce(0, +)"
    case 9: return "\(integers(below)).filter \(closure(.int, .bool, depth: below)).count"
    case 10: return "(\(optional(below)) ?? \(integer(below)))"
    case 11: return "(\(truth(below)) ? \(integer(below)) : \(integer(below)))"
    case 12: return "\(string(below)).count"
    case 13: return "\(variable(.integers))[\(random.below(5))]"
    case 14: return "Int(\(double(below)))"
    default: return leaf(.int, String(random.below(21)))
    }
  }

  private mutating func double(_ depth: Int) -> String {
    guard depth > 0 else { return leaf(.double, "\(random.below(40)).\(random.below(4) * 25)") }
    let below = depth - 1
    switch random.below(8) {
    case 0, 1:
      let symbol = random.one(of: ["+", "-", "*", "/"], or: "+")
      return "(\(double(below)) \(symbol) \(double(0)))"
    case 2: return "Double(\(integer(below)))"
    case 3: return "(\(double(0)) * \(1 + random.below(9)))"
    case 4: return "\(double(below)).rounded()"
    case 5: return "\(random.one(of: ["min", "max"], or: "min"))(\(double(0)), \(double(0)))"
    case 6: return "(\(truth(below)) ? \(double(0)) : \(double(0)))"
    default: return double(0)
    }
  }

  private mutating func length(_ depth: Int) -> String {
    guard depth > 0 else { return leaf(.length, "\(random.below(40)).\(random.below(4) * 25)") }
    let below = depth - 1
    switch random.below(11) {
    case 0, 1:
      let symbol = random.one(of: ["+", "-", "*", "/"], or: "+")
      return "(\(length(below)) \(symbol) \(length(0)))"
    case 2: return "CGFloat(\(integer(below)))"
    case 3: return "(\(length(0)) / \(1 + random.below(9)))"
    case 4: return "(\(lengths(below)).max() ?? 0)"
    case 5: return "\(lengths(below)).reduce(0, +)"
    case 6: return random.one(of: ["size.width", "rect.midX", "rect.maxY", "point.y"], or: "width")
    case 7: return "(maybe ?? \(length(below)))"
    case 8: return "\(random.one(of: ["min", "max"], or: "min"))(\(length(0)), \(length(0)))"
    case 9: return "\(variable(.lengths))[\(random.below(4))]"
    default: return length(0)
    }
  }

  // MARK: Truth and text

  private mutating func truth(_ depth: Int) -> String {
    guard depth > 0 else { return leaf(.bool, random.below(2) == 0 ? "true" : "false") }
    let below = depth - 1
    let symbol = random.one(of: ["<", "<=", ">", ">=", "==", "!="], or: "<")
    switch random.below(10) {
    case 0, 1: return "(\(integer(below)) \(symbol) \(integer(0)))"
    case 2: return "(\(length(below)) \(symbol) \(variable(.length)))"
    case 3: return "(\(string(below)) \(symbol) \(string(0)))"
    case 4: return "(\(truth(below)) \(random.below(2) == 0 ? "&&" : "||") \(truth(below)))"
    case 5: return "!\(truth(0))"
    case 6: return "\(integers(below)).contains(\(integer(0)))"
    case 7: return "(\(optional(below)) \(random.below(2) == 0 ? "==" : "!=") nil)"
    case 8: return "\(integers(below)).allSatisfy \(closure(.int, .bool, depth: below))"
    default: return "\(strings(below)).isEmpty"
    }
  }

  private mutating func string(_ depth: Int) -> String {
    let literal = "\"" + random.one(of: ["", "a", "bc", "Zoë", "x y"], or: "") + "\""
    guard depth > 0 else { return leaf(.string, literal) }
    let below = depth - 1
    switch random.below(8) {
    case 0: return "(\(string(below)) + \(string(0)))"
    case 1: return #""\#(random.below(9))-\(\#(integer(below)))""#
    case 2: return #""\(\#(string(0))): \(\#(double(0)))""#
    case 3: return "\(string(below)).uppercased()"
    case 4: return "\(strings(below)).joined(separator: \(literal))"
    case 5: return "String(\(integer(below)))"
    case 6: return "(\(truth(below)) ? \(string(0)) : \(string(0)))"
    default: return leaf(.string, literal)
    }
  }

  private mutating func optional(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.optional) }
    switch random.below(7) {
    case 0: return "\(variable(.integers)).first"
    case 1: return "\(variable(.integers)).max()"
    case 2: return "\(variable(.integers)).firstIndex(of: \(integer(0)))"
    case 3: return "table[\(string(0))]"
    case 4: return "\(variable(.integers)).first(where: \(closure(.int, .bool, depth: 1)))"
    case 5: return "\(variable(.optional)).map \(closure(.int, .int, depth: 1))"
    default: return variable(.optional)
    }
  }

  // MARK: Lists

  private mutating func integers(_ depth: Int) -> String {
    guard depth > 0 else { return leaf(.integers, "[\(random.below(9)), \(random.below(9))]") }
    let below = depth - 1
    switch random.below(8) {
    case 0: return "\(integers(below)).map \(closure(.int, .int, depth: 1))"
    case 1: return "\(integers(below)).filter \(closure(.int, .bool, depth: 1))"
    case 2: return "\(integers(below)).sorted()"
    case 3: return "(\(integers(0)) + \(integers(0)))"
    case 4: return "\(strings(below)).map \(closure(.string, .int, depth: 1))"
    case 5: return "Array(\(variable(.integers)).reversed())"
    case 6: return "(0..<\(random.below(5))).map \(closure(.int, .int, depth: 1))"
    default: return "[\(integer(below)), \(integer(0)), \(integer(0))]"
    }
  }

  private mutating func lengths(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.lengths) }
    switch random.below(4) {
    case 0: return "\(lengths(depth - 1)).map \(closure(.length, .length, depth: 1))"
    case 1: return "\(lengths(depth - 1)).sorted()"
    case 2: return "\(variable(.integers)).map { CGFloat($0) }"
    default: return variable(.lengths)
    }
  }

  private mutating func strings(_ depth: Int) -> String {
    guard depth > 0 else { return variable(.strings) }
    switch random.below(4) {
    case 0: return "\(variable(.integers)).map \(closure(.int, .string, depth: 1))"
    case 1: return "\(strings(depth - 1)).sorted()"
    case 2: return "\(strings(depth - 1)).map \(closure(.string, .string, depth: 1))"
    default: return variable(.strings)
    }
  }
}
