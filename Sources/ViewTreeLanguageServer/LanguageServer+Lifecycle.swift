import ViewTreeRequests
import ViewTreeSyntax

extension LanguageServer {
  /// Answers with the capabilities of the server.
  mutating func initialize(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    guard case .started = phase else {
      throw ProtocolError(.invalidRequest, ServerWords.initializedTwice)
    }
    client = ClientCapabilities(parameters.value("capabilities"))
    phase = .initialized
    return [
      "capabilities": Self.capabilities(client.encoding),
      "serverInfo": ["name": "viewtree", "version": .text(ViewTreeVersion.text)],
    ]
  }

  /// The request to report changes of the files that documents are read with.
  static let watchRequest: OrderedJSON = [
    "jsonrpc": "2.0", "id": "watch", "method": "client/registerCapability",
    "params": [
      "registrations": [
        [
          "id": "watch", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": [
            "watchers": .list(
              ["swift", "pbxproj", "yml", "yaml", "json", "xcstrings", "strings"].map {
                ["globPattern": .text("**/*.\($0)")]
              })
          ],
        ]
      ]
    ],
  ]

  private static func capabilities(_ encoding: PositionEncoding) -> OrderedJSON {
    [
      "positionEncoding": .text(encoding.rawValue),
      // 2 means that changes arrive as parts of the text.
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentSymbolProvider": true, "documentFormattingProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "completionProvider": ["triggerCharacters": [".", "\"", ":", "("]],
    ]
  }
}
