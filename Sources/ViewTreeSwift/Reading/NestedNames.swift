import ViewTreeScript

/// Types inside views and previews that have the name of another type. A document has one scope of
/// types, so all but the first get the names of their enclosing types, too.
struct NestedNames {
  /// The names to replace, each in the declaration or an extension of its enclosing type.
  private(set) var nested: [FileNames.Nested] = []
  /// The enclosing types of each name, as paths. The path of a type at the top of a file is empty.
  private var owners: [String: [String]] = [:]
  /// The declaration and the extensions of each enclosing type.
  private var ranges: [String: [Range<Int>]] = [:]
  /// The types whose inner types a document has in its own scope.
  private var open: Set<String> = []

  /// Finds them in the declarations of some files.
  init(_ items: [TopLevelSyntax]) {
    var declarations: [TypeDeclaration] = []
    for case .declaration(.type(let type)) in items { declarations.append(type) }
    for type in declarations {
      if type.kind != .extension, let name = type.name.lastName {
        owners[name, default: []].append("")
      }
      if DeclaredNames.opensScope(type) { open.insert(Self.path(of: type.name)) }
    }
    for type in declarations { add(type, path: Self.path(of: type.name)) }
    for (name, list) in owners.sorted(by: { $0.key < $1.key }) where list.count > 1 {
      let first = list.contains("") ? "" : list[0]
      for owner in list where owner != first && !owner.isEmpty && owner != name {
        add(name, of: owner)
      }
    }
  }

  /// Records the inner types of a type that a document has in its own scope. Types inside value
  /// types keep their scope, unless they are views.
  private mutating func add(_ type: TypeDeclaration, path: String) {
    ranges[path, default: []].append(type.range)
    for case .type(let inner) in type.members where inner.kind != .extension {
      guard open.contains(path) || DeclaredNames.isView(inner), let name = inner.name.lastName
      else { continue }
      if owners[name]?.contains(path) != true { owners[name, default: []].append(path) }
      let own = path + "." + name
      if DeclaredNames.opensScope(inner) { open.insert(own) }
      add(inner, path: own)
    }
  }

  private mutating func add(_ name: String, of owner: String) {
    let words = owner.split(separator: ".")
    let text = "\(name)_\(words.joined(separator: "_"))"
    for range in ranges[owner] ?? [] {
      nested.append(
        FileNames.Nested(name, in: range, of: words.last.map(String.init) ?? "", text: text))
    }
  }

  private static func path(of type: TypeSyntax) -> String {
    guard case .named(let base, let name, _) = type.form else { return type.lastName ?? "" }
    return base.map { path(of: $0) + "." + name.text } ?? name.text
  }
}
