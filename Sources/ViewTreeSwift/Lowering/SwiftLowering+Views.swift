import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Expressions that are views.
extension SwiftLowering {
  func lower(_ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    switch expression.form {
    case .parenthesized(let inner), .effect(_, let inner), .force(let inner), .chain(let inner),
      .optionalTry(let inner), .cast(let inner, _, _):
      return lower(inner, scope)
    case .call(let callee, let arguments):
      return lowerCall(callee, arguments, expression, scope)
    case .name(let name, _): return lowerName(name, expression, scope)
    case .member(let base, let name) where name.text == "init":
      // `EmptyView.init` as content
      return lowerCall(base, [], expression, scope)
    case .member(let base, let name): return lowerMember(base, name, expression, scope)
    case .ternary(let condition, let then, let otherwise):
      let showsThen = viewCount(then) >= viewCount(otherwise)
      if isForeign(condition, showsThen) { return lower(showsThen ? then : otherwise, scope) }
      var form = DocumentObject(expression.range)
      form.add("if", condition.range, self.expression(condition, scope))
      form.add("then", then.range, lower(then, scope).value(then.range))
      form.add("else", otherwise.range, lower(otherwise, scope).value(otherwise.range))
      return [.view(LoweredView(.control, form))]
    case .infix(let name, _, _) where name.text == "+":
      return lowerStyledText(expression, scope)
    case .subscripted:
      guard let list = list(of: expression, scope) else { return reportNoView(expression) }
      return lower(elementOf: list, expression, scope)
    case .ifElse(let branch): return lower(branch, scope)
    case .switching(let branch): return lower(branch, scope)
    case .nothing: return []
    case .operatorFunction(let name) where name.text == "...":
      report(.swiftPlaceholder(at: SourceRange(expression.range)))
      return []
    case .anonymousParameter:
      return writtenViews(expression, scope) ?? reportNoView(expression)
    case .implicitMember(let name):
      guard let type = scope.result?.lastName else { return reportNoView(expression) }
      // An implicit member, such as `.red` in a closure that returns a `Color`.
      let start = expression.range.lowerBound..<expression.range.lowerBound
      let base = Expression(.name(Name(text: type, range: start), []), start)
      return lower(Expression(.member(base, name), expression.range), scope)
    default: return reportNoView(expression)
    }
  }

  /// The views that `$0` is, if they are written already.
  private func writtenViews(_ expression: Expression, _ scope: Scope) -> [ViewEntry]? {
    guard case .anonymousParameter(let number) = expression.form,
      number < scope.anonymous.count,
      case .written(let views)? = scope.names[scope.anonymous[number]]
    else { return nil }
    return views
  }

  /// Reports that an expression isn't known to be a view. A possible view gets a placeholder.
  func reportNoView(_ expression: Expression) -> [ViewEntry] {
    let range = expression.range
    if let modifier = modifierOnNothing(expression) {
      report(.swiftModifierOnNothing(modifier.text, at: SourceRange(modifier.range)))
      return []
    }
    let shown = standIn(for: expression)
    report(.swiftNoView(text(range), shown: shown?.kind, at: SourceRange(range)))
    return shown.map { [.view($0.view)] } ?? []
  }

  /// The modifier that a chain starts with where a view should.
  private func modifierOnNothing(_ expression: Expression) -> Name? {
    var first = expression
    while true {
      switch first.form {
      case .call(let callee, _): first = callee
      case .member(let base, _): first = base
      case .implicitMember(let name): return CallForms.isModifier(name.text) ? name : nil
      default: return nil
      }
    }
  }

  // MARK: - View detection

  /// True if the expression is a view, judged by its syntax.
  func isView(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.form {
    case .parenthesized(let inner), .force(let inner), .chain(let inner), .optionalTry(let inner):
      return isView(inner, scope)
    case .ternary(_, let then, let otherwise):
      return isView(then, scope) || isView(otherwise, scope)
    case .name(let name, _): return isViewName(name.text, scope)
    case .member(let base, let name):
      if part(name, of: base, scope) != nil { return true }
      if case .name(let type, _) = base.form {
        if type.text == "self" { return isViewName(name.text, scope) }
        if type.text == "Color" || Self.isSearchMessage(base, name) { return true }
      }
      return !owners(ofView: name.text, base, scope).isEmpty || isMadeView(base, scope)
        || showsViewField(name, isCalled: false, of: base, scope)
    case .call(let callee, let arguments):
      return !isLayoutValue(callee, arguments) && isViewCall(callee, scope)
    case .infix(let name, let left, _):
      return name.text == "+" && isView(left, scope)
    case .subscripted: return list(of: expression, scope) != nil
    case .anonymousParameter: return writtenViews(expression, scope) != nil
    default: return false
    }
  }

  /// True if a call makes a layout instead of a view, because it has no content.
  private func isLayoutValue(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .name(let name, _) = callee.form,
      Self.isLayout(name.text)
    else { return false }
    return !arguments.contains { if case .closure = $0.value.form { true } else { false } }
  }

  private static func isLayout(_ name: String) -> Bool {
    ViewRegistry.standard[name]?.traits.contains(.layout) ?? false
  }

  /// Loops over data: views, rows of a table, and its columns.
  private static let loops: Set = ["ForEach", "TableColumnForEach"]

  private func isViewCall(_ callee: Expression, _ scope: Scope) -> Bool {
    switch callee.form {
    case .name(let name, _):
      if isViewName(name.text, scope) || CallForms.isView(name.text)
        || names.shapes.contains(name.text)
      {
        return true
      }
      if names.views[name.text]?.kind != nil {
        return names.views[name.text]?.isView ?? false
      }
      if Self.loops.contains(name.text) { return true }
      return viewHelper(name.text, scope) != nil
    case .member(let base, let name):
      if case .name(let type, _) = base.form, type.text == "self" || type.text == "Self" {
        return viewHelper(name.text, scope) != nil || isViewName(name.text, scope)
      }
      if Self.isSearchMessage(base, name) { return true }
      return isView(base, scope) || !owners(ofView: name.text + "()", base, scope).isEmpty
        || isTypeName(base) && names.views[name.text]?.isView ?? false
        || showsViewField(name, isCalled: true, of: base, scope)
    default: return false
    }
  }

  private func isViewName(_ name: String, _ scope: Scope) -> Bool {
    switch scope.names[name] {
    case .slot?, .view?, .builder?, .base?, .written?: return true
    case .configuration(let style, _)?: return style.configuration == nil
    case .function(let function, _)?: return isViewType(function.result)
    case .value?, .renamed?, .passed?: return false
    case nil: break
    }
    if name == "self" { return scope.hasBase }
    guard let property = viewProperty(name, scope) else { return false }
    return property.accessors != nil
  }

  func isSlot(_ expression: Expression, _ scope: Scope) -> Bool {
    slotMeaning(expression, scope) != nil
  }

  /// The meaning of a name for passed views.
  func slotMeaning(_ expression: Expression, _ scope: Scope) -> Scope.Meaning? {
    guard let name = ownName(expression), case .slot? = scope.names[name.text] else { return nil }
    return scope.names[name.text]
  }

  /// The name in `name` or `self.name`.
  func ownName(_ expression: Expression) -> Name? {
    switch expression.form {
    case .name(let name, _): return name
    case .member(let base, let name):
      guard case .name(let type, _) = base.form, type.text == "self" else { return nil }
      return name
    default: return nil
    }
  }

  /// True if the type is a view type.
  func isViewType(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    switch type.form {
    case .opaque(_, let inner):
      return ["View", "Shape", "InsettableShape", "ToolbarContent"].contains(inner.lastName ?? "")
        || isComposedView(inner)
    case .named(_, let name, _):
      return ["AnyView", "View", "Text", "Image"].contains(name.text)
        || !["Color", "Path"].contains(name.text) && !Self.isLayout(name.text)
          && CallForms.isView(name.text)
          && !names.typeNames.contains(name.text)
        || names.views[name.text]?.isView ?? false || names.shapes.contains(name.text)
        || name.text == "ModifiedContent"
    case .optional(let inner): return isViewType(inner)
    default: return false
    }
  }

  private func isComposedView(_ type: TypeSyntax) -> Bool {
    guard case .composition(let parts) = type.form else { return false }
    return parts.contains { $0.lastName == "View" }
  }

  // MARK: - Names

  private func lowerName(
    _ name: Name, _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    switch scope.names[name.text] {
    case .slot?: return [slot(name, [], scope, expression.range)]
    case .view(let other, let outer)?: return lower(other, outer)
    case .builder(let closure, let outer)?: return lower(closure.body, outer)
    case .base?: return base(expression.range, scope)
    case .written(let views)?: return views
    case .configuration?:
      if let control = control(expression, scope) { return [control] }
    default: break
    }
    if name.text == "self", scope.hasBase { return base(expression.range, scope) }
    if let property = viewProperty(name.text, scope) {
      return writeOut(property, name, expression, scope)
    }
    if let view = lowerValue(name, expression, scope) { return [view] }
    return reportNoView(expression)
  }

  /// The view that is modified.
  func base(_ range: Range<Int>, _ scope: Scope) -> [ViewEntry] {
    if let written = scope.writtenBase { return written }
    var members = DocumentObject(range)
    members.add("slot", range, .word("content", range))
    return [.view(LoweredView(.slot, members))]
  }

  private func slot(
    _ name: Name, _ arguments: [Argument], _ scope: Scope, _ range: Range<Int>
  ) -> ViewEntry {
    var members = DocumentObject(range)
    guard case .slot(let slot, let inputs)? = scope.names[name.text] else {
      return .view(LoweredView(.slot, members))
    }
    members.add("slot", range, .word(slot, name.range))
    if !arguments.isEmpty {
      var with = DocumentObject(range)
      for (index, argument) in arguments.enumerated() {
        let input = index < inputs.count ? inputs[index] : "value\(index)"
        with.add(input, argument.value.range, explicit(argument.value, scope))
      }
      members.add("with", range, .object(with))
    }
    return .view(LoweredView(.slot, members))
  }

  private func lowerMember(
    _ base: Expression, _ name: Name, _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    if let part = part(name, of: base, scope) { return [slot(part, expression.range)] }
    if let message = searchMessage(base, name, [], expression.range, scope) { return [message] }
    if case .name(let type, _) = base.form {
      if type.text == "self" || type.text == "Self" {
        return lowerName(name, expression, scope)
      }
      if type.text == "Color" {
        var view = LoweredView(named: "Color", type.range, expression.range)
        if names.support(name.text) == .color { return [.view(view)] }
        if let asset = colorConstant(name.text), addColor(asset, type.range, to: &view) {
          return [.view(view)]
        }
        view.members.add("color", name.range, .text(SourceText(name.range), name.range))
        return [.view(view)]
      }
    }
    // An initializer as a function, as in `destination: Welcome.init`.
    if name.text == "init", case .name(let type, _) = base.form,
      names.views[type.text]?.isView ?? false
    {
      return lowerCall(type, [], expression, scope)
    }
    // A property in an extension of `View`.
    if names.viewProperties[name.text] != nil, isView(base, scope) {
      return modify(lower(base, scope), name, [], expression.range, scope)
    }
    if isView(base, scope), name.text == "self" || name.text == "body" { return lower(base, scope) }
    if let views = lowerMember(name, nil, of: base, expression, scope) { return views }
    if showsViewField(name, isCalled: false, of: base, scope) {
      return lower(viewField: name, expression, scope)
    }
    guard isMadeView(base, scope) else { return reportNoView(expression) }
    // A property in an extension of `View` in another module.
    noteUnknown(name, isView: false)
    return lower(base, scope)
  }

  /// True for a call that makes or modifies a view.
  private func isMadeView(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .call = expression.form else { return false }
    return isView(expression, scope)
  }

  // MARK: - Calls

  private func lowerCall(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    switch callee.form {
    case .name(let name, _): return lowerCall(name, arguments, expression, scope)
    case .optionalTry(let inner), .force(let inner), .parenthesized(let inner):
      return lowerCall(inner, arguments, expression, scope)
    case .call(let layout, let values) where layout.isTypeName:
      // In `(Flow(spacing: 4)) { … }`, the layout is called with its content.
      return lowerCall(layout, values + arguments, expression, scope)
    case .member(let base, let name):
      return lowerMemberCall(base, name, arguments, expression, scope)
    default: return reportNoView(expression)
    }
  }

  func lowerCall(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    switch scope.names[name.text] {
    case .slot?: return [slot(name, arguments, scope, expression.range)]
    case .builder(let closure, let outer)?:
      return write(closure, arguments, scope, outer, expression.range)
    case .function(let function, let outer)?:
      return writeOut(function, arguments, expression.range, scope, inside: outer)
    case .view(let other, let outer)?: return lower(other, outer)
    default: break
    }
    if let control = control(name, of: arguments, expression, scope) { return [control] }
    if let helper = viewHelper(name.text, scope, arguments) {
      return writeOut(helper, arguments, expression.range, scope, inside: scope)
    }
    if Self.loops.contains(name.text) { return lowerForEach(arguments, expression, scope) }
    if let support = lowerSupport(name, arguments, expression, scope) { return support }
    if let modified = modifiedContent(name, arguments, expression, scope) { return modified }
    if let shape = lowerShape(name, expression, scope) { return [shape] }
    if let view = names.views[name.text] {
      return lowerOwn(view, name, arguments, expression, scope)
    }
    if let made = lowerByOwnInitializer(name, arguments, expression, scope) { return made }
    if name.text == "List", isOverData(arguments, scope) {
      return lowerList(name, arguments, expression, scope)
    }
    if name.text == "Table" { return [lowerTable(name, arguments, expression, scope)] }
    if name.text == "Text", var text = formattedText(name, arguments, expression, scope) {
      if isMadeUp(arguments[0].value, scope) { text.markStandIn() }
      return [.view(text)]
    }
    if name.text == "Text", let parts = interpolatedParts(expression, scope) {
      var view = LoweredView(named: "Text", name.range, expression.range)
      view.members.add("text", name.range, .list(parts, expression.range))
      return [.view(view)]
    }
    if name.text == "LabeledContent",
      let content = formattedContent(name, arguments, expression, scope)
    {
      return [content]
    }
    if let toggle = toggleOfSources(name, arguments, expression, scope) { return [.view(toggle)] }
    if let picker = pickerWithValueLabel(name, arguments, expression, scope) { return [picker] }
    if name.text == "TextField", let field = formattedField(name, arguments, expression, scope) {
      return [field]
    }
    if let columns = lowerColumns(name, arguments, expression, scope) { return [.view(columns)] }
    if CallForms.isView(name.text) {
      return [lowerKnown(name, arguments, expression, scope)]
    }
    if name.text.first?.isUppercase == true {
      return [unknownView(name, arguments, expression, scope)]
    }
    if let view = lowerLayoutValue(name, arguments, expression, scope) { return [.view(view)] }
    // In an extension of `View`, an unqualified call modifies the base view.
    if scope.hasBase {
      return modify(base(name.range, scope), name, arguments, expression.range, scope)
    }
    return reportNoView(expression)
  }

  /// The static function in an extension of a SwiftUI view that a call means.
  private func typeFunction(
    _ name: String, of type: String, _ arguments: [Argument], _ scope: Scope
  ) -> FunctionSyntax? {
    let found = names.typeFunctions[type]?.filter { function in
      function.name.text == name && isViewFunction(function)
        && function.parameters.map(CallParameter.init).arguments(of: arguments) != nil
    }
    guard let found, !found.isEmpty else { return nil }
    return found[bestOverload(found.map(\.parameters), arguments, scope) ?? 0]
  }

  /// `NavigationView { list; detail }`: columns, of which a phone shows the first.
  private func lowerColumns(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> LoweredView? {
    guard name.text == "NavigationView", arguments.count == 1,
      case .closure(let closure) = arguments[0].value.form,
      let columns = [2: ["sidebar", "detail"], 3: ["sidebar", "content", "detail"]][
        closure.body.statements.count]
    else { return nil }
    var view = LoweredView(named: "NavigationSplitView", name.range, expression.range)
    for (column, statement) in zip(columns, closure.body.statements) {
      guard case .expression = statement.form else { return nil }
      let block = Block(statements: [statement], range: statement.range)
      view.members.add(column, statement.range, lower(block, scope).value(statement.range))
    }
    return view
  }

  /// `ModifiedContent(content: view, modifier: modifier)`
  private func modifiedContent(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry]? {
    guard name.text == "ModifiedContent", arguments.count == 2,
      arguments[0].label?.text == "content", let word = arguments[1].label,
      word.text == "modifier"
    else { return nil }
    let modifier = Argument(label: nil, value: arguments[1].value)
    return modify(
      lower(arguments[0].value, scope), word, [modifier], expression.range, scope)
  }

  /// `layout { … }`, where `layout` is a value: an `AnyLayout`.
  private func lowerLayoutValue(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> LoweredView? {
    guard arguments.count == 1, arguments[0].isTrailing,
      case .closure(let closure) = arguments[0].value.form, isValue(name.text, scope)
    else { return nil }
    var view = LoweredView(named: "AnyLayout", name.range, expression.range)
    view.members.add("layout", name.range, .text(SourceText(name.range), name.range))
    view.members.add(
      "children", closure.body.range, lower(closure.body, scope).value(closure.body.range))
    return view
  }

  /// True if the name is a value in scope, or a property of the enclosing view.
  private func isValue(_ name: String, _ scope: Scope) -> Bool {
    if case .value? = scope.names[name] { return true }
    if case .renamed? = scope.names[name] { return true }
    return scope.owner?.storedProperties.contains { $0.boundName?.text == name } ?? false
      || scope.owner?.computedProperties.contains {
        $0.boundName?.text == name && !isViewType($0.type)
      } ?? false || scope.memberNames[name] != nil
  }

  private func lowerMemberCall(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> [ViewEntry] {
    if let message = searchMessage(base, name, arguments, expression.range, scope) {
      return [message]
    }
    if case .name(let type, _) = base.form {
      if type.text == "self" || type.text == "Self" {
        if type.text == "self", scope.hasBase, viewHelper(name.text, scope) == nil {
          return modify(self.base(base.range, scope), name, arguments, expression.range, scope)
        }
        return lowerCall(name, arguments, expression, scope)
      }
      // An explicit initializer, such as `Text.init(…)`.
      if name.text == "init", CallForms.isView(type.text) || names.views[type.text] != nil {
        return lowerCall(type, arguments, expression, scope)
      }
      if let view = names.views[type.text],
        let helper = view.functions.first(where: { $0.isStatic && $0.name.text == name.text })
      {
        var inner = scope
        inner.owner = view
        return writeOut(helper, arguments, expression.range, scope, inside: inner)
      }
    }
    if arguments.isEmpty, showsViewField(name, isCalled: true, of: base, scope) {
      return lower(viewField: name, expression, scope)
    }
    if let owner = base.typeName, let made = typeFunction(name.text, of: owner, arguments, scope) {
      return writeOut(made, arguments, expression.range, scope, inside: Scope())
    }
    if name.text.first?.isUppercase == true, isTypeName(base) {
      if text(base.range) == "SwiftUI", names.views[name.text] != nil, CallForms.isView(name.text) {
        return [lowerKnown(name, arguments, expression, scope)]
      }
      if names.views[name.text] != nil || names.shapes.contains(name.text)
        || text(base.range) == "SwiftUI"
      {
        return lowerCall(name, arguments, expression, scope)
      }
      return [unknownView(name, arguments, expression, scope)]
    }
    if ["map", "flatMap"].contains(name.text), arguments.count == 1, !isView(base, scope) {
      if case .closure(let closure) = arguments[0].value.form {
        return lowerMap(base, closure, expression, scope)
      }
      let value = "value\(expression.range.lowerBound)"
      let views = lowerCallOf(arguments[0].value, [value], scope.adding([value]))
      return [.view(unwrapping(base, as: value, views, expression, scope))]
    }
    if !isView(base, scope),
      let views = lowerMember(name, arguments, of: base, expression, scope)
    {
      return views
    }
    return modify(lower(base, scope), name, arguments, expression.range, scope)
  }

  /// True for a type, also inside others: `Shop`, `Shop.Cart`.
  private func isTypeName(_ expression: Expression) -> Bool { expression.typeName != nil }

  /// `optional.map { view }`
  private func lowerMap(
    _ base: Expression, _ closure: ClosureSyntax, _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    let (names, inner) = parameters(of: closure, ["value"], scope)
    let type = declaredType(of: base, scope).map { unwrapped($0) }
    if isForeign(base, true, standsIn: type != nil) {
      let types = type.map { [names[0]: $0] } ?? [:]
      return withUnknown([names[0]], types, inner) { lower(closure.body, $0) }
    }
    return [
      .view(unwrapping(base, as: names[0], lower(closure.body, inner), expression, scope))
    ]
  }

  /// Views that are shown if an optional has a value, which they know by a name.
  func unwrapping(
    _ optional: Expression, as name: String, _ views: [ViewEntry], _ expression: Expression,
    _ scope: Scope
  ) -> LoweredView {
    var binding = DocumentObject(optional.range)
    binding.add(name, optional.range, .text(text(of: optional, scope), optional.range))
    var form = DocumentObject(expression.range)
    form.add("if let", optional.range, .object(binding))
    form.add("then", expression.range, views.value(expression.range))
    return LoweredView(.control, form)
  }

  /// The names of a closure's parameters, and the scope inside it.
  func parameters(
    of closure: ClosureSyntax, _ defaults: [String], _ scope: Scope
  ) -> (names: [String], scope: Scope) {
    var inner = scope
    inner.result = closure.result
    guard let written = closure.parameters else {
      // `$1` is part of a tuple.
      let parts = (defaults.count..<max(closure.anonymousCount, defaults.count)).map { "part\($0)" }
      let names =
        closure.anonymousCount == 0
        ? defaults : (defaults + parts).map { "\($0)\(closure.body.range.lowerBound)" }
      if closure.anonymousCount > 0 { inner.anonymous = names }
      return (names, inner.adding(closure.anonymousCount == 0 ? [] : names))
    }
    inner.anonymous = []
    var names = written.map { parameter in
      // The binding `$item` and its value `item` share one name.
      if parameter.name.text.hasPrefix("$") {
        let name = String(parameter.name.text.dropFirst())
        inner.names[name] = .value
        return name
      }
      return inner.declare(parameter.name.text, at: parameter.name.range.lowerBound)
    }
    while names.count < defaults.count { names.append(defaults[names.count]) }
    return (names, inner)
  }
}

extension Expression {
  /// True for the name of a type.
  /// The name of the type that the expression is, without those of its owners and its module.
  var typeName: String? {
    switch form {
    case .name(let name, _): name.text.first?.isUppercase == true ? name.text : nil
    case .member(let base, let name):
      name.text.first?.isUppercase == true && base.typeName != nil ? name.text : nil
    default: nil
    }
  }

  fileprivate var isTypeName: Bool {
    if case .name(let name, _) = form { return name.text.first?.isUppercase == true }
    return false
  }
}
