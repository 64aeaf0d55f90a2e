extension CallForm {
  /// What can be told of an argument of a call before its shape is known.
  package struct Argument: Sendable {
    /// The label, if there is one.
    package let label: String?
    /// Whether it is a closure behind the parentheses.
    package let isTrailing: Bool
    /// What it is.
    package let kind: Kind

    package init(label: String?, isTrailing: Bool, kind: Kind) {
      self.label = label
      self.isTrailing = isTrailing
      self.kind = kind
    }
  }

  /// Kinds of arguments that overloads are told apart by.
  package enum Kind: Sendable {
    case closure
    /// Views, or a value that is a view.
    case view
    /// A number, a truth value.
    case literal
    /// `.name`, or a list of such.
    case member
    /// A call of an initialiser of this type.
    case structure(String)
    case other
  }

  /// The places of the parameters that the arguments of a call are for; `nil` if this is not its shape.
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
      // What has no label is told by its place: another overload is meant, or the next one is.
      if argument.label != nil { return nil }
    }
    return nil
  }

  /// The place of the closure behind the parentheses: the last one that may be a closure before those that
  /// have labels; what documents leave out comes last.
  private func trailingPlace(from start: Int, before others: ArraySlice<Argument>) -> Int? {
    var end = parameters.count
    if let label = others.first?.label {
      guard let labelled = parameters.firstIndex(where: { $0.label == label }) else { return nil }
      end = labelled
    }
    guard start < end else { return nil }
    let places = (start..<end).filter { parameters[$0].mayBeClosure }
    return places.last { parameters[$0].isSaid } ?? places.first
  }
}

extension CallForm.Parameter {
  fileprivate var isSaid: Bool {
    if case .ignored = target { return false }
    return true
  }

  fileprivate var mayBeClosure: Bool {
    switch target {
    case .argument(let definition):
      switch definition.type {
      case .closure, .content: true
      // The label of a control as views, of which a text is all that is known.
      case .text: definition.name == "title" && label == "label"
      default: false
      }
    case .members: false
    case .ignored, .unsaid: true
    }
  }

  /// Whether an argument can be this one.
  fileprivate func takes(_ kind: CallForm.Kind, isAlone: Bool) -> Bool {
    guard case .argument(let definition) = target else { return true }
    switch (definition.type, kind) {
    case (.content, .view), (.content, .closure): return true
    case (.content, _): return false
    case (.closure, .literal), (.closure, .view): return false
    case (.edges, .member), (.axes, _): return true
    case (.edges, _): return !isAlone && label == nil || label != nil
    case (.number, .structure(let name)): return !["CGSize", "EdgeInsets"].contains(name)
    case (.style, .closure), (.number, .closure), (.bool, .closure): return false
    case (.text, .closure): return mayBeClosure
    default: return true
    }
  }
}
