import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// A type that is a view, a style or a modifier of views, with the members of its extensions.
final class DeclaredView {
  enum Kind: Equatable {
    case view
    /// A `ViewModifier`.
    case modifier
    /// A `Shape`: it fills its frame.
    case shape
    /// A view of UIKit or AppKit, whose contents are unknown.
    case foreign
    /// A `Layout`.
    case layout
    /// A style of controls.
    case style(StyleProtocol)
  }

  /// Its name in the document.
  let name: String
  /// Its name in the source, after those of its enclosing types.
  let path: [String]
  /// The names of its enclosing types in the document.
  let owners: [String]
  let kind: Kind
  let declaration: TypeDeclaration
  /// Its members. Members of extensions follow its own members.
  private(set) var members: [TypeDeclaration.Member]
  /// Generic parameters that are constrained to views, and the other generic parameters.
  private(set) var viewGenerics: Set<String> = []
  private(set) var generics: Set<String> = []

  /// - Parameter path: its full name, if it's inside another type.
  init(_ declaration: TypeDeclaration, name: String, kind: Kind, path: String? = nil) {
    self.name = name
    let words = (path ?? name).split(separator: ".").map(String.init)
    owners = words.dropLast()
    self.path = words.map { UniqueName.written(in: $0) }
    self.kind = kind
    self.declaration = declaration
    members = declaration.members
    for generic in declaration.generics {
      let name = generic.name.text
      let isView =
        generic.constraint?.lastName == "View"
        || declaration.requirements.contains {
          $0.0.lastName == name && $0.1.text == ":" && $0.2.lastName == "View"
        }
      if isView { viewGenerics.insert(name) } else { generics.insert(name) }
    }
  }

  /// Its full name in the source, as in `Shop.Card`.
  var fullName: String { path.joined(separator: ".") }

  /// Its functions by name, without static ones.
  private(set) lazy var methods = Dictionary(
    grouping: functions.filter { !$0.isStatic }, by: \.name.text)

  /// The names of its properties, without static ones.
  private(set) lazy var propertyNames = Set(
    (storedProperties + computedProperties).compactMap { $0.boundName?.text })

  func extend(_ other: TypeDeclaration) { members += other.members }

  /// The names of its properties and functions.
  private(set) lazy var memberNames: Set<String> = Set(
    variables.compactMap { $0.boundName?.text } + functions.map(\.name.text))

  /// Its stored properties, in order.
  var storedProperties: [VariableSyntax] {
    variables.filter { $0.accessors?.getter == nil && !$0.isStatic }
  }

  /// The names of its stored properties.
  private(set) lazy var storedNames: Set<String> = Set(
    storedProperties.compactMap { $0.boundName?.text })

  /// The stored property whose value has the type of a generic parameter, or is this type.
  func property(ofGeneric name: String) -> VariableSyntax? {
    guard generics.contains(name) else { return nil }
    let metatype = storedProperties.first { property in
      guard case .metatype(let instance)? = property.type?.form else { return false }
      return instance.lastName == name
    }
    return metatype ?? storedProperties.first { $0.type?.lastName == name }
  }

  /// Its computed properties.
  var computedProperties: [VariableSyntax] {
    variables.filter { $0.accessors?.getter != nil && !$0.isStatic }
  }

  var staticProperties: [VariableSyntax] { variables.filter(\.isStatic) }

  var functions: [FunctionSyntax] {
    members.compactMap { member in
      guard case .function(let function) = member, function.name.text != "init",
        function.name.text != "subscript", function.name.text != "deinit"
      else { return nil }
      return function
    }
  }

  var initialisers: [FunctionSyntax] {
    members.compactMap { member in
      guard case .function(let function) = member, function.name.text == "init" else { return nil }
      return function
    }
  }

  /// True if it has the memberwise initializer. Initializers in extensions don't remove it.
  var hasMemberwiseInitialiser: Bool {
    !declaration.members.contains { member in
      if case .function(let function) = member { return function.name.text == "init" }
      return false
    }
  }

  private var variables: [VariableSyntax] {
    members.compactMap { member in
      guard case .variable(let variable) = member else { return nil }
      return variable
    }
  }

  /// The view that a stored `body` is.
  var storedBody: Expression? {
    storedProperties.first { $0.boundName?.text == "body" }?.value
  }

  /// True if it's a view, neither a modifier nor a style.
  var isView: Bool {
    switch kind {
    case .modifier, .style: false
    default: true
    }
  }

  /// The function that makes the result of a modifier or a style, or of a view whose protocol gives
  /// its body arguments.
  var bodyFunction: FunctionSyntax? {
    switch kind {
    case .view: functions.first { $0.name.text == "body" && $0.result?.isSomeView ?? false }
    case .modifier: functions.first { $0.name.text == "body" }
    case .style(let style): functions.first { $0.name.text == style.function }
    default: nil
    }
  }

  /// The parameter of the body of a `PreviewModifier` for what all previews share.
  var contextOfPreview: Name? {
    let second = kind == .modifier ? bodyFunction?.parameters.dropFirst().first : nil
    return second?.label?.text == "context" ? second?.name : nil
  }

  /// The property or the function with the view's content.
  var body: Block? {
    switch kind {
    case .view:
      computedProperties.first { $0.boundName?.text == "body" }?.accessors?.getter
        ?? bodyFunction?.body
    case .modifier, .style: bodyFunction?.body
    default: nil
    }
  }
}

extension VariableSyntax {
  /// The name that it declares, or `nil` for other patterns.
  var boundName: Name? {
    guard case .binding(let name, _) = pattern.form else { return nil }
    return name
  }

  var isStatic: Bool { modifiers.contains { $0.text == "static" || $0.text == "class" } }

  /// The value of a stored property, or of a computed one with one expression.
  var soleValue: Expression? {
    if let value { return value }
    guard let statements = accessors?.getter?.statements, statements.count == 1 else { return nil }
    switch statements[0].form {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }

  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.name.text == name || $0.name.text.hasSuffix("." + name) }
  }
}

extension FunctionSyntax {
  var isStatic: Bool { modifiers.contains { $0.text == "static" || $0.text == "class" } }
}

extension TypeSyntax {
  /// The name without its base, or `nil` for types that have none.
  var lastName: String? {
    switch form {
    case .named(_, let name, _): name.text
    case .opaque(_, let type): type.lastName
    case .composition(let parts): parts.first?.lastName
    default: nil
    }
  }
}
