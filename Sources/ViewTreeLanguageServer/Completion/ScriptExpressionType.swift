import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The type of an expression of a script, as far as the names of the document determine it.
struct ScriptExpressionType {
  private let types: ScriptTypes
  private let scope: ScriptScope

  /// Expressions at an offset of a document. Without a document, only literals have a type.
  init(_ document: Document?, at offset: Int, _ names: DeclaredNames) {
    types = document?.types ?? ScriptTypes()
    let root = document?.rootNames ?? []
    var scope = ScriptScope().pushing(root)
    let around = document?.components.filter { component in
      document.map { Self.covers($0.tree.range(component.syntax), offset) } ?? false
    }
    scope = scope.pushing((around ?? []).flatMap(\.state).map { ScopeName($0.name, type: $0.type) })
    // A name of unknown type doesn't hide an outer name with a known type.
    let local = names.visible(at: offset).filter { name in
      name.scope != nil && (name.type != nil || !scope.contains(name.name))
    }
    scope = scope.pushing(
      local.map { [types] name in
        ScopeName(name.name, type: name.type.map { types.type($0) } ?? .unknown)
      })
    self.scope = scope
  }

  private static func covers(_ range: SourceRange, _ offset: Int) -> Bool {
    range.start <= offset && offset <= range.end
  }

  /// The members of the value of an expression. `nil` if its type is unknown.
  func members(of text: String) -> [ScriptCatalogue.Entry]? {
    let compilation = ScriptCompiler(types: types).compile(text, as: .expression, in: scope)
    guard let type = compilation.program?.resultType else { return nil }
    let members = ScriptCatalogue.members(of: type, in: types)
    return members.isEmpty ? nil : members
  }
}
