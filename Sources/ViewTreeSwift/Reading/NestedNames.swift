import ViewTreeScript
import ViewTreeSyntax

/// Types inside other types that have the name of another type. A document has one scope of types,
/// so all but the first get the names of their enclosing types, too.
struct NestedNames {
  /// The types of each name, once for the declaration and for each extension of the enclosing type.
  private(set) var nested: [String: [FileNames.Nested]] = [:]
  /// The enclosing types of each name, as paths. The path of a type at the top of a file is empty.
  private var owners: [String: [String]] = [:]
  /// The declaration and the extensions of each enclosing type.
  private var ranges: [String: [Range<Int>]] = [:]
  /// The types whose inner types a document has in its own scope.
  private let open: OpenScopes

  /// Finds them in the declarations of some files.
  init(_ items: [TopLevelSyntax]) {
    var declarations: [TypeDeclaration] = []
    for case .declaration(.type(let type)) in items { declarations.append(type) }
    open = OpenScopes(declarations)
    for type in declarations {
      if type.kind != .extension, let name = type.name.lastName {
        owners[name, default: []].append("")
      }
    }
    for type in declarations { add(type, path: OpenScopes.path(of: type.name)) }
    for (name, list) in owners where list.count > 1 {
      let first = list.contains("") ? "" : list[0]
      for owner in list where !owner.isEmpty && owner != name {
        add(name, of: owner, isFirst: owner == first)
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
      add(inner, path: path + "." + name)
    }
  }

  private mutating func add(_ name: String, of owner: String, isFirst: Bool) {
    let words = owner.split(separator: ".").map(String.init)
    let text = isFirst ? name : UniqueName.made(name, in: words)
    for range in ranges[owner] ?? [] {
      nested[name, default: []].append(
        FileNames.Nested(name, in: range, of: words, text: text))
    }
  }
}
