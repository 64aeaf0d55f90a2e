import ViewTreeScript

/// Evaluates the constants of a `Package.swift`: strings, lists, calls, and variables with such
/// values.
final class ManifestReader {
  /// A value of a manifest. Anything else has no value.
  indirect enum Value {
    case text(String)
    case list([Value])
    case call(String, [(label: String?, value: Value)])
    case unknown

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [Value] { if case .list(let elements) = self { elements } else { [] } }
    var texts: [String] { elements.compactMap(\.text) }

    /// The argument of a call with a label.
    subscript(label: String) -> Value? {
      guard case .call(_, let arguments) = self else { return nil }
      return arguments.first { $0.label == label }?.value
    }

    /// The first argument of a call without a label.
    var first: Value? {
      guard case .call(_, let arguments) = self else { return nil }
      return arguments.first { $0.label == nil }?.value
    }
  }

  /// The maximum depth of variables in variables.
  private static let depthLimit = 32
  /// The maximum number of expressions, of elements of a list, and of bytes of a string.
  private static let limit = 100_000

  /// The number of expressions that were evaluated.
  private var count = 0
  private var variables: [String: Expression] = [:]

  /// Collects the variables of a file.
  init(_ items: [TopLevelSyntax]) {
    for case .declaration(.variable(let variable)) in items {
      guard let name = variable.boundName, let value = variable.value else { continue }
      variables[name.text] = value
    }
  }

  /// The call of `Package(…)` and the name of its variable.
  func package() -> (name: String, value: Value)? {
    for (name, value) in variables.sorted(by: {
      $0.value.range.lowerBound < $1.value.range.lowerBound
    }) {
      guard case .call(let callee, _) = value.form, Self.name(callee) == "Package" else { continue }
      return (name, self.value(value))
    }
    return nil
  }

  /// The value of an expression, with `.unknown` for the parts that aren't constant.
  func value(_ expression: Expression, depth: Int = 0) -> Value {
    count += 1
    guard depth < Self.depthLimit, count < Self.limit else { return .unknown }
    func value(_ inner: Expression) -> Value { self.value(inner, depth: depth + 1) }
    switch expression.form {
    case .string(let parts): return text(parts, value)
    case .array(let elements): return .list(elements.map(value))
    case .name(let name, _): return variables[name.text].map(value) ?? .unknown
    case .parenthesized(let inner): return value(inner)
    case .infix(let name, let left, let right) where name.text == "+":
      return Self.sum(value(left), value(right))
    case .ternary(_, let then, _): return value(then)
    case .call(let callee, let arguments):
      guard let name = Self.name(callee) else { return .unknown }
      return .call(name, arguments.map { ($0.label?.text, value($0.value)) })
    case .implicitMember(let name), .member(_, let name): return .call(name.text, [])
    default: return .unknown
    }
  }

  private func text(_ parts: [Expression.StringPart], _ value: (Expression) -> Value) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .interpolation(let inner, _):
        guard let piece = value(inner).text else { return .unknown }
        text += piece
      }
      guard text.utf8.count < Self.limit else { return .unknown }
    }
    return .text(text)
  }

  /// The concatenation of two strings, or of the known parts of two lists.
  private static func sum(_ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (.text(let left), .text(let right)) where left.utf8.count + right.utf8.count < limit:
      .text(left + right)
    case (.list(let left), .list(let right)) where left.count + right.count < limit:
      .list(left + right)
    case (.list, _): left
    case (_, .list): right
    default: .unknown
    }
  }

  private static func name(_ callee: Expression) -> String? {
    switch callee.form {
    case .name(let name, _), .implicitMember(let name), .member(_, let name): name.text
    default: nil
    }
  }

  /// The values that statements add to a list of the package: `package.targets += […]`,
  /// `package.targets.append(…)`.
  func added(to list: String, of package: String, _ items: [TopLevelSyntax]) -> [Value] {
    func isList(_ expression: Expression) -> Bool {
      guard case .member(let base, let name) = expression.form, name.text == list,
        case .name(let owner, _) = base.form
      else { return false }
      return owner.text == package
    }
    return items.flatMap { item -> [Value] in
      guard case .statement(let statement) = item else { return [] }
      switch statement.form {
      case .compoundAssign(_, let target, let value) where isList(target):
        return self.value(value).elements
      case .expression(let expression):
        guard case .call(let callee, let arguments) = expression.form,
          case .member(let base, let name) = callee.form, isList(base)
        else { return [] }
        let values = arguments.map { value($0.value) }
        return name.text == "append" && arguments.first?.label != nil
          ? values.flatMap(\.elements) : values
      default: return []
      }
    }
  }
}
