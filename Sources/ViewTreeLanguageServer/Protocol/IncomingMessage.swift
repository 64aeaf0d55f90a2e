import ViewTreeSyntax

/// An incoming message: a request if it has an id, and otherwise a notification.
package struct IncomingMessage {
  /// The identifier that the answer repeats. `nil` for a notification.
  package let id: OrderedJSON?
  /// The requested method. `nil` in an answer to a request of the server.
  package let method: String?
  package let parameters: JSONNode?
  /// The result of a request of the server. `nil` in other messages, and after an error.
  package let result: JSONNode?

  /// Reads the content of a message.
  package init(_ content: [UInt8]) throws(ProtocolError) {
    let limits = ReaderLimits(problems: 1, duplicateKeys: .warning)
    let source = SourceFile(name: "message", bytes: content)
    let tree = JSONReader.read(source, limits: limits)
    if let problem = tree.diagnostics.first(where: { $0.severity == .error }) {
      throw ProtocolError(.parse, ServerWords.notJSON(problem, in: source))
    }
    let root = JSONNode(tree: tree, index: 0)
    guard root.isObject else { throw ProtocolError(.invalidRequest, ServerWords.notAnObject) }
    method = root["method"]?.text
    parameters = root["params"]
    result = root["result"]
    id = try root["id"].map { id throws(ProtocolError) in try Self.id(id) }
    guard method != nil || root["result"] != nil || root["error"] != nil else {
      throw ProtocolError(.invalidRequest, ServerWords.noMethod)
    }
  }

  private static func id(_ node: JSONNode) throws(ProtocolError) -> OrderedJSON {
    if let number = node.integer { return .integer(number) }
    if let text = node.text { return .text(text) }
    throw ProtocolError(.invalidRequest, ServerWords.badID)
  }
}
