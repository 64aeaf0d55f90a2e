import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Turns the values of a document into views, modifiers, and scripts, and collects diagnostics.
///
/// Sections are decoded in an order in which names are known before they are used, independent of
/// their order in the file.
final class DocumentDecoder {
  typealias Index = SyntaxNode.Index

  let tree: SyntaxTree
  /// The decoded parts. Every view changes them, so checks at run time would cost time.
  @exclusivity(unchecked) var document: Document
  @exclusivity(unchecked) var problems = DecodingProblems()
  @exclusivity(unchecked) var here = PlaceInDocument()
  @exclusivity(unchecked) var declaredNames = DeclaredNames()
  var preferenceKeys = DeclaredKeys()
  var knownTypes: KnownTypes
  var unknown = UnknownNames()
  /// The number of scopes with their own names so far.
  var scopeCount = 0
  var scripts = ScriptCache()
  /// The words of the source, if they were requested.
  var mentionedWords: MentionedWords?
  /// A cache by slot: true if the slot's views are shown unconditionally.
  var shownSlots: [Int: Bool] = [:]
  let registry = ViewRegistry.standard
  let modifierRegistry = ModifierRegistry.standard

  /// The results of compiling similar documents.
  let memory: CompilationMemory?

  init(
    _ tree: SyntaxTree, assuming assumedTypes: [Index: String] = [:],
    memory: CompilationMemory? = nil
  ) {
    self.tree = tree
    self.memory = memory
    knownTypes = KnownTypes(assumed: assumedTypes)
    document = Document(tree: tree)
    // A view takes at least seven nodes. Unused capacity costs no memory.
    let valueCount = tree.nodes.count
    document.templates.reserveCapacity(valueCount / 10)
    document.modifiers.reserveCapacity(valueCount / 14)
    document.arguments.reserveCapacity(valueCount / 2)
  }

  func decode() {
    memory?.beginDocument()
    guard let sections = decodeDeclarations() else { return }
    guard let root = sections[Section.root.index] else {
      report(.missingMember("root", of: "a document", at: tree.openingRange(0)))
      return
    }
    document.root = decodeContent(root)
    decodeRest(steps: sections[Section.steps.index])
  }

  /// The type that is assumed for a node's value.
  func assumedType(_ node: Index) -> DeclaredType? {
    knownTypes.assumed.isEmpty ? nil : knownTypes.assumed[node].map { declaredType($0) }
  }

  /// The assumed type of a key with a default. A string default is an expression for any assumed
  /// type.
  func assumedType(_ node: Index, default value: Index?) -> DeclaredType? {
    if let value, kind(value) == .string { return nil }
    return assumedType(node)
  }

  /// Calls `body` with the text of a string.
  func withText<Result>(
    _ node: Index, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    tree.withTextBytes(node, body)
  }

  /// The kind of a value.
  func kind(_ node: Index) -> SyntaxNode.Kind { tree.kind(node) }

  /// The index of the first node that isn't inside a value.
  func next(after node: Index) -> Index { tree.nodes[Int(node)].next }

  /// The value of a number.
  func number(_ node: Index) -> Double { tree.number(node) }

  /// True if the string has this text.
  func text(_ node: Index, equals text: StaticString) -> Bool {
    tree.text(node, equals: text)
  }

  /// Decodes the declarations of a document. Returns its sections, or `nil` after a report.
  private func decodeDeclarations() -> [Index?]? {
    guard tree.kind(0) == .object else {
      report(.documentIsNotAnObject(at: tree.range(0)))
      return nil
    }
    let sections = members(of: 0, known: Section.names, in: "a document")
    decodeVersion(sections[Section.viewtree.index])
    decodeWindow(sections[Section.window.index], sections[Section.proposal.index])
    decodeLayoutDirection(sections[Section.layoutDirection.index])
    decodeDynamicTypeSize(sections[Section.dynamicTypeSize.index])
    decodeMetrics(sections[Section.metrics.index])
    decodePlatform(sections[Section.platform.index])
    decodeCompatibility(sections[Section.compat.index])
    decodeLazyRows(sections[Section.lazy.index])
    decodeUnknown(sections[Section.unknown.index])
    decodeLints(sections[Section.lints.index])
    decodeChecks(sections[Section.checks.index])
    decodeTypes(
      sections[Section.types.index], layouts: sections[Section.layouts.index],
      keys: sections[Section.preferenceKeys.index])
    decodeState(sections[Section.state.index])
    decodeRootMembers(
      functions: sections[Section.functions.index], values: sections[Section.values.index])
    decodeAlignments(sections[Section.alignments.index])
    decodePreferenceKeys(sections[Section.preferenceKeys.index])
    decodeEnvironmentKeys(sections[Section.environmentKeys.index])
    addEnvironmentObjects()
    decodeLayoutValueKeys(sections[Section.layoutValueKeys.index])
    decodeLayouts(sections[Section.layouts.index])
    decodeComponents(
      sections[Section.components.index], modifiers: sections[Section.modifiers.index],
      styles: sections[Section.styles.index])
    return sections
  }

  /// Decodes the steps, and adds the data that depends on all views.
  private func decodeRest(steps: Index?) {
    decodeSteps(steps)
    addStyledParts()
    addSystemButtons()
    propagateSlots()
    markDynamicComponents()
    addSystemKeys()
    reportUnknownTaken()
  }

  /// Records a problem if there aren't too many. The first error is always recorded.
  func report(_ makeDiagnostic: @autoclosure () -> Diagnostic) {
    // Makes only diagnostics that are recorded: finding similar names is the most expensive step.
    if !problems.isStopped { problems.add(makeDiagnostic()) }
  }

  /// All problems in order of location, with a note if some were omitted.
  func sortedDiagnostics() -> [Diagnostic] {
    (tree.diagnostics + problems.diagnostics).sortedByPosition()
      .limited(areMore: problems.areMoreThanTold)
  }

  /// The sections of a document.
  enum Section: String, CaseIterable {
    case schema = "$schema"
    case comment, viewtree, window, proposal, layoutDirection, dynamicTypeSize, metrics, platform
    case compat, lazy, unknown, lints, checks
    case types, state, functions, values, alignments, preferenceKeys, environmentKeys
    case layoutValueKeys, layouts, components, modifiers, styles, root, steps

    static let names = allCases.map(\.rawValue)
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

// MARK: - Objects

extension DocumentDecoder {
  /// The values of an object's members by the indices of their names in `known`.
  ///
  /// Reports other names, with the nearest known one.
  func members(of object: Index, known: [String], in what: String) -> [Index?] {
    var values = [Index?](repeating: nil, count: known.count)
    for (key, value) in tree.members(object) {
      let name = tree.text(key)
      if let index = known.firstIndex(of: name) {
        values[index] = value
      } else {
        report(.unknownMember(name, of: what, at: tree.range(key), known: known))
      }
    }
    return values
  }

  /// The maximum number of keys or components in a document, because references to them have 16
  /// bits.
  static let declarationLimit = 65_535

  /// True if the section has no more declarations than the limit. Otherwise reports it.
  func isWithinLimit(_ section: Index, of what: String) -> Bool {
    if tree.count(section) <= Self.declarationLimit { return true }
    report(
      .tooManyDeclarations(
        of: what, limit: Self.declarationLimit, at: tree.openingRange(section)))
    return false
  }

  /// True if modifiers and styles, which are numbered after the components, are within the limit.
  /// Otherwise reports it.
  func isWithinLimit(_ section: Index, besides count: Int) -> Bool {
    if tree.count(section) + count <= Self.declarationLimit { return true }
    report(
      .tooManyDeclarations(
        of: "components, modifiers and styles", limit: Self.declarationLimit,
        at: tree.openingRange(section)))
    return false
  }

  /// Reports a value of the wrong kind.
  func reportKind(_ node: Index, expected: String) {
    report(
      .wrongKind(expected: expected, found: tree.kind(node).description, at: tree.range(node)))
  }

  /// A finite number, or an expression that needs no variable, or `nil` after a report.
  func constantNumber(_ node: Index, of name: String) -> Double? {
    switch tree.kind(node) {
    case .number: return tree.number(node)
    case .string:
      guard let script = compile(node, .expression, result: declaredType("CGFloat").type) else {
        return nil
      }
      switch document.scripts[script].program.constant {
      case .int(let value)?: return Double(value)
      case .double(let value)? where value.isFinite: return value
      default:
        report(
          .wrongKind(
            expected: "a constant number for '\(name)'",
            found: "this expression", at: tree.range(node)))
      }
    default: reportKind(node, expected: "a number for '\(name)'")
    }
    return nil
  }
}

extension SyntaxTree {
  /// The opening bracket of a container: the location for a missing member.
  func openingRange(_ node: SyntaxNode.Index) -> SourceRange {
    let start = start(node)
    return SourceRange(start: start, end: min(start + 1, UInt32(source.bytes.count)))
  }
}

extension SyntaxNode.Kind {
  /// The kind in words, with its article.
  var description: String {
    switch self {
    case .null: "null"
    case .false, .true: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
