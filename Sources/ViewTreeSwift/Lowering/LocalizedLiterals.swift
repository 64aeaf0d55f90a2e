import ViewTreeScript

/// The literals of an app that are localized string keys because of the types of declarations.
struct LocalizedLiterals {
  /// The starts of the literals, and of calls of `.init` with a key.
  private var starts: Set<Int> = []
  /// The parameters that are keys and those that aren't, by the names of functions and types.
  private var keys: [String: Set<String>] = [:]
  private var others: [String: Set<String>] = [:]

  init(_ names: DeclaredNames) {
    for (name, type) in names.types { add(type.members, of: name) }
    for type in names.extensions { add(type.members, of: type.name.lastName ?? "") }
    for (name, view) in names.views { add(view.members, of: name) }
    for variable in names.globals + Array(names.viewProperties.values) { add(variable) }
    for functions in names.functions.values { add(functions) }
    for functions in names.viewFunctions.values { add(functions) }
    for (name, functions) in names.typeFunctions { add(functions, of: name) }
  }

  func contains(_ expression: Expression) -> Bool { starts.contains(expression.range.lowerBound) }

  // MARK: - Declarations

  private mutating func add(_ members: [TypeDeclaration.Member], of type: String) {
    for member in members {
      switch member {
      case .variable(let variable):
        add(variable)
        if !variable.isStatic { add(variable.boundName?.text, variable.type, of: type) }
      case .function(let function): add([function], of: type)
      case .cases(let cases):
        for item in cases { add(item.payload, of: item.name.text) }
      case .type(let inner): add(inner.members, of: inner.name.lastName ?? "")
      case .alias, .associatedType: break
      }
    }
  }

  private mutating func add(_ functions: [FunctionSyntax], of type: String = "") {
    for function in functions {
      let isInitializer = function.name.text == "init"
      add(function.parameters, of: isInitializer ? type : function.name.text)
      if function.result?.isLocalizedKey == true, let body = function.body { note(body) }
    }
  }

  private mutating func add(_ parameters: [ParameterSyntax], of callee: String) {
    for parameter in parameters {
      add(parameter.label?.text ?? "", parameter.type, of: callee)
      if parameter.type?.isLocalizedKey == true, let value = parameter.defaultValue { note(value) }
    }
  }

  private mutating func add(_ label: String?, _ type: TypeSyntax?, of callee: String) {
    guard let label, let type else { return }
    for callee in [callee, "init"] {
      if type.isLocalizedKey {
        keys[callee, default: []].insert(label)
      } else if type.lastName == "String" {
        others[callee, default: []].insert(label)
      }
    }
  }

  /// Notes the literals of a variable that is a key.
  mutating func add(_ variable: VariableSyntax) {
    guard variable.type?.isLocalizedKey == true else { return }
    if let value = variable.value { note(value) }
    if let getter = variable.accessors?.getter { note(getter) }
  }

  // MARK: - Values

  /// Notes the literals among the arguments of a call that are keys. Swift prefers a parameter that
  /// is a `String`.
  mutating func add(_ arguments: [Argument], of callee: Expression) {
    let name: String
    switch callee.form {
    case .name(let own, _), .member(_, let own), .implicitMember(let own): name = own.text
    default: return
    }
    guard let labels = keys[name] else { return }
    for argument in arguments {
      let label = argument.label?.text ?? ""
      if labels.contains(label), !(others[name]?.contains(label) ?? false) { note(argument.value) }
    }
  }

  /// Notes the literals that are the value of an expression.
  mutating func note(_ value: Expression) {
    switch value.form {
    case .string: starts.insert(value.range.lowerBound)
    case .call(let callee, _):
      if case .implicitMember(let name) = callee.form, name.text == "init" {
        starts.insert(value.range.lowerBound)
      }
    case .parenthesized(let inner): note(inner)
    case .ternary(_, let then, let otherwise):
      note(then)
      note(otherwise)
    case .infix(let name, _, let right) where name.text == "??": note(right)
    case .ifElse(let branch): note(branch)
    case .switching(let branch): note(branch)
    default: break
    }
  }

  /// Notes the literals that a block returns, or that are its value.
  private mutating func note(_ block: Block) {
    let isSole = block.statements.count == 1
    for statement in block.statements {
      switch statement.form {
      case .expression(let value) where isSole: note(value)
      case .returning(let value?): note(value)
      case .ifElse(let branch): note(branch)
      case .switching(let branch): note(branch)
      case .guardElse(_, let inner): note(inner)
      default: break
      }
    }
  }

  private mutating func note(_ branch: IfSyntax) {
    note(branch.then)
    switch branch.otherwise {
    case .block(let block)?: note(block)
    case .ifElse(let other)?: note(other)
    case nil: break
    }
  }

  private mutating func note(_ branch: SwitchSyntax) {
    for item in branch.cases { note(item.body) }
  }
}
