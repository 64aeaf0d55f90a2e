import ViewTreeSyntax

/// The parameters of a request, with the errors of those that are missing.
struct Parameters {
  private let node: JSONNode?
  private let method: String

  init(_ message: IncomingMessage) {
    node = message.parameters
    method = message.method ?? ""
  }

  /// A value by its path of names. `nil` if it doesn't exist.
  func value(_ path: String...) -> JSONNode? { value(path) }

  private func value(_ path: [String]) -> JSONNode? {
    path.reduce(node) { node, name in node?[name] }
  }

  func text(_ path: String...) throws(ProtocolError) -> String {
    guard let text = value(path)?.text else { throw missing(path, "a text") }
    return text
  }

  func position(_ path: String...) throws(ProtocolError) -> TextPosition {
    guard let position = value(path).flatMap({ TextPosition($0) }) else {
      throw missing(path, "a position")
    }
    return position
  }

  func elements(_ path: String...) throws(ProtocolError) -> [JSONNode] {
    guard let elements = value(path)?.elements else { throw missing(path, "a list") }
    return elements
  }

  func missing(_ path: [String], _ kind: String) -> ProtocolError {
    ProtocolError(.invalidParameters, ServerWords.missing(path, kind, of: method))
  }
}
