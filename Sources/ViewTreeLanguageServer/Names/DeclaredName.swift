/// A name that a document declares.
struct DeclaredName: Equatable {
  enum Kind: String {
    case component = "view"
    case modifier
    case layout
    case style
    case preferenceKey = "preference key"
    case environmentKey = "environment value"
    case layoutValueKey = "layout value key"
    case type
    case alignment
    case state = "state variable"
    case function
    case value = "computed value"
    /// A property of a type in Swift.
    case property
    case parameter
    /// A name with a scope inside the document: from `let`, `as` or a closure.
    case local = "name"
    /// The id of a view.
    case id
  }

  let kind: Kind
  let name: String
  /// The range of the name.
  let range: Range<Int>
  /// The range of the whole declaration.
  let full: Range<Int>
  /// The scope of the name. `nil` for the whole text.
  var scope: Range<Int>?
  /// The parameters of a view or a modifier, with their types.
  var parameters: [(name: String, type: String)] = []
  /// The type, if it's written.
  var type: String?
  /// True if it belongs to a type and is accessed through values of it.
  var isMember = false

  static func == (left: DeclaredName, right: DeclaredName) -> Bool {
    left.kind == right.kind && left.range == right.range && left.name == right.name
  }
}
