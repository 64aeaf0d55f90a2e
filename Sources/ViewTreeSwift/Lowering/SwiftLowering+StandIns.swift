import ViewTreeScript
import ViewTreeSyntax

/// Views of a file without a root view, with placeholders for their parameters.
extension SwiftLowering {
  /// The outermost view whose parameters can have placeholders, or else a Box with a modifier of
  /// the file.
  func rootWithStandIns() -> DocumentValue? {
    let views = names.viewNames.compactMap { names.views[$0] }
    let outermost = unused(views.filter { $0.kind == .view }, in: views)
    for view in outermost {
      guard let members = standIns(for: view) else { continue }
      use(view)
      tell(view.name, members.members.map(\.key), nameRange(view))
      var lowered = LoweredView(named: view.name, nameRange(view), nameRange(view))
      lowered.members = members
      return lowered.value
    }
    for view in views where view.kind == .modifier {
      guard let members = standIns(for: view) else { continue }
      let place = nameRange(view)
      let name = Name(text: view.name, range: place)
      let written = useModifier(name, key: place.lowerBound) { [self] in component(view) }
      return boxed(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place), name,
        members)
    }
    return rootOfFunction() ?? rootOfStyle(views)
  }

  /// The control of a style, under the name of that.
  private func rootOfStyle(_ views: [DeclaredView]) -> DocumentValue? {
    for view in views {
      guard case .style(let style) = view.kind, let members = standIns(for: view) else { continue }
      let place = nameRange(view)
      useStyle(view)
      tell("\(style.control) with '\(view.name)'", members.members.map(\.key), place)
      var control = LoweredView(named: style.control, place, place)
      control.members.add("title", place, .word(view.name, place))
      let name = Name(text: view.name, range: place)
      control.modifiers = [modifier(of: style, view, given: members, name)]
      return control.value
    }
    return nil
  }

  /// A Box with a function of an extension of `View`.
  private func rootOfFunction() -> DocumentValue? {
    let functions = names.viewFunctions.values.flatMap { $0 }
      .filter { isViewFunction($0) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for function in functions {
      guard let members = standIns(for: function) else { continue }
      let written = useModifier(function.name, key: function.range.lowerBound) { [self] in
        declaration(of: function)
      }
      let place = function.name.range
      return boxed(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place),
        function.name, members)
    }
    return nil
  }

  private func boxed(_ modifier: DocumentValue, _ name: Name, _ members: DocumentObject)
    -> DocumentValue
  {
    tell("a Box with '\(name.text)'", members.members.map(\.key), name.range)
    var box = LoweredView(named: "Box", name.range, name.range)
    box.modifiers = [modifier]
    return box.value
  }

  private func tell(_ shown: String, _ parameters: [String], _ place: Range<Int>) {
    report(.swiftStandIns(shown, parameters, at: SourceRange(place)))
  }

  // MARK: - Values

  private func standIns(for view: DeclaredView) -> DocumentObject? {
    let needed = form(of: view).parameters.filter {
      $0.defaultValue == nil && !$0.isOptional && !$0.kind.isUnsaid
    }
    return standIns(
      needed, view.generics, view.declaration.generics, view.declaration.requirements,
      nameRange(view))
  }

  private func standIns(for function: FunctionSyntax) -> DocumentObject? {
    standIns(
      function.parameters.map { parameter($0, of: function) }.filter { $0.defaultValue == nil },
      Set(function.generics.map(\.name.text)), function.generics, function.requirements,
      function.name.range)
  }

  private func standIns(
    _ parameters: [ViewForm.Parameter], _ names: Set<String>,
    _ generics: [FunctionSyntax.GenericParameter],
    _ requirements: [(TypeSyntax, Name, TypeSyntax)], _ place: Range<Int>
  ) -> DocumentObject? {
    var members = DocumentObject(place)
    for parameter in parameters {
      var value: DocumentValue?
      switch parameter.kind {
      case .slot: value = .word("Box", place)
      case .closure:
        let result = parameter.type?.function?.result
        let isAction = result.map { text($0.range) == "Void" || text($0.range) == "()" } ?? false
        value = isAction ? .word("", place) : nil
      case .binding:
        value = parameter.type.flatMap { standIn(for: $0, names, generics, requirements) }
          .map { .word(".constant(\($0))", place) }
      case .viewList: value = nil
      case .value, .initial, .unsaid:
        value = parameter.type.flatMap { standIn(for: $0, names, generics, requirements) }
          .map { .single("$", .word($0, place), place) }
      }
      guard let value else { return nil }
      members.add(parameter.name.text, parameter.name.range, value)
    }
    return members
  }

  /// The placeholder for an argument that uses declarations of another file, or `nil` if the
  /// argument can be read. For a type of another file it is an unknown member, and expressions that
  /// use it are skipped.
  func stoodIn(
    _ value: Expression, for parameter: ViewForm.Parameter, in view: DeclaredView
  ) -> DocumentValue? {
    guard isHole(.given, value.range, parameter.name.text, needsForeignName: true) else {
      return nil
    }
    let known = parameter.type.flatMap {
      standIn(for: $0, view.generics, view.declaration.generics, view.declaration.requirements)
    }
    let written = known ?? ".\(parameter.name.text)"
    if case .binding = parameter.kind { return .word(".constant(\(written))", value.range) }
    return .single("$", .word(written, value.range), value.range)
  }

  /// An expression for some value of a type.
  private func standIn(
    for type: TypeSyntax, _ names: Set<String>, _ generics: [FunctionSyntax.GenericParameter],
    _ requirements: [(TypeSyntax, Name, TypeSyntax)], depth: Int = 0
  ) -> String? {
    switch type.form {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(nil, let name, _):
      switch name.text {
      case "String", "LocalizedStringKey": return "\"\""
      case "Int", "Double", "CGFloat", "Float": return "0"
      case "Bool": return "false"
      case "CGRect", "CGSize", "CGPoint", "Angle": return "\(name.text).zero"
      case "Edge": return "Edge.top"
      case "UUID": return "UUID()"
      case "Color": return "Color.gray"
      case "Alignment", "HorizontalAlignment", "VerticalAlignment": return "\(name.text).center"
      default: break
      }
      if isObject(name.text) { return makingNothing(name.text) }
      if names.contains(name.text) { return collection(name.text, generics, requirements) }
      return firstCase(of: name.text) ?? structure(name.text, depth: depth + 1)
    default: return nil
    }
  }

  /// Some numbers, for a parameter that is any collection.
  private func collection(
    _ name: String, _ generics: [FunctionSyntax.GenericParameter],
    _ requirements: [(TypeSyntax, Name, TypeSyntax)]
  ) -> String? {
    let constraints =
      generics.filter { $0.name.text == name }.compactMap { $0.constraint?.lastName }
      + requirements.filter { $0.0.lastName == name }.compactMap(\.2.lastName)
    if constraints.contains(where: { $0.hasSuffix("Collection") || $0 == "Sequence" }) {
      return "[0, 1, 2]"
    }
    return constraints.contains { ["Hashable", "Equatable", "Comparable"].contains($0) } ? "0" : nil
  }

  /// An object that needs nothing to be made.
  private func makingNothing(_ name: String) -> String? {
    let initialisers = (names.classes[name]?.members ?? []).compactMap { member in
      if case .function(let function) = member, function.name.text == "init" {
        function
      } else {
        nil
      }
    }
    let isFree =
      initialisers.isEmpty
      || initialisers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    return isFree ? "\(name)()" : nil
  }

  /// The maximum depth of placeholders in structures' properties.
  private static let structureLimit = 4

  /// A structure of the file whose properties also have placeholders.
  private func structure(_ name: String, depth: Int) -> String? {
    guard depth <= Self.structureLimit,
      let type = names.types.first(where: { $0.name == name })?.declaration,
      type.kind == .structure,
      type.generics.isEmpty
    else { return nil }
    var needed: [(label: String, type: TypeSyntax?)] = []
    for member in type.members {
      switch member {
      case .function(let function) where function.name.text == "init": return nil
      case .variable(let variable) where variable.isToBeGiven:
        needed.append((variable.boundName?.text ?? "_", variable.type))
      default: break
      }
    }
    let arguments = needed.compactMap { property in
      property.type.flatMap { standIn(for: $0, [], [], [], depth: depth) }
        .map { "\(property.label): \($0)" }
    }
    guard arguments.count == needed.count else { return nil }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func firstCase(of name: String) -> String? {
    let type = names.types.first { $0.name == name }?.declaration
    for case .cases(let cases) in type?.members ?? [] {
      if let first = cases.first, first.payload.isEmpty { return "\(name).\(first.name.text)" }
    }
    return nil
  }
}

extension VariableSyntax {
  /// True if it is a stored property that the memberwise initializer requires.
  fileprivate var isToBeGiven: Bool {
    accessors?.getter == nil && !isStatic && value == nil
      && !(isVariable && (type?.isOptional ?? false))
  }
}
