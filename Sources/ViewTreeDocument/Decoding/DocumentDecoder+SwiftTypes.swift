import ViewTreeScript
import ViewTreeSyntax

/// Types that are written as in a Swift file: `struct`, `enum` and `extension`.
extension DocumentDecoder {
  /// The declarations in a string, or in a list of strings or lines. Reports problems.
  func swiftTypes(_ node: Index, expected: String) -> [ScriptTypes.Declaration] {
    guard let text = ScriptText.bytes(at: node, in: tree) else {
      reportKind(node, expected: expected)
      return []
    }
    let origin = ScriptOrigin(syntax: node).number
    let read =
      memory?.declarations(in: text, origin: origin)
      ?? ScriptTypes.declarations(in: text, origin: origin)
    for problem in read.problems { report(document.diagnostic(of: problem)) }
    return read.problems.isEmpty ? read.declarations : []
  }

  /// The declarations under a name, which must be the name of a declared type unless all are
  /// extensions.
  func swiftTypes(_ key: Index, _ value: Index) -> [ScriptTypes.Declaration] {
    let declarations = swiftTypes(
      value, expected: "an object of 'fields', 'cases' and 'methods', or a declaration in Swift")
    let names = declarations.filter { !$0.isExtension }.map(\.name)
    // Types that are declared inside an extension come before it.
    let isExtension = declarations.last?.isExtension ?? false
    if !isExtension, let name = names.last, !names.contains(tree.text(key)) {
      report(
        .wrongKind(
          expected: "the declaration of '\(tree.text(key))'", found: "that of '\(name)'",
          at: tree.range(value)))
    }
    return declarations
  }

  /// Reports types that are declared twice.
  func reportTwice(_ declarations: [ScriptTypes.Declaration], at node: Index) {
    var known: Set<String> = []
    for declaration in declarations where !declaration.isExtension {
      guard !known.insert(declaration.name).inserted else { continue }
      report(
        .nameIsTaken(declaration.name, by: "another type", at: range(of: declaration, at: node)))
    }
  }

  /// Reports what a class can't do with a superclass.
  func reportInheritance(_ declarations: [ScriptTypes.Declaration], at node: Index) {
    for obstacle in ClassObstacles(declarations).all {
      let own =
        kind(node) == .object
        ? tree.members(node).first { tree.text($0.key) == obstacle.declaration.name }?.value : nil
      report(
        .unsupportedInScripts(
          obstacle.construct, instead: obstacle.instead,
          at: range(of: obstacle.declaration, at: own ?? node)))
    }
  }

  /// The source range of the name of a declaration that was parsed from a node's text.
  func range(of declaration: ScriptTypes.Declaration, at node: Index) -> SourceRange {
    guard let place = declaration.place, kind(node) != .object else { return tree.range(node) }
    return ScriptText.sourceRange(of: place, at: node, in: tree)
  }
}
