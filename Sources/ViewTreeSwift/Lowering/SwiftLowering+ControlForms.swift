import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Forms of controls that a document writes as other forms.
extension SwiftLowering {
  /// `Toggle("All", sources: $alarms, isOn: \.isOn)` as a toggle that is on if all sources are.
  func toggleOfSources(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> LoweredView? {
    guard name.text == "Toggle",
      let sources = arguments.first(where: { $0.label?.text == "sources" })?.value,
      let isOn = arguments.first(where: { $0.label?.text == "isOn" })?.value,
      case .keyPath(_, let path) = isOn.form,
      let condition = condition(of: sources, path.map(\.text).filter { $0 != "self" })
    else { return nil }
    report(.swiftSourcesOnlyShown(at: SourceRange(sources.range)))
    var view = LoweredView(named: "Toggle", name.range, expression.range)
    for argument in arguments where !["sources", "isOn"].contains(argument.label?.text) {
      if case .closure(let closure) = argument.value.form {
        let views = lower(closure.body, scope).value(argument.value.range)
        view.members.add("label", argument.value.range, views)
      } else {
        view.members.add("title", argument.value.range, displayedText(argument, scope))
      }
    }
    let text = SourceText(condition, at: sources.range.lowerBound)
    view.members.add("isOn", sources.range, .single("$", .text(text, sources.range), sources.range))
    return view
  }

  /// The condition that all sources are on: `a && b`, or `alarms.allSatisfy { $0.isOn }`.
  private func condition(of sources: Expression, _ path: [String]) -> String? {
    let suffix = path.map { ".\($0)" }.joined()
    func variable(_ expression: Expression) -> String? {
      guard case .projected(let name) = expression.form else { return nil }
      return name.text.first == "$" ? String(name.text.dropFirst()) : name.text
    }
    if case .array(let elements) = sources.form {
      let names = elements.compactMap(variable)
      guard names.count == elements.count, !names.isEmpty else { return nil }
      return names.map { $0 + suffix }.joined(separator: " && ")
    }
    return variable(sources).map { "\($0).allSatisfy { $0\(suffix) }" }
  }

  /// A `Picker` with a `currentValueLabel`. If that is a text, it's shown instead of the chosen option.
  func pickerWithValueLabel(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry? {
    guard name.text == "Picker",
      let label = arguments.first(where: { $0.label?.text == "currentValueLabel" }),
      case .view(var view) = lowerKnown(
        name, arguments.filter { $0.label?.text != "currentValueLabel" }, expression, scope)
    else { return nil }
    if case .closure(let closure) = label.value.form, let sole = closure.body.sole,
      case .call(let callee, let given) = sole.form, case .name(let text, _) = callee.form,
      text.text == "Text", given.count == 1
    {
      view.members.add("value", sole.range, displayedText(given[0], scope))
    } else {
      report(
        .swiftArgumentLeftOut(
          "currentValueLabel", of: name.text, at: SourceRange(label.value.range)))
    }
    return .view(view)
  }
}
