import ViewTreeScript
import ViewTreeSyntax

/// The parts of files that can't be read, and the names that are declared twice, as far as they
/// matter to the root view.
struct UnreadParts {
  private let file: SwiftFile
  private let lowering: SwiftLowering
  /// The root view. `nil` if nothing can be shown.
  private let root: DocumentValue?

  init(_ file: SwiftFile, _ lowering: SwiftLowering, _ root: DocumentValue?) {
    self.file = file
    self.lowering = lowering
    self.root = root
  }

  private var source: SourceFile { file.source }
  private var gaps: [SwiftFileSyntax.Gap] { file.files.gaps }

  /// The diagnostics. `others` are the diagnostics about names that the views use.
  func diagnostics(besides others: [Diagnostic]) -> [Diagnostic] {
    if gaps.isEmpty, file.files.repeated.isEmpty { return [] }
    guard let root else {
      return gaps.filter(mayHaveRoot).map { file.diagnostic($0.problem) } + repeatedRoots
    }
    let reach = lowering.reach ?? lowering.reach(of: root)
    let repeated = repeated(reach)
    return gaps.isEmpty ? repeated : repeated + shown(reach, unknownWords(others))
  }

  // MARK: - No root

  /// True if the missing root view may be in a part that can't be read.
  private func mayHaveRoot(_ gap: SwiftFileSyntax.Gap) -> Bool {
    if let name = file.options.root { return words(in: gap.range).contains(name) }
    guard isLeading(gap.range) else { return false }
    return source.leadingRanges.count == 1
      || !words(in: gap.range).isDisjoint(with: ["View", "Preview", "PreviewProvider", "App"])
  }

  /// The errors about the names of the root view that are declared twice.
  private var repeatedRoots: [Diagnostic] {
    file.files.repeated.filter { repeated in
      source.leadingRanges.count == 1 && repeated.isInOneFile && isLeading(repeated.diagnostic)
    }.map(\.diagnostic)
  }

  private func isLeading(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.range.map { isLeading(Int($0.start)..<Int($0.end)) } ?? false
  }

  private func isLeading(_ range: Range<Int>) -> Bool {
    source.leadingRanges.contains {
      $0.contains(range.lowerBound) || $0.upperBound == range.lowerBound
    }
  }

  // MARK: - A root

  /// True if the root view is or needs something of this name.
  private func needs(_ name: String, _ reach: DocumentReach) -> Bool {
    name == lowering.rootView || name == file.options.root || reach.contains(name)
  }

  /// The repeated names that the root needs: errors, or warnings if the view's file has another
  /// declaration than another file of its project.
  private func repeated(_ reach: DocumentReach) -> [Diagnostic] {
    file.files.repeated.filter { needs($0.name, reach) }.map { repeated in
      var diagnostic = repeated.diagnostic
      if source.leading?.count == 1, !repeated.isInOneFile { diagnostic.severity = .warning }
      return diagnostic
    }
  }

  /// The parts of the root's file that can't be read, and of other files those parts that declare a
  /// name that is unknown.
  ///
  /// In a single file, a part that the root needs is an error. Several files show what they can.
  private func shown(_ reach: DocumentReach, _ unknown: Set<String>) -> [Diagnostic] {
    let own = ownFiles(reach)
    return gaps.compactMap { gap in
      let isOwn = own.contains { $0.contains(gap.range.lowerBound) }
      guard isOwn || !unknown.isDisjoint(with: declaredWords(in: gap.range)) else { return nil }
      var diagnostic = file.diagnostic(gap.problem)
      if source.parts.count < 2, isNeeded(gap.range, reach) { return diagnostic }
      diagnostic.severity = .warning
      if diagnostic.help == nil { diagnostic.help = "viewtree skips this declaration" }
      return diagnostic
    }
  }

  /// The files of the root view and its preview.
  private func ownFiles(_ reach: DocumentReach) -> [Range<Int>] {
    if source.leadingRanges.count == 1 { return source.leadingRanges }
    var places = lowering.shownPreview.map { [$0.range.lowerBound] } ?? []
    let root = lowering.rootView ?? file.options.root
    if let view = root.flatMap({ file.names.views[$0] }) {
      places.append(view.declaration.range.lowerBound)
    }
    return source.ranges.filter { range in places.contains(where: range.contains) }
  }

  /// True if the root needs a declaration in a part, or the type around it. Without a preview or a
  /// named view, a view in the part could be the root.
  private func isNeeded(_ gap: Range<Int>, _ reach: DocumentReach) -> Bool {
    if let name = declaredWords(in: gap).first, needs(name, reach) { return true }
    if lowering.shownPreview == nil, file.options.root == nil, words(in: gap).contains("View") {
      return true
    }
    return file.names.viewNames.contains { name in
      file.names.views[name].map { $0.declaration.range.contains(gap.lowerBound) } ?? false
        && needs(name, reach)
    }
      || file.names.types.contains { name, type in
        type.range.contains(gap.lowerBound) && needs(name, reach)
      }
      || file.names.extensions.contains { type in
        type.range.contains(gap.lowerBound)
          && type.name.lastName.map { $0 == "View" || needs($0, reach) } ?? true
      }
  }

  // MARK: - Words

  /// The words that diagnostics about unknown names begin at.
  private func unknownWords(_ diagnostics: [Diagnostic]) -> Set<String> {
    Set(
      diagnostics.compactMap { diagnostic in
        guard let start = diagnostic.range.map({ Int($0.start) }), start < source.bytes.count else {
          return nil
        }
        let word = source.bytes[start...].prefix { Byte.isNamePart($0) }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      })
  }

  private func words(in range: Range<Int>) -> Set<String> {
    Set(tokens(in: range).filter { $0.kind == .name }.map(text))
  }

  /// The names that a part declares, its own first.
  private func declaredWords(in range: Range<Int>) -> [String] {
    let tokens = tokens(in: range)
    let pairs = zip(tokens, tokens.dropFirst()).filter { $0.kind == .name && $1.kind == .name }
    // The first word may be a misspelled keyword.
    let first = pairs.prefix(1).filter { $0.0.range == tokens.first?.range }
    let declared = first + pairs.filter { Self.keywords.contains(text($0.0)) }
    return declared.map { text($0.1) }
  }

  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private func tokens(in range: Range<Int>) -> [SwiftToken] {
    SwiftTokens.all(in: source.bytes[range])
  }

  private func text(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[token.range], as: UTF8.self)
  }
}
