import ViewTreeScript

/// Types inside of views that have the name of another type. A document has one scope of types, so
/// all but the first get the name of their view, too.
struct NestedNames {
  /// The names to replace, each in the declaration or an extension of its view.
  private(set) var nested: [FileNames.Nested] = []

  /// Finds them in the declarations of some files.
  init(_ items: [TopLevelSyntax]) {
    var declarations: [TypeDeclaration] = []
    for case .declaration(.type(let type)) in items { declarations.append(type) }
    // Types inside of types of values keep their scope.
    let views = Set(declarations.filter(DeclaredNames.isView).compactMap(\.name.lastName))
    var owners: [String: [String]] = [:]
    for type in declarations {
      guard let owner = type.name.lastName else { continue }
      if type.kind != .extension { owners[owner, default: []].append("") }
      guard views.contains(owner) else { continue }
      for case .type(let inner) in type.members where inner.kind != .extension {
        guard let name = inner.name.lastName else { continue }
        if owners[name]?.contains(owner) != true { owners[name, default: []].append(owner) }
      }
    }
    for (name, list) in owners.sorted(by: { $0.key < $1.key }) where list.count > 1 {
      let first = list.contains("") ? "" : list[0]
      for owner in list where owner != first && owner != name {
        for type in declarations where type.name.lastName == owner {
          nested.append(FileNames.Nested(name, in: type.range, text: "\(name)_\(owner)"))
        }
      }
    }
  }
}
