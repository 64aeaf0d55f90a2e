import ViewTreeSyntax

extension LanguageServer {
  mutating func open(_ parameters: Parameters) throws(ProtocolError) {
    let uri = try parameters.text("textDocument", "uri")
    documents[uri] = OpenDocument(
      uri: uri, languageID: parameters.value("textDocument", "languageId")?.text ?? "",
      version: parameters.value("textDocument", "version")?.integer,
      text: try parameters.text("textDocument", "text"), client.encoding)
    forgetFiles(exceptOf: uri)
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
    documents[uri]?.change(to: text, version: version)
    forgetFiles(exceptOf: uri)
  }

  /// Closes a document and withdraws its diagnostics.
  mutating func close(_ parameters: Parameters) throws(ProtocolError) {
    let uri = try parameters.text("textDocument", "uri")
    guard documents.removeValue(forKey: uri) != nil else { return }
    closed.append(uri)
    forgetFiles()
  }

  /// Discards the parsed Swift files, because the files that are read with them may have changed.
  mutating func forgetFiles(exceptOf changed: String? = nil) {
    for uri in documents.keys where uri != changed {
      if documents[uri]?.hasOtherFiles == true { documents[uri]?.forget() }
    }
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
    guard let reading = documents[uri]?.read(files, limits: limits.reader, programs),
      let document = documents[uri]
    else { throw ProtocolError(.invalidParameters, ServerWords.notOpen(uri)) }
    return (document, reading)
  }

  // MARK: - Diagnostics

  /// The current diagnostics of a document, to publish.
  mutating func publish(_ uri: String) -> OrderedJSON? {
    let files = files
    guard let reading = documents[uri]?.read(files, limits: limits.reader, programs) else {
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
