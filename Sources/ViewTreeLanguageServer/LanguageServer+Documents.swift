import ViewTreeSyntax

extension LanguageServer {
  mutating func open(_ parameters: Parameters) throws(ProtocolError) {
    let uri = try parameters.text("textDocument", "uri")
    changeCount += 1
    documents[uri] = OpenDocument(
      uri: uri, languageID: parameters.value("textDocument", "languageId")?.text ?? "",
      version: parameters.value("textDocument", "version")?.integer,
      text: try parameters.text("textDocument", "text"), client.encoding,
      changeNumber: changeCount)
    forgetReaders(of: documents[uri])
  }

  /// Applies the changes in order, or none of them if one is invalid.
  mutating func change(_ parameters: Parameters) throws(ProtocolError) {
    let uri = try parameters.text("textDocument", "uri")
    guard let document = documents[uri] else { return }
    var text = document.text
    for change in try parameters.elements("contentChanges") {
      guard let replacement = change["text"]?.text else {
        throw parameters.missing(["contentChanges", "text"], "a text")
      }
      guard let node = change["range"] else {
        text = text.replacing(0..<text.bytes.count, with: replacement)
        continue
      }
      guard let range = text.range(node) else {
        throw parameters.missing(["contentChanges", "range"], "a range")
      }
      text = text.replacing(range, with: replacement)
    }
    let version = parameters.value("textDocument", "version")?.integer
    changeCount += 1
    documents[uri]?.change(to: text, version: version, number: changeCount)
    forgetReaders(of: documents[uri])
  }

  /// Closes a document and withdraws its diagnostics.
  mutating func close(_ parameters: Parameters) throws(ProtocolError) {
    let uri = try parameters.text("textDocument", "uri")
    guard let document = documents.removeValue(forKey: uri) else { return }
    closed.append(uri)
    forgetReaders(of: document)
  }

  /// Discards the parsed text of all other documents that a document was read with.
  private mutating func forgetReaders(of changed: OpenDocument?) {
    guard let changed else { return }
    for (uri, document) in documents where uri != changed.uri && document.depends(on: changed) {
      documents[uri]?.forget()
    }
  }

  /// Discards the parsed text of all documents, because any file may have changed.
  mutating func forgetAll() {
    for uri in documents.keys { documents[uri]?.forget() }
  }

  // MARK: - Locations

  /// The cursor of a request in its document.
  mutating func place(_ parameters: Parameters) throws(ProtocolError) -> DocumentPlace {
    let (document, reading) = try document(parameters)
    let position = try parameters.position("position")
    return DocumentPlace(
      uri: document.uri, text: document.text, offset: document.text.offset(at: position),
      reading: reading, good: document.good)
  }

  /// The document of a request, and its parsed text.
  mutating func document(
    _ parameters: Parameters
  ) throws(ProtocolError) -> (OpenDocument, DocumentReading) {
    let uri = try parameters.text("textDocument", "uri")
    let files = files
    guard let reading = documents[uri]?.read(files, limits: limits.reader),
      let document = documents[uri]
    else { throw ProtocolError(.invalidParameters, ServerWords.notOpen(uri)) }
    return (document, reading)
  }

  // MARK: - Diagnostics

  /// The current diagnostics of a document, to publish.
  mutating func publish(_ uri: String) -> OrderedJSON? {
    let files = files
    guard let reading = documents[uri]?.read(files, limits: limits.reader) else {
      return nil
    }
    documents[uri]?.isPending = false
    guard let document = documents[uri] else { return nil }
    let found = documents[uri]?.diagnostics(limits: limits.evaluation) ?? []
    let published = PublishedDiagnostic(
      text: document.text, source: reading.source, uri: uri,
      showsRelatedPlaces: client.showsRelatedPlaces)
    return Self.notification(
      uri, version: document.version, found.map { published.json($0) })
  }

  /// A notification with the diagnostics of a document.
  static func notification(
    _ uri: String, version: Int?, _ diagnostics: [OrderedJSON]
  ) -> OrderedJSON {
    var parameters: [(String, OrderedJSON)] = [("uri", .text(uri))]
    if let version { parameters.append(("version", .integer(version))) }
    parameters.append(("diagnostics", .list(diagnostics)))
    return [
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": .object(parameters),
    ]
  }
}
