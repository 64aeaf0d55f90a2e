import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Preference keys, values of the environment, alignments.
extension SwiftLowering {
  /// Sees to it that the document has a preference key.
  func useKey(_ name: String) {
    guard let key = names.keys[name], !preferenceKeys.has(name) else { return }
    if hasHelpers(key), !isHole(.type, key.range, name, order: .extension) {
      preferenceKeys.add(name, key.name.range, .text(SourceText(key.range), key.range))
    } else {
      preferenceKeys.add(name, key.name.range, .object(declaration(of: key)))
    }
  }

  /// The keys of values that views pass to layouts, in the form of the document.
  func layoutValueKeys() -> DocumentObject {
    var section = DocumentObject(0..<0)
    for (name, key) in names.layoutValueKeys where !section.has(name) {
      var object = DocumentObject(key.name.range)
      let variable = self.variable("defaultValue", in: key)
      if let type = variable?.type {
        object.add("type", type.range, .text(typeText(type, aliases: [:]), type.range))
      }
      if let value = variable?.soleValue {
        object.add("defaultValue", value.range, defaultValue(value, variable?.type, name))
      }
      section.add(name, key.name.range, .object(object))
    }
    return section
  }

  /// True if a key has members other than `defaultValue` and `reduce`.
  private func hasHelpers(_ key: TypeDeclaration) -> Bool {
    key.generics.isEmpty
      && key.members.contains { member in
        switch member {
        case .variable(let variable): variable.boundName?.text != "defaultValue"
        case .function(let function): function.name.text != "reduce"
        case .cases, .type: true
        case .alias, .associatedType: false
        }
      }
  }

  private func declaration(of key: TypeDeclaration) -> DocumentObject {
    var object = DocumentObject(key.name.range)
    let aliases = self.aliases(in: key)
    let generics = Set(key.generics.map(\.name.text))
    let variable = self.variable("defaultValue", in: key)
    let reduce = function("reduce", in: key)
    let written = valueType(variable, reduce, aliases)
    if let type = written, !mentions(type, generics),
      !mentionsAliased(type, aliases, generics)
    {
      object.add("type", type.range, .text(typeText(type, aliases: aliases), type.range))
      if variable == nil, !type.isOptional, key.inherited.count == 1, key.name.lastName != nil {
        let name = text(key.name.range)
        report(
          .swiftKeyWithoutDefault(name, text(type.range), at: SourceRange(key.name.range)))
      }
    }
    if let value = variable?.soleValue {
      object.add("defaultValue", value.range, defaultValue(value, written, key.name.lastName ?? ""))
    }
    if let reduce, let body = reduce.body {
      object.add("reduce", body.range, closure(of: reduce, body, ["value", "nextValue"]))
    }
    return object
  }

  /// The body of a function as a closure, with a header where its parameters are called otherwise.
  private func closure(
    of function: FunctionSyntax, _ body: Block, _ names: [String]
  ) -> DocumentValue {
    let inside = inside(body)
    let written = function.parameters.map(\.name.text)
    let place = inside.lowerBound
    let text = self.text(of: inside, replacing: replacements(in: body, Scope()))
    if written == names { return .text(text, inside) }
    let header = "{ \(written.joined(separator: ", ")) in "
    return .text(SourceText(header, at: place) + text + SourceText("\n}", at: place), inside)
  }

  private func aliases(in type: TypeDeclaration) -> [String: TypeSyntax] {
    var aliases: [String: TypeSyntax] = [:]
    for case .alias(let name, _, let other) in type.members { aliases[name.text] = other }
    return aliases
  }

  private func mentionsAliased(
    _ type: TypeSyntax, _ aliases: [String: TypeSyntax], _ generics: Set<String>
  ) -> Bool {
    guard let name = type.lastName, let alias = aliases[name] else { return false }
    return mentions(alias, generics)
  }

  private func variable(_ name: String, in type: TypeDeclaration) -> VariableSyntax? {
    for case .variable(let variable) in type.members where variable.boundName?.text == name {
      return variable
    }
    return nil
  }

  private func function(_ name: String, in type: TypeDeclaration) -> FunctionSyntax? {
    for case .function(let function) in type.members where function.name.text == name {
      return function
    }
    return nil
  }

  /// The type of a key's values, as one of its members writes it.
  private func valueType(
    _ variable: VariableSyntax?, _ reduce: FunctionSyntax?, _ aliases: [String: TypeSyntax]
  ) -> TypeSyntax? {
    aliases["Value"] ?? variable?.type ?? reduce?.parameters.first?.type
  }

  // MARK: - Environment

  /// The values of the environment that the file declares.
  func addEnvironmentKeys() {
    for variable in names.environmentValues {
      guard let name = variable.boundName, isReached(name.text) else { continue }
      if source.parts.count > 1, SystemEnvironmentValue(rawValue: name.text) != nil { continue }
      var object = DocumentObject(name.range)
      if let type = variable.type {
        object.add("type", type.range, .text(typeText(type), type.range))
      }
      if variable.attribute("Entry") != nil, let value = variable.value {
        object.add("defaultValue", value.range, defaultValue(value, variable.type, name.text))
      } else if let key = key(in: variable), let declaration = names.environmentKeys[key],
        let value = self.variable("defaultValue", in: declaration)?.soleValue
      {
        object.add("defaultValue", value.range, defaultValue(value, variable.type, name.text))
      } else {
        continue
      }
      environmentKeys.add(name.text, name.range, .object(object))
    }
  }

  /// The default values in the declarations of environment keys, by the name of the value.
  var defaultsOfEnvironmentKeys: [(name: String, range: Range<Int>)] {
    names.environmentValues.compactMap { variable in
      guard let name = variable.boundName?.text, let key = key(in: variable),
        let declaration = names.environmentKeys[key],
        let value = self.variable("defaultValue", in: declaration)?.soleValue
      else { return nil }
      return (name, value.range)
    }
  }

  /// The default of a key or a value of the environment, or a placeholder if it can't be read.
  private func defaultValue(
    _ value: Expression, _ type: TypeSyntax?, _ name: String
  ) -> DocumentValue {
    guard isWholeHole(.given, value.range, name, order: .property) else {
      return explicit(value, Scope())
    }
    var context = StandInContext()
    context.failed = text(value.range)
    let made = type.map { standIn(for: $0, name, context) } ?? unknown(name)
    return .single("$", .word(made, value.range), value.range)
  }

  /// The key in `self[Key.self]`.
  private func key(in variable: VariableSyntax) -> String? {
    guard let getter = variable.accessors?.getter else { return nil }
    var found: String?
    var walk = SyntaxWalk { expression, _ in
      if case .subscripted(_, let arguments) = expression.form,
        case .member(let base, _)? = arguments.first?.value.form,
        case .name(let name, _) = base.form
      {
        found = name.text
      }
      return true
    }
    walk.visit(getter)
    return found
  }

  // MARK: - Alignments

  func addAlignments() {
    for (axis, property) in names.alignments {
      guard let name = property.boundName, let id = property.soleValue.flatMap({ identifier($0) })
      else { continue }
      declareAlignment(name.text, name.range, axis, id)
    }
  }

  private func declareAlignment(
    _ name: String, _ place: Range<Int>, _ axis: String, _ id: String
  ) {
    guard let function = names.alignmentDefaults[id], let body = function.body,
      openStatics.insert("\(axis).\(name)").inserted
    else { return }
    var object = DocumentObject(place)
    object.add("axis", place, .word(axis, place))
    if let parameter = function.parameters.first?.name {
      object.add("as", parameter.range, .word(parameter.text, parameter.range))
    }
    let inside = inside(body)
    object.add("defaultValue", inside, .text(SourceText(inside), inside))
    alignments.add(name, place, .object(object))
  }

  /// `VerticalAlignment.name` for `VerticalAlignment(ID.self)`, by the name of an extension's
  /// property, or else of the identifier.
  func alignmentText(_ expression: Expression) -> SourceText? {
    guard case .call(let callee, let arguments) = expression.form, arguments.count == 1,
      let type = callee.typeName, type.hasSuffix("Alignment"), let id = identifier(expression),
      let function = names.alignmentDefaults[id]
    else { return nil }
    let axis = type == "HorizontalAlignment" ? "horizontal" : "vertical"
    let declared = names.alignments.first {
      $0.axis == axis && $0.property.soleValue.flatMap { identifier($0) } == id
    }
    let name = declared?.property.boundName?.text ?? id
    declareAlignment(name, function.name.range, axis, id)
    return SourceText("\(type).\(name)", at: expression.range.lowerBound)
  }

  /// The pair of alignments that a property of `extension Alignment` makes.
  func alignmentPair(_ expression: Expression) -> Expression? {
    switch expression.form {
    case .implicitMember(let name): return names.alignmentPairs[name.text]
    case .member(let base, let name):
      return base.typeName == "Alignment" ? names.alignmentPairs[name.text] : nil
    default: return nil
    }
  }

  /// The type in `VerticalAlignment(Type.self)`.
  private func identifier(_ value: Expression) -> String? {
    guard case .call(_, let arguments) = value.form,
      case .member(let base, _)? = arguments.first?.value.form
    else { return nil }
    switch base.form {
    case .name(let name, _): return name.text
    case .member(_, let name): return name.text
    default: return nil
    }
  }
}
