import ViewTreeScript

/// The types whose inner types a document has in its own scope: views, and types that contain views
/// or observable objects.
///
/// A document declares views and objects at its top. What they use of the types next to them must be
/// there, too.
struct OpenScopes {
  /// The full names of the types, as in `Shop.Card`.
  private var paths: Set<String> = []

  /// Finds them among the types and extensions of some files.
  init(_ types: [TypeDeclaration]) {
    var generic: Set<String> = []
    for type in types {
      let path = Self.path(of: type.name)
      guard visit(type, path, &generic) else { continue }
      var owner = path[...]
      while let dot = owner.lastIndex(of: ".") {
        owner = owner[..<dot]
        paths.insert(String(owner))
      }
    }
    paths.subtract(generic)
  }

  /// True if a type of this full name opens its scope.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Visits a type and those inside it. Returns true if one of those is a view or an object.
  private mutating func visit(
    _ type: TypeDeclaration, _ path: String, _ generic: inout Set<String>
  ) -> Bool {
    let isOpen = DeclaredNames.opensScope(type)
    // Types inside a generic type may use its parameters.
    if !isOpen, !type.generics.isEmpty { generic.insert(path) }
    var isFound = false
    for case .type(let inner) in type.members where inner.kind != .extension {
      guard let name = inner.name.lastName else { continue }
      let holds = visit(inner, path + "." + name, &generic)
      isFound = isFound || holds || DeclaredNames.isView(inner) || inner.isObservable
    }
    if isOpen || isFound { paths.insert(path) }
    return isFound
  }

  /// The full name of a type, as it's written.
  static func path(of type: TypeSyntax) -> String {
    guard case .named(let base, let name, _) = type.form else { return type.lastName ?? "" }
    return base.map { path(of: $0) + "." + name.text } ?? name.text
  }
}

extension TypeDeclaration {
  /// True for a class whose objects views observe.
  fileprivate var isObservable: Bool {
    kind == .classType
      && (inherited.contains { $0.lastName == "ObservableObject" }
        || attributes.contains { $0.name.text == "Observable" })
  }
}
