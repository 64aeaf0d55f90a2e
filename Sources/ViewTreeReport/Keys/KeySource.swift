import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Source text and locations of the document for reports about preference keys.
package struct KeySource {
  let inspection: Inspection
  private let lines: DocumentLines

  package init(_ inspection: Inspection) {
    self.inspection = inspection
    lines = DocumentLines(inspection.tree)
  }

  private var tree: SyntaxTree { inspection.tree }

  /// The line of a syntax node.
  package func line(of syntax: SyntaxNode.Index) -> SourceLine {
    lines.line(syntax)
  }

  /// The source text of an expression or a script, its lines joined.
  package func text(_ syntax: SyntaxNode.Index?) -> String {
    guard let syntax else { return "nil" }
    switch tree.kind(syntax) {
    case .string: return tree.text(syntax)
    case .array
    where tree.count(syntax) > 0
      && tree.elements(syntax).allSatisfy({ tree.kind($0) == .string }):
      return tree.elements(syntax).map { trimmed(tree.text($0)) }.joined(separator: " ")
    case .object:
      // The object `{"$": "…"}` is replaced by its expression.
      let members = Array(tree.members(syntax))
      if members.count == 1, tree.text(members[0].key) == "$" { return text(members[0].value) }
      return written(syntax)
    default: return written(syntax)
    }
  }

  private func written(_ syntax: SyntaxNode.Index) -> String {
    tree.withSourceBytes(syntax) { String(decoding: $0, as: UTF8.self) }
  }

  private func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " || $0 == "\t" })
  }

  /// The name of a modifier.
  package func modifier(_ use: KeyUse) -> String { inspection.names.modifiers[use.modifier] }

  /// The view of a modifier, as text reports name it.
  package func name(_ use: KeyUse) -> String {
    switch use.place {
    case .view(let view): inspection.name(of: .view(view))
    case .notInstantiated(let name, let id): id ?? name
    }
  }
}
