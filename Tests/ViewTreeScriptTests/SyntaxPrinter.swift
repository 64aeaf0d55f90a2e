@testable import ViewTreeScript

/// Writes what the parser reads with every grouping in parentheses, so that a test can say it in a line.
enum SyntaxPrinter {
  // MARK: Expressions

  static func write(_ expression: Expression) -> String {
    switch expression.form {
    case .integer(let number): return "\(number)"
    case .floating(let number): return "\(number)"
    case .boolean(let value): return "\(value)"
    case .nothing: return "nil"
    case .string(let parts): return "\"" + parts.map(write).joined() + "\""
    case .name(let name, let arguments): return name.text + generics(arguments)
    case .anonymousParameter(let number): return "$\(number)"
    case .projected(let name): return "$" + name.text
    case .implicitMember(let name): return "." + name.text
    case .member(let base, let name): return "(\(write(base)).\(name.text))"
    case .call(let callee, let arguments): return "(call \(write(callee))\(list(arguments)))"
    case .subscripted(let base, let arguments):
      return "(at \(write(base))\(list(arguments)))"
    case .optionalTry(let base): return "(\(write(base))?)"
    case .force(let base): return "(\(write(base))!)"
    case .chain(let base): return "(chain \(write(base)))"
    case .parenthesized(let value): return "(paren \(write(value)))"
    case .tuple(let elements): return "(tuple\(list(elements)))"
    case .array(let elements): return "[\(elements.map(write).joined(separator: ", "))]"
    case .dictionary(let entries):
      return entries.isEmpty
        ? "[:]"
        : "[\(entries.map { write($0.key) + ": " + write($0.value) }.joined(separator: ", "))]"
    default: return writeOperation(expression)
    }
  }

  private static func writeOperation(_ expression: Expression) -> String {
    switch expression.form {
    case .prefix(let sign, let value): return "(\(sign.text) \(write(value)))"
    case .infix(let sign, let left, let right):
      return "(\(sign.text) \(write(left)) \(write(right)))"
    case .partialRange(let sign, let lower, let upper):
      return "(\(lower.map { write($0) } ?? "")\(sign.text)\(upper.map { write($0) } ?? ""))"
    case .ternary(let condition, let then, let otherwise):
      return "(? \(write(condition)) \(write(then)) \(write(otherwise)))"
    case .cast(let value, let cast, let type):
      let words: [Expression.Cast: String] = [
        .test: "is", .certain: "as", .optional: "as?", .forced: "as!",
      ]
      return "(\(words[cast] ?? "") \(write(value)) \(write(type)))"
    case .closure(let closure): return write(closure)
    case .keyPath(let type, let names):
      return "\\" + (type.map { write($0) } ?? "") + names.map { "." + $0.text }.joined()
    case .operatorFunction(let name): return "(operator \(name.text))"
    case .type(let type): return "(type \(write(type)))"
    case .inoutArgument(let place): return "(& \(write(place)))"
    case .ifElse(let form): return write(form)
    case .switching(let form): return write(form)
    case .effect(let name, let value): return "(\(name.text) \(write(value)))"
    case .wildcard: return "_"
    case .macro(let name, let arguments): return "(#\(name.text)\(list(arguments)))"
    default: return "?"
    }
  }

  private static func write(_ part: Expression.StringPart) -> String {
    switch part {
    case .text(let text): text
    case .interpolation(let value, let arguments): "\\(\(write(value))\(list(arguments)))"
    }
  }

  private static func generics(_ types: [TypeSyntax]) -> String {
    types.isEmpty ? "" : "<\(types.map(write).joined(separator: ", "))>"
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return (argument.isTrailing ? " trailing " : " ") + label + write(argument.value)
    }.joined()
  }

  static func write(_ closure: ClosureSyntax) -> String {
    var words: [String] = []
    if !closure.captures.isEmpty {
      let captures = closure.captures.map { capture in
        (capture.ownership.map { "\($0.text) " } ?? "") + capture.name.text
          + (capture.value.map { " = " + write($0) } ?? "")
      }
      words.append("[\(captures.joined(separator: ", "))]")
    }
    if let parameters = closure.parameters {
      words.append("(\(parameters.map(write).joined(separator: ", ")))")
    }
    if let result = closure.result { words.append("-> " + write(result)) }
    if closure.anonymousCount > 0 { words.append("$\(closure.anonymousCount)") }
    if !words.isEmpty { words.append("in") }
    return "{" + (words + closure.body.statements.map(write)).joined(separator: " ") + "}"
  }

  static func write(_ parameter: ParameterSyntax) -> String {
    let label = parameter.label?.text ?? "_"
    let attributes = parameter.attributes.map { "@\($0.text) " }.joined()
    let name = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
    return attributes + name
      + (parameter.type.map { ": " + (parameter.isInout ? "inout " : "") + write($0) } ?? "")
      + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { " = " + write($0) } ?? "")
  }

  // MARK: Types

  static func write(_ type: TypeSyntax) -> String {
    switch type.form {
    case .named(let base, let name, let arguments):
      (base.map { write($0) + "." } ?? "") + name.text + generics(arguments)
    case .optional(let type): write(type) + "?"
    case .unwrapped(let type): write(type) + "!"
    case .array(let type): "[\(write(type))]"
    case .dictionary(let key, let value): "[\(write(key)): \(write(value))]"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0.text + ": " } ?? "") + write($0.type) }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(("
        + parameters.map {
          ($0.isInout ? "inout " : "") + write($0.type) + ($0.isVariadic ? "..." : "")
        }.joined(separator: ", ") + ") -> \(write(result)))"
    case .opaque(let word, let type): "(\(word.text) \(write(type)))"
    case .composition(let types): "(\(types.map(write).joined(separator: " & ")))"
    case .metatype(let type): write(type) + ".Type"
    }
  }

  // MARK: Patterns

  static func write(_ pattern: Pattern) -> String {
    switch pattern.form {
    case .wildcard: return "_"
    case .binding(let name, let isVariable): return (isVariable ? "var " : "let ") + name.text
    case .tuple(let elements): return "(\(list(elements)))"
    case .enumCase(let type, let name, let payload):
      return (type.map { write($0) } ?? "") + "." + name.text
        + (payload.map { "(\(list($0)))" } ?? "")
    case .optional(let pattern): return "(\(write(pattern)))?"
    case .typeTest(let type): return "is " + write(type)
    case .typeCast(let pattern, let type): return "(\(write(pattern)) as \(write(type)))"
    case .expression(let value): return "= " + write(value)
    }
  }

  private static func list(_ patterns: [(label: Name?, pattern: Pattern)]) -> String {
    patterns.map { ($0.label.map { $0.text + ": " } ?? "") + write($0.pattern) }
      .joined(separator: ", ")
  }
}
