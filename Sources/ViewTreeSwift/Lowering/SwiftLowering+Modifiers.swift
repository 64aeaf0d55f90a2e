import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Modifiers: SwiftUI's, and those of the file.
extension SwiftLowering {
  /// True if a modifier affects layout or preferences, and its closure, if any, neither returns nor
  /// changes a value, so that it has a placeholder.
  private static func isPlain(_ name: String) -> Bool {
    guard let definition = ModifierRegistry.standard[name] else { return true }
    switch definition.meaning {
    case .alignmentGuide, .anchorPreference, .transformPreference, .transformAnchorPreference,
      .transformEnvironment:
      return false
    default: return !definition.isNeutral
    }
  }

  func modify(
    _ entries: [ViewEntry], _ name: Name, _ arguments: [Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> [ViewEntry] {
    if entries.isEmpty || PreviewFinder.isOfPreviews(name.text) { return entries }
    if let copy = changedCopy(entries, by: name, arguments, scope) { return copy }
    if let changed = change(entries, by: name, arguments, range, scope) { return changed }
    if let animated = animate(entries, by: name, arguments, range, scope) { return animated }
    var view = entries.single(range)
    stretch(&view, before: name, arguments)
    if name.text == "accessibilityIdentifier", arguments.count == 1,
      literalText(arguments[0].value, scope) != nil, case .named = view.form, view.id == nil
    {
      view.id = displayedText(arguments[0].value, scope, isKey: false)
      return [.view(view)]
    }
    if changeColumn(&view, by: name, arguments, scope) { return [.view(view)] }
    if names.support(name.text) == .size, case .named = view.form {
      addSize(arguments, range, to: &view, scope)
      return [.view(view)]
    }
    if name.text == "scrollPosition", let offset = constantOffset(arguments),
      text(view.range).hasPrefix("ScrollView")
    {
      view.members.add("contentOffset", range, point(offset, scope))
      return [.view(view)]
    }
    // Nothing is lost if a view that isn't known has a modifier that isn't.
    if view.isStandIn, !isKnownModifier(name.text) { return [.view(view)] }
    if let modifier = lowerModifier(name, arguments, of: self.name(of: view), range, scope) {
      view.modifiers.append(modifier)
    }
    return [.view(view)]
  }

  private func isKnownModifier(_ name: String) -> Bool {
    CallForms.isModifier(name) || name == "modifier" || names.viewFunctions[name] != nil
      || names.viewProperties[name] != nil
  }

  /// The name of a view, or `nil` if it's a control.
  private func name(of view: LoweredView) -> String? {
    guard case .named(.text(let text, _)) = view.form, text.pieces.count == 1 else { return nil }
    return switch text.pieces[0] {
    case .source(let range): self.text(range)
    case .made(let name, _): name
    }
  }

  /// A modifier in the document's form, or `nil` if it's skipped.
  private func lowerModifier(
    _ name: Name, _ arguments: [Argument], of view: String? = nil, _ range: Range<Int>,
    _ scope: Scope
  ) -> DocumentValue? {
    let isOwn = names.viewFunctions[name.text] != nil || names.viewProperties[name.text] != nil
    let place = name.range.through(range)
    if isOwn || name.text == "modifier", isWholeHole(.modifier, place, name.text) { return nil }
    if name.text == "modifier" { return ownModifier(ofType: arguments, name, scope) }
    if let own = ownModifier(name, arguments, of: view, scope) { return own }
    if name.text == "colorScheme", arguments.count == 1 {
      // The older form of `environment(\.colorScheme, .dark)`.
      var value = DocumentObject(name.range)
      value.add("keyPath", name.range, .word("\\.colorScheme", name.range))
      value.add("value", name.range, explicit(arguments[0].value, scope))
      return .single("environment", .object(value), name.range)
    }
    guard CallForms.isModifier(name.text) else {
      noteUnknown(name, isView: false)
      return nil
    }
    if let style = style(of: arguments, name, scope) { return style }
    if reportsStyleOfAnotherProtocol(arguments, name, scope) { return nil }
    let shapes = CallForms.modifier(name.text)
    if let style = ownStyle(name, arguments) {
      report(
        .swiftArgumentLeftOut(style.text, of: name.text, at: SourceRange(style.range)))
      return nil
    }
    let isPlain = Self.isPlain(name.text)
    if isHole(.modifier, place, name.text, needsForeignName: isPlain) { return nil }
    if name.text == "navigationBarItems" { return barItems(name, arguments, scope) }
    if Self.presentations.contains(name.text),
      !arguments.contains(where: { Self.presented.contains($0.label?.text) })
    {
      report(
        .swiftUnknownCall(
          name.text, labels: labels(arguments), known: labels(CallForms.modifier(name.text)),
          consequence: "skipped", at: SourceRange(name.range)))
      return nil
    }
    if name.text == "onReceive" { return receiver(name, arguments, scope) }
    if let size = sizeCategory(name, arguments) { return size }
    if name.text == "scrollPosition", arguments.count == 1,
      arguments[0].label?.text == "initialAnchor"
    {
      return .single("defaultScrollAnchor", expression(arguments[0].value, scope), name.range)
    }
    let arguments =
      name.text == "listSectionSpacing"
      ? arguments.map(Self.length)
      // The value of a key can be a trailing closure.
      : name.text == "environment"
        ? arguments.map { Argument(label: $0.label, value: $0.value) } : arguments
    if name.text == "listSectionSpacing", arguments.count == 1, !Self.isImplicit(arguments[0].value)
    {
      let points = expression(arguments[0].value, scope)
      return .single(name.text, .single("points", points, name.range), name.range)
    }
    if arguments.isEmpty {
      return name.text == "background"
        ? .single(name.text, .single("style", .word(name.text, name.range), name.range), name.range)
        : .word(name.text, name.range)
    }
    if name.text == "environment", let modifier = modifierOfValue(arguments) {
      return lowerModifier(
        modifier, [Argument(label: nil, value: arguments[1].value)], range, scope)
    }
    if name.text == "environment", arguments.count == 1 {
      if isObjectOfOtherFile(arguments[0].value) || isUnreadObject(arguments[0].value, scope) {
        let object = text(arguments[0].value.range)
        report(.swiftArgumentLeftOut(object, of: name.text, at: SourceRange(name.range)))
        return nil
      }
      return .single(name.text, expression(arguments[0].value, scope), name.range)
    }
    guard let matched = matched(arguments, shapes, scope) else {
      report(
        .swiftUnknownCall(
          name.text, labels: labels(arguments), known: labels(shapes),
          consequence: isForeign(arguments, shapes) ? "skipped" : nil, at: SourceRange(name.range))
      )
      return nil
    }
    var members = DocumentObject(place)
    for (argument, target) in matched {
      add(argument, target, to: &members, of: name.text, scope)
    }
    if name.text == "background", members.has("in"), !members.has("style") {
      members.add("style", name.range, .word("background", name.range))
    }
    if let alone = alone(matched, members) { return .single(name.text, alone, name.range) }
    if members.isEmpty { return .word(name.text, name.range) }
    var modifier = DocumentObject(place)
    modifier.add(name.text, name.range, .object(members))
    return .object(modifier)
  }

  /// Modifiers of presentations, whose first argument a package may replace.
  private static let presentations: Set = [
    "alert", "confirmationDialog", "sheet", "fullScreenCover", "popover",
  ]
  private static let presented: Set<String?> = ["isPresented", "item", "error", "presenting"]

  /// True if the object is of a class that the file doesn't declare: `Model()`, `Model.shared`.
  private func isObjectOfOtherFile(_ value: Expression) -> Bool {
    switch value.form {
    case .call(let inner, _), .member(let inner, _): isObjectOfOtherFile(inner)
    case .name(let type, _): type.text.first?.isUppercase == true && !isObject(type.text)
    default: false
    }
  }

  /// True if the value is a property whose class the document doesn't have.
  private func isUnreadObject(_ value: Expression, _ scope: Scope) -> Bool {
    guard let name = ownName(value),
      let property = scope.owner?.storedProperties.first(where: { $0.boundName?.text == name.text }
      ),
      let type = className(of: property)
    else { return false }
    return type.first?.isUppercase == true && !isObject(type)
  }

  /// The length in `.custom(10)`.
  private static func length(_ argument: Argument) -> Argument {
    guard case .call(let callee, let inner) = argument.value.form, inner.count == 1,
      case .implicitMember(let name) = callee.form, name.text == "custom"
    else { return argument }
    return Argument(label: argument.label, value: inner[0].value)
  }

  /// True for `.compact` and for `isWide ? .default : .compact`.
  private static func isImplicit(_ expression: Expression) -> Bool {
    switch expression.form {
    case .implicitMember: true
    case .ternary(_, let first, let second): isImplicit(first) || isImplicit(second)
    case .parenthesized(let inner): isImplicit(inner)
    default: false
    }
  }

  /// `environment(\.sizeCategory, .extraLarge)`, the older name of a text size.
  private func sizeCategory(_ name: Name, _ arguments: [Argument]) -> DocumentValue? {
    guard name.text == "environment", arguments.count == 2,
      case .keyPath(_, let keys) = arguments[0].value.form, keys.map(\.text) == ["sizeCategory"],
      case .implicitMember(let category) = arguments[1].value.form,
      let size = TextSizeOrder.categories.firstIndex(of: category.text)
    else { return nil }
    return .single("dynamicTypeSize", .word(TextSizeOrder.names[size], category.range), name.range)
  }

  /// The modifier that sets a value of the environment: `lineLimit` in
  /// `environment(\.lineLimit, 2)`.
  private func modifierOfValue(_ arguments: [Argument]) -> Name? {
    guard arguments.count == 2, case .keyPath(_, let keys) = arguments[0].value.form,
      let key = keys.first, keys.count == 1, SystemEnvironmentValue.modifiers.contains(key.text),
      !names.environmentValues.contains(where: { $0.boundName?.text == key.text })
    else { return nil }
    return key
  }

  /// The style of a modifier that the file itself declares, beyond SwiftUI's names.
  private func ownStyle(_ name: Name, _ arguments: [Argument]) -> Name? {
    guard let value = arguments.first?.value, let known = Self.styles(of: name.text) else {
      return nil
    }
    switch value.form {
    case .call(let callee, _):
      switch callee.form {
      case .name(let type, _): return known.contains(type.text) ? nil : type
      case .implicitMember(let style): return known.contains(style.text) ? nil : style
      default: return nil
      }
    case .implicitMember(let style):
      // A misspelled style is reported as such.
      let isMisspelt = NearMatch.nearestName(to: style.text, in: known) != nil
      return known.contains(style.text) || isMisspelt ? nil : style
    default: return nil
    }
  }

  /// The names of the styles that a modifier takes, or `nil` for any other modifier.
  private static func styles(of modifier: String) -> [String]? {
    guard modifier.hasSuffix("Style"),
      case .option(let names)? = ModifierRegistry.standard[modifier]?.parameters.first?.type
    else { return nil }
    return names
  }

  /// True if a call has a label that is unlike all known labels, so that another file must declare
  /// the function.
  func isForeign(_ arguments: [Argument], _ shapes: [CallForm]) -> Bool {
    let known = shapes.flatMap { $0.parameters.compactMap(\.label) }
    return arguments.contains { argument in
      guard let label = argument.label?.text, !known.contains(label) else { return false }
      return NearMatch.nearestName(to: label, in: known) == nil
    }
  }

  /// The value of the only argument, if it may omit its name.
  private func alone(
    _ matched: [(argument: Argument, target: CallForm.Target)], _ members: DocumentObject
  ) -> DocumentValue? {
    guard matched.count == 1, members.members.count == 1,
      case .argument(let definition) = matched[0].target, definition.isUnlabelled
    else { return nil }
    let value = members.members[0].value
    switch (definition.type, value) {
    case (.content, .object(let object)): return object.has("view") ? value : nil
    case (.any, _): return nil
    case (.edges, _) where !matched[0].argument.value.namesMembers: return nil
    case (.content, _), (_, .object): return nil
    default: return value
    }
  }

  /// `navigationBarItems(leading:trailing:)` as the items of a toolbar.
  private func barItems(
    _ name: Name, _ arguments: [Argument], _ scope: Scope
  ) -> DocumentValue? {
    let placements = ["leading": "topBarLeading", "trailing": "topBarTrailing"]
    let items = arguments.compactMap { argument -> ViewEntry? in
      guard let label = argument.label, let placement = placements[label.text] else { return nil }
      var item = LoweredView(named: "ToolbarItem", label.range, argument.value.range)
      item.members.add("placement", label.range, .word(placement, label.range))
      item.members.add(
        "content", argument.value.range, lower(argument.value, scope).value(argument.value.range))
      return .view(item)
    }
    return .single("toolbar", .single("content", items.value(name.range), name.range), name.range)
  }

  // MARK: - Events

  /// `onReceive`: a timer, or a publisher by its name.
  private func receiver(
    _ name: Name, _ arguments: [Argument], _ scope: Scope
  ) -> DocumentValue? {
    guard let publisher = arguments.first?.value, let closure = arguments.last?.value,
      arguments.count == 2
    else { return nil }
    if let change = change(of: publisher, scope) {
      report(
        .swiftArgumentLeftOut(change.text, of: name.text, at: SourceRange(change.range)))
      return nil
    }
    var members = DocumentObject(name.range)
    if let interval = interval(publisher, scope) {
      members.add("every", publisher.range, expression(interval, scope))
    } else {
      members.add("publisher", publisher.range, .word(publisherName(publisher), publisher.range))
    }
    members.add("perform", closure.range, action(closure, scope) ?? .word("{ }", closure.range))
    return .single(name.text, .object(members), name.range)
  }

  /// Operators that make a publisher and don't change its output.
  private static let plainPublishers: Set = [
    "autoconnect", "eraseToAnyPublisher", "makeConnectable", "objectWillChange", "publish",
    "publisher", "receive", "share",
  ]

  /// The first call that makes other values of those of a publisher, or sends them at other times.
  private func change(of publisher: Expression, _ scope: Scope) -> Name? {
    guard case .call(let callee, let arguments) = publisher.form,
      case .member(let base, let name) = callee.form
    else {
      return publisherValue(publisher, scope).flatMap { change(of: $0, scope) }
    }
    if let earlier = change(of: base, scope) { return earlier }
    let isPlain = Self.plainPublishers.contains(name.text) || isTime(name, arguments)
    return isPlain ? nil : name
  }

  /// True for `map(\.timeIntervalSinceReferenceDate)`: the seconds, which documents use for a
  /// timer.
  private func isTime(_ name: Name, _ arguments: [Argument]) -> Bool {
    guard name.text == "map", arguments.count == 1,
      case .keyPath(_, let keys) = arguments[0].value.form
    else { return false }
    return keys.map(\.text) == ["timeIntervalSinceReferenceDate"]
  }

  /// The value of the property that a publisher is.
  private func publisherValue(_ publisher: Expression, _ scope: Scope) -> Expression? {
    guard let name = ownName(publisher) else { return nil }
    let property =
      scope.owner?.storedProperties.first { $0.boundName?.text == name.text }
      ?? names.globals.first { $0.boundName?.text == name.text }
    return property?.value
  }

  /// The seconds of `Timer.publish(every: …)`, anywhere in a chain.
  private func interval(_ publisher: Expression, _ scope: Scope) -> Expression? {
    switch publisher.form {
    case .call(let callee, let arguments):
      if case .member(_, let name) = callee.form, name.text == "publish" {
        return arguments.first { $0.label?.text == "every" }?.value
      }
      if case .member(let base, _) = callee.form { return interval(base, scope) }
      return nil
    default: return publisherValue(publisher, scope).flatMap { interval($0, scope) }
    }
  }

  /// The last name that a publisher is called by.
  private func publisherName(_ publisher: Expression) -> String {
    switch publisher.form {
    case .name(let name, _), .projected(let name), .implicitMember(let name): return name.text
    case .call(let callee, let arguments):
      if let notification = arguments.first(where: { $0.label?.text == "for" })?.value {
        return publisherName(notification)
      }
      return publisherName(callee)
    case .member(let base, let name):
      if name.text == "publisher" { return publisherName(base) }
      return name.text.first == "$" ? String(name.text.dropFirst()) : name.text
    default: return "publisher"
    }
  }
}

extension Expression {
  /// The name in a call such as `.spacing(8)`.
  var implicitCall: Name? {
    guard case .call(let callee, _) = form, case .implicitMember(let name) = callee.form else {
      return nil
    }
    return name
  }

  /// The closure that it is, or `nil` for other expressions.
  var closure: ClosureSyntax? {
    if case .closure(let closure) = form { return closure }
    return nil
  }

  /// True if it's an implicit member, or a list.
  fileprivate var namesMembers: Bool {
    switch form {
    case .implicitMember, .array: true
    default: false
    }
  }
}
