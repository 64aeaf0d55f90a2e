import ViewTreeNumbers

/// Turns types that are written in Swift into declarations.
struct SwiftDeclarations {
  let text: [UInt8]
  let origin: Int
  var declarations: [ScriptTypes.Declaration] = []
  var problems: [ScriptProblem] = []

  init(text: [UInt8], origin: Int) {
    self.text = text
    self.origin = origin
  }

  private func written(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func source(_ range: Range<Int>) -> ScriptTypes.Source {
    ScriptTypes.Source(text, origin: origin, range: range)
  }

  private func statements(_ range: Range<Int>) -> ScriptTypes.Source {
    var statements = source(range)
    statements.isBody = true
    return statements
  }

  // MARK: Types

  /// Reads a type and its nested types, whose names start with its own. `given` replaces the
  /// declared name.
  mutating func read(_ type: TypeDeclaration, inside outer: String?, as given: String? = nil) {
    // Skips protocols, because the conforming types declare their requirements.
    if type.kind == .protocol { return }
    let (named, arguments) = extended(type.name)
    let own = given ?? named
    let name = outer.map { $0 + "." + own } ?? own
    var declaration = ScriptTypes.Declaration(name: name)
    declaration.isWrittenInSwift = true
    declaration.place = type.name.range
    declaration.isEnum = type.kind == .enumeration
    declaration.isClass = type.kind == .classType
    let isModel = type.attributes.contains { $0.name.text == "Model" }
    let isObservable = isModel || type.attributes.contains { $0.name.text == "Observable" }
    declaration.isExtension = type.kind == .extension
    declaration.generics = type.generics.map(\.name.text)
    declaration.inherited = type.inherited.map { written($0.range) }
    declaration.sameTypes = arguments
    for (subject, relation, other) in type.requirements where relation.text == "==" {
      declaration.sameTypes[written(subject.range)] = written(other.range)
    }
    declaration.rawType = declaration.isEnum ? rawType(declaration.inherited) : nil
    declaration.writtenTypes = type.members.flatMap { writtenTypes(of: $0) }
    if isModel { declaration.inherited += ["Hashable", "Identifiable"] }
    for member in type.members { read(member, into: &declaration) }
    if declaration.isClass, declaration.inherited.contains("Identifiable") {
      identify(&declaration)
    }
    if isObservable { observe(type, in: &declaration) }
    declarations.append(declaration)
    if declaration.inherited.contains("OptionSet") {
      declarations.append(.optionSetMembers(of: name))
    }
  }

  /// The name of a declared or extended type, and its generic arguments: `[Int]` is an `Array` whose
  /// `Element` is `Int`.
  private func extended(_ type: TypeSyntax) -> (name: String, arguments: [String: String]) {
    switch type.form {
    case .array(let element): ("Array", ["Element": written(element.range)])
    case .dictionary(let key, let value):
      ("Dictionary", ["Key": written(key.range), "Value": written(value.range)])
    case .optional(let wrapped): ("Optional", ["Wrapped": written(wrapped.range)])
    default: (written(type.range), [:])
    }
  }

  /// Reads a constant or a function outside types.
  mutating func readGlobal(_ member: TypeDeclaration.Member) {
    var globals = ScriptTypes.Declaration(name: TypeNames.globals)
    globals.isWrittenInSwift = true
    globals.isExtension = true
    globals.place = member.place
    globals.writtenTypes = writtenTypes(of: member)
    read(member, into: &globals)
    for place in globals.fields.indices { globals.fields[place].isStatic = true }
    for place in globals.methods.indices { globals.methods[place].isStatic = true }
    declarations.append(globals)
  }

  /// Gives the objects of a class an `id` if it declares none.
  private func identify(_ declaration: inout ScriptTypes.Declaration) {
    let names = declaration.fields.map(\.name) + declaration.methods.map(\.name)
    guard !names.contains("id") else { return }
    var id = ScriptTypes.Field(
      name: "id", typeName: "UUID", defaultValue: ScriptTypes.Source("UUID()", origin: origin))
    id.isVariable = false
    declaration.fields.append(id)
  }

  /// The type of raw values, if the first name after the colon is one.
  private func rawType(_ inherited: [String]) -> String? {
    guard let first = inherited.first else { return nil }
    let isText = ["String", "Character", "LocalizedStringKey"].contains(first)
    return isText || NumberKind(typeName: first) != nil ? first : nil
  }

  private mutating func read(
    _ member: TypeDeclaration.Member, into declaration: inout ScriptTypes.Declaration
  ) {
    switch member {
    case .variable(let variable): read(variable, into: &declaration)
    case .function(let function):
      if function.body != nil { declaration.methods.append(method(function)) }
    case .cases(let cases): declaration.cases += cases.map { enumCase($0) }
    case .type(let inner): read(inner, inside: declaration.name)
    case .alias(let name, _, let type): declaration.aliases[name.text] = written(type.range)
    case .associatedType: break
    }
  }

  private mutating func refuse(_ construct: String, _ instead: String, _ range: Range<Int>) {
    problems.append(
      ScriptProblem(.unsupported(construct, instead: instead), range: range, origin: origin))
  }

  private func enumCase(_ syntax: TypeDeclaration.Case) -> ScriptTypes.Case {
    var made = ScriptTypes.Case(
      name: syntax.name.text,
      payload: syntax.payload.map { $0.type.map { written($0.range) } ?? "_" },
      labels: syntax.payload.map { $0.label?.text })
    if syntax.payload.contains(where: { $0.defaultValue != nil }) {
      made.defaults = syntax.payload.map { $0.defaultValue.map { source($0.range) } }
    }
    made.rawValue = syntax.rawValue.flatMap { Self.literal($0) }
    return made
  }

  private static func literal(_ expression: Expression) -> Value? {
    switch expression.form {
    case .integer(let number): return Int(exactly: number).map { .int($0) }
    case .floating(let number): return .double(number)
    case .string(let parts):
      var text = ""
      for part in parts {
        guard case .text(let piece) = part else { return nil }
        text += piece
      }
      return .string(text)
    case .prefix(let name, let operand) where name.text == "-":
      switch literal(operand) {
      case .int(let number)?: return .int(-number)
      case .double(let number)?: return .double(-number)
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Properties

  private mutating func read(
    _ variable: VariableSyntax, into declaration: inout ScriptTypes.Declaration
  ) {
    guard case .binding(let name, _) = variable.pattern.form else {
      return refuse("several names at once", "write a property for each", variable.pattern.range)
    }
    let isStatic = variable.modifiers.contains { $0.text == "static" || $0.text == "class" }
    if isStatic, let observer = variable.accessors?.didSet ?? variable.accessors?.willSet {
      refuse(
        "an observer of a static property", "call a method that does both", observer.body.range)
    }
    if var property = computedProperty(variable) {
      property.isStatic = isStatic
      return declaration.methods.append(property)
    }
    if declaration.isClass, let property = lazyProperty(variable) {
      return declaration.methods.append(property)
    }
    var field = ScriptTypes.Field(
      name: name.text, typeName: variable.type.map { written($0.range) },
      defaultValue: variable.value.map { source($0.range) })
    field.isVariable = variable.isVariable
    field.isStatic = isStatic
    field.isObserved = variable.attributes.contains { $0.name.text == "Published" }
    field.willSet = observer(variable.accessors?.willSet, of: "newValue")
    field.didSet = observer(variable.accessors?.didSet, of: "oldValue")
    declaration.fields.append(field)
  }

  /// The getter and setter of a computed property. `nil` for a stored one.
  func computedProperty(_ variable: VariableSyntax) -> ScriptTypes.Method? {
    guard case .binding(let name, _) = variable.pattern.form,
      let getter = variable.accessors?.getter
    else { return nil }
    var property = ScriptTypes.Method(
      name: name.text, resultTypeName: variable.type.map { written($0.range) },
      isProperty: true, body: statements(inside(getter)))
    property.isOverride = variable.modifiers.contains { $0.text == "override" }
    property.setter = variable.accessors?.setter.map { statements(inside($0.body)) }
    if let name = variable.accessors?.setter?.parameter { property.setterParameter = name.text }
    return property
  }

  /// A `lazy` property of a class: its value is computed when it's first needed, and kept.
  private func lazyProperty(_ variable: VariableSyntax) -> ScriptTypes.Method? {
    guard variable.modifiers.contains(where: { $0.text == "lazy" }), let value = variable.value,
      case .binding(let name, _) = variable.pattern.form
    else { return nil }
    var property = ScriptTypes.Method(
      name: name.text, resultTypeName: variable.type.map { written($0.range) },
      isProperty: true, body: statements(value.range))
    property.isLazy = true
    property.setter = statements(value.range.upperBound..<value.range.upperBound)
    return property
  }

  private func observer(
    _ written: (parameter: Name?, body: Block)?, of value: String
  ) -> ScriptTypes.Observer? {
    written.map {
      ScriptTypes.Observer(
        parameter: $0.parameter?.text ?? value, body: statements(inside($0.body)))
    }
  }

  /// Marks the properties of an `@Observable` class as observed, except those that are ignored.
  private func observe(_ type: TypeDeclaration, in declaration: inout ScriptTypes.Declaration) {
    let ignored = type.members.compactMap { member -> String? in
      guard case .variable(let variable) = member,
        case .binding(let name, _) = variable.pattern.form,
        variable.attributes.contains(where: { $0.name.text == "ObservationIgnored" })
      else { return nil }
      return name.text
    }
    for place in declaration.fields.indices {
      let field = declaration.fields[place]
      declaration.fields[place].isObserved = field.isVariable && !ignored.contains(field.name)
    }
  }

  /// The range between the braces of a block.
  private func inside(_ block: Block) -> Range<Int> {
    let range = block.range
    guard range.count >= 2, text[range.lowerBound] == UInt8(ascii: "{"),
      text[range.upperBound - 1] == UInt8(ascii: "}")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  // MARK: Functions

  func method(_ function: FunctionSyntax) -> ScriptTypes.Method {
    let words = function.modifiers.map(\.text)
    let body =
      function.body.map { inside($0) } ?? function.range.upperBound..<function.range.upperBound
    var method = ScriptTypes.Method(
      name: function.name.text, parameters: function.parameters.map { parameter($0) },
      resultTypeName: function.result.map { written($0.range) },
      isMutating: words.contains("mutating"), body: statements(body))
    method.isStatic = words.contains("static") || words.contains("class")
    method.isFailable = function.isFailable
    method.isConvenience = words.contains("convenience")
    method.isOverride = words.contains("override")
    method.isRequired = words.contains("required")
    for generic in function.generics {
      method.generics[generic.name.text] = function.constraints(of: generic).map(\.text)
    }
    method.hasNoResult = function.result == nil
    method.isDiscardable = function.isDiscardable
    method.writtenTypes = writtenTypes(of: function)
    if function.name.text == "subscript", let accessors = function.accessors {
      if let getter = accessors.getter { method.body = statements(inside(getter)) }
      method.setter = accessors.setter.map { statements(inside($0.body)) }
      if let name = accessors.setter?.parameter { method.setterParameter = name.text }
    }
    return method
  }

  private func parameter(_ syntax: ParameterSyntax) -> ScriptTypes.Method.Parameter {
    var parameter = ScriptTypes.Method.Parameter(
      label: syntax.label?.text, name: syntax.name.text,
      typeName: syntax.type.map { written($0.range) })
    parameter.defaultValue = syntax.defaultValue.map { source($0.range) }
    parameter.isInout = syntax.isInout
    parameter.isVariadic = syntax.isVariadic
    return parameter
  }
}
