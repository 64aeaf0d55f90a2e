/// The capabilities of an editor that affect the responses.
struct ClientCapabilities {
  /// The editor's unit for positions in a line, as negotiated in the protocol.
  private(set) var encoding = PositionEncoding.utf16
  /// True if it shows the related locations of a diagnostic.
  private(set) var showsRelatedPlaces = false
  /// True if it reports changes of files on request.
  private(set) var watchesFiles = false
  /// True if it shows nested symbols.
  private(set) var showsSymbolsAsTree = false

  init() {}

  init(_ node: JSONNode?) {
    let offered = node?["general"]?["positionEncodings"]?.elements ?? []
    encoding =
      offered.contains { $0.text == PositionEncoding.utf8.rawValue } ? .utf8 : .utf16
    let watching = node?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.bool ?? false
    let text = node?["textDocument"]
    showsRelatedPlaces = text?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
    showsSymbolsAsTree =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
  }
}
