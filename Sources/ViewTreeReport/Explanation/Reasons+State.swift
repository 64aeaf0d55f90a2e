import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The state variables that a length depends on, and the actions that set them.
extension Reasons {
  /// The scripts that set a length, with the state variables that they read and the last changes.
  func sources(_ sources: [ViewExplanation.Source]) -> String {
    sources.map { source in
      var read: [String] = []
      for name in source.variables.map(stored) where !read.contains(name) { read.append(name) }
      // The value of an object says less than that of its property, which the script reads.
      let isPart = source.variables.contains { state($0)?.value.isComposite == true }
      let value = isPart ? source.value.map { ", now \(shortened(number($0)))," } ?? "" : ""
      let variables = read.joined(separator: ", ")
      let noun = read.count == 1 ? "state variable" : "state variables"
      var words = ", \(source.parameter) is "
      if source.variables.isEmpty {
        words += "'\(source.expression)'"
      } else if source.expression == variables {
        words += "\(noun) \(variables)"
      } else {
        words += "'\(source.expression)'\(value) of \(noun) \(variables)"
      }
      return words
        + read.filter { value.isEmpty || state($0)?.value.isComposite != true }
        .compactMap { change(of: $0, setters: source.setters) }.joined()
        + inputs(of: source) + setters(of: source)
    }.joined()
  }

  /// The sizes and numbers of a script that are no state, with the views that the sizes belong to.
  private func inputs(of source: ViewExplanation.Source) -> String {
    let words = source.inputs.map { input in
      let provider = input.provider.map { ", the size of \(name($0))" } ?? ""
      return "\(input.text) is \(length(input.value))\(provider)"
    }
    return words.isEmpty ? "" : ": \(words.joined(separator: ", "))"
  }

  /// The length with another value of a state variable.
  func other(_ axis: Axis, _ other: ViewExplanation.Alternative?) -> String {
    guard let other else { return "" }
    let value = shortened(ValueText.text(other.value))
    return "; if \(other.variable) is \(value), it is \(length(other.length)) \(size(axis).word)"
  }

  /// The modifiers whose actions set a variable, with its value.
  private func setters(of source: ViewExplanation.Source) -> String {
    guard !source.setters.isEmpty else { return "" }
    let shown = source.setters.prefix(2).map { setter in
      "\(modifierName(setter)) of \(setter.view.map { names.described($0) } ?? "a view")"
        + (setter.line.map { " (line \($0))" } ?? "") + delivery(to: setter)
    }
    let more = source.setters.count > 2 ? " and \(source.setters.count - 2) more" : ""
    return ", set by \(shown.joined(separator: ", "))\(more)"
  }

  /// The pass in which an `onPreferenceChange` got its last value, and the view that wrote this
  /// value. Empty if a view has several keys, and for other actions, which have their own entries.
  private func delivery(to setter: ViewExplanation.Part) -> String {
    let inspection = names.inspection
    guard let view = setter.view, modifierName(setter) == "onPreferenceChange" else { return "" }
    let runs = inspection.order.filter {
      $0.kind == .closure && isView($0.view, view)
        && inspection.names.modifiers[$0.modifier] == "onPreferenceChange"
    }
    guard let last = runs.last, runs.allSatisfy({ $0.key == last.key }) else { return "" }
    let pass = inspection.passes > 1 ? " in pass \(last.pass)" : ""
    let value = inspection.preferences.last {
      isView($0.reader, view) && $0.key == last.key && $0.pass == last.pass
    }
    guard let sources = value?.contributions, sources.count == 1, sources[0].writers.count == 1,
      let writer = sources[0].writers.first.flatMap({ self.view($0) })
    else { return pass }
    return "\(pass), from \(names.described(host(of: writer)))"
  }

  /// True if a reference is to a view of the last pass, or to the same path in an earlier pass.
  private func isView(_ reference: InspectedReference, _ view: ID<InspectedView>) -> Bool {
    switch reference {
    case .view(let other): other == view
    case .path(let path, _): path == names.inspection.path(of: view)
    case .kept: false
    }
  }

  /// The view of the last pass that a reference names.
  private func view(_ reference: InspectedReference) -> ID<InspectedView>? {
    switch reference {
    case .view(let view): return view
    case .path(let path, _):
      guard case .found(let view) = ViewSearch.find(path, in: names.inspection) else { return nil }
      return view
    case .kept: return nil
    }
  }

  /// The view whose background or overlay contains a view, or the view itself.
  private func host(of view: ID<InspectedView>) -> ID<InspectedView> {
    let inspection = names.inspection
    var host = view
    var current = view
    while true {
      let group = inspection.groups[inspection.views.group(of: current)]
      guard group.role != .root else { return host }
      current = group.parent
      if group.role == .background || group.role == .overlay { host = current }
    }
  }

  private func modifierName(_ part: ViewExplanation.Part) -> String {
    guard case .modifier(let name, _) = part.label else { return "" }
    return names.inspection.names.modifiers[name]
  }

  /// The value of a state variable or of a property of it, and the action or the step that set it
  /// last, if one did.
  private func change(of name: String, setters: [ViewExplanation.Part]) -> String? {
    let inspection = names.inspection
    guard let (variable, path, value) = state(name) else { return nil }
    let words = ", now \(shortened(ValueText.text(value)))"
    let name = ([variable] + path).joined(separator: ".")
    let last = inspection.actions.last { action in
      action.assigned.contains { $0.name == variable || $0.name == name }
    }
    guard let last else {
      let change = inspection.stateChanges[variable]?.last { $0.former.member(path) != value }
      let step = change.map { " since step \($0.step) (\(ReportWords.text($0.action)))" }
      return words + (step ?? "")
    }
    let subject = last.subject.isEmpty ? "" : " of \(last.subject)"
    let place = last.view.map { " in \(inspection.name(of: $0))" } ?? ""
    let pass = last.pass > 0 && inspection.passes > 1 ? " in pass \(last.pass)" : ""
    // The modifier that sets it follows with its line.
    let isNamed = setters.count == 1 && modifierName(setters[0]) == last.name
    return isNamed ? words + pass : "\(words) by \(last.name)\(subject)\(place)\(pass)"
  }

  /// The state variable of a name such as `model.size.width`, with the path of stored properties
  /// and the value there.
  private func state(_ name: String) -> (variable: String, path: [String], value: Value)? {
    let variables = names.inspection.state.filter {
      name == $0.name || name.hasPrefix($0.name + ".")
    }
    guard let variable = variables.max(by: { $0.name.count < $1.name.count }) else { return nil }
    var path: [String] = []
    var value = variable.value
    for part in name.dropFirst(variable.name.count).split(separator: ".") {
      guard let next = value.member([String(part)]) else { break }
      path.append(String(part))
      value = next
    }
    return (variable.name, path, value)
  }

  /// The name of a state variable with the stored properties of its path.
  private func stored(_ name: String) -> String {
    state(name).map { ([$0.variable] + $0.path).joined(separator: ".") } ?? name
  }

  /// A number as reports show it, or any other text.
  private func number(_ text: String) -> String {
    Double(text).map { ExplanationWords.length($0) } ?? text
  }

  private func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension Value {
  /// True for a value with properties: of a struct or a class.
  fileprivate var isComposite: Bool {
    switch self {
    case .nominal, .foreign: true
    default: false
    }
  }

  /// The stored property at the end of a path. `nil` if there is none.
  fileprivate func member(_ path: [String]) -> Value? {
    var value = self
    for name in path {
      guard case .nominal(let fields) = value, let next = fields[name] else { return nil }
      value = next
    }
    return value
  }
}
