import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Arguments of SwiftUI's views and modifiers.
extension SwiftLowering {
  /// The document's arguments of a call, or `nil` if no call form matches.
  func matched(
    _ arguments: [Argument], _ shapes: [CallForm], _ scope: Scope
  ) -> [(argument: Argument, target: CallForm.Target)]? {
    let takesStyle = shapes.contains { shape in
      shape.parameters.contains { $0.target.isStyle }
    }
    if takesStyle, let styled = matched(arguments, shapes, scope, prefersStyles: true) {
      return styled
    }
    return matched(arguments, shapes, scope, prefersStyles: false)
      ?? matched(arguments, shapes, scope, prefersStyles: false, takesFunctions: true)
  }

  private func matched(
    _ arguments: [Argument], _ shapes: [CallForm], _ scope: Scope, prefersStyles: Bool,
    takesFunctions: Bool = false
  ) -> [(argument: Argument, target: CallForm.Target)]? {
    contentInput = nil
    let told = arguments.map { argument in
      // Swift prefers the overload with a style to the overload with a view.
      let isStyle = prefersStyles && argument.label == nil && isStyle(argument.value)
      let isFunction = takesFunctions && isViewFunction(argument.value, scope)
      return CallForm.Argument(
        label: argument.label?.text, isTrailing: argument.isTrailing,
        kind: isStyle ? .member : isFunction ? .closure : kind(of: argument.value, scope))
    }
    let fitting = shapes.compactMap { shape in shape.places(of: told).map { (shape, $0) } }
    let best = fitting.first { $0.0.isComplete($0.1) } ?? fitting.first
    return best.map { shape, places in
      zip(arguments, places).map { ($0, shape.parameters[$1].target) }
    }
  }

  /// True for the name of a function, or of passed views, that makes views without arguments.
  private func isViewFunction(_ value: Expression, _ scope: Scope) -> Bool {
    guard let name = ownName(value) else { return false }
    if case .slot(_, let inputs)? = scope.names[name.text] { return inputs.isEmpty }
    return viewFunction(named: name, scope) != nil
  }

  private func viewFunction(named name: Name, _ scope: Scope) -> FunctionSyntax? {
    guard scope.names[name.text] == nil || scope.memberNames[name.text] != nil,
      let function = viewHelper(name.text, scope),
      function.parameters.allSatisfy({ $0.defaultValue != nil })
    else { return nil }
    return function
  }

  /// True for a color or a gradient, which is a style and a view.
  private func isStyle(_ expression: Expression) -> Bool {
    switch expression.form {
    case .parenthesized(let inner): return isStyle(inner)
    case .ternary(_, let then, let otherwise):
      // The color of one branch gives the other its type: `isOn ? Color.blue : .gray`.
      return isStyle(then) && (isStyle(otherwise) || otherwise.isImplicitMember)
        || isStyle(otherwise) && then.isImplicitMember
    case .member(let base, _):
      if case .name(let name, _) = base.form { return name.text == "Color" }
      return false
    case .call(let callee, _):
      if case .name(let name, _) = callee.form { return Self.styles.contains(name.text) }
      if case .member(let base, let name) = callee.form, name.text == "opacity" {
        return isStyle(base)
      }
      return false
    default: return false
    }
  }

  /// The views of SwiftUI that are styles, too.
  private static let styles: Set = [
    "AngularGradient", "Color", "EllipticalGradient", "LinearGradient", "RadialGradient",
  ]

  private func kind(of expression: Expression, _ scope: Scope) -> CallForm.Kind {
    switch expression.form {
    case .closure: return .closure
    case .integer, .floating, .boolean, .prefix: return .literal
    case .implicitMember(let name) where Value.namedNumber(name.text) != nil: return .literal
    case .implicitMember, .array: return .member
    case .ternary(_, let then, let otherwise):
      if case .nothing = then.form { return kind(of: otherwise, scope) }
      return kind(of: then, scope)
    case .call(let callee, _):
      if isView(expression, scope) { return .view }
      if case .name(let name, _) = callee.form {
        if case .builder? = scope.names[name.text] { return .view }
        let isUnknownView =
          name.text.first?.isUppercase == true && !names.typeNames.contains(name.text)
          && name.text.hasSuffix("View")
        return isUnknownView ? .view : .structure(name.text)
      }
      if case .implicitMember(let name) = callee.form {
        return name.text == "init" ? .structure(name.text) : .member
      }
      return .other
    default:
      if let name = ownName(expression), case .builder? = scope.names[name.text] {
        return .closure
      }
      return isView(expression, scope) ? .view : .other
    }
  }

  /// Adds an argument to a call in the document.
  func add(
    _ argument: Argument, _ target: CallForm.Target, to members: inout DocumentObject,
    of callee: String, _ scope: Scope
  ) {
    let value = argument.value
    let place = argument.label?.range ?? value.range
    switch target {
    case .ignored: break
    case .unsaid:
      report(
        .swiftArgumentLeftOut(
          argument.label?.text ?? text(value.range), of: callee, at: SourceRange(place)))
    case .members(let names):
      for name in names {
        let start = value.range.lowerBound
        let member =
          member(name.member, of: value, scope)
          ?? .text(
            SourceText("(", at: start) + text(of: value, scope)
              + SourceText(").\(name.member)", at: start), value.range)
        members.add(name.argument, place, member)
      }
    case .argument(let definition):
      if case .nothing = value.form {
        if definition.isRequired { members.add(definition.name, place, .null(value.range)) }
        return
      }
      add(value, as: definition, place, to: &members, scope)
    }
  }

  /// The argument of an initializer call for a member of the new value.
  private func member(
    _ name: String, of value: Expression, _ scope: Scope
  ) -> DocumentValue? {
    guard case .call(_, let arguments) = value.form else { return nil }
    return arguments.first { $0.label?.text == name }.map { expression($0.value, scope) }
  }

  private func add(
    _ value: Expression, as definition: ParameterDefinition, _ place: Range<Int>,
    to members: inout DocumentObject, _ scope: Scope
  ) {
    if let type = inputType(from: value, definition.name, scope) { contentInput = type }
    switch definition.type {
    case .content: addContent(value, definition.name, place, to: &members, scope)
    case .closure(let form) where form.returnsValue:
      if let closure = closureText(value, scope) { members.add(definition.name, place, closure) }
    case .closure:
      guard let closure = action(value, scope) else {
        return members.add(definition.name, place, .word("{ }", value.range))
      }
      members.add(definition.name, place, closure)
    case .text, .styledText, .textView:
      if case .closure(let closure) = value.form, closure.body.statements.isEmpty { return }
      members.add(
        definition.name, place,
        textStandingIn(for: value, scope)
          ?? title(value, scope, isKey: !Self.plainTexts.contains(definition.name)))
    case .preferenceKey: members.add(definition.name, place, key(value))
    case .any: members.add(definition.name, place, anyValue(value, scope))
    case .binding:
      if !definition.isRequired,
        isFallback(value, of: definition.name) || isHole(.argument, value.range, definition.name)
      {
        return
      }
      members.add(definition.name, place, binding(value, scope))
    case .presented, .boundBool: members.add(definition.name, place, presented(value, scope))
    case .watchedValue:
      members.add(definition.name, place, .text(text(of: value, scope), value.range))
    case .size: members.add(definition.name, place, size(value, scope))
    case .alignment:
      members.add(definition.name, place, expression(alignmentPair(value) ?? value, scope))
    case .style where styleText(value) != nil:
      members.add(definition.name, place, styleText(value) ?? expression(value, scope))
    case .edges where value.implicitCall != nil:
      // In `.padding(.spacing(8))`, an extension in another file declares the length.
      report(
        .swiftArgumentLeftOut(
          value.implicitCall?.text ?? "", of: definition.name, at: SourceRange(value.range)))
    default: members.add(definition.name, place, expression(value, scope))
    }
  }

  /// The lengths in `CGSize(width: …, height: …)`.
  private func size(_ value: Expression, _ scope: Scope) -> DocumentValue {
    guard let width = member("width", of: value, scope),
      let height = member("height", of: value, scope)
    else { return expression(value, scope) }
    var size = DocumentObject(value.range)
    size.add("width", value.range, width)
    size.add("height", value.range, height)
    return .object(size)
  }

  /// A value whose type follows from it: text for text.
  private func anyValue(_ value: Expression, _ scope: Scope) -> DocumentValue {
    explicit(value, scope)
  }

  /// `$name`, or a constant binding.
  func binding(_ value: Expression, _ scope: Scope) -> DocumentValue {
    if isPlainValue(value, scope) {
      report(.swiftNoBinding(text(value.range), at: SourceRange(value.range)))
    }
    return .text(text(of: value, scope), value.range)
  }

  /// True if the expression is a literal, or a property's value that could be bound to.
  private func isPlainValue(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.form {
    case .boolean, .integer, .floating, .string: return true
    case .name(let name, _):
      guard scope.names[name.text] == nil || scope.memberNames[name.text] != nil else {
        return false
      }
      let property = scope.owner?.storedProperties.first { $0.boundName?.text == name.text }
      return Self.bindable.contains { property?.attribute($0) != nil }
    default: return false
    }
  }

  /// Wrappers whose properties can be bound to.
  private static let bindable = [
    "State", "Binding", "FocusState", "AppStorage", "SceneStorage", "GestureState",
  ]

  /// True if the binding is the fallback that listings write for a missing argument. A selection
  /// with a literal is a real one.
  private func isFallback(_ value: Expression, of argument: String) -> Bool {
    if argument == "selection", let constant = constant(value) {
      switch constant.form {
      case .boolean, .integer, .string: return false
      default: break
      }
    }
    return CallOverloads.fallbacks.values.contains(text(value.range))
  }

  /// A binding to a truth value, or the value of a constant binding.
  private func presented(_ value: Expression, _ scope: Scope) -> DocumentValue {
    if let constant = constant(value) { return expression(constant, scope) }
    return binding(value, scope)
  }

  /// The value in `.constant(value)`.
  func constant(_ binding: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = binding.form, arguments.count == 1,
      case .implicitMember(let name) = callee.form, name.text == "constant"
    else { return nil }
    return arguments[0].value
  }

  /// The placeholder for text that can't be read, from the last name in the expression. `nil` if
  /// the text can be read.
  func textStandingIn(for value: Expression, _ scope: Scope) -> DocumentValue? {
    if literal(value) != nil { return nil }
    if case .string(let parts) = value.form,
      !parts.contains(where: { if case .interpolation = $0 { true } else { false } })
    {
      return nil
    }
    let text = standInText(of: value)
    guard isHole(.text(text), value.range, "", needsForeignName: true) else { return nil }
    return .single("$", .word("\"\(text)\"", value.range), value.range)
  }

  /// The words of the last name in an expression.
  func standInText(of value: Expression) -> String {
    switch value.form {
    case .parenthesized(let inner): return standInText(of: inner)
    case .string(let parts):
      let text = parts.map { standInText(of: $0) }.joined()
      return text.contains("\n") ? "Text" : text
    case .ternary(_, let then, let otherwise):
      let texts = (standInText(of: then), standInText(of: otherwise))
      return texts.1.count > texts.0.count ? texts.1 : texts.0
    case .infix(let sign, _, let otherwise) where sign.text == "??":
      if case .string = otherwise.form, otherwise.range.count > 2 {
        return standInText(of: otherwise)
      }
    default: break
    }
    var name: Name?
    var walk = SyntaxWalk { expression, _ in
      switch expression.form {
      case .member(_, let member), .implicitMember(let member), .name(let member, _):
        if name.map({ $0.range.lowerBound < member.range.lowerBound }) ?? true { name = member }
      default: break
      }
      return true
    }
    walk.visit(value)
    let words = name.map { self.words(in: $0.text) } ?? ""
    return words.count < 2 ? "Placeholder" : words
  }

  /// A piece of a literal: its text, the words of an interpolated name, or a number for a count.
  private func standInText(of part: Expression.StringPart) -> String {
    switch part {
    case .text(let text): return text.filter { $0 != "\"" && $0 != "\\" }
    case .interpolation(let value, _):
      let words = standInText(of: value)
      let last = words.split(separator: " ").last.map { $0.lowercased() } ?? ""
      return Self.counts.contains(last) ? "3" : words
    }
  }

  /// The last words in names of numbers.
  private static let counts: Set = [
    "count", "total", "number", "index", "amount", "age", "year", "id",
  ]

  /// Arguments that are strings instead of localized keys.
  private static let plainTexts: Set = [
    "name", "systemName", "decorative", "systemImage", "image", "verbatim",
  ]

  /// A title string, or the string of a `Text` as the title.
  private func title(_ value: Expression, _ scope: Scope, isKey: Bool) -> DocumentValue {
    switch value.form {
    case .closure(let closure):
      if case .expression(let inner)? = closure.body.statements.first?.form {
        return title(inner, scope, isKey: isKey)
      }
    case .call(let callee, let arguments):
      if case .name(let name, _) = callee.form, name.text == "Text", arguments.count == 1 {
        return displayedText(arguments[0], scope)
      }
      // The name of a coordinate space.
      if case .implicitMember(let name) = callee.form, name.text == "named", arguments.count == 1 {
        return displayedText(arguments[0].value, scope, isKey: false)
      }
    default: break
    }
    return displayedText(value, scope, isKey: isKey)
  }

  // MARK: - Content

  /// Adds the views of an argument, with the names of the closure's parameters.
  private func addContent(
    _ value: Expression, _ name: String, _ place: Range<Int>, to members: inout DocumentObject,
    _ scope: Scope
  ) {
    guard case .closure(let closure) = value.form else {
      let function = ownName(value).flatMap { viewFunction(named: $0, scope) }
      let views =
        function.map { writeOut($0, [], value.range, scope, inside: scope) } ?? lower(value, scope)
      // Next to a control form, `view` would be read as the name of a view.
      return members.add(
        name, place,
        name == "view" ? views.single(value.range).value : views.value(value.range))
    }
    let isAnonymous = closure.parameters == nil && closure.anonymousCount > 0
    var (names, inner) = parameters(of: closure, isAnonymous ? ["value"] : [], scope)
    if let first = names.first { inner.types[first] = contentInput }
    contentInput = nil
    if let first = names.first, let earlier = members.word("as") {
      // A second closure uses the parameter name of the first.
      for (name, meaning) in inner.names where name == first || meaning.isRenamed(to: first) {
        inner.names[name] = .renamed(earlier)
      }
      inner.anonymous = inner.anonymous.map { $0 == first ? earlier : $0 }
    } else if let first = names.first, first != "_" {
      members.add("as", place, .word(first, closure.parameters?.first?.name.range ?? place))
    }
    members.add(name, place, lower(closure.body, inner).value(closure.body.range))
  }

  // MARK: - Closures

  /// A closure in the document's form, or `nil` if it's skipped.
  func action(_ value: Expression, _ scope: Scope) -> DocumentValue? {
    isHole(.action, value.range, "") ? nil : closureText(value, scope)
  }

  /// A closure from the source, or a call of the function that is passed instead.
  private func closureText(_ value: Expression, _ scope: Scope) -> DocumentValue? {
    if case .closure = value.form { return .text(text(of: value, scope), value.range) }
    if case .keyPath(_, let names) = value.form {
      let path = (["$0"] + names.map(\.text)).joined(separator: ".")
      return .text(SourceText("{ \(path) }", at: value.range.lowerBound), value.range)
    }
    if let call = callOfControl(value, scope) { return .text(call, value.range) }
    if let call = callOfMethod(value, scope) { return .text(call, value.range) }
    guard let name = ownName(value) else { return .text(text(of: value, scope), value.range) }
    if case .passed(let closure, let outer)? = scope.names[name.text] {
      return action(closure, outer)
    }
    if case .renamed(let other)? = scope.names[name.text] { return .word(other, value.range) }
    // A method that is passed as a closure is called with the closure's arguments.
    if let function = valueFunction(name.plainName, scope) {
      let written = writtenName(of: function, scope.owner)
      let labels = name.labels ?? function.parameters.map(\.label?.text)
      return .word("{ \(written)(\(Self.anonymousArguments(labels))) }", value.range)
    }
    return .text(SourceText(name.range), value.range)
  }

  /// The arguments `$0, by: $1` of a call with labels.
  private static func anonymousArguments(_ labels: [String?]) -> String {
    labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "$\($0)" }.joined(separator: ", ")
  }

  /// A call of a method of an object that is passed as a closure: `model.save` as `model.save()`.
  private func callOfMethod(_ value: Expression, _ scope: Scope) -> SourceText? {
    guard case .member(let base, let name) = value.form,
      let labels = name.labels ?? parameters(ofMethod: name.text)?.map(\.label?.text)
    else { return nil }
    let end = value.range.upperBound
    let call =
      name.labels == nil
      ? text(of: value, scope)
      : text(of: base, scope) + SourceText("." + name.plainName, at: name.range.lowerBound)
    if labels.isEmpty { return call + SourceText("()", at: end) }
    return SourceText("{ ", at: value.range.lowerBound) + call
      + SourceText("(\(Self.anonymousArguments(labels))) }", at: end)
  }

  /// The parameters of the methods of a name that types of the files have. `nil` if a property has
  /// the name, or if the methods differ.
  private func parameters(ofMethod name: String) -> [ParameterSyntax]? {
    var found: [ParameterSyntax]?
    for type in names.types.map(\.declaration) + names.extensions {
      for member in type.members where member.declaredName?.text == name {
        guard case .function(let function) = member, !function.isStatic else { return nil }
        if let found, found.map(\.label?.text) != function.parameters.map(\.label?.text) {
          return nil
        }
        found = function.parameters
      }
    }
    return found
  }

  private func valueFunction(_ name: String, _ scope: Scope) -> FunctionSyntax? {
    guard scope.names[name] == nil else { return nil }
    return scope.owner?.functions.first { $0.name.text == name } ?? names.functions[name]?.first
  }

  /// A preference key by its name only.
  private func key(_ value: Expression) -> DocumentValue {
    var name = value
    while case .member(let base, let member) = name.form {
      if member.text == "self" {
        name = base
      } else {
        useKey(member.text)
        return .text(SourceText(member.range), value.range)
      }
    }
    guard case .name(let found, _) = name.form else {
      return .text(SourceText(value.range), value.range)
    }
    useKey(found.text)
    if found.range == value.range, names.keys[found.text] != nil {
      report(.swiftTypeWithoutSelf(found.text, at: SourceRange(value.range)))
    }
    return .text(SourceText(found.range), value.range)
  }
}

extension ParameterType.ClosureForm {
  /// True if the closure returns a value, so that it can't be empty.
  var returnsValue: Bool {
    switch self {
    case .anchorTransform, .valueTransform, .anchorValueTransform, .guide, .guideDefault, .geometry,
      .scrollGeometry, .visualEffect, .scrollTransition, .containerLength:
      true
    case .action, .valueAction, .changeAction: false
    }
  }
}

extension Expression {
  /// True for a chain that starts with a member without a base, such as `.gray.opacity(0.5)`.
  fileprivate var isImplicitMember: Bool {
    switch form {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _), .parenthesized(let base): base.isImplicitMember
    default: false
    }
  }
}
