import ViewTreeScript

/// A view of the file as the document declares it, with its parameters.
struct ViewForm {
  /// The kinds of parameters.
  enum Kind {
    case value
    case binding
    case closure
    /// Views, made of values with these names.
    case slot([String])
    /// The first value of a state variable with this name.
    case initial(of: String)
    /// An array of views with a number of nested arrays.
    case viewList(depth: Int)
    /// A value that documents can't contain.
    case unsaid
  }

  struct Parameter {
    /// The name in the document.
    let name: Name
    let kind: Kind
    let type: TypeSyntax?
    let defaultValue: Expression?
    let isOptional: Bool
    /// True for a type such as `Item!`: callers may leave it out, but views read a value.
    var isForced = false

    /// The name of the property, which calls of the memberwise initializer write.
    var label: String {
      if case .initial(let property) = kind { return property }
      return name.text
    }

    var isRequired: Bool { defaultValue == nil && !isOptional }

    /// The key in the document, which has other uses for some names.
    var key: String {
      ["view", "id", "modifiers", "let", "comment"].contains(name.text)
        ? name.text + "_" : name.text
    }
  }

  /// The parameters in the document.
  var parameters: [Parameter] = []
  /// The parameters of the memberwise initializer.
  var memberwise: [Parameter] = []

  func parameter(_ name: String) -> Parameter? { parameters.first { $0.name.text == name } }
}
