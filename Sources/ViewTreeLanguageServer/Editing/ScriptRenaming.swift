import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds the uses of a type or a function that a document of JSON or YAML declares.
///
/// The reader of documents resolves the names. The declaration gets the new name. The old name is
/// then unknown at all uses of the declaration, and known where an inner declaration has the name.
struct ScriptRenaming {
  private let place: DocumentPlace
  private let declared: DeclaredName
  private let name: String
  private let limits: ReaderLimits

  /// The maximum number of times that a document is read for one renaming. Each reading reports
  /// only the first errors of a script.
  private static let mostReadings = 200

  init(_ place: DocumentPlace, _ declared: DeclaredName, to name: String, limits: ReaderLimits) {
    self.place = place
    self.declared = declared
    self.name = name
    self.limits = limits
  }

  /// The ranges of all uses. Throws if a use is uncertain.
  func ranges() throws(ProtocolError) -> [Range<Int>] {
    guard let tree = place.reading.tree, let document = place.reading.document else {
      throw ProtocolError(.requestFailed, ServerWords.renameNeedsDocument)
    }
    guard name != declared.name else { return [] }
    guard !hidesAnother else {
      throw ProtocolError(.requestFailed, ServerWords.severalMeanings(declared.name))
    }
    let words = ScriptWords(tree, document)
    guard !words.contain(name) else {
      throw ProtocolError(.requestFailed, ServerWords.nameIsInScripts(name))
    }
    guard !isStandard(name) else {
      throw ProtocolError(.requestFailed, ServerWords.nameIsStandard(name))
    }
    guard !words.standsInChecks(declared.name) else {
      throw ProtocolError(.requestFailed, ServerWords.nameIsInChecks(declared.name))
    }
    var ranges = declarations(in: tree)
    var isComplete = declared.kind != .type
    for _ in 0..<Self.mostReadings {
      var (uses, problem) = unknown(after: ranges)
      if uses.isEmpty, !isComplete {
        isComplete = true
        uses = try untold(words, besides: ranges)
      }
      guard !uses.isEmpty else {
        guard let problem else { return ranges }
        throw ProtocolError(
          .requestFailed, ServerWords.renameBreaks(declared.name, name, problem.message))
      }
      ranges = (ranges + uses).sorted { $0.lowerBound < $1.lowerBound }
    }
    throw ProtocolError(.requestFailed, ServerWords.tooManyUses(declared.name))
  }

  /// Uses of a type that cause no error without the declaration: `Item.self`, or
  /// `Item(name: name)`, which is then a structure known by its labels. If a script declares the
  /// name itself, its words refer to that declaration.
  private func untold(
    _ words: ScriptWords, besides ranges: [Range<Int>]
  ) throws(ProtocolError) -> [Range<Int>] {
    let known = Set(ranges.map(\.lowerBound))
    var untold: [Range<Int>] = []
    for group in words.groups(of: declared.name) {
      let left = group.words.filter { !known.contains($0.lowerBound) }
      guard group.declarations.contains(where: { !known.contains($0.lowerBound) }) else {
        untold += left
        continue
      }
      if left.count < group.words.count {
        throw ProtocolError(.requestFailed, ServerWords.severalMeanings(declared.name))
      }
    }
    return untold
  }

  // MARK: - Name conflicts

  /// True if the name would have another meaning without this declaration. Uses of it would then
  /// not be reported as unknown names.
  private var hidesAnother: Bool {
    let isDeclaredTwice = place.names.all.contains { other in
      guard other.name == declared.name, other != declared, other.kind != .id else { return false }
      guard let outer = other.scope else { return true }
      guard let inner = declared.scope else { return false }
      return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
    }
    return isDeclaredTwice || isStandard(declared.name)
  }

  /// True if the language has a type or a function with a name: a small document that uses it then
  /// has no errors.
  private func isStandard(_ name: String) -> Bool {
    let use =
      declared.kind == .type
      ? "\"state\": { \"a\": { \"type\": \"\(name)?\", \"value\": null } }, \"root\": \"Color\""
      : "\"root\": { \"view\": \"Color\", \"let\": { \"a\": \"\(name)()\" } }"
    let source = SourceFile(name: "probe.json", text: "{ \"viewtree\": 1, \(use) }")
    let unknown: Set = ["unknown-script-name", "unknown-script-function"]
    return !DocumentReading(source, .json, limits: limits).diagnostics
      .contains { unknown.contains($0.id) }
  }

  // MARK: - Ranges

  /// The ranges of the declared name: under a key, and in the Swift code for that key.
  private func declarations(in tree: SyntaxTree) -> [Range<Int>] {
    let key = tree.nodes.indices.first { place in
      let node = SyntaxTree.Index(place)
      guard tree.kind(node) == .string else { return false }
      let range = tree.textRange(of: node)
      return range == declared.range
    }
    guard let key, key + 1 < tree.nodes.count else { return [declared.range] }
    let value = SyntaxTree.Index(key + 1)
    let lines = tree.kind(value) == .array ? Array(tree.elements(value)) : [value]
    var ranges = [declared.range]
    for line in lines where tree.kind(line) == .string {
      for inner in SwiftNames.names(in: Array(tree.text(line).utf8)).all
      where inner.name == declared.name && inner.kind == declared.kind {
        let range = tree.sourceRange(ofTextRange: inner.range, in: line)
        ranges.append(Int(range.start)..<Int(max(range.start, range.end)))
      }
    }
    return ranges
  }

  /// The uses of the old name that become unknown when some ranges have the new name, and the first
  /// error.
  private func unknown(after ranges: [Range<Int>]) -> (uses: [Range<Int>], problem: Diagnostic?) {
    let text = place.text.replacing(ranges, with: name)
    let reading = DocumentReading(text.source, place.reading.language, limits: limits)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    let old = Array(declared.name.utf8)
    var uses: [Range<Int>] = []
    for case let range? in errors.map(\.range) {
      guard let found = Self.place(of: old, in: text.bytes, range) else { continue }
      let start = original(found, ranges)
      if !uses.contains(where: { $0.lowerBound == start }) {
        uses.append(start..<start + old.count)
      }
    }
    return (uses, errors.first)
  }

  /// The start of a name that fills a range, without quotes and a trailing `.self`.
  private static func place(
    of name: [UInt8], in bytes: [UInt8], _ range: SourceRange
  ) -> Int? {
    var (start, end) = (Int(range.start), Int(range.end))
    guard start < end, end <= bytes.count else { return nil }
    if bytes[start] == Byte.quote || bytes[start] == Byte.apostrophe {
      (start, end) = (start + 1, max(start + 1, end - 1))
    }
    let text = bytes[start..<end]
    return text.elementsEqual(name) || text.elementsEqual(name + Array(".self".utf8)) ? start : nil
  }

  /// The offset in the current text of a byte of the changed text.
  private func original(_ offset: Int, _ ranges: [Range<Int>]) -> Int {
    let growth = name.utf8.count - declared.name.utf8.count
    var offset = offset
    for range in ranges where range.lowerBound + name.utf8.count <= offset { offset -= growth }
    return offset
  }
}
