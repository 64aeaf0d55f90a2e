import ViewTreeDocument
import ViewTreeSyntax

/// One mistake put into a right document, and where it is.
struct DocumentMutation {
  /// What was done.
  enum Kind: String, CaseIterable {
    case misspeltKey, wrongType, removedArgument
    /// Put into scripts, by `ScriptSurgery`.
    case renamedMember, droppedArgument, renamedCase

    /// How many of 100 have to be told at least; much can be left out of a call that is right.
    var leastShare: Int { self == .droppedArgument ? 80 : 99 }

    /// Whether it is in a script, where it has to be told before anything runs.
    var isInScript: Bool {
      switch self {
      case .misspeltKey, .wrongType, .removedArgument: false
      case .renamedMember, .droppedArgument, .renamedCase: true
      }
    }
  }

  let kind: Kind
  let bytes: [UInt8]
  /// The bytes that are wrong now; for what was removed, the object around it.
  let place: Range<Int>
  /// What was there, for messages.
  let text: String

  /// Whether a diagnostic is about the mistake: it touches the place, or what was removed is missed
  /// in the object around it or in what names that.
  func isToldBy(_ range: SourceRange) -> Bool {
    let start = Int(range.start)
    let end = max(Int(range.end), start + 1)
    return start < place.upperBound && end > place.lowerBound
  }

  /// Objects whose keys are names that the document chooses; a misspelt one is another name.
  private static let namings: Set<String> = [
    "preferenceKeys", "state", "components", "parameters", "types", "fields", "let", "if let",
    "set",
    "alignments", "layouts", "cases", "methods", "functions", "type", "slide",
  ]
  /// Members that may hold any value, and those that nothing reads.
  private static let data: Set<String> = ["state", "comment", "defaultValue", "$"]

  /// All mistakes of three kinds that can be made in a document by one change.
  static func all(in source: SourceFile) -> [DocumentMutation] {
    let tree = SourceSyntax.json.read(source)
    var mutations: [DocumentMutation] = []
    visit(0, under: "", tree, &mutations)
    return mutations
  }

  /// Visits a value that stands under a key, as it is or in arrays.
  private static func visit(
    _ node: SyntaxNode.Index, under name: String, _ tree: SyntaxTree,
    _ mutations: inout [DocumentMutation]
  ) {
    for element in tree.elements(node) { visit(element, under: name, tree, &mutations) }
    for member in tree.members(node) {
      let key = tree.text(member.key)
      if !namings.contains(name), key != "comment" {
        mutations += self.mutations(of: member.key, member.value, in: node, tree)
      }
      if !data.contains(key) {
        // What a document names so may be called like a section.
        visit(member.value, under: namings.contains(name) ? "" : key, tree, &mutations)
      }
    }
  }

  private static func mutations(
    of key: SyntaxNode.Index, _ value: SyntaxNode.Index, in object: SyntaxNode.Index,
    _ tree: SyntaxTree
  ) -> [DocumentMutation] {
    let keyRange = bytes(tree.range(key))
    let valueRange = bytes(tree.range(value))
    let name = tree.text(key)
    // The last letter twice.
    let misspelt = Array("\"\(name)\(name.suffix(1))\"".utf8)
    // A list is right where a loop goes over one, and an object where a list is expected is not.
    let wrong = Array(
      (name == "forEach" ? "true" : tree.kind(value) == .array ? "{\"zq\": 1}" : "[[\"zq\"]]").utf8)
    var mutations = [replace(.misspeltKey, keyRange, with: misspelt, name, tree)]
    if !data.contains(name) {
      mutations.append(replace(.wrongType, valueRange, with: wrong, name, tree))
    }
    if isRequired(name, in: object, tree) {
      mutations.append(
        remove(keyRange.lowerBound..<valueRange.upperBound, name, in: object, tree))
    }
    return mutations
  }

  /// Whether the definition of a view or of a modifier says that it cannot be without a member.
  private static func isRequired(
    _ name: String, in object: SyntaxNode.Index, _ tree: SyntaxTree
  ) -> Bool {
    if object == 0 { return name == "viewtree" || name == "root" }
    if let view = tree.members(object).first(where: { tree.text($0.key) == "view" }) {
      let definition = ViewRegistry.standard.definitions.first {
        $0.name == tree.text(view.value)
      }
      return definition?.parameters.contains { $0.name == name && $0.isRequired } ?? false
    }
    guard isModifier(object, tree) else { return false }
    let owner = tree.text(object - 1)
    let definition = ModifierRegistry.standard.definitions.first { $0.name == owner }
    return definition?.parameters.contains { $0.name == name && $0.isRequired } ?? false
  }

  /// Whether an object holds the arguments of a modifier, whose name is the only key around it.
  private static func isModifier(_ object: SyntaxNode.Index, _ tree: SyntaxTree) -> Bool {
    guard object >= 2, tree.nodes[Int(object) - 1].kind == .string else { return false }
    let outer = tree.nodes[Int(object) - 2]
    return outer.kind == .object && outer.next == tree.nodes[Int(object)].next
  }

  private static func bytes(_ range: SourceRange) -> Range<Int> {
    Int(range.start)..<Int(range.end)
  }

  private static func replace(
    _ kind: Kind, _ range: Range<Int>, with text: [UInt8], _ name: String, _ tree: SyntaxTree
  ) -> DocumentMutation {
    var bytes = tree.source.bytes
    bytes.replaceSubrange(range, with: text)
    return DocumentMutation(
      kind: kind, bytes: bytes, place: range.lowerBound..<(range.lowerBound + text.count),
      text: name)
  }

  /// Removes a member with one of the commas beside it.
  private static func remove(
    _ range: Range<Int>, _ name: String, in object: SyntaxNode.Index, _ tree: SyntaxTree
  ) -> DocumentMutation {
    var bytes = tree.source.bytes
    var start = range.lowerBound
    var end = range.upperBound
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    if bytes[end] == UInt8(ascii: ",") {
      end += 1
    } else {
      end = range.upperBound
      while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
      if bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
    }
    bytes.removeSubrange(start..<end)
    var whole = self.bytes(tree.range(object))
    // Arguments that a modifier lacks are missed in the modifier.
    if isModifier(object, tree) {
      whole = Int(tree.range(object - 2).start)..<whole.upperBound
    }
    return DocumentMutation(
      kind: .removedArgument, bytes: bytes,
      place: whole.lowerBound..<(whole.upperBound - (end - start)), text: name)
  }
}
