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
    /// The first value of a state variable.
    case initial
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

    /// The key in the document, which has other uses for some names.
    var key: String {
      ["view", "id", "modifiers", "let", "comment"].contains(name.text)
        ? name.text + "_" : name.text
    }
  }

  var parameters: [Parameter] = []

  func parameter(_ name: String) -> Parameter? { parameters.first { $0.name.text == name } }
}
