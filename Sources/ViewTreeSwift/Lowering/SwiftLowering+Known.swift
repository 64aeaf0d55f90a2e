import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// SwiftUI's own views.
extension SwiftLowering {
  func lowerKnown(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    var view = LoweredView(named: name.text, name.range, expression.range)
    guard !arguments.isEmpty else { return .view(view) }
    let place = name.range.through(expression.range)
    if isHole(.view, place, name.text, needsForeignName: true) {
      return knownStandIn(name, arguments, expression, scope)
    }
    if name.text == "Color", addColor(arguments, to: &view) { return .view(view) }
    if name.text == "Color", isColorValue(arguments, scope) {
      if !isHole(.argument, expression.range, "color", needsForeignName: true) {
        view.members.add("color", name.range, self.expression(expression, scope))
      }
      return .view(view)
    }
    let picture = pictureOfLabel(arguments, of: name.text)
    let arguments = arguments.filter { $0.label?.range != picture?.label?.range || picture == nil }
    guard let matched = matched(arguments, CallForms.view(name.text), scope) else {
      return lowerUnknownCall(name, arguments, expression, scope)
    }
    let scope = (name.text == "AsyncImage" ? scope.ofImage(arguments) : scope).inside(name.text)
    // A `Spacer` needs no length, so an unsupported length can be skipped.
    let isThereWithout = name.text == "Spacer" || matched.contains { $0.target.isContent }
    for (argument, target) in matched {
      if isThereWithout, isLeftOut(argument, target) { continue }
      if let picture, case .argument(let title) = target, title.name == "title" {
        addLabel(argument, picture, to: &view.members, scope)
      } else {
        add(argument, target, to: &view.members, of: name.text, scope)
      }
    }
    let isMarked = matched.contains {
      isTextStandingIn($0.argument, for: $0.target, scope)
        || isSkippedFormat($0.argument, $0.target)
    }
    if isMarked { view.markStandIn() }
    if name.text == "Image" { addAsset(arguments, to: &view, scope) }
    return .view(view)
  }

  /// True if a script makes the color of a `Color`: in any known initializer but those of components.
  private func isColorValue(_ arguments: [Argument], _ scope: Scope) -> Bool {
    if arguments.contains(where: { ["white", "red"].contains($0.label?.text) }) { return false }
    return matched(arguments, CallForms.view("Color"), scope) != nil
      || names.extensions.contains { $0.name.lastName == "Color" }
  }

  /// True if the text of an argument is a placeholder, or is made of one.
  private func isTextStandingIn(
    _ argument: Argument, for target: CallForm.Target, _ scope: Scope
  ) -> Bool {
    guard case .argument(let definition) = target else { return false }
    switch definition.type {
    case .text, .styledText, .textView:
      return holes.contains(argument.value.range.lowerBound) || isMadeUp(argument.value, scope)
    default: return false
    }
  }

  /// True for an unsupported format of a value, which then has another text.
  private func isSkippedFormat(_ argument: Argument, _ target: CallForm.Target) -> Bool {
    guard case .unsaid = target else { return false }
    return argument.label?.text == "format"
  }

  /// A call of a SwiftUI view that matches none of its forms: an error, unless another file may
  /// declare such a form. A `Color` is one without its arguments, too.
  private func lowerUnknownCall(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    let shapes = CallForms.view(name.text)
    var view = ViewEntry.view(LoweredView(named: name.text, name.range, expression.range))
    var consequence: String?
    if isForeign(arguments, shapes) {
      let isColor = name.text == "Color"
      consequence = isColor ? "its arguments are skipped" : "a placeholder is shown"
      if !isColor { view = knownStandIn(name, arguments, expression, scope) }
    }
    report(
      .swiftUnknownCall(
        name.text, labels: labels(arguments), known: labels(shapes), consequence: consequence,
        at: SourceRange(name.range)))
    return view
  }

  /// True if an optional argument with a name from another file is skipped, such as a spacing, a
  /// title or a selection.
  private func isLeftOut(_ argument: Argument, _ target: CallForm.Target) -> Bool {
    guard case .argument(let parameter) = target, !parameter.isRequired else { return false }
    switch parameter.type {
    case .content, .closure, .binding: return false
    default:
      return isHole(.argument, argument.value.range, parameter.name, needsForeignName: true)
    }
  }

  /// The picture in `Button("Title", systemImage: "star")`, where the label is a `Label` of both.
  private func pictureOfLabel(_ arguments: [Argument], of view: String) -> Argument? {
    guard let names = CallForms.arguments(ofView: view), names.contains("title"),
      names.contains("label"), !names.contains("systemImage"), arguments.first?.label == nil
    else { return nil }
    return arguments.first { ["systemImage", "image"].contains($0.label?.text) }
  }

  private func addLabel(
    _ title: Argument, _ picture: Argument, to members: inout DocumentObject, _ scope: Scope
  ) {
    let place = title.value.range
    var label = LoweredView(named: "Label", place, place)
    let arguments = [Argument(label: nil, value: title.value), picture]
    for (argument, target) in matched(arguments, CallForms.view("Label"), scope) ?? [] {
      add(argument, target, to: &label.members, of: "Label", scope)
    }
    members.add("label", place, label.value)
  }

  /// The labels of a call, `_` for none.
  func labels(_ arguments: [Argument]) -> [String] { arguments.map { $0.label?.text ?? "_" } }

  /// The labels of the forms that a call has.
  func labels(_ forms: [CallForm]) -> [[String]] {
    forms.map { $0.parameters.map { $0.label ?? "_" } }
  }

  // MARK: - Loops

  func isOverData(_ arguments: [Argument], _ scope: Scope) -> Bool {
    guard let first = arguments.first, first.label == nil, !first.isTrailing else { return false }
    return true
  }

  func lowerForEach(
    _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    let rows = lowerRows(arguments, expression, scope)
    guard let actions = arguments.first(where: { $0.label?.text == "editActions" }) else {
      return rows
    }
    let edits = Self.edits(actions.value)
    if edits.isEmpty { return rows }
    var group = LoweredView(named: "Group", actions.value.range, expression.range)
    group.members.add("children", actions.value.range, rows.value(expression.range))
    group.modifiers = edits.map { .word($0, actions.value.range) }
    return [.view(group)]
  }

  /// The modifiers that let a user edit rows as `.delete`, `[.delete, .move]`, or `.all` does.
  private static func edits(_ actions: Expression) -> [String] {
    switch actions.form {
    case .array(let elements): return elements.flatMap(edits)
    case .implicitMember(let name):
      return [("delete", "onDelete"), ("move", "onMove")]
        .filter { [$0.0, "all"].contains(name.text) }.map(\.1)
    default: return []
    }
  }

  private func lowerRows(
    _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    guard let data = arguments.first, !data.isTrailing,
      let content = arguments.last?.value, arguments.count > 1
    else {
      report(
        .swiftUnknownCall(
          "ForEach", labels: labels(arguments),
          known: [["_", "content"], ["_", "id", "content"]],
          at: SourceRange(expression.range)))
      return []
    }
    let whole = expression.range
    var form = DocumentObject(whole)
    let word = whole.lowerBound..<min(whole.lowerBound + 7, whole.upperBound)
    let id = arguments.first { $0.label?.text == "id" }?.value
    let element = declaredType(of: data.value, scope).flatMap { self.element(of: $0) }
    if isHole(.loop, data.value.range, "", needsForeignName: true, standsIn: element != nil) {
      if let closure = closure(content, scope) {
        addUnknownRows(closure.0, element, to: &form, word, closure.1)
      }
      return [.view(LoweredView(.control, form))]
    }
    form.add("forEach", word, .text(text(of: data.value, scope), data.value.range))
    if let id, case .implicitMember = id.form {
      report(.swiftNoKeyPath(text(id.range), at: SourceRange(id.range)))
    }
    if case .closure(let closure) = content.form, let loop = shortLoop(data.value, id, closure) {
      return lower(loop, expression, scope)
    }
    if let closure = closure(content, scope) {
      let children = arguments.first { $0.label?.text == "children" }?.value
      addLoop(closure.0, data.value, id, children: children, to: &form, word, closure.1)
    } else {
      // The content is a function, as in `ForEach(items, content: row)`.
      form.add("as", word, .word("element", word))
      var inner = scope.adding(["element"])
      inner.anonymous = []
      let parts = elementParts(of: content, scope) ?? ["element"]
      form.add("content", word, lowerCallOf(content, parts, inner).value(content.range))
    }
    return [.view(LoweredView(.control, form))]
  }

  /// Three rows over data that can't be read. Of their elements at most the type is known.
  private func addUnknownRows(
    _ closure: ClosureSyntax, _ element: DeclaredType?, to form: inout DocumentObject,
    _ word: Range<Int>, _ scope: Scope
  ) {
    var (names, inner) = parameters(of: closure, ["element"], scope)
    inner.note(closure.parameters?.map(\.name.text) ?? names, areMadeUp: true)
    let place = closure.body.range
    let row = "row\(place.lowerBound)"
    form.add("as", word, .word(row, word))
    if names.count == 1, let elements = standIns(for: element, names[0]) {
      inner.types[names[0]] = element
      let lets = ViewEntry.statement(
        .single("let", .single(names[0], .word(row, place), place), place))
      form.add("forEach", word, .word(elements, word))
      form.add("content", place, ([lets] + lower(closure.body, inner)).value(place))
      return
    }
    let lets = names.filter { $0 != "_" }.map { name in
      ViewEntry.statement(.single("let", .single(name, .word(unknown(name), place), place), place))
    }
    form.add("forEach", word, .word("0..<3", word))
    form.add("content", place, (lets + lower(closure.body, inner)).value(place))
  }

  /// The closure that an expression is or names.
  private func closure(_ expression: Expression, _ scope: Scope) -> (ClosureSyntax, Scope)? {
    if case .closure(let closure) = expression.form { return (closure, scope) }
    guard let name = ownName(expression),
      case .builder(let closure, let outer)? = scope.names[name.text]
    else { return nil }
    return (closure, outer)
  }

  /// The parts of a tuple that a function with several parameters takes as its arguments. `nil` for
  /// any other function.
  private func elementParts(of content: Expression, _ scope: Scope) -> [String]? {
    guard let name = ownName(content.withoutLabels), let function = viewHelper(name.text, scope),
      function.parameters.count > 1
    else { return nil }
    return function.parameters.indices.map { "element.\($0)" }
  }

  func lowerCallOf(
    _ callee: Expression, _ arguments: [String], _ scope: Scope
  ) -> [ViewEntry] {
    let callee = callee.withoutLabels
    if case .member(let type, let initializer) = callee.form,
      initializer.text.prefix(while: { $0 != "(" }) == "init",
      case .name(let view, _) = type.form, arguments.count == 1
    {
      // `ForEach(names, id: \.self, content: Text.init)`, or `Row.init(name:)`
      let written = initializer.text.dropFirst("init(".count).prefix { $0 != ":" }
      let label =
        written.isEmpty
        ? names.views[view.text].flatMap { form(of: $0).parameters.first?.name }
        : written == "_" ? nil : Name(text: String(written), range: initializer.range)
      return lowerCall(of: type, [(label, arguments[0])], scope)
    }
    if let function = viewFunction(callee, takingCount: arguments.count, scope) {
      return lowerCall(
        of: callee, zip(function.parameters.map(\.label), arguments).map { ($0, $1) }, scope)
    }
    guard let name = ownName(callee) else { return reportNoView(callee) }
    if case .slot(let slot, let inputs)? = scope.names[name.text] {
      var members = DocumentObject(callee.range)
      members.add("slot", name.range, .word(slot, name.range))
      var with = DocumentObject(callee.range)
      for (index, argument) in arguments.enumerated() {
        with.add(
          index < inputs.count ? inputs[index] : "value\(index)", callee.range,
          .single("$", .word(argument, callee.range), callee.range))
      }
      members.add("with", callee.range, .object(with))
      return [.view(LoweredView(.slot, members))]
    }
    return reportNoView(callee)
  }

  /// The function that an expression names without calling it, if it makes views of as many
  /// values.
  func viewFunction(
    _ value: Expression, takingCount count: Int, _ scope: Scope
  ) -> FunctionSyntax? {
    let value = value.withoutLabels
    var function = ownName(value).flatMap { viewHelper($0.text, scope) }
    if case .member(let base, let name) = value.form, let type = base.typeName {
      let view = type == "Self" ? scope.owner : names.views[type]
      function = view?.functions.first {
        $0.isStatic && $0.name.text == name.text && isViewFunction($0)
      }
    }
    return function.flatMap { $0.parameters.count == count ? $0 : nil }
  }

  /// The views of a function or an initializer that is called with some names.
  func lowerCall(
    of function: Expression, _ arguments: [(label: Name?, name: String)], _ scope: Scope
  ) -> [ViewEntry] {
    let range = function.range
    let call = Expression(
      .call(
        function,
        arguments.indices.map {
          Argument(label: arguments[$0].label, value: Expression(.anonymousParameter($0), range))
        }), range, depth: function.depth)
    var inner = scope
    inner.anonymous = arguments.map(\.name)
    return lower(call, inner)
  }

  private func addLoop(
    _ closure: ClosureSyntax, _ data: Expression, _ id: Expression?, children: Expression?,
    to form: inout DocumentObject, _ word: Range<Int>, _ scope: Scope
  ) {
    var (names, inner) = parameters(of: closure, ["element"], scope)
    inner.note(closure.parameters?.map(\.name.text) ?? names, areMadeUp: isMadeUp(data, scope))
    if names.count == 1 {
      inner.types[names[0]] = declaredType(of: data, scope).flatMap { element(of: $0) }
    }
    var lets: DocumentObject?
    if names.count > 1 {
      // A closure with several names splits a tuple.
      let whole = "pair\(closure.body.range.lowerBound)"
      var parts = DocumentObject(closure.body.range)
      for (index, name) in names.enumerated() where name != "_" {
        parts.add(name, closure.body.range, .word("\(whole).\(index)", closure.body.range))
      }
      lets = parts
      names = [whole]
      inner = inner.adding([whole])
    }
    let isBinding = closure.parameters?.first?.name.text.hasPrefix("$") ?? false
    form.add("as", word, .word((isBinding ? "$" : "") + names[0], word))
    if let id {
      // Without it, the elements are known by their positions.
      if !isWholeHole(.argument, id.range, "id") {
        form.add("id", id.range, .text(text(of: id, scope), id.range))
      }
    } else if !isRange(data) {
      form.add("id", data.range, .word("\\.id", data.range))
    }
    var views = lower(closure.body, inner)
    if let children {
      views = [.view(outlineRow(views, names[0], children, closure.body.range))]
    }
    if let lets, !lets.isEmpty {
      views.insert(.statement(.single("let", .object(lets), closure.body.range)), at: 0)
    }
    form.add("content", closure.body.range, views.value(closure.body.range))
  }

  /// The row of an element that may have children: the label of a closed group if it has some.
  private func outlineRow(
    _ views: [ViewEntry], _ element: String, _ children: Expression, _ range: Range<Int>
  ) -> LoweredView {
    let place = children.range
    let path = text(place).drop { $0 != "." }
    var group = LoweredView(named: "DisclosureGroup", place, range)
    group.members.add("label", range, views.value(range))
    var form = DocumentObject(range)
    form.add("if", place, .word("\(element)\(path) != nil", place))
    form.add("then", range, group.value)
    form.add("else", range, views.value(range))
    return LoweredView(.control, form)
  }

  /// True if the data are consecutive numbers, which need no id.
  private func isRange(_ data: Expression) -> Bool {
    switch data.form {
    case .infix(let name, _, _): return name.text == "..<" || name.text == "..."
    case .parenthesized(let inner): return isRange(inner)
    case .member(_, let name): return name.text == "indices"
    case .call(let callee, _):
      if case .name(let name, _) = callee.form { return name.text == "Range" }
      return false
    default: return false
    }
  }

  /// `List(items) { … }`: a list over `ForEach`.
  func lowerList(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    var view = LoweredView(named: name.text, name.range, expression.range)
    if let selection = arguments.first(where: { $0.label?.text == "selection" })?.value,
      case .name = selection.form
    {
      view.members.add("selection", selection.range, self.expression(selection, scope))
    }
    let loop = arguments.filter { $0.label?.text != "selection" }
    let rows = lowerForEach(loop, expression, scope)
    view.members.add("children", name.range, rows.value(expression.range))
    return [.view(view)]
  }

  // MARK: - Text

  /// `Text("a") + Text("b")`
  func lowerStyledText(_ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    var parts: [DocumentValue] = []
    func collect(_ expression: Expression) {
      switch expression.form {
      case .infix(let name, let left, let right) where name.text == "+":
        collect(left)
        collect(right)
      case .parenthesized(let inner): collect(inner)
      default: parts += interpolatedParts(expression, scope) ?? [textPart(expression, scope)]
      }
    }
    collect(expression)
    var view = LoweredView(named: "Text", expression.range, expression.range)
    view.members.add("text", expression.range, .list(parts, expression.range))
    return [.view(view)]
  }

  /// `Text("a \(Text("b").bold()) c")` as the parts of a text. `nil` for any other literal, and for
  /// one without a text that has modifiers.
  func interpolatedParts(_ expression: Expression, _ scope: Scope) -> [DocumentValue]? {
    guard case .call(let callee, let arguments) = expression.form,
      case .name(let name, _) = callee.form,
      name.text == "Text", arguments.count == 1, arguments[0].label == nil,
      case let literal = arguments[0].value, case .string(let pieces) = literal.form,
      literalText(literal, scope) != nil, translation(of: literal, scope) == nil
    else { return nil }
    let replacements = replacements(inLiteral: literal, scope)
    var parts: [DocumentValue] = []
    var place = literal.range.lowerBound + 1
    func addLiteral(upTo end: Int) {
      guard place < end else { return }
      parts.append(.text(text(of: place..<end, replacing: replacements), place..<end))
    }
    var hasParts = false
    for case .interpolation(let value, let format) in pieces where format.isEmpty {
      let range = value.range.lowerBound - 2..<value.range.upperBound + 1
      guard isStyledText(value), range.lowerBound >= place,
        bytes[range].starts(with: "\\(".utf8), bytes[range.upperBound - 1] == UInt8(ascii: ")")
      else { continue }
      addLiteral(upTo: range.lowerBound)
      parts.append(textPart(value, scope))
      place = range.upperBound
      hasParts = true
    }
    addLiteral(upTo: literal.range.upperBound - 1)
    return hasParts ? parts : nil
  }

  /// True for `Text("a").bold()`.
  private func isStyledText(_ expression: Expression) -> Bool {
    let (part, styles) = styles(of: expression)
    guard case .call(let callee, _) = part.form, case .name(let name, _) = callee.form else {
      return false
    }
    return name.text == "Text" && !styles.isEmpty
  }

  /// The text inside its modifiers, and the modifiers from the inside out.
  private func styles(
    of expression: Expression
  ) -> (text: Expression, styles: [(name: Name, value: Expression?)]) {
    var styles: [(name: Name, value: Expression?)] = []
    var part = expression
    while case .call(let callee, let arguments) = part.form,
      case .member(let base, let name) = callee.form
    {
      styles.insert((name, arguments.first.flatMap { $0.label == nil ? $0.value : nil }), at: 0)
      part = base
    }
    return (part, styles)
  }

  private func textPart(_ expression: Expression, _ scope: Scope) -> DocumentValue {
    let (part, styles) = styles(of: expression)
    guard case .call(let callee, let arguments) = part.form, case .name(let name, _) = callee.form,
      name.text == "Text", let shown = arguments.first
    else {
      _ = reportNoView(expression)
      return .word("", expression.range)
    }
    let text = textStandingIn(for: shown.value, scope) ?? displayedText(shown, scope)
    var object = DocumentObject(expression.range)
    object.add("text", shown.value.range, text)
    for (name, value) in styles { addStyle(name, value, to: &object, scope) }
    let isPlain = object.members.count == 1 && literalText(shown.value, scope) != nil
    return isPlain ? text : .object(object)
  }

  /// Adds a modifier of a part of a text. The first of several wins.
  private func addStyle(
    _ name: Name, _ value: Expression?, to object: inout DocumentObject, _ scope: Scope
  ) {
    let key = name.text == "foregroundColor" ? "foregroundStyle" : name.text
    guard Self.partStyles.contains(key), !object.has(key) else { return }
    if let value {
      if case .nothing = value.form { return }
      object.add(key, name.range, styleText(value) ?? self.expression(value, scope))
    } else if ParameterDefinition.emphasisOfPart.contains(where: { $0.parameter.name == key }) {
      object.add(key, name.range, .truth(true, name.range))
    }
  }

  private static let partStyles = Set(
    ParameterDefinition.argumentsOfPart.dropFirst().map(\.name))
}

extension CallForm.Target {
  /// True if the parameter takes views.
  fileprivate var isContent: Bool {
    if case .argument(let parameter) = self, parameter.type == .content { return true }
    return false
  }
}

extension Expression {
  /// The name of a function without its labels: `row` for `row(item:)`. An initializer keeps them.
  fileprivate var withoutLabels: Expression {
    switch form {
    case .name(let name, let arguments) where name.text.hasSuffix(")"):
      Expression(.name(name.withoutLabels, arguments), range, depth: depth)
    case .member(let base, let name)
    where name.text.hasSuffix(")") && !name.text.hasPrefix("init("):
      Expression(.member(base, name.withoutLabels), range, depth: depth)
    default: self
    }
  }
}

extension Name {
  fileprivate var withoutLabels: Name {
    Name(text: String(text.prefix { $0 != "(" }), range: range)
  }
}
