import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Compares two ways to read a JSON document: in one pass, and value by value with decoding from
/// its tree.
///
/// Both must give the same result with the same locations. Only node numbers may differ.
package struct ReadingComparison {
  /// True if the document was read in one pass, so that some of its views aren't in its tree.
  package let isDirect: Bool
  /// The differences, as sentences for a developer. Empty if there are none.
  package private(set) var differences: [String] = []

  package init(_ source: SourceFile) {
    let direct = DocumentReader.read(source, as: .json)
    let whole = DocumentReader.decode(JSONReader.read(source))
    isDirect = direct.document.map { $0.tree.nodes.contains(where: \.isApart) } ?? false
    compare("diagnostics", direct.diagnostics.map(\.message), whole.diagnostics.map(\.message))
    compare("places", direct.diagnostics.map(\.range), whole.diagnostics.map(\.range))
    switch (direct.document, whole.document) {
    case (let direct?, let whole?): compare(direct, whole)
    case (nil, nil): break
    default: differences.append("only one of them is a document")
    }
  }

  private mutating func compare(_ direct: Document, _ whole: Document) {
    compare("root", [direct.root], [whole.root])
    compare("views", Self.views(direct), Self.views(whole))
    compare("modifiers", Self.modifiers(direct), Self.modifiers(whole))
    compare(
      "scripts", direct.scripts.map { direct.tree.range($0.syntax) },
      whole.scripts.map { whole.tree.range($0.syntax) })
    compare("lets", ["\(direct.lets.count)"], ["\(whole.lets.count)"])
    compare(
      "steps", direct.steps.map { direct.tree.range($0.syntax) },
      whole.steps.map { whole.tree.range($0.syntax) })
  }

  private mutating func compare<Fact: Equatable>(_ what: String, _ left: [Fact], _ right: [Fact]) {
    guard left != right else { return }
    let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    let facts = place.map { "\(left[$0]) and \(right[$0])" } ?? "\(left.count) and \(right.count)"
    differences.append("\(what) differ: \(facts)")
  }

  private static func views(_ document: Document) -> [String] {
    document.templates.map { view in
      let range = document.tree.range(view.syntax)
      return """
        \(view.kind) \(view.definition) \(view.isDynamic) \(view.hasScripts) \
        \(words(view.firstArgument, Int(view.argumentCount), document)) \
        \(view.modifierCount > 0 ? view.firstModifier : ID(0))+\(view.modifierCount) \
        \(view.firstLet)+\(view.letCount) to \(view.end) \(words(view.id, document)) at \(range)
        """
    }
  }

  private static func modifiers(_ document: Document) -> [String] {
    document.modifiers.map { modifier in
      """
      \(modifier.definition) \(modifier.hasScripts) \
      \(words(modifier.firstArgument, Int(modifier.argumentCount), document)) \
      at \(document.tree.range(modifier.syntax))
      """
    }
  }

  /// Consecutive arguments. Their index in the document's list may differ, because views can share
  /// constants.
  private static func words(_ first: ID<Argument>, _ count: Int, _ document: Document) -> [String] {
    document.arguments[first..<first.advanced(by: count)].map { words($0, document) }
  }

  /// An argument with the referenced values in place of their numbers.
  private static func words(_ argument: Argument, _ document: Document) -> String {
    switch argument {
    case .text(let node): "text \(document.tree.range(node))"
    case .markdown(let node): "markdown \(document.tree.range(node))"
    case .member(let node): "member \(document.tree.range(node))"
    case .constant(let place): "constant \(document.constants[place])"
    case .script(let script):
      """
      script \(document.tree.range(document.scripts[script].syntax)) \
      of type \(document.scripts[script].program.resultType.name)
      """
    case .size(let first): "size \(words(first, 2, document))"
    case .styledText(let first, let count): "parts \(words(first, 3 * Int(count), document))"
    case .font(let first): "font \(words(first, FontMembers.parameters.count, document))"
    default: "\(argument)"
    }
  }
}
