import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Styles of controls that the file declares: styles of the document.
extension SwiftLowering {
  // MARK: - Style configurations

  /// The protocol of styles with a configuration type: `Configuration`,
  /// `ButtonStyle.Configuration`, `ButtonStyleConfiguration`.
  func configuration(_ type: TypeSyntax?, in view: DeclaredView? = nil) -> StyleProtocol? {
    guard case .named(let base, let name, _)? = type?.form else { return nil }
    guard let base else {
      return StyleProtocol.allCases.first { $0.configuration == name.text }
        ?? (name.text == "Configuration" ? view.flatMap { style(around: $0) } : nil)
    }
    guard name.text == "Configuration", let outer = base.lastName else { return nil }
    if case .style(let style)? = names.views[outer]?.kind { return style }
    return StyleProtocol(rawValue: outer)
  }

  /// The protocol of the style that a view is declared in.
  func style(around view: DeclaredView) -> StyleProtocol? {
    for owner in view.owners.reversed() {
      if case .style(let style)? = names.views[owner]?.kind { return style }
    }
    return nil
  }

  /// The slot for a member of a style's configuration: `configuration.label`.
  func part(_ name: Name, of base: Expression, _ scope: Scope) -> SourceText? {
    guard let own = ownName(base),
      case .configuration(let style, let written)? = scope.names[own.text],
      style.parts.contains(name.text)
    else { return nil }
    let place = base.range.lowerBound
    return SourceText("\(written).", at: place) + SourceText(name.range)
  }

  /// A slot for views of the control.
  func slot(_ part: SourceText, _ range: Range<Int>) -> ViewEntry {
    var members = DocumentObject(range)
    members.add("slot", range, .text(part, range))
    return .view(LoweredView(.slot, members))
  }

  /// The control inside a style: `configuration` of a text field.
  func control(_ expression: Expression, _ scope: Scope) -> ViewEntry? {
    guard let own = ownName(expression),
      case .configuration(let style, let written)? = scope.names[own.text],
      style.configuration == nil
    else { return nil }
    return slot(SourceText(written, at: expression.range.lowerBound), expression.range)
  }

  /// The control that a style makes again from its configuration: `Toggle(configuration)`.
  func control(
    _ name: Name, of arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry? {
    guard arguments.count == 1, arguments[0].label == nil, let own = ownName(arguments[0].value),
      case .configuration(let style, let written)? = scope.names[own.text],
      style.control == name.text
    else { return nil }
    return slot(SourceText(written, at: expression.range.lowerBound), expression.range)
  }

  /// A call of a control's action, if the function itself is written: `configuration.trigger`.
  func callOfControl(_ value: Expression, _ scope: Scope) -> SourceText? {
    guard case .member(let base, _) = value.form, let own = ownName(base),
      case .configuration? = scope.names[own.text]
    else { return nil }
    return text(of: value, scope) + SourceText("()", at: value.range.upperBound)
  }

  // MARK: - Uses

  /// A modifier that sets a style of the file, or `nil` if it sets another style.
  func style(of arguments: [Argument], _ name: Name, _ scope: Scope) -> DocumentValue? {
    guard arguments.count == 1, let use = styleUse(arguments[0].value, name, scope),
      case .style(let style) = use.view.kind, style.modifier == name.text
    else { return nil }
    useStyle(use.view)
    guard let given = given(use.view, use.arguments, scope, use.name) else {
      return .word(name.text, name.range)
    }
    return modifier(of: style, use.view, given: given.members, use.name)
  }

  /// True if the argument is one of the file's styles with the wrong protocol. Reports it.
  func reportsStyleOfAnotherProtocol(
    _ arguments: [Argument], _ name: Name, _ scope: Scope
  ) -> Bool {
    guard arguments.count == 1, let use = styleUse(arguments[0].value, name, scope),
      case .style(let style) = use.view.kind,
      StyleProtocol.allCases.contains(where: { $0.modifier == name.text })
    else { return false }
    report(
      .styleOfAnotherProtocol(
        use.view.name, style.rawValue, of: name.text, instead: style.modifier,
        at: SourceRange(use.name.range)))
    return true
  }

  /// The modifier that sets a style.
  func modifier(
    of style: StyleProtocol, _ view: DeclaredView, given members: DocumentObject, _ name: Name
  ) -> DocumentValue {
    let value =
      members.isEmpty
      ? DocumentValue.word(view.name, name.range)
      : .single(view.name, .object(members), name.range)
    return .single(style.modifier, value, name.range)
  }

  /// A style with the arguments of its initializer.
  private struct StyleUse {
    let view: DeclaredView
    let name: Name
    let arguments: [Argument]
  }

  /// `Chip(color: .red)`, `.chip`, `.chip(.red)`
  private func styleUse(_ value: Expression, _ modifier: Name, _ scope: Scope) -> StyleUse? {
    switch value.form {
    case .call(let callee, let arguments):
      if case .implicitMember(let name) = callee.form {
        return styleMember(name, arguments, modifier)
      }
      return madeStyle(callee, arguments, as: nil)
    case .implicitMember(let name): return styleMember(name, [], modifier)
    default: return nil
    }
  }

  private func madeStyle(
    _ callee: Expression, _ arguments: [Argument], as own: String?
  ) -> StyleUse? {
    var type: Name?
    switch callee.form {
    case .name(let name, _): type = name
    case .member(let base, let name) where name.text == "init":
      if case .name(let base, _) = base.form { type = base }
    case .implicitMember(let name) where name.text == "init": type = name
    default: break
    }
    guard let type else { return nil }
    let name = ["Self", "init"].contains(type.text) ? own ?? "" : type.text
    guard let view = names.views[name], case .style = view.kind else { return nil }
    return StyleUse(view: view, name: type, arguments: arguments)
  }

  /// The style that a static member of the protocol's extensions makes, with the arguments of the
  /// call.
  private func styleMember(
    _ name: Name, _ arguments: [Argument], _ modifier: Name
  ) -> StyleUse? {
    for member in names.styleMembers
    where member.name == name.text && member.style.modifier == modifier.text {
      let parameters = member.parameters.map(CallParameter.init)
      guard let given = parameters.arguments(of: arguments),
        let made = made(by: member), case .call(let callee, let inner) = made.form,
        let use = madeStyle(callee, inner, as: member.type),
        let handed = handed(inner, member.parameters, given)
      else { continue }
      return StyleUse(view: use.view, name: name, arguments: handed)
    }
    return nil
  }

  /// The only expression of a body.
  private func made(by member: DeclaredNames.StyleMember) -> Expression? {
    guard let statements = member.body?.statements, statements.count == 1 else { return nil }
    switch statements[0].form {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }

  /// Arguments in which a function's parameters are replaced by its arguments, or `nil` if one is
  /// part of a larger expression.
  private func handed(
    _ arguments: [Argument], _ parameters: [ParameterSyntax], _ given: [Expression?]
  ) -> [Argument]? {
    var handed: [Argument] = []
    for argument in arguments {
      if let own = ownName(argument.value),
        let place = parameters.firstIndex(where: { $0.name.text == own.text })
      {
        guard let value = given[place] ?? parameters[place].defaultValue else { return nil }
        handed.append(Argument(label: argument.label, value: value))
        continue
      }
      let mentioned = mentionedNames(argument.value)
      if parameters.contains(where: { mentioned.contains($0.name.text) }) { return nil }
      handed.append(argument)
    }
    return handed
  }

  /// Sees to it that the document has the style.
  func useStyle(_ view: DeclaredView) {
    guard usedViews.insert(view.name).inserted else { return }
    waiting.append { [self] in styles.add(view.name, nameRange(view), .object(component(view))) }
  }
}
