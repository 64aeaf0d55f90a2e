import ViewTreeScript

/// A parameter of a declaration in the file, as seen by calls.
struct CallParameter: CallableParameter {
  let label: String?
  let hasDefault: Bool
  // Views with a variadic parameter aren't supported.
  let isVariadic = false
  let isFunction: Bool

  init(label: String?, hasDefault: Bool, isFunction: Bool) {
    self.label = label
    self.hasDefault = hasDefault
    self.isFunction = isFunction
  }

  /// A stored property, as the initializer that takes all of them has it.
  init(_ parameter: ViewForm.Parameter) {
    label = parameter.label
    hasDefault = !parameter.isRequired || parameter.isForced || parameter.kind.isUnsaid
    isFunction = parameter.kind.takesClosure
  }

  init(_ parameter: ParameterSyntax) {
    label = parameter.label?.text
    hasDefault = parameter.defaultValue != nil
    isFunction = parameter.type?.isFunction ?? false
  }
}

extension TypeSyntax {
  /// True if it's the type of a closure, optional or not.
  var isFunction: Bool { function != nil }

  /// The parameters and the result of a closure's type.
  var function: (inputs: [FunctionParameter], result: TypeSyntax)? {
    switch form {
    case .function(let inputs, let result): (inputs, result)
    case .optional(let inner), .unwrapped(let inner): inner.function
    case .tuple(let parts) where parts.count == 1: parts[0].type.function
    default: nil
    }
  }
}

extension [CallParameter] {
  /// The argument of each parameter, or `nil` if the arguments don't match.
  func arguments(of call: [Argument]) -> [Expression?]? {
    match(call, isFunction: \.isFunction)?.map { indices in indices.first.map { call[$0].value } }
  }
}
