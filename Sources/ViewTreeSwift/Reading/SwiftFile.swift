import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A parsed Swift file, which is turned into a document each time that more parts must be skipped.
struct SwiftFile {
  let source: SourceFile
  let options: SwiftOptions
  private let settings: SyntaxTree
  let files: SwiftFiles
  let names: DeclaredNames
  private let facts: LoweringFacts
  private let previews: [DeclaredPreview]
  /// The error that several files have settings and none of them takes precedence.
  private let severalSettings: Diagnostic?

  init(
    _ source: SourceFile, _ options: SwiftOptions, _ limits: ReaderLimits, _ program: SwiftProgram
  ) {
    self.source = source
    files = SwiftFiles(program, root: options.root, path: options.file)
    var names = DeclaredNames(files.items) { CallForms.isView($0) }
    names.modules = ImportedModules.all(in: source.bytes[...])
      .union(source.parts.compactMap(\.module))
    self.names = names
    facts = LoweringFacts(names, source, spelled: files.spelled)
    previews = PreviewFinder.previews(of: names, in: source)
    let led = Self.filesWithSettings(source, names, options)
    settings = SwiftSettings.read(source, limits: limits, in: led.first)
    let comments = led.compactMap { SwiftSettings.range(in: source.bytes, $0) }
    severalSettings =
      led.count > 1 ? .swiftSeveralSettings(comments.map { Self.opening($0, source) }) : nil
    var options = options
    if options.root == nil, options.preview == nil {
      options.root = Self.setting("root", in: settings)
      options.preview = Self.setting("preview", in: settings)
    }
    let settings = settings
    if let assumed = settings.members(0).first(where: { settings.text($0.key) == "assume" }) {
      options.assumptions.add(settings, assumed.value)
    }
    if let defaults = options.defaults {
      options.assumptions.addDefaults(defaults.tree, defaults.object)
    }
    self.options = options
  }

  /// The file whose settings are used: the file that lists the others, the file of the root, or the
  /// only file with settings. All files with settings if none is selected.
  private static func filesWithSettings(
    _ source: SourceFile, _ names: DeclaredNames, _ options: SwiftOptions
  ) -> [Range<Int>] {
    let leading = source.leadingRanges
    if leading.count == 1 { return leading }
    let files = leading.filter { SwiftSettings.range(in: source.bytes, $0) != nil }
    if files.count > 1, let root = options.root.flatMap({ names.views(named: $0).first }),
      let file = files.first(where: { $0.contains(root.declaration.range.lowerBound) })
    {
      return [file]
    }
    return files
  }

  /// The word that begins a comment with settings.
  private static func opening(_ comment: Range<Int>, _ source: SourceFile) -> SourceRange {
    SourceRange(max(comment.lowerBound - "viewtree".utf8.count, 0), comment.lowerBound)
  }

  private static func setting(_ name: String, in settings: SyntaxTree) -> String? {
    let value = settings.members(0).first { settings.text($0.key) == name }?.value
    return value.flatMap { settings.kind($0) == .string ? settings.text($0) : nil }
  }

  /// The holes of the file, none yet.
  func holes(areErrors: Bool) -> SkippedParts {
    SkippedParts(
      areErrors: areErrors, areSeveral: source.parts.count > 1, names, source: source,
      ownNames: files.ownNames)
  }

  /// The document of a file without its skipped parts.
  struct Attempt {
    let tree: SyntaxTree
    /// The parts that may be skipped.
    let omissible: [SwiftLowering.SkippablePart]
    /// The number of bytes of the declarations in the document.
    let bytes: Int
    /// The preview that is the root, or `nil` for a view.
    let shown: DeclaredPreview?
    /// The number of arguments and objects that are placeholders.
    var madeUpValueCount = 0
    /// True if all views have their bodies.
    var isWhole = true
  }

  /// A document without some parts, which takes names of unknown types if they are in it. If
  /// `built` has names of views, only they have bodies.
  func attempt(
    _ holes: SkippedParts, takesUnknown: Bool = false, built: Set<String>? = nil
  ) -> Attempt {
    var diagnostics = settings.diagnostics
    diagnostics += severalSettings.map { [$0] } ?? []
    guard !diagnostics.hasErrors else { return failed(diagnostics) }
    let lowering = SwiftLowering(
      source, names, settings, facts, holes: holes.starts, built: built,
      resources: options.resources,
      standardWindow: options.window)
    lowering.previews = previews
    lowering.ownNames = files.ownNames
    lowering.objectsToMake = holes.objects
    lowering.assumptions = options.assumptions
    let document = lowering.document(options, takesUnknown: takesUnknown)
    let root = document.members.first { $0.key == "root" }?.value
    let unread = UnreadParts(self, lowering, root).diagnostics(
      besides: lowering.diagnostics + holes.diagnostics)
    diagnostics += unread
    // If unreadable code is the reason that nothing is shown, other problems are skipped.
    guard !unread.hasErrors else { return failed(diagnostics) }
    var builder = SyntaxTreeBuilder(source, spelled: files.spelled)
    DocumentValue.object(document).write(to: &builder, settings: settings)
    diagnostics += names.problems.map { .swiftStatementLeftOut(at: SourceRange($0.range)) }
    diagnostics += lowering.diagnostics
    diagnostics += storesNote
    diagnostics += holes.diagnostics
    diagnostics += options.assumptions.unused(lowering.usedAssumptions)
      .map { .swiftUnusedAssumption($0) }
    return Attempt(
      tree: builder.finished(diagnostics), omissible: lowering.omissible,
      bytes: lowering.reach?.bytesRead ?? source.bytes.count, shown: lowering.shownPreview,
      madeUpValueCount: lowering.madeUpValueCount, isWhole: !lowering.hasOutlines)
  }

  private var storesNote: [Diagnostic] {
    guard source.isRewritten else { return [] }
    return StoreRewriter.importPlace(in: source).map { [.swiftStores(at: $0)] } ?? []
  }

  /// An attempt without a document.
  private func failed(_ diagnostics: [Diagnostic]) -> Attempt {
    var builder = SyntaxTreeBuilder(source, spelled: files.spelled)
    builder.begin(.object, 0..<0)
    builder.end()
    return Attempt(tree: builder.finished(diagnostics), omissible: [], bytes: 0, shown: nil)
  }

  /// The problem, with a note about the declaration of its name if the declaration is skipped, or
  /// private in another file.
  func explained(_ diagnostic: Diagnostic, _ holes: SkippedParts) -> Diagnostic {
    guard let range = diagnostic.range, diagnostic.notes.isEmpty,
      !files.ownNames.isEmpty || !holes.names.isEmpty
    else { return diagnostic }
    let rest = source.bytes[min(Int(range.start), source.bytes.count)...]
    let word = String(decoding: rest.prefix { Byte.isNamePart($0) }, as: UTF8.self)
    var explained = diagnostic
    if let place = files.ownNames[word],
      source.part(at: range.start) != source.part(at: UInt32(clamping: place.lowerBound))
    {
      explained.notes.append(.swiftIsPrivate(at: SourceRange(place)))
      explained.help = nil
    } else if let place = holes.names[word], place != range {
      explained.notes.append(.swiftIsLeftOut(at: place))
      explained.help = nil
    }
    return explained
  }

  // MARK: - Previews

  /// A note about the other previews of the file, if the shown preview wasn't selected.
  func note(about shown: DeclaredPreview?) -> Diagnostic? {
    guard let shown, options.root == nil, options.preview == nil else { return nil }
    let file = source.ranges.first { $0.contains(shown.range.lowerBound) }
    let others = previews.filter {
      ($0.range, $0.name) != (shown.range, shown.name)
        && file?.contains($0.range.lowerBound) ?? false
    }
    if others.isEmpty { return nil }
    return .swiftOtherPreviews(
      shown.name, others: others.map(\.name), at: SourceRange(shown.range))
  }

  // MARK: - Problems

  /// The diagnostics of several files, as few as fit on a screen.
  func folded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    FoldedWarnings(diagnostics, rootFile: rootFile).diagnostics
  }

  /// The range of the root's file, empty if no name selects the root.
  private var rootFile: Range<Int> { files.rootFile.map { source.parts[$0].range } ?? 0..<0 }

  private static let declarations = [
    "struct", "enum", "class", "extension", "func", "protocol", "import", "actor", "typealias",
  ]

  /// The diagnostic of a problem of parsing.
  func diagnostic(_ problem: ScriptProblem) -> Diagnostic {
    if let word = wordBefore(problem.range.lowerBound),
      case .unexpected(_, let expected) = problem.kind, expected.hasPrefix("a new line"),
      let meant = NearMatch.nearestName(to: word.text, in: Self.declarations)
    {
      return .swiftUnknownDeclaration(word.text, meant: meant, at: SourceRange(word.range))
    }
    return problem.diagnostic { SourceRange($0) }
  }

  /// The word before an offset, on its line.
  private func wordBefore(_ place: Int) -> (text: String, range: Range<Int>)? {
    var end = min(place, source.bytes.count)
    while end > 0, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, Byte.isNamePart(source.bytes[start - 1]) { start -= 1 }
    if start == end { return nil }
    return (String(decoding: source.bytes[start..<end], as: UTF8.self), start..<end)
  }
}

extension [Diagnostic] {
  /// True if one of them is an error.
  var hasErrors: Bool { contains { $0.severity == .error } }
}
