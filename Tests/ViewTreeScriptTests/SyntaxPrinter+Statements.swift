@testable import ViewTreeScript

extension SyntaxPrinter {
  static func write(_ block: Block) -> String {
    "{" + block.statements.map(write).joined(separator: "; ") + "}"
  }

  static func write(_ statement: Statement) -> String {
    (statement.label.map { $0.text + ": " } ?? "") + writeForm(statement.form)
  }

  private static func writeForm(_ form: Statement.Form) -> String {
    switch form {
    case .expression(let value): return write(value)
    case .variables(let variables): return variables.map(write).joined(separator: ", ")
    case .assign(let place, let value): return "(= \(write(place)) \(write(value)))"
    case .compoundAssign(let sign, let place, let value):
      return "(\(sign.text)= \(write(place)) \(write(value)))"
    case .ifElse(let form): return write(form)
    case .guardElse(let conditions, let block):
      return "(guard \(list(conditions)) else \(write(block)))"
    case .switching(let form): return write(form)
    case .forIn(let loop): return write(loop)
    case .whileLoop(let conditions, let block):
      return "(while \(list(conditions)) \(write(block)))"
    case .repeatWhile(let block, let condition):
      return "(repeat \(write(block)) while \(write(condition)))"
    default: return writeJump(form)
    }
  }

  private static func writeJump(_ form: Statement.Form) -> String {
    switch form {
    case .returning(let value): return "(return\(value.map { " " + write($0) } ?? ""))"
    case .breaking(let label): return "(break\(label.map { " " + $0.text } ?? ""))"
    case .continuing(let label): return "(continue\(label.map { " " + $0.text } ?? ""))"
    case .fallingThrough: return "fallthrough"
    case .throwing(let value): return "(throw \(write(value)))"
    case .function(let function): return write(function)
    case .deferring(let block): return "(defer \(write(block)))"
    case .doing(let block, let catches):
      return "(do " + ([write(block)] + catches.map(write)).joined(separator: " ") + ")"
    case .type(let type): return write(type)
    case .alias(let name, let generics, let type):
      return "(typealias \(name.text)\(list(generics)) = \(write(type)))"
    default: return "?"
    }
  }

  private static func write(_ clause: CatchSyntax) -> String {
    "catch" + (clause.hasPattern ? " " + write(clause.pattern) : "")
      + (clause.condition.map { " where " + write($0) } ?? "") + " " + write(clause.body)
  }

  static func write(_ loop: ForSyntax) -> String {
    "(for " + (loop.isCase ? "case " : "") + write(loop.pattern)
      + (loop.type.map { ": " + write($0) } ?? "") + " in " + write(loop.sequence)
      + (loop.condition.map { " where " + write($0) } ?? "") + " " + write(loop.body) + ")"
  }

  // MARK: Conditions

  static func write(_ form: IfSyntax) -> String {
    let otherwise =
      switch form.otherwise {
      case .block(let block): " else " + write(block)
      case .ifElse(let form): " else " + write(form)
      case nil: ""
      }
    return "(if \(list(form.conditions)) \(write(form.then))\(otherwise))"
  }

  private static func list(_ conditions: [ConditionSyntax]) -> String {
    conditions.map(write).joined(separator: ", ")
  }

  private static func write(_ condition: ConditionSyntax) -> String {
    switch condition {
    case .expression(let value): write(value)
    case .optionalBinding(let pattern, let type, let value, _, _):
      write(pattern) + (type.map { ": " + write($0) } ?? "")
        + (value.map { " = " + write($0) } ?? "")
    case .pattern(let pattern, let type, let value, _):
      "case " + write(pattern) + (type.map { ": " + write($0) } ?? "") + " = " + write(value)
    case .available: "#available"
    }
  }

  static func write(_ form: SwitchSyntax) -> String {
    let cases = form.cases.map { part in
      let items = part.items.map {
        write($0.pattern) + ($0.condition.map { " where " + write($0) } ?? "")
      }
      let head = items.isEmpty ? "default" : "case " + items.joined(separator: ", ")
      return head + ": " + part.body.statements.map(write).joined(separator: "; ")
    }
    return "(switch \(write(form.subject)) {\(cases.joined(separator: " | "))})"
  }

  // MARK: Declarations

  static func write(_ variable: VariableSyntax) -> String {
    let words = prefix(variable.attributes, variable.modifiers)
    return words + write(variable.pattern) + (variable.type.map { ": " + write($0) } ?? "")
      + (variable.value.map { " = " + write($0) } ?? "")
      + (variable.accessors.map { " " + write($0) } ?? "")
  }

  private static func prefix(_ attributes: [AttributeSyntax], _ modifiers: [Name]) -> String {
    attributes.map { "@" + $0.name.text + ($0.arguments.isEmpty ? " " : "(…) ") }.joined()
      + modifiers.map { $0.text + " " }.joined()
  }

  private static func write(_ accessors: VariableSyntax.Accessors) -> String {
    func named(_ word: String, _ part: (parameter: Name?, body: Block)?) -> String? {
      part.map { word + ($0.parameter.map { "(\($0.text))" } ?? "") + " " + write($0.body) }
    }
    let parts = [
      accessors.getter.map { "get " + write($0) }, named("set", accessors.setter),
      named("willSet", accessors.willSet), named("didSet", accessors.didSet),
    ]
    return "{" + parts.compactMap { $0 }.joined(separator: " ") + "}"
  }

  private static func list(_ generics: [FunctionSyntax.GenericParameter]) -> String {
    guard !generics.isEmpty else { return "" }
    let parts = generics.map { $0.name.text + ($0.constraint.map { ": " + write($0) } ?? "") }
    return "<\(parts.joined(separator: ", "))>"
  }

  private static func list(_ requirements: [(TypeSyntax, Name, TypeSyntax)]) -> String {
    guard !requirements.isEmpty else { return "" }
    let parts = requirements.map { write($0.0) + " \($0.1.text) " + write($0.2) }
    return " where " + parts.joined(separator: ", ")
  }

  static func write(_ function: FunctionSyntax) -> String {
    let parameters = function.parameters.map(write).joined(separator: ", ")
    return "(" + prefix(function.attributes, function.modifiers) + "func " + function.name.text
      + (function.isFailable ? "?" : "") + list(function.generics) + "(\(parameters))"
      + function.effects.map { " " + $0.text }.joined()
      + (function.result.map { " -> " + write($0) } ?? "") + list(function.requirements)
      + (function.accessors.map { " " + write($0) } ?? function.body.map { " " + write($0) } ?? "")
      + ")"
  }

  static func write(_ type: TypeDeclaration) -> String {
    let inherited = type.inherited.map(write).joined(separator: ", ")
    return "(" + prefix(type.attributes, type.modifiers) + type.kind.rawValue + " "
      + write(type.name) + list(type.generics) + (inherited.isEmpty ? "" : ": " + inherited)
      + list(type.requirements) + " {" + type.members.map(write).joined(separator: "; ") + "})"
  }

  static func write(_ member: TypeDeclaration.Member) -> String {
    switch member {
    case .variable(let variable): write(variable)
    case .function(let function): write(function)
    case .cases(let cases): cases.map(write).joined(separator: ", ")
    case .type(let type): write(type)
    case .alias(let name, let generics, let type):
      "(typealias \(name.text)\(list(generics)) = \(write(type)))"
    case .associatedType(let name): "(associatedtype \(name.text))"
    }
  }

  private static func write(_ part: TypeDeclaration.Case) -> String {
    (part.isIndirect ? "indirect " : "") + "case " + part.name.text
      + (part.payload.isEmpty ? "" : "(\(part.payload.map(write).joined(separator: ", ")))")
      + (part.rawValue.map { " = " + write($0) } ?? "")
  }

  static func write(_ item: TopLevelSyntax) -> String {
    switch item {
    case .declaration(let member): write(member)
    case .statement(let statement): write(statement)
    }
  }

  static func write(_ text: ClosureText) -> String {
    switch text {
    case .closure(let closure): write(closure)
    case .function(let function): write(function)
    case .variable(let variable): write(variable)
    case .declarations(let items): "declarations " + items.map(write).joined(separator: "; ")
    }
  }
}
