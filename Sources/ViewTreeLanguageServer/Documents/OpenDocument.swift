import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// A document that an editor has open.
struct OpenDocument {
  let uri: String
  /// The editor's identifier of the language.
  private let languageID: String
  /// The editor's number of the text.
  private(set) var version: Int?
  private(set) var text: TextDocument
  /// True if its diagnostics must be published again.
  var isPending = true
  /// The parsed current text. `nil` until it's needed.
  private var reading: DocumentReading?
  /// The diagnostics of the current text. `nil` until they are needed.
  private var found: [Diagnostic]?
  /// The last version of the text that was a document without errors.
  private(set) var good: GoodDocument?

  init(
    uri: String, languageID: String, version: Int?, text: String, _ encoding: PositionEncoding
  ) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    let source = SourceFile(name: DocumentURI.path(uri), text: text)
    self.text = TextDocument(source, encoding)
  }

  /// The language, from the name of the file, the editor, or the first line, in this order.
  var language: SourceSyntax {
    let name = text.source.name
    let endings = [".json", ".jsonc", ".yaml", ".yml", ".swift"]
    if endings.contains(where: name.hasSuffix) { return SourceSyntax(of: text.source) }
    return SourceSyntax(rawValue: languageID) ?? SourceSyntax(of: text.source)
  }

  /// True if other files were read with it.
  var hasOtherFiles: Bool { reading.map { !$0.source.parts.isEmpty } ?? false }

  /// Takes another text.
  mutating func change(to text: TextDocument, version: Int?) {
    self.text = text
    self.version = version ?? self.version
    forget()
  }

  /// Discards the parsed text, because a file that was read with it has changed.
  mutating func forget() {
    reading = nil
    found = nil
    isPending = true
  }

  /// The parsed text, cached.
  mutating func read(
    _ files: ServerFiles, limits: ReaderLimits, _ programs: ProgramPool
  ) -> DocumentReading {
    if let reading { return reading }
    let source = source(files)
    let reading = DocumentReading(source, language, limits: limits, programs)
    self.reading = reading
    if let document = reading.document { good = GoodDocument(document, reading) }
    return reading
  }

  /// The diagnostics of the text, cached. Empty before the text was read.
  mutating func diagnostics(limits: EvaluationLimits) -> [Diagnostic] {
    if let found { return found }
    guard let reading else { return [] }
    let found = DocumentDiagnosis.diagnostics(of: reading, limits: limits)
    self.found = found
    return found
  }

  /// The text, followed by the files that its settings name.
  private func source(_ files: ServerFiles) -> SourceFile {
    guard language == .swift else { return text.source }
    let others = files.others(text.source).compactMap { path in
      files.read(path).map { SourceFile(name: path, bytes: $0) }
    }
    return others.isEmpty
      ? text.source : SourceFile(name: text.source.name, files: [text.source] + others)
  }

  /// Changes the stored state of the last valid text.
  mutating func withGood<Result>(_ body: (inout GoodDocument) -> Result) -> Result? {
    guard var good else { return nil }
    let result = body(&good)
    self.good = good
    return result
  }
}
