import ViewTreeScript
import ViewTreeSyntax

/// Value types.
extension SwiftLowering {
  /// The section `types`.
  func valueTypes() -> DocumentObject {
    var types = DocumentObject(0..<0)
    for (name, type) in names.types where isReached(name) {
      if names.classes[name] != nil {
        if let text = objectText(type) { types.add(name, type.name.range, .text(text, type.range)) }
      } else {
        types.add(name, type.name.range, asText(type) ?? .object(declaration(of: type)))
      }
    }
    for (name, type) in names.types where isReached(name) {
      addDefaults(for: type, name, to: &types)
    }
    for (number, type) in names.extensions.enumerated() {
      if let name = type.name.lastName {
        if names.protocols.contains(name) { continue }
        let meant = names.aliases[name].map { text($0.range) } ?? type.ownType
        if let meant, !names.typeNames.contains(name) {
          addExtension(type, of: [meant], to: &types)
          continue
        }
        let concrete = ScriptCatalogue.usualTypes(conformingTo: name)
        if !concrete.isEmpty, type.requirements.isEmpty {
          addExtension(type, of: concrete, to: &types)
          continue
        }
        for case .type(let inner) in type.members where !names.isDeclaredApart(inner) {
          if let own = inner.name.lastName, isReached(own) {
            addDefaults(for: inner, text(type.name.range) + "." + own, to: &types)
          }
        }
      }
      if let name = type.name.lastName, names.classes[name] != nil {
        guard isObject(name), isMentioned(class: name), let text = objectText(type) else {
          continue
        }
        types.add("extension\(number)", type.name.range, .text(text, type.range))
        continue
      }
      if let name = type.name.lastName, names.typeNames.contains(name), !isReached(name) {
        continue
      }
      guard let text = keptText(of: type, order: .extension) else { continue }
      types.add("extension\(number)", type.name.range, .text(text, type.range))
    }
    return types
  }

  /// Adds an extension of a protocol of the standard library, as extensions of some types.
  private func addExtension(
    _ type: TypeDeclaration, of names: [String], to types: inout DocumentObject
  ) {
    for name in names {
      guard let text = keptText(of: type, order: .extension, as: name) else { continue }
      let key = "extension\(type.name.range.lowerBound)_\(name)"
      types.add(key, type.name.range, .text(text, type.range))
    }
  }

  /// Adds the conformances and members that protocols give to a type and the types inside it, as
  /// extensions of these types.
  private func addDefaults(
    for type: TypeDeclaration, _ path: String, to types: inout DocumentObject
  ) {
    guard let name = type.name.lastName else { return }
    let standard = names.standardProtocols(throughOwnOf: name)
    if !standard.isEmpty {
      let text = "extension \(path): \(standard.joined(separator: ", ")) { }"
      let range = type.name.range
      types.add("conformances_\(path)", range, .text(SourceText(text, at: range.lowerBound), range))
    }
    let extensions = facts.extensions(of: name)
    for given in names.defaults(for: name, type.members + extensions.flatMap(\.members)) {
      let start = given.name.range.lowerBound
      guard let text = keptText(of: given, order: .extension, as: path) else { continue }
      types.add("extension\(start)_\(path)", given.name.range, .text(text, given.range))
    }
    for case .type(let inner) in type.members where !names.isDeclaredApart(inner) {
      if let own = inner.name.lastName { addDefaults(for: inner, path + "." + own, to: &types) }
    }
  }

  /// True if the document mentions a name. In a single file, all declarations are kept.
  func isReached(_ name: String) -> Bool { reach?.contains(name) ?? true }

  /// The declaration of a type of values in source form, without unsupported and unmentioned
  /// members. `nil` if all of it is skipped, or if an extension becomes empty. The members of a
  /// protocol's extension become those of another type, `path`.
  private func keptText(
    of type: TypeDeclaration, order: SkippablePart.Order, as path: String? = nil
  ) -> SourceText? {
    if isHole(.type, type.range, text(type.name.range), order: order) { return nil }
    if let path { return membersText(of: type, order, as: path) }
    var changed = ownersApart(from: type.name).map { [$0] } ?? []
    var leftOut = 0
    for member in type.members {
      guard let range = member.range else { continue }
      if case .type(let inner) = member, !names.isWrittenOut(member) {
        changed += changes(inMembersOf: inner, order)
        continue
      }
      if names.isWrittenOut(member) || member.isDecoding || member.isOfSystem {
        changed.append(Replacement(range, SourceText("", at: range.lowerBound)))
        leftOut += 1
        continue
      }
      guard MentionIndex.isOptional(member), let name = member.declaredName?.text else {
        changed += changes(inNeeded: member, of: type, max(order, .method))
        continue
      }
      if !isReached(name) || isHole(.function, range, name, order: max(order, .method)) {
        changed.append(Replacement(range, SourceText("", at: range.lowerBound)))
        leftOut += 1
      } else {
        changed += changes(in: member, of: type, max(order, .method))
      }
    }
    let isEmpty =
      type.kind == .extension && type.inherited.isEmpty && leftOut == type.members.count
    return isEmpty && leftOut > 0 ? nil : text(of: type.range, replacing: changed)
  }

  /// The changes of a type inside another one: members that can't be read are skipped.
  func changes(
    inMembersOf type: TypeDeclaration, _ order: SkippablePart.Order
  ) -> [Replacement] {
    var changed: [Replacement] = []
    for member in type.members {
      guard let range = member.range else { continue }
      if case .type(let inner) = member, !names.isWrittenOut(member) {
        changed += changes(inMembersOf: inner, order)
      } else if names.isWrittenOut(member) || member.isDecoding
        || MentionIndex.isOptional(member)
          && isHole(.function, range, member.declaredName?.text ?? "", order: max(order, .method))
      {
        changed.append(Replacement(range, SourceText("", at: range.lowerBound)))
      } else if case .function(let function) = member, type.kind == .classType {
        changed += changes(of: function, in: type, max(order, .method))
      } else if MentionIndex.isOptional(member) {
        changed += changes(in: member, of: type, max(order, .method))
      } else {
        changed += changes(inNeeded: member, of: type, max(order, .method))
      }
    }
    return changed
  }

  /// The changes of a member that its type needs: a placeholder for the value of a property, and an
  /// initializer without skipped statements.
  private func changes(
    inNeeded member: TypeDeclaration.Member, of type: TypeDeclaration,
    _ order: SkippablePart.Order
  ) -> [Replacement] {
    let own: [Replacement] =
      switch member {
      case .variable(let variable):
        (standInForDefault(of: variable, order: order) ?? valueOfWrapper(variable))
          .map { [$0] } ?? []
      case .function(let function):
        (source.parts.count > 1 ? skippedStatements(of: function, in: type, order) : [])
          + standInsForDefaults(of: function)
      default: []
      }
    return own + replacements(in: member, besides: own)
  }

  /// The parts of a member that documents write in another way, such as aliases and translations.
  private func replacements(
    in member: TypeDeclaration.Member, besides own: [Replacement]
  ) -> [Replacement] {
    let found: [Replacement] =
      switch member {
      case .variable(let variable): replacements(in: variable, Scope())
      case .function(let function): replacements(in: function, Scope())
      case .cases(let cases):
        cases.flatMap(\.payload).compactMap(\.type).flatMap {
          typeReplacements($0, generics: [], views: [])
        }
      case .type(let inner): inner.members.flatMap { replacements(in: $0, besides: []) }
      case .alias, .associatedType: []
      }
    return found.filter { part in !own.contains { $0.range.overlaps(part.range) } }
  }

  /// The members of a protocol's extension, as those of a type.
  private func membersText(
    of type: TypeDeclaration, _ order: SkippablePart.Order, as path: String
  ) -> SourceText? {
    let start = type.name.range.lowerBound
    let members = type.members.compactMap { member -> SourceText? in
      guard let name = member.declaredName?.text, let range = member.range,
        !names.isWrittenOut(member), isReached(name) || !MentionIndex.isOptional(member),
        !isHole(.function, range, name, order: max(order, .method))
      else { return nil }
      return text(of: range, replacing: changes(in: member, of: type, max(order, .method)))
    }
    if members.isEmpty { return nil }
    return SourceText("extension \(path) {\n", at: start)
      + SourceText.joined(members, by: "\n", at: start) + SourceText("\n}", at: start)
  }

  /// The parts of a member that the document writes in another way, and placeholder values.
  private func changes(
    in member: TypeDeclaration.Member, of type: TypeDeclaration, _ order: SkippablePart.Order
  ) -> [Replacement] {
    var own: [Replacement] = []
    if case .function(let function) = member {
      own =
        (stoodInBody(of: function, StandInContext(), order: order).map { [$0] }
          ?? skippedStatements(of: function, in: type, order))
        + standInsForDefaults(of: function)
    }
    if case .variable(let variable) = member {
      if let made = stoodInBody(of: variable, StandInContext(), order: order) {
        return [made] + replacements(in: member, besides: [made])
      }
      if variable.isStatic, let value = standInForDefault(of: variable) ?? valueOfWrapper(variable)
      {
        own = [value]
      } else if let value = variable.value {
        own = standInsForArguments(in: value)
      }
    }
    return own + replacements(in: member, besides: own)
  }

  /// Placeholders for arguments that can't be read, in a value such as
  /// `City(name: "London", since: Calendar.current.startOfDay(for: .now))`.
  func standInsForArguments(in value: Expression) -> [Replacement] {
    if source.parts.count < 2 { return [] }
    var found: [Replacement] = []
    var walk = SyntaxWalk { [self] expression, depth in
      guard depth == 0, case .call(let callee, let arguments) = expression.form else {
        return true
      }
      for argument in arguments where argument.value.closure == nil {
        let name = argument.label?.text ?? "value"
        guard isWholeHole(.given, argument.value.range, name, order: .method) else { continue }
        let start = argument.value.range.lowerBound
        let made =
          propertyType(name, of: callee).map { standIn(for: $0, name, StandInContext()) }
          ?? "Unknown_\(name)()"
        found.append(Replacement(argument.value.range, SourceText(made, at: start)))
      }
      return true
    }
    walk.visit(value)
    return found
  }

  /// The type of a stored property of the type that a call makes.
  private func propertyType(_ name: String, of callee: Expression) -> TypeSyntax? {
    guard case .name(let type, _) = callee.form,
      let declaration = names.type(named: type.text)
    else { return nil }
    for case .variable(let variable) in declaration.members
    where !variable.isStatic && variable.boundName?.text == name {
      return variable.type
    }
    return nil
  }

  /// The value of a stored property that can't be read, made of its type.
  func standInForDefault(
    of variable: VariableSyntax, order: SkippablePart.Order = .view
  ) -> Replacement? {
    guard let value = variable.value, let name = variable.boundName else { return nil }
    return standIn(forDefault: value, of: name, variable.type, order: order)
  }

  /// The default values of parameters that can't be read, made of their types.
  private func standInsForDefaults(of function: FunctionSyntax) -> [Replacement] {
    function.parameters.compactMap { parameter in
      parameter.defaultValue.flatMap { standIn(forDefault: $0, of: parameter.name, parameter.type) }
    }
  }

  private func standIn(
    forDefault value: Expression, of name: Name, _ type: TypeSyntax?,
    order: SkippablePart.Order = .view
  ) -> Replacement? {
    guard isHole(.given, value.range, name.text, needsForeignName: true, order: order) else {
      return nil
    }
    var context = StandInContext()
    context.failed = "." + name.text
    let made =
      type.map { standIn(for: $0, name.text, context) }
      ?? inferredType(value).flatMap { standIn(of: $0, name.text, context) }
    // The same value would fail again.
    let isNew = made.map { $0 != text(value.range) } ?? false
    let written = isNew ? made ?? "" : unknown(name.text)
    return Replacement(value.range, SourceText(written, at: value.range.lowerBound))
  }

  /// The source text of a type, with its conformances. `nil` if it can't be read as a whole.
  private func asText(_ type: TypeDeclaration) -> DocumentValue? {
    keptText(of: type, order: .property).map { .text($0, type.range) }
  }

  /// The fields, cases and methods of a type.
  private func declaration(of type: TypeDeclaration) -> DocumentObject {
    var object = DocumentObject(type.name.range)
    var fields = DocumentObject(type.name.range)
    var cases: [DocumentValue] = []
    var methods: [SourceText] = []
    for member in type.members {
      switch member {
      case .variable(let variable): add(variable, to: &fields)
      case .cases(let found): cases += found.map { self.enumCase($0) }
      case .function(let function):
        guard !["init", "subscript"].contains(function.name.text), function.body != nil,
          !isHole(.function, function.range, function.name.text, order: .method)
        else { continue }
        methods.append(functionText(function, Scope()))
      case .type: break
      case .alias, .associatedType: break
      }
    }
    let place = type.name.range
    if !fields.isEmpty { object.add("fields", place, .object(fields)) }
    if !cases.isEmpty { object.add("cases", place, .list(cases, place)) }
    if !methods.isEmpty {
      object.add("methods", place, .text(.joined(methods, by: "\n", at: place.lowerBound), place))
    }
    return object
  }

  private func add(_ variable: VariableSyntax, to fields: inout DocumentObject) {
    guard let name = variable.boundName, !variable.isStatic, variable.accessors?.getter == nil
    else { return }
    let start = name.range.lowerBound
    var text =
      viewNumberType(of: variable)?.text ?? variable.type.map { typeText($0) }
      ?? SourceText(variable.value.flatMap { inferredType($0) } ?? "Any", at: start)
    if let standIn = standInForDefault(of: variable) {
      text = text + SourceText(" = ", at: start) + standIn.text
    } else if let value = variable.value {
      text = text + SourceText(" = ", at: start) + self.text(of: value, Scope())
    } else if variable.isVariable, variable.type?.isOptional ?? false {
      text = text + SourceText(" = nil", at: start)
    }
    fields.add(name.text, name.range, .text(text, variable.range))
  }

  private func enumCase(_ syntax: TypeDeclaration.Case) -> DocumentValue {
    // A keyword as a name has backticks, which aren't part of the name.
    let isQuoted = bytes[syntax.name.range].first == UInt8(ascii: "`")
    let range = syntax.name.range
    let name = SourceText(isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
    guard !syntax.payload.isEmpty else { return .text(name, syntax.name.range) }
    let place = syntax.name.range.lowerBound
    let payload = syntax.payload.map { part in
      let type = part.type.map { typeText($0) } ?? SourceText("Any", at: place)
      return part.label.map { SourceText($0.text + ": ", at: place) + type } ?? type
    }
    return .text(
      name + SourceText("(", at: place)
        + SourceText.joined(payload, by: ", ", at: place) + SourceText(")", at: place),
      syntax.name.range)
  }
}

extension TypeDeclaration.Member {
  /// True for a static value such as `static var label: Color { Color(.label) }`, whose inner name
  /// is one of UIKit or AppKit.
  fileprivate var isOfSystem: Bool {
    guard case .variable(let variable) = self, variable.isStatic, let own = variable.boundName,
      let statements = variable.accessors?.getter?.statements, statements.count == 1,
      case .expression(let value) = statements[0].form, case .call(_, let arguments) = value.form,
      arguments.count == 1, case .implicitMember(let name) = arguments[0].value.form
    else { return false }
    return name.text == own.text
  }

  /// True for code that decodes a value or encodes it, which views don't do.
  var isDecoding: Bool {
    if case .function(let function) = self { return function.isDecoding }
    return false
  }
}

extension TypeDeclaration {
  /// The type in `extension Style where Self == Type`.
  var ownType: String? {
    requirements.first { $0.0.lastName == "Self" && $0.1.text == "==" }?.2.lastName
  }
}
