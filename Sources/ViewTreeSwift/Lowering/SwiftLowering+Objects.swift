import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Classes of the file, and properties of views with their objects.
extension SwiftLowering {
  // MARK: - Classes

  /// The reason why the document has no objects of a class, or `nil` if it has.
  private func whyUnread(_ name: String) -> UnreadClass? {
    guard let type = names.classes[name] else { return .isElsewhere }
    let isBroken =
      holes.contains(type.range.lowerBound) || holes.contains(type.name.range.lowerBound)
    return names.whyUnread(type, ofSeveral: areSeveral) ?? (isBroken ? .isBroken : nil)
  }

  private var areSeveral: Bool { source.parts.count > 1 }

  /// True if a class of the file becomes a class of the document.
  func isObject(_ name: String?) -> Bool { name.map { whyUnread($0) == nil } ?? false }

  /// The class of a property's object, by its type or by its value.
  func className(of property: VariableSyntax) -> String? {
    guard let type = property.type else {
      if case .call(let callee, _)? = property.value?.form, let name = callee.typeName,
        names.classes[name] != nil
      {
        return name
      }
      var value = property.value
      if case .name(let name, _)? = value?.form {
        value = names.globals.first { $0.boundName?.text == name.text }?.value
      }
      // The class of `Box<Int>(3)` is `Box`.
      return value.flatMap { inferredType($0) }.map { String($0.prefix { $0 != "<" }) }
    }
    if case .optional(let inner) = type.form { return inner.lastName }
    return type.lastName
  }

  /// The class in `Model.self`.
  func className(inMetatype value: Expression) -> String? {
    guard case .member(let base, let name) = value.form, name.text == "self",
      let type = base.typeName
    else { return nil }
    return type
  }

  /// Reports that a property is skipped because of its class.
  func reportObjectLeftOut(_ property: VariableSyntax, _ name: Name, _ className: String?) {
    let place = SourceRange(property.range)
    let wrapper = property.attributes.first { Self.wrappers.contains($0.name.text) }
    guard let className, let why = whyUnread(className) else {
      return report(
        .swiftPropertyLeftOut(name.text, "@" + (wrapper?.name.text ?? "State"), at: place))
    }
    let reason: Diagnostic.SwiftObjectReason =
      switch why {
      case .isElsewhere: .isElsewhere(className)
      case .inherits(let other): .inherits(className, other)
      case .isBroken: .isBroken(className)
      }
    report(.swiftObjectLeftOut(name.text, reason, at: place))
  }

  /// The declaration of a class or of its extension in source form, without unsupported members, or
  /// `nil` if nothing remains.
  func objectText(_ type: TypeDeclaration) -> SourceText? {
    if type.kind != .extension {
      guard let name = type.name.lastName, isMentioned(class: name),
        names.whyUnread(type, ofSeveral: areSeveral) == nil
      else { return nil }
    }
    let order: SkippablePart.Order = type.kind == .extension ? .extension : .property
    if isHole(.object, type.range, text(type.name.range), order: order) { return nil }
    var changed = ownersApart(from: type.name).map { [$0] } ?? []
    for member in type.members {
      switch member {
      case .variable, .function:
        guard !member.isDecoding, !names.isWrittenOut(member),
          !MentionIndex.isOptional(member)
            || member.declaredName.map({ isReached($0.text) }) ?? true
        else {
          if let range = member.range { changed.append(nothing(at: range)) }
          continue
        }
        if case .variable(let property) = member { changed += changes(of: property, order) }
        if case .function(let function) = member {
          changed += changes(of: function, in: type, max(order, .method))
        }
      case .type(let inner):
        if !names.isWrittenOut(member) { changed += changes(inMembersOf: inner, order) }
      case .cases, .alias, .associatedType: break
      }
    }
    return text(of: type.range, replacing: changed)
  }

  /// True for a class that is mentioned outside its own declaration, or of which an object is a
  /// placeholder.
  func isMentioned(class name: String) -> Bool {
    facts.mentionedClasses.contains(name) || placeholderClasses.contains(name)
  }

  private func nothing(at range: Range<Int>) -> Replacement {
    Replacement(range, SourceText("", at: range.lowerBound))
  }

  /// The replacements for skipped parts of a class's property: all of it, or its observers.
  private func changes(
    of property: VariableSyntax, _ order: SkippablePart.Order
  ) -> [Replacement] {
    // A computed property depends on stored properties, so it comes after them.
    let order = property.accessors?.getter == nil ? order : max(order, .method)
    let name = property.boundName?.text ?? text(property.pattern.range)
    if isHole(.function, property.range, name, order: order) {
      return [nothing(at: property.range)]
    }
    let end =
      property.value?.range.upperBound ?? property.type?.range.upperBound
      ?? property.pattern.range.upperBound
    if let accessors = property.accessors, accessors.getter == nil {
      let observers = end..<property.range.upperBound
      if isHole(.observer, observers, name, order: max(order, .method)) {
        return [nothing(at: observers)]
      }
    }
    let isOneOfSeveral = source.parts.count > 1
    // An object made here could make this one again.
    let isObject = property.value != nil && isObject(className(of: property))
    var value = isOneOfSeveral ? standInForDefault(of: property, order: order) : nil
    value = isObject ? nil : value ?? valueOfWrapper(property)
    if let value {
      return [value]
        + replacements(in: property, Scope()).filter { !$0.range.overlaps(value.range) }
    }
    let replaced = replacements(in: property, Scope())
    guard let made = stoodInBody(of: property, StandInContext(), order: order) else {
      return replaced
    }
    return [made] + replaced.filter { !$0.range.overlaps(made.range) }
  }

  /// The value that a property wrapper of the app gives a property without one: its default, or a
  /// placeholder.
  func valueOfWrapper(_ property: VariableSyntax) -> Replacement? {
    guard !property.attributes.isEmpty, let value = writtenValueOfWrapper(property) else {
      return nil
    }
    let end = property.type?.range.upperBound ?? property.pattern.range.upperBound
    return Replacement(end..<end, SourceText(" = ", at: end) + value)
  }

  func writtenValueOfWrapper(_ property: VariableSyntax) -> SourceText? {
    guard property.value == nil, property.accessors?.getter == nil,
      let name = property.boundName, let wrapper = property.attributes.first(where: givesValue)
    else { return nil }
    let type = property.type
    let place = name.range.upperBound
    if Self.queries.contains(wrapper.name.text) { return type.flatMap { fetched($0, name.text) } }
    let given = wrapper.arguments.first {
      ["defaultValue", "default", "wrappedValue", "initialValue"].contains($0.label?.text)
    }
    if let given { return text(of: given.value, Scope()) }
    if let type { return SourceText(standIn(for: type, name.text, StandInContext()), at: place) }
    let member = memberOfKeyPath(wrapper)
    if let member, let type = member.type, let value = member.value {
      return SourceText("(", at: place) + text(of: value, Scope()) + SourceText(") as ", at: place)
        + typeText(type)
    }
    if let value = member?.value { return text(of: value, Scope()) }
    let made = standIn(for: member?.type.map { .written($0) }, name.text) ?? unknown(name.text)
    return SourceText(made, at: place)
  }

  /// The property that the key path of a wrapper ends with: `\.volume` of the values that the
  /// wrapper's initializer takes a key path for.
  private func memberOfKeyPath(_ wrapper: AttributeSyntax) -> VariableSyntax? {
    guard case .keyPath(_, let path)? = wrapper.arguments.first?.value.form,
      let declaration = names.type(named: wrapper.name.text)
    else { return nil }
    var owner: String?
    for case .function(let function) in declaration.members where function.name.text == "init" {
      guard case .named(_, let kind, let arguments)? = function.parameters.first?.type?.form,
        kind.text.hasSuffix("KeyPath"), let root = arguments.first
      else { continue }
      owner = root.lastName
    }
    var property: VariableSyntax?
    for name in path {
      guard let type = owner.flatMap({ names.type(named: $0) }) else { return nil }
      property =
        type.members.lazy.compactMap { member in
          if case .variable(let found) = member, found.boundName?.text == name.text {
            found
          } else {
            nil
          }
        }.first
      owner = property?.type?.lastName
    }
    return property
  }

  /// True for a property wrapper that provides the value of its property: one that the app declares,
  /// one of a store, or an undeclared one with arguments.
  private func givesValue(_ attribute: AttributeSyntax) -> Bool {
    let name = attribute.name.text
    if isOwnWrapper(name) || Self.stored.contains(name) { return true }
    return name.first?.isUppercase ?? false && !attribute.arguments.isEmpty
      && !Self.wrappers.contains(name) && !Self.attributes.contains(name)
  }

  /// Attributes with arguments that give a property no value.
  private static let attributes: Set = ["Attribute", "Relationship", "Guide"]

  /// Property wrappers with the objects that a store contains.
  private static let queries: Set = ["Query", "FetchRequest"]
  /// Property wrappers and attributes with values that a store contains.
  private static let stored = queries.union(["NSManaged"])

  /// Three objects for a query.
  private func fetched(_ type: TypeSyntax, _ name: String) -> SourceText? {
    guard let element = type.fetchedElement else { return nil }
    let values = standIns(for: element, name, StandInContext())
    return SourceText(values, at: type.range.upperBound)
  }

  /// True if the app declares a property wrapper of this name.
  private func isOwnWrapper(_ name: String) -> Bool {
    names.type(named: name)?.attributes.contains { $0.name.text == "propertyWrapper" } ?? false
  }

  /// The replacements for skipped parts of a method or an initializer.
  func changes(
    of function: FunctionSyntax, in type: TypeDeclaration, _ order: SkippablePart.Order
  ) -> [Replacement] {
    if isHole(.function, function.range, function.name.text, order: order) {
      return [nothing(at: function.range)]
    }
    let changed = replacements(in: function, Scope())
    if let made = stoodInBody(of: function, StandInContext(), order: order) {
      return [made] + changed.filter { !$0.range.overlaps(made.range) }
    }
    return changed + skippedStatements(of: function, in: type, order)
  }

  /// The skipped statements of an initializer. A property that they set gets a placeholder of its
  /// type.
  func skippedStatements(
    of function: FunctionSyntax, in type: TypeDeclaration, _ order: SkippablePart.Order
  ) -> [Replacement] {
    guard function.name.text == "init", let body = function.body else { return [] }
    let hasSuperclass = names.hasSuperclass(type)
    return body.statements.compactMap { statement in
      if !hasSuperclass, text(statement.range).hasPrefix("super.init") {
        return nothing(at: statement.range)
      }
      let property = source.parts.count > 1 ? typedProperty(setBy: statement, in: type) : nil
      guard
        isHole(.statement, statement.range, "", order: order, standsIn: property != nil)
      else { return nil }
      return property.flatMap { placeholder(for: statement, $0.name, $0.type) }
        ?? nothing(at: statement.range)
    }
  }

  /// The property that a statement assigns to, if its type is written. An unknown Boolean has no
  /// placeholder, because views choose the branch of an unknown condition that shows more.
  private func typedProperty(
    setBy statement: Statement, in type: TypeDeclaration
  ) -> (name: Name, type: TypeSyntax)? {
    guard case .assign(let place, _) = statement.form, let owner = type.name.lastName,
      let name = ownName(place),
      case .written(let written)? = member(name.text, of: .named(owner)),
      !written.isOptional, written.lastName != "Bool"
    else { return nil }
    return (name, written)
  }

  /// An assignment of a placeholder instead of a value.
  private func placeholder(
    for statement: Statement, _ name: Name, _ type: TypeSyntax
  ) -> Replacement? {
    guard case .assign(_, let value) = statement.form,
      let made = standIn(for: .written(type), name.text), made != text(value.range)
    else { return nil }
    return Replacement(value.range, SourceText(made, at: value.range.lowerBound))
  }

  // MARK: - Objects

  /// True if the expression creates an object of the file.
  func makesObject(_ expression: Expression) -> Bool {
    var isMaking = false
    var walk = SyntaxWalk { [self] expression, _ in
      if case .call(let callee, _) = expression.form, case .name(let name, _) = callee.form,
        isObject(name.text)
      {
        isMaking = true
      }
      return !isMaking
    }
    walk.visit(expression)
    return isMaking
  }

  /// The state for an object that an expression creates only once, or `nil` elsewhere.
  func madeOnce(_ expression: Expression, _ scope: Scope) -> String? {
    guard case .call(let callee, _) = expression.form, case .name(let type, _) = callee.form else {
      return nil
    }
    return madeOnce(expression, ofClass: type, scope)
  }

  /// The state for an object that a static member creates at each use, such as `Model.preview`.
  func madeOnce(byMember expression: Expression, _ scope: Scope) -> String? {
    var member = expression
    if case .call(let callee, _) = expression.form { member = callee }
    guard scope.makesObjectsOnce, case .member(let base, let name) = member.form,
      case .name(let owner, _) = base.form, let type = classMade(by: name.text, of: owner.text)
    else { return nil }
    return madeOnce(expression, ofClass: Name(text: type, range: member.range), scope)
  }

  /// The class of the object that a static function or a computed property makes.
  private func classMade(by member: String, of owner: String) -> String? {
    let declared = [names.classes[owner] ?? names.type(named: owner)].compactMap { $0 }
    let extensions = facts.extensions(of: owner)
    for case let made? in (declared + extensions).flatMap(\.members).map(\.madeStatically)
    where made.name == member {
      let type = made.type == "Self" ? owner : made.type
      return isObject(type) ? type : nil
    }
    return nil
  }

  /// The state for an object that a member of its class creates only once, such as `.preview`.
  func madeOnce(_ expression: Expression, as type: TypeSyntax?, _ scope: Scope) -> DocumentValue? {
    var base = expression
    if case .call(let callee, _) = base.form { base = callee }
    if case .member(let owner, _) = base.form { base = owner }
    let isOfClass: Bool
    switch base.form {
    case .implicitMember: isOfClass = true
    case .name(let name, _): isOfClass = isObject(name.text)
    default: isOfClass = false
    }
    guard isOfClass, let name = type?.lastName,
      let made = madeOnce(
        expression, ofClass: Name(text: name, range: expression.range), scope)
    else { return nil }
    return .word(made, expression.range)
  }

  private func madeOnce(
    _ expression: Expression, ofClass type: Name, _ scope: Scope
  ) -> String? {
    guard scope.makesObjectsOnce, isObject(type.text),
      mentionedNames(expression).isDisjoint(with: scope.names.keys)
    else { return nil }
    if let known = madeObjects[expression.range.lowerBound] { return known }
    let base = type.text.prefix(1).lowercased() + type.text.dropFirst()
    var name = base
    var number = 2
    while state.has(name) || scope.names[name] != nil {
      name = "\(base)\(number)"
      number += 1
    }
    madeObjects[expression.range.lowerBound] = name
    var object = DocumentObject(expression.range)
    object.add("type", type.range, .word(type.text, type.range))
    object.add("value", expression.range, .text(text(of: expression, Scope()), expression.range))
    state.add(name, expression.range, .object(object))
    return name
  }
}

extension TypeDeclaration.Member {
  /// The name and the type of a value that a static member makes at each use.
  fileprivate var madeStatically: (name: String, type: String)? {
    switch self {
    case .variable(let variable):
      guard variable.isStatic, variable.accessors?.getter != nil, let name = variable.boundName,
        let type = variable.type?.lastName
      else { return nil }
      return (name.text, type)
    case .function(let function):
      guard function.isStatic, let type = function.result?.lastName else { return nil }
      return (function.name.text, type)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The type of the objects in the results of a query: `[Item]`, `FetchedResults<Item>`.
  var fetchedElement: TypeSyntax? {
    switch form {
    case .array(let element): element
    case .named(nil, let name, let arguments) where name.text == "FetchedResults":
      arguments.first
    default: nil
    }
  }
}
