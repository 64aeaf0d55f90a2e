import ViewTreeScript

/// A parameter of something that the file declares, as a call sees it.
struct CallParameter {
  let label: String?
  let hasDefault: Bool
  let isFunction: Bool

  init(label: String?, hasDefault: Bool, isFunction: Bool) {
    self.label = label
    self.hasDefault = hasDefault
    self.isFunction = isFunction
  }

  /// A stored property, as the initializer that takes all of them has it.
  init(_ parameter: ViewForm.Parameter) {
    label = parameter.name.text
    hasDefault = parameter.defaultValue != nil || parameter.isOptional
    isFunction = parameter.kind.takesClosure
  }

  init(_ parameter: ParameterSyntax) {
    label = parameter.label?.text
    hasDefault = parameter.defaultValue != nil
    isFunction = parameter.type?.isFunction ?? false
  }
}

extension TypeSyntax {
  /// True if it is the type of a closure, optional or not.
  var isFunction: Bool { function != nil }

  /// The parameters and the result of a closure's type.
  var function: (inputs: [FunctionParameter], result: TypeSyntax)? {
    switch form {
    case .function(let inputs, let result): (inputs, result)
    case .optional(let inner): inner.function
    case .tuple(let parts) where parts.count == 1: parts[0].type.function
    default: nil
    }
  }
}

extension [CallParameter] {
  /// The argument of each parameter, or `nil` if the arguments do not match.
  func arguments(of call: [Argument]) -> [Expression?]? {
    var given = [Expression?](repeating: nil, count: count)
    var next = 0
    for (index, argument) in call.enumerated() {
      var place: Int?
      if argument.isTrailing, argument.label == nil {
        let later = index + 1 < call.count ? call[index + 1].label?.text : nil
        let end = later.flatMap { label in firstIndex { $0.label == label } } ?? count
        let candidates = (next..<Swift.max(next, end)).filter { self[$0].isFunction }
        place = candidates.last { !self[$0].hasDefault } ?? candidates.last
      } else {
        place = (next..<Swift.max(next, count)).first { self[$0].label == argument.label?.text }
      }
      guard let place else { return nil }
      given[place] = argument.value
      next = place + 1
    }
    let isComplete = indices.allSatisfy { given[$0] != nil || self[$0].hasDefault }
    return isComplete ? given : nil
  }
}
