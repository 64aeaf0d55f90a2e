import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Turns the values of a document into views, modifiers and scripts, and collects what is wrong.
///
/// Sections are decoded in an order in which names are known before they are used, whatever their
/// order in the file.
final class DocumentDecoder {
  typealias Index = SyntaxNode.Index

  let tree: SyntaxTree
  /// The tree's values and the source's bytes, held in place while decoding runs.
  @exclusivity(unchecked) private(set) var nodes = UnsafeBufferPointer<SyntaxNode>(
    start: nil, count: 0)
  @exclusivity(unchecked) private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// What has been decoded; every view changes it, so that checks at run time would show.
  @exclusivity(unchecked) var document: Document
  @exclusivity(unchecked) private(set) var diagnostics: [Diagnostic] = []
  /// How many problems of one document are told; a document may have one every few bytes.
  static let problemLimit = 1000
  /// Whether there are more problems than are told.
  @exclusivity(unchecked) private(set) var hasMoreProblems = false
  /// Whether there was an error too many, so that nobody needs the rest.
  @exclusivity(unchecked) private(set) var isStopped = false
  @exclusivity(unchecked) private var hasErrors = false
  /// The names that scripts at the current place can see.
  @exclusivity(unchecked) var scope = DocumentScope.root
  /// The names of the document's state.
  var scopeNamesOfState: [ScopeName] = []
  /// The names of the proxies that are in scope, the innermost last.
  @exclusivity(unchecked) var proxyNames: [String] = []
  /// How many lists of views are being decoded inside one another.
  @exclusivity(unchecked) var depth = 0
  /// Whether the limit of depth was passed and reported.
  @exclusivity(unchecked) var isTooDeep = false
  /// How many lists of views may be inside one another; a stack made for it is needed.
  static let depthLimit = 15_000
  /// How many places with names of their own there were so far.
  @exclusivity(unchecked) var scopeCount = 0
  var scripts: ScriptCache
  /// Whether members that nobody knows are let be where they stand.
  @exclusivity(unchecked) var takesAnyMember = false
  /// The words of the source, if they were asked for.
  var mentionedWords: MentionedWords?
  /// Whether views that nobody knows are Boxes, and such modifiers are left out.
  @exclusivity(unchecked) var takesUnknown = false
  /// What was taken so.
  var takenUnknown = UnknownNames()
  /// Names of components and keys, in the order declared.
  @exclusivity(unchecked) var componentNames: [String] = []
  /// Their places, the first of those with one name.
  @exclusivity(unchecked) var componentPlaces: [String: Int] = [:]
  @exclusivity(unchecked) var hasComponents = false
  /// Names of the modifiers that the document declares, and the component that the first of them is.
  var modifierNames: [String] = []
  @exclusivity(unchecked) var firstModifierComponent = 0
  /// Names of the styles that the document declares, and the component that the first of them is.
  var styleNames: [String] = []
  @exclusivity(unchecked) var firstStyleComponent = 0
  /// By slot, whether what is handed in surely stands there, where that was asked.
  var shownSlots: [Int: Bool] = [:]
  /// What is known of the values of the rows of the table that is being decoded.
  @exclusivity(unchecked) var tableRowType = ScriptType.unknown
  /// The component whose body is being decoded.
  @exclusivity(unchecked) var openComponent: Int?
  /// Names of layouts, in the order declared.
  @exclusivity(unchecked) var layoutNames: [String] = []
  /// Where the closures of each layout stand.
  var layoutClosures: [String: [LayoutTemplate.Method: Index]] = [:]
  @exclusivity(unchecked) var keyNames: [String] = []
  /// The preference keys that are written in Swift.
  @exclusivity(unchecked) var swiftKeys: [SwiftKey] = []
  /// The types inside of them.
  var nestedKeyTypes: [ScriptTypes.Declaration] = []
  /// The declared type in which scripts stand, whose static members they see.
  var typeAround: String?
  /// Whether the expression that is being decoded may have a text for its value.
  var mayBeText = false
  /// What is known of the types of their values.
  var keyTypes: [ScriptType] = []
  /// What their written values have to be.
  @exclusivity(unchecked) var keyValueTypes: [DeclaredType] = []
  /// The same of the values that views hand to layouts.
  var layoutValueTypes: [DeclaredType] = []
  /// The types of values of the environment that the document declares: what they have to be, and what
  /// scripts know.
  var environmentTypes: [DeclaredType] = []
  var environmentScopeTypes: [ScriptType] = []
  /// The type of the value of the modifier that is being decoded.
  @exclusivity(unchecked) var writtenValueType = DeclaredType.any
  /// Types that the document leaves open, by what they are the types of.
  private let assumedTypes: [Index: String]
  /// What was said of names that nothing in a Swift file declares.
  var unknownNames: Set<String> = []
  /// The types that the document writes, by their texts.
  var declaredTypes: [String: DeclaredType] = [:]
  /// The same where they are declared.
  @exclusivity(unchecked) var keyNodes: [Index] = []
  /// The same by name, for documents with many keys.
  var keyPlaces: [String: Int] = [:]
  /// Up to how many keys are compared one by one.
  static let comparedKeys = 16
  let registry = ViewRegistry.standard
  let modifierRegistry = ModifierRegistry.standard
  // What is asked for every view and modifier, by definition.
  let viewTable = ViewRegistry.standard.table
  let modifierTable = ModifierRegistry.standard.table
  let viewForms = ViewRegistry.standard.forms
  let modifierForms = ModifierRegistry.standard.forms

  init(_ tree: SyntaxTree, assuming assumedTypes: [Index: String] = [:]) {
    self.tree = tree
    self.assumedTypes = assumedTypes
    document = Document(tree: tree)
    // A view takes seven values or more; what is reserved and not needed costs no memory.
    document.templates.reserveCapacity(tree.nodes.count / 10)
    document.modifiers.reserveCapacity(tree.nodes.count / 14)
    document.arguments.reserveCapacity(tree.nodes.count / 2)
    scripts = ScriptCache()
  }

  func decode() {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.source.bytes.withUnsafeBufferPointer { bytes in
        self.nodes = nodes
        self.bytes = bytes
        decodeSections()
      }
    }
  }

  /// The type that is assumed for what stands at a place.
  func assumedType(_ node: Index) -> DeclaredType? {
    assumedTypes.isEmpty ? nil : assumedTypes[node].map { declaredType($0) }
  }

  /// The same of a key with a default, of which a string is an expression, whatever is assumed.
  func assumedType(_ node: Index, default value: Index?) -> DeclaredType? {
    if let value, kind(value) == .string { return nil }
    return assumedType(node)
  }

  /// Calls `body` with the text of a string.
  func withText<Result>(
    _ node: Index, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let string = nodes[Int(node)]
    if string.hasEscapes || string.kind != .string { return tree.withTextBytes(node, body) }
    // Between the quotes, if there are any.
    let quoteLength = Int(string.quoteLength)
    let content = Int(string.start) + quoteLength..<Int(string.end) - quoteLength
    return body(UnsafeBufferPointer(rebasing: bytes[content]))
  }

  /// What a value is.
  func kind(_ node: Index) -> SyntaxNode.Kind { nodes[Int(node)].kind }

  /// The value of a number.
  func number(_ node: Index) -> Double {
    // The tree lives as long as this does: it need not be counted for every number.
    Unmanaged.passUnretained(tree)._withUnsafeGuaranteedRef { $0.number(node) }
  }

  /// Whether the text of a string is this one.
  func text(_ node: Index, equals text: StaticString) -> Bool {
    withText(node) { $0.spells(text) }
  }

  private func decodeSections() {
    guard tree.kind(0) == .object else {
      report(.documentIsNotAnObject(at: tree.range(0)))
      return
    }
    let sections = members(of: 0, known: Section.names, in: "a document")
    decodeVersion(sections[Section.viewtree.index])
    decodeWindow(sections[Section.window.index], sections[Section.proposal.index])
    decodeLayoutDirection(sections[Section.layoutDirection.index])
    decodeDynamicTypeSize(sections[Section.dynamicTypeSize.index])
    decodeMetrics(sections[Section.metrics.index])
    decodePlatform(sections[Section.platform.index])
    decodeCompatibility(sections[Section.compat.index])
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
    guard let root = sections[Section.root.index] else {
      report(.missingMember("root", of: "a document", at: tree.openingRange(0)))
      return
    }
    document.root = decodeContent(root)
    decodeSteps(sections[Section.steps.index])
    addStyledParts()
    joinHandedOn()
    markDynamicComponents()
    addSystemKeys()
    reportUnknownTaken()
  }

  /// Keeps a problem, as long as there are not too many; an error after too many warnings is kept.
  func report(_ makeDiagnostic: @autoclosure () -> Diagnostic) {
    // What is not told is not worded: a near name costs more than all else.
    guard !isStopped else { return }
    let diagnostic = makeDiagnostic()
    let isError = diagnostic.severity == .error
    if diagnostics.count < Self.problemLimit || isError && !hasErrors {
      diagnostics.append(diagnostic)
    } else {
      hasMoreProblems = true
      if isError { isStopped = true }
    }
    hasErrors = hasErrors || isError
  }

  /// All problems in the order of their places, with a note if some were left out.
  func sortedDiagnostics() -> [Diagnostic] {
    let sorted = (tree.diagnostics + diagnostics).sortedByPosition()
    guard hasMoreProblems, let range = sorted.last?.range else { return sorted }
    return sorted + [
      .moreProblems(shown: sorted.count, at: SourceRange(start: range.end, end: range.end))
    ]
  }

  /// The sections of a document.
  enum Section: String, CaseIterable {
    case schema = "$schema"
    case comment, viewtree, window, proposal, layoutDirection, dynamicTypeSize, metrics, platform
    case compat, unknown, lints, checks
    case types, state, functions, values, alignments, preferenceKeys, environmentKeys
    case layoutValueKeys, layouts, components, modifiers, styles, root, steps

    static let names = allCases.map(\.rawValue)
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

// MARK: - Objects

extension DocumentDecoder {
  /// The values of an object's members by the place of their names in `known`.
  ///
  /// Other names are reported, with the nearest known one.
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

  /// How many keys or components a document may declare: what refers to them has 16 bits.
  static let declarationLimit = 65_535

  /// Whether a section declares no more than can be referred to; reports if it does.
  func isWithinLimit(_ section: Index, of what: String) -> Bool {
    if tree.count(section) <= Self.declarationLimit { return true }
    report(
      .tooManyDeclarations(
        of: what, limit: Self.declarationLimit, at: tree.openingRange(section)))
    return false
  }

  /// Whether modifiers and styles, which are counted behind the components, are within the limit with these.
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

  /// A finite number, or an expression that needs no variable; `nil` after a report.
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
            expected: "a number for '\(name)' that depends on nothing",
            found: "this expression", at: tree.range(node)))
      }
    default: reportKind(node, expected: "a number for '\(name)'")
    }
    return nil
  }
}

extension SyntaxTree {
  /// The opening bracket of a container: where to point when something is missing inside.
  func openingRange(_ node: SyntaxNode.Index) -> SourceRange {
    let range = range(node)
    return SourceRange(start: range.start, end: min(range.start + 1, range.end))
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
