/// What an editor can do, as far as answers depend on it.
struct ClientCapabilities {
  /// How it counts characters of a line, of what the protocol offers.
  private(set) var encoding = PositionEncoding.utf16
  /// Whether it shows places that belong to a diagnostic.
  private(set) var showsRelatedPlaces = false
  /// Whether it shows symbols inside of others.
  private(set) var showsSymbolsAsTree = false

  init() {}

  init(_ node: JSONNode?) {
    let offered = node?["general"]?["positionEncodings"]?.elements ?? []
    encoding =
      offered.contains { $0.text == PositionEncoding.utf8.rawValue } ? .utf8 : .utf16
    let text = node?["textDocument"]
    showsRelatedPlaces = text?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
    showsSymbolsAsTree =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
  }
}
