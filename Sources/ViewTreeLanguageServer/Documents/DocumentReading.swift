import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// A text, parsed as a document.
struct DocumentReading {
  let language: SourceSyntax
  /// The source that was read: the text, followed by the files that it was read with.
  let source: SourceFile
  /// The values that could be read. `nil` for a Swift file with errors.
  let tree: SyntaxTree?
  /// The document. `nil` if there are errors.
  let document: Document?
  let diagnostics: [Diagnostic]
  /// True if the text declares itself to be a document, or is a configuration.
  let isDocument: Bool
  /// True for the configuration of a project.
  let isConfiguration: Bool

  /// Parses an open text with the files around it.
  init(
    _ text: SourceFile, _ language: SourceSyntax, _ files: OpenFiles, limits: ReaderLimits
  ) {
    if language == .swift {
      self.init(swift: text, files)
    } else {
      self.init(text, language, limits: limits) { files.configured($0, text) }
    }
  }

  private init(swift text: SourceFile, _ files: OpenFiles) {
    let result = files.swift(text.name)
    language = .swift
    source = result.source ?? text
    isDocument = Self.isDocument(text, .swift)
    isConfiguration = false
    tree = result.document?.tree
    document = result.document
    let own = source
    diagnostics =
      result.diagnostics.filter { Self.isShown($0, in: own) }
      + result.others.flatMap { Self.shown($0, in: own) }
  }

  /// Parses a text alone. `configured` applies the settings of a configuration.
  init(
    _ source: SourceFile, _ language: SourceSyntax, limits: ReaderLimits,
    configured: (DocumentReader.Result) -> DocumentReader.Result = { $0 }
  ) {
    self.language = language
    self.source = source
    let name = source.name.split(separator: "/").last.map(String.init) ?? ""
    isConfiguration = ProjectFolders.names.contains(name)
    isDocument = isConfiguration || Self.isDocument(source, language)
    guard language != .swift else {
      let result = SwiftDocumentReader.read(source, limits: limits) {
        Inspector.trial(of: $0, limits: .standard)
      }
      tree = result.document?.tree
      document = result.document
      diagnostics = result.diagnostics
      return
    }
    let tree = language.read(source, limits: limits)
    self.tree = tree
    guard !isConfiguration else {
      document = nil
      diagnostics = ProjectFolders.read(source).diagnostics
      return
    }
    let result = isDocument ? configured(DocumentReader.decode(tree)) : nil
    document = result?.document
    diagnostics = result?.diagnostics ?? []
  }

  /// True if a diagnostic is shown in the first file of a source. The warnings of other files are
  /// shown when these are open.
  private static func isShown(_ diagnostic: Diagnostic, in source: SourceFile) -> Bool {
    guard diagnostic.severity == .warning, let range = diagnostic.range,
      let own = source.parts.first?.range
    else { return true }
    return range.start <= own.upperBound
  }

  /// The diagnostics of a message, those of other files with their locations in words.
  private static func shown(
    _ part: DiagnosticReport.Part, in source: SourceFile
  ) -> [Diagnostic] {
    guard let other = part.source, other.name != source.name else { return part.diagnostics }
    let lines = LineTable(other)
    return part.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { range in
        let position = lines.position(at: range.start)
        return ":\(position.line):\(position.column)"
      }
      var shown = diagnostic
      shown.message = "\(other.name(at: diagnostic.range))\(place ?? ""): \(diagnostic.message)"
      (shown.range, shown.notes, shown.fixIt) = (nil, [], nil)
      return shown
    }
  }

  /// True if an object has the key `viewtree`. A Swift file is a document if it has a settings
  /// comment.
  private static func isDocument(_ source: SourceFile, _ language: SourceSyntax) -> Bool {
    if language == .swift { return SwiftSettings.range(in: source.bytes) != nil }
    var search = KeySearch(for: "viewtree", in: language)
    search.take(source.bytes)
    return search.answer == .found
  }
}
