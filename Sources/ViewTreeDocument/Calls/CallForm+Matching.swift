extension CallForm {
  /// A call argument if known before an overload is chosen.
  package struct Argument: Sendable {
    /// The label, if there is one.
    package let label: String?
    /// True if it's a trailing closure.
    package let isTrailing: Bool
    /// The kind of expression.
    package let kind: Kind

    package init(label: String?, isTrailing: Bool, kind: Kind) {
      self.label = label
      self.isTrailing = isTrailing
      self.kind = kind
    }
  }

  /// Kinds of arguments that distinguish overloads.
  package enum Kind: Sendable {
    case closure
    /// Views, or a value that is a view.
    case view
    /// A number, also by name as `.zero`, or a truth value.
    case literal
    /// `.name`, or a list of such.
    case member
    /// A call of an initializer of this type.
    case structure(String)
    case other
  }

  /// The indices of the parameters that a call's arguments match, or `nil` if the call doesn't
  /// have this form.
  package func places(of arguments: [Argument]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
      let place =
        argument.isTrailing && argument.label == nil
        ? trailingPlace(from: next, before: arguments[(index + 1)...])
        : place(of: argument, from: next, isAlone: arguments.count == 1)
      guard let place else { return nil }
      places.append(place)
      next = place + 1
    }
    return places
  }

  private func place(of argument: Argument, from start: Int, isAlone: Bool) -> Int? {
    for place in start..<max(start, parameters.count)
    where parameters[place].label == argument.label {
      if parameters[place].takes(argument.kind, isAlone: isAlone) { return place }
      // An argument without a label can belong to a later parameter. With a label, it can't.
      if argument.label != nil { return nil }
    }
    return nil
  }

  /// The index of the parameter for a trailing closure: the last parameter that may be a closure,
  /// before parameters with labels. Parameters that documents omit come last.
  private func trailingPlace(from start: Int, before others: ArraySlice<Argument>) -> Int? {
    var end = parameters.count
    if let label = others.first?.label {
      guard let labelled = parameters.firstIndex(where: { $0.label == label }) else { return nil }
      end = labelled
    }
    guard start < end else { return nil }
    let places = (start..<end).filter { parameters[$0].isFunction }
    return places.last { parameters[$0].isSaid } ?? places.first
  }

  /// True if the matched parameters, as indices, include every parameter without a default.
  package func isComplete(_ places: [Int]) -> Bool {
    parameters.indices.allSatisfy { parameters[$0].hasDefault || places.contains($0) }
  }
}

extension CallForm.Parameter {
  fileprivate var isSaid: Bool {
    if case .ignored = target { return false }
    return true
  }

  fileprivate var isFunction: Bool {
    switch form {
    case .closure, .builder: true
    case .value, .text, .shownText, .view: false
    }
  }

  /// True if the parameter accepts an argument of this kind.
  fileprivate func takes(_ kind: CallForm.Kind, isAlone: Bool) -> Bool {
    switch (form, kind) {
    case (.builder, .closure), (.closure, .closure), (.view, .view), (.shownText, .view):
      return true
    case (.builder, .view), (.builder, .literal), (.closure, .view), (.closure, .literal):
      return false
    // The value of an environment key can be a function.
    case (.value, .closure):
      if case .argument(let definition) = target, case .any = definition.type { return true }
      return false
    case (.text, .closure), (.shownText, .closure), (.view, _): return false
    default: break
    }
    guard case .argument(let definition) = target else { return true }
    switch (definition.type, kind) {
    case (.edges, .structure("init")), (.number, .structure("init")),
      (.lengthOrInsets, .structure("init")):
      return label != nil
    case (.edges, .member), (.axes, _): return true
    case (.edges, _): return !isAlone && label == nil || label != nil
    case (.number, .member), (.lengthOrInsets, .member): return !isAlone || label != nil
    case (.number, .structure(let name)), (.lengthOrInsets, .structure(let name)):
      return !["CGSize", "CGPoint", "EdgeInsets"].contains(name)
    default: return true
    }
  }
}
