import ViewTreeDocument
import ViewTreeGolden
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
  /// The path of the file, and its path without links.
  let paths: [String]
  /// True if its diagnostics must be published again.
  var isPending = true
  /// The number of the last change of the text, counted over all documents.
  private(set) var changeNumber: Int
  /// The parsed current text. `nil` until it's needed.
  private var reading: DocumentReading?
  /// The diagnostics of the current text. `nil` until they are needed.
  private var found: [Diagnostic]?
  /// The last version of the text that was a document without errors.
  private(set) var good: GoodDocument?

  init(
    uri: String, languageID: String, version: Int?, text: String, _ encoding: PositionEncoding,
    changeNumber: Int
  ) {
    self.changeNumber = changeNumber
    self.uri = uri
    self.languageID = languageID
    self.version = version
    let source = SourceFile(name: DocumentURI.path(uri), text: text)
    self.text = TextDocument(source, encoding)
    let resolved = (try? FileSystem.resolved(source.name)) ?? nil
    paths = [source.name] + (resolved.map { [$0] } ?? [])
  }

  /// The language, from the name of the file, the editor, or the first line, in this order.
  var language: SourceSyntax {
    let name = text.source.name
    let endings = [".json", ".jsonc", ".yaml", ".yml", ".swift"]
    if endings.contains(where: name.hasSuffix) { return SourceSyntax(of: text.source) }
    return SourceSyntax(rawValue: languageID) ?? SourceSyntax(of: text.source)
  }

  /// True if a file was read with it, or determines how it's read.
  func depends(on file: OpenDocument) -> Bool {
    if ProjectFolders.names.contains(where: { file.text.source.name.hasSuffix("/" + $0) }) {
      return true
    }
    return reading?.source.parts.contains { file.paths.contains($0.name) } ?? false
  }

  /// Takes another text.
  mutating func change(to text: TextDocument, version: Int?, number: Int) {
    self.text = text
    changeNumber = number
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
  mutating func read(_ files: OpenFiles, limits: ReaderLimits) -> DocumentReading {
    if let reading { return reading }
    let reading = DocumentReading(text.source, language, files, limits: limits)
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

  /// Changes the stored state of the last valid text.
  mutating func withGood<Result>(_ body: (inout GoodDocument) -> Result) -> Result? {
    guard var good else { return nil }
    let result = body(&good)
    self.good = good
    return result
  }
}
